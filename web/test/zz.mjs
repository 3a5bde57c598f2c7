import { device, launch } from './browser.mjs';
import { TURN } from './cases.mjs';
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
for (const [game, text] of Object.entries(TABLES).filter(([g]) => !process.argv[2] || g === process.argv[2])) {
  const player = await device(house, { text });
  const { page } = player;
  const out = await page.evaluate(async (text) => {
    const r = await import('./js/referee.js');
    const s = await import('./js/state.js');
    const t = (f, n = 30) => { f(); f(); const all = []; for (let i = 0; i < n; i++) { const a = performance.now(); f(); all.push(performance.now() - a); } all.sort((a, b) => a - b); return 4 * all[n >> 1]; };
    const req = { ...s.asked(), breadth: 5000, as_typed: false, dark: false };
    const answer = r.look(req);
    const str = JSON.stringify(answer);
    return { look: t(() => r.look(req)), parse: t(() => JSON.parse(str)), bytes: str.length, svg: answer.screen.svg.length, spots: answer.screen.spots.length,
      report: JSON.stringify(answer.report).length,
      lookas: t(() => r.look({ ...req, question: 'check' })), slot: t(() => r.slots({...s.asked()}, answer.screen.spots.slice(0,1))), keys: Object.keys(answer) , askedkeys: JSON.stringify(Object.keys(req)) };
  }, text);
  console.log(game, out);
  await player.leave?.();
}
await house.close();
