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
await page.click('[data-key="board"]').catch(() => {});
const step = async (turn) => {
  await page.evaluate((turn) => {
    const all = [...document.querySelectorAll('.spot')].filter((spot) => /line|crystals|offerings/.test(spot.getAttribute('aria-label')));
    all[turn % all.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, turn);
  await new Promise(r => setTimeout(r, 400));
  const change = await page.$('#panel .swatch:not([aria-pressed="true"]), #panel [data-key="by1"]:not([disabled])');
  return change;
};
for (let i = 0; i < 4; i++) { const c = await step(i); if (c) await c.evaluate(b => b.click()); await new Promise(r => setTimeout(r, 300)); }
await page.tracing.start({ categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'] });
let n = 0;
for (let i = 4; i < 16; i++) { const c = await step(i); await page.evaluate(() => performance.mark('A')); if (c) { n++; await c.evaluate(b => { console.timeStamp('go'); b.click(); }); } await new Promise(r => setTimeout(r, 500)); }
const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
const clicks = traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === 'click');
const tid = clicks[0].tid, pid = clicks[0].pid;
const ev = traceEvents.filter(e => e.tid === tid && e.pid === pid && e.ph === 'X').sort((a, b) => a.ts - b.ts);
// windows: from every second click (change) for 150 ms
const gos = traceEvents.filter(e => e.name === 'TimeStamp' && e.args.data.message === 'go').map(e => e.ts);
const total = new Map();
const stack = [];
for (const e of ev) {
  const w = gos.find(g => e.ts >= g - 1000 && e.ts < g + 300000);
  if (!w) continue;
  while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop();
  const key = e.name + (e.name === 'FunctionCall' ? ' ' + (e.args.data.functionName ?? '') : '');
  total.set(key, (total.get(key) ?? 0) + (e.tdur ?? 0));
  if (stack.length) { const p = stack.at(-1); total.set(p.key, total.get(p.key) - (e.tdur ?? 0)); }
  e.key = key; stack.push(e);
}
console.log('changes', gos.length);
console.log([...total].sort((a, b) => b[1] - a[1]).slice(0, 25).map(([k, v]) => `${(4 * v / 1000 / gos.length).toFixed(1)} ms ${k}`).join('\n'));
await house.close();
