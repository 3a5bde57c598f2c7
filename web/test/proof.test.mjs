// The proof is seen: the ring and the sentence of every step are both in what is free of the screen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { device, launch } from './browser.mjs';

let house;
before(async () => { house = await launch(); });
after(() => house.close());

const ROUND = `game: azul-mini
phase: tiling
players:
  - {name: Ana, score: 21, wall: [BYR.., WBY.., K.BY., R..B., ....B], lines: ["K", "", "WW", "KKKK", "WWWW"], floor: "KK"}
  - {name: Luis, score: 13, wall: [BY..., WB..., K...., ....., .....], lines: ["R", "YY", "BBB", "", "RRRRR"], floor: "1RB"}
  - {name: Marta, score: 7, wall: [B...., WB..., ....., R...., .....], lines: ["K", "RR", "WWW", "", "YYYYY"], floor: ""}
`;
const END = `game: azul-mini
phase: end
players:
  - {name: Ana, score: 41, wall: [BYRKW, WBYRK, KWB.., RKW.., YR..B], lines: ["", "", "", "", ""], floor: ""}
  - {name: Luis, score: 30, wall: [BYRKW, WBY.., KWB.., R..B., ....B], lines: ["", "K", "R", "", "RRRR"], floor: ""}
  - {name: Marta, score: 17, wall: [B.R.W, WB.R., .W..., R...., YR...], lines: ["", "K", "RR", "", "KKKK"], floor: ""}
`;
const WRONG = `game: azul-mini
phase: tiling
players:
  - {name: Ana, score: 21, wall: [BYR.., WBY.., K.BY., R..B., ....B], lines: ["K", "", "WWBW", "KKKK", "WWWW"], floor: "KK"}
  - {name: Luis, score: 13, wall: [BY..., WB..., K...., ....., .....], lines: ["R", "YY", "BBB", "", "RRRRR"], floor: "1RBRBRBR"}
  - {name: Marta, score: 9, wall: [B...., WB..., ....., R..R., .....], lines: ["B", "RR", "WWW", "", "YYYYY"], floor: ""}
`;
const SCREENS = [[360, 740], [390, 844], [740, 360]];

/** Where rings and sentence are, and what is free for them. */
const where = (player) => player.page.evaluate(() => {
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const of = (element) => box(element.getBoundingClientRect());
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const both = (one, other) => ({ left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) });
  const [board, panel] = ['.board', '#panel'].map((part) => both(of(document.querySelector(part)), screen));
  return {
    board, panel,
    step: document.querySelector('.stepper span').textContent,
    says: document.querySelector('.sentence').textContent,
    sentence: of(document.querySelector('.sentence')),
    rings: [...document.querySelectorAll('.ring:not(.under)')].map(of),
  };
});
const within = (one, free) => one.left >= free.left - 1 && one.top >= free.top - 1 && one.right <= free.right + 1 && one.bottom <= free.bottom + 1;

async function proved(player, what) {
  const { board, panel, sentence, rings, says, step } = await where(player);
  const told = `${what}, ${step}: ${says} ${JSON.stringify({ board, panel, sentence, rings })}`;
  assert(within(sentence, panel), `the sentence is hidden: ${told}`);
  if (!rings.length) return;
  assert(within(rings[0], board), `the ring is hidden: ${told}`);
  const height = Math.max(...rings.map(({ bottom }) => bottom)) - Math.min(...rings.map(({ top }) => top));
  if (height + 14 < board.bottom - board.top) assert(rings.every((ring) => within(ring, board)), `a ring is hidden: ${told}`);
}

for (const [width, height] of SCREENS) {
  for (const size of [100, 200]) {
    test(`${width} by ${height} pixels, text at ${size} %: every step`, async () => {
      const opened = async (text) => {
        const player = await device(house, { text, width, height });
        await player.page.evaluate((size) => { document.documentElement.style.fontSize = `${size}%`; }, size);
        return player;
      };
      for (const text of [ROUND, END]) {
        const player = await opened(text);
        await player.press('score');
        await player.press('next');
        let steps = 0;
        for (let isLast = false; !isLast; steps += 1) {
          await proved(player, 'award');
          isLast = await player.page.$eval('[data-key="next"]', (next) => next.disabled);
          if (!isLast) await player.press('next');
        }
        assert(steps >= 6, `${steps} steps`);
        await player.leave();
      }
      const doubting = await opened(WRONG);
      const findings = await doubting.page.$$eval('.findings [data-key]', (all) => all.map((one) => one.dataset.key));
      assert(findings.length >= 3, await doubting.reads('#panel'));
      for (const finding of findings) {
        await doubting.press(finding);
        await proved(doubting, 'finding');
        await doubting.press('close');
      }
      await doubting.leave();
    });
  }
}
