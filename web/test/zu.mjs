import { device, launch } from './browser.mjs';
import { TURN } from './cases.mjs';
const game = process.argv[2];
const TABLES = { azul: `game: azul
phase: offer
turn: Ana
players:
  - {name: Ana, score: 12, wall: ["B Y . K W", ". B . . .", ". . . . .", ". . . . .", ". . . . ."], lines: "", floor: ""}
  - {name: Ben, score: 7, wall: "", lines: ["", KK, "", "", ""], floor: ""}
factories: [BBRR, KKWW, YYYY, RRWW, BKYW]
centre: "1"
`, 'blue-moon-city': TURN };
const house = await launch();
const player = await device(house, { text: TABLES[game] });
const { page } = player;
const all = {};
let n = 0;
for (let i = 0; i < 16; i++) {
  await page.evaluate((turn) => {
    const all = [...document.querySelectorAll('.spot')].filter((spot) => /line|crystals|offerings/.test(spot.getAttribute('aria-label')));
    all[turn % all.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, i);
  await new Promise(r => setTimeout(r, 300));
  const c = await page.$('#panel .swatch:not([aria-pressed="true"]), #panel [data-key="by1"]:not([disabled])');
  if (!c) continue; 
  const t = await c.evaluate((b) => { for (const k in TT) delete TT[k]; const a = performance.now(); b.click(); TT.click = performance.now() - a; return { ...TT }; });
  if (n++ > 2) for (const k in t) (all[k] ??= []).push(t[k]);
  await new Promise(r => setTimeout(r, 200));
}
for (const k in all) { all[k].sort((a, b) => a - b); console.log(k.padEnd(14), (4 * all[k][all[k].length >> 1]).toFixed(1), 'ms x4, n', all[k].length); }
await house.close();
