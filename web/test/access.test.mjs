// For everybody: no violation that axe-core knows, the keyboard alone, small and large, light and dark. The pictures are to be looked at.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { device, launch } from './browser.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHOTS = process.env.SHOTS ?? new URL('../../target/page-shots', import.meta.url).pathname;
const CASES = {
  azul: '../../fixtures/azul/check/floor-eight.yaml',
  pavilion: '../../fixtures/azul-summer-pavilion/score/claim-colour-breaks-run.yaml',
  city: '../../fixtures/blue-moon-city/replay/a-whole-game.yaml',
};
const VIEWS = ['board', 'score', 'move', 'rulings', 'text', 'share'];
let house;
before(async () => { house = await launch(); mkdirSync(SHOTS, { recursive: true }); });
after(() => house.close());

const TABLE = `game: azul-mini
phase: offer
turn: Ana
players:
  - {name: Ana, score: 9, wall: [BY..., WBY.., ..B.., ....., .....], lines: ["", "", "KK", "", "WWWW"], floor: ""}
  - {name: Luis, score: 3, wall: [B...., W...., ....., ....., .....], lines: ["", "R", "", "", ""], floor: ""}
factories: [YYBR, KKRW, BBRW, RRKW, BKYW]
centre: "1"
claims: {Luis: 4}
`;

for (const [width, height, dark] of [[360, 740, false], [360, 740, true], [1280, 800, false], [1280, 800, true]]) {
  test(`${width} pixels, ${dark ? 'dark' : 'light'}: nothing that axe-core knows of, nothing beside the page`, async () => {
    const name = `${width}-${dark ? 'dark' : 'light'}`;
    const begin = await device(house, { width, height, dark });
    await sound(begin, 'the first screen');
    await begin.shot(`${SHOTS}/start-${name}.png`);
    await begin.leave();
    const player = await device(house, { width, height, dark, text: TABLE });
    for (const view of VIEWS) {
      await player.press(view);
      await player.settle(300);
      if (view === 'move') await player.tap('factory 1');
      await sound(player, view);
      await player.shot(`${SHOTS}/${view}-${name}.png`);
    }
    await player.press('board');
    await player.tap('Ana, line 4, space 2');
    await sound(player, 'the palette');
    await player.shot(`${SHOTS}/palette-${name}.png`);
    await player.leave();
  });
}

for (const [game, file] of Object.entries(CASES)) {
  test(`${game}: as sound as the others`, async () => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    for (const width of [320, 1280]) {
      const player = await device(house, { text, width, height: 800 });
      await sound(player, game);
      await player.shot(`${SHOTS}/${game}-${width}.png`);
      await player.leave();
    }
  });
}

/** No violation, and nothing that is wider than the screen. */
async function sound(player, where) {
  await player.page.evaluate(AXE);
  const { violations } = await player.page.evaluate(() => axe.run({ resultTypes: ['violations'] }));
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`);
  assert.deepEqual(told, [], where);
  const [inner, outer] = await player.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert(inner <= outer, `${where}: ${inner} of ${outer} pixels`);
}

test('the keyboard alone', async () => {
  const player = await device(house);
  const { page } = player;
  const focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? (document.activeElement === document.body ? '' : document.activeElement.textContent));
  const until = async (wanted, key = 'Tab') => {
    for (let tries = 0; tries < 60; tries += 1) {
      if (wanted.test(await focused())) return;
      await page.keyboard.press(key);
    }
    assert.fail(`${wanted} is not reached, but ${await focused()}`);
  };
  await until(/^Azul Mini$/);
  await page.keyboard.press('Enter');
  await until(/^Lay the table$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.spot');
  await until(/Ana|Ben|wall|line|factor/);
  // Into the wall, whichever space one comes to first.
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowUp']) {
    if (/wall, row/.test(await focused())) break;
    await page.keyboard.press(key);
  }
  assert.match(await focused(), /wall, row \d, column \d: empty/);
  await page.keyboard.press('Enter');
  assert.match(await focused(), /wall, row \d, column \d: (blue|yellow|red|black|white)/);
  await until(/^Table$/);
  await page.keyboard.press('ArrowRight');
  assert.match(await focused(), /^Score$/);
  await player.leave();
});
