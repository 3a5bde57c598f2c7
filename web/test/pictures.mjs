// The pictures of the page in the guide: `node web/test/pictures.mjs`.
import { device, launch } from './browser.mjs';

const OUT = new URL('../../docs/pictures/', import.meta.url).pathname;
const BOARDS = `players:
  - {name: Ana, score: 12, wall: [BY..., WBY.., ..B.., ....., .....], lines: ["", "", "KK", "BBB", "WWWW"], floor: "1"}
  - {name: Luis, score: 3, wall: [B...., W...., ....., ....., .....], lines: ["", "RR", "WW", "YYY", "KKKK"], floor: ""}
`;
const TILING = `game: azul-mini\nphase: tiling\n${BOARDS}`;
const OFFER = `game: azul-mini
phase: offer
turn: Ana
players:
  - {name: Ana, score: 3, wall: [BY..., ....., ....., ....., .....], lines: ["", "", "KK", "", "WWW"], floor: ""}
  - {name: Luis, score: 1, wall: [B...., ....., ....., ....., .....], lines: ["", "R", "", "", ""], floor: ""}
factories: [YYBR, KKRW, BBRW, RRKW, BKYW]
centre: "1"
`;
const CLAIM = `game: azul
phase: tiling
players:
  - {name: Ana, score: 12, wall: [.YR.., .BY.., .W.Y., ...B., .....], lines: ['', RR, '', '', ''], floor: 1K}
claims: {Ana: 13}
`;
const house = await launch();
const picture = async (name, text, act) => {
  const player = await device(house, { text, width: 360, height: 640, scale: 1.25 });
  await act(player);
  await player.settle(500);
  await player.page.evaluate(() => scrollTo(0, 0));
  await player.settle(200);
  await player.shot(`${OUT}page-${name}.png`);
  await player.leave();
};
await picture('start', null, async () => {});
await picture('board', TILING, async (player) => {
  await player.tap('Ana, wall, row 3, column 4');
});
await picture('wrong', TILING.replace('"KK"', '"KKB"'), async () => {});
await picture('score', CLAIM, async (player) => {
  await player.press('score');
  await player.page.$eval('.claims', (claims) => claims.scrollIntoView({ block: 'start' }));
});
await picture('move', OFFER, async (player) => {
  await player.press('move');
  await player.tap('factory 1');
  await player.press('yellow');
});
await house.close();
