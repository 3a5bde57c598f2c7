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
const cdp = await page.createCDPSession();
await cdp.send('Profiler.enable');
await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
await page.evaluate(async () => { const r = await import('./js/referee.js'); const s = await import('./js/state.js'); const req = { ...s.asked(), breadth: 5000, as_typed: false, dark: false }; for (let i = 0; i < 100; i++) r.look(req); });
await cdp.send('Profiler.start');
await page.evaluate(async () => { const r = await import('./js/referee.js'); const s = await import('./js/state.js'); const req = { ...s.asked(), breadth: 5000, as_typed: false, dark: false }; for (let i = 0; i < 200; i++) r.look(req); });
const { profile } = await cdp.send('Profiler.stop');
const byId = new Map(profile.nodes.map(n => [n.id, n]));
const self = new Map(); const total = new Map();
const parent = new Map(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
const short = (s) => s.replace(/::h[0-9a-f]{16}$/, '').replace(/\b(core|alloc|std)::/g, '').slice(0, 110);
profile.samples.forEach((id, i) => { const dt = profile.timeDeltas[i]; const seen = new Set();
  const n = byId.get(id); const f = short(n.callFrame.functionName); self.set(f, (self.get(f) ?? 0) + dt);
  for (let x = id; x; x = parent.get(x)) { const g = short(byId.get(x).callFrame.functionName); if (!seen.has(g)) { seen.add(g); total.set(g, (total.get(g) ?? 0) + dt); } } });
const all = profile.timeDeltas.reduce((a, b) => a + b);
const top = (m, n) => [...m].sort((a, b) => b[1] - a[1]).slice(0, n).map(([f, t]) => `${(100 * t / all).toFixed(1)} ${f}`).join('\n');
console.log('SELF\n' + top(self, 40)); console.log('TOTAL\n' + top(total, 70));
await house.close();
