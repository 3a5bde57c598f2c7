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
const step = async (turn) => {
  await page.evaluate((turn) => {
    const all = [...document.querySelectorAll('.spot')].filter((spot) => /line|crystals|offerings/.test(spot.getAttribute('aria-label')));
    all[turn % all.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, turn);
  await new Promise(r => setTimeout(r, 300));
  return page.$('#panel .swatch:not([aria-pressed="true"]), #panel [data-key="by1"]:not([disabled])');
};
const cdp = await page.createCDPSession();
await cdp.send('Profiler.enable');
await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
await page.evaluate(() => { globalThis.times = {}; });
const self = new Map(); const total = new Map(); let n = 0;
for (let i = 0; i < 16; i++) { const c = await step(i); if (!c) continue; n++;
  if (i > 2) await cdp.send('Profiler.start');
  await c.evaluate((b) => { b.click(); });
  if (i > 2) { const { profile } = await cdp.send('Profiler.stop');
const byId = new Map(profile.nodes.map(n => [n.id, n]));
const parent = new Map(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
const short = (s) => s.replace(/::h[0-9a-f]{16}$/, '').replace(/\b(core|alloc|std)::/g, '').slice(0, 110);
profile.samples.forEach((id, i) => { const dt = profile.timeDeltas[i]; const seen = new Set();
  const n = byId.get(id); const f = short(n.callFrame.functionName); self.set(f, (self.get(f) ?? 0) + dt);
  for (let x = id; x; x = parent.get(x)) { const g = short(byId.get(x).callFrame.functionName); if (!seen.has(g)) { seen.add(g); total.set(g, (total.get(g) ?? 0) + dt); } } });
  }
  await new Promise(r => setTimeout(r, 200)); }
const top = (m, k) => [...m].sort((a, b) => b[1] - a[1]).slice(0, k).map(([f, t]) => `${(4 * t / 1000 / (n - 3)).toFixed(2)} ms ${f}`).join('\n');
console.log(n + ' SELF\n' + top(self, 25)); console.log('TOTAL\n' + top(total, 60));
await house.close();
