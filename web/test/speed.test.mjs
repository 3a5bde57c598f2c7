// How long a phone takes whose processor is four times as slow: told, not asserted, for no machine is another. What counts is the
// time of the page's own thread, whatever else the machine does.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { FOLDER, device, launch } from './browser.mjs';
import { TURN } from './cases.mjs';
import { serve } from './serve.mjs';

const SLOW = 4;
const LATE = 60;
const TABLES = {
  azul: `game: azul
phase: offer
turn: Ana
players:
  - {name: Ana, score: 12, wall: ["B Y . K W", ". B . . .", ". . . . .", ". . . . .", ". . . . ."], lines: "", floor: ""}
  - {name: Ben, score: 7, wall: "", lines: ["", KK, "", "", ""], floor: ""}
factories: [BBRR, KKWW, YYYY, RRWW, BKYW]
centre: "1"
`,
  'blue-moon-city': TURN,
};
const middle = (times) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

let house;
before(async () => { house = await launch(); });
after(() => house.close());

for (const [game, text] of Object.entries(TABLES)) {
  test(`${game}: how long a phone takes`, async () => {
    const player = await device(house, { text });
    const { page } = player;
    const devtools = await page.createCDPSession();
    await page.tracing.start({ categories: ['disabled-by-default-devtools.timeline'] });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    // What the page does a moment later is another task than what it does at once: here it is so late that both are told apart.
    await page.evaluate((late) => {
      const own = setTimeout;
      globalThis.setTimeout = (act, wait = 0, ...more) => own(act, wait + late, ...more);
    }, LATE);
    const busy = async () => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
    /** Milliseconds of the page's thread until the next frame is there, and then until all is drawn. */
    const time = async (act) => {
      const frame = () => page.evaluate(() => new Promise((done) => {
        requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = done; port2.postMessage(null); });
      }));
      const start = await busy();
      await act();
      await frame();
      const seen = await busy();
      await player.settle(3 * LATE);
      await frame();
      const [first, then] = [seen - start, await busy() - seen].map((time) => 1000 * SLOW * time);
      return { first, all: first + then };
    };
    // What it costs to ask is not the page's.
    const nothing = [];
    for (let turn = 0; turn < 9; turn += 1) nothing.push(await time(() => page.evaluate(() => {})));
    const [idle, still] = ['first', 'all'].map((which) => middle(nothing.map((one) => one[which])));
    const click = (selector) => time(() => page.$eval(selector, (button) => button.click()));
    const [taps, changes, views] = [[], [], []];
    for (const view of ['score', 'rulings', 'text', 'share']) views.push((await click(`[data-key="${view}"]`)).all);
    const asked = Date.now();
    await click('[data-key="move"]');
    await player.ready();
    const listed = Date.now() - asked;
    const judged = await page.$('.legal .says, .chips button') ? (await click('.legal .says, .chips button')).all : 0;
    await click('[data-key="board"]');
    for (let turn = 0; turn < 12; turn += 1) {
      taps.push((await time(() => page.evaluate((turn) => {
        const all = [...document.querySelectorAll('.spot')].filter((spot) => /line|crystals|offerings/.test(spot.getAttribute('aria-label')));
        all[turn % all.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }, turn))).all);
      const change = await page.$('#panel .swatch:not([aria-pressed="true"]), #panel [data-key="by1"]:not([disabled])');
      if (change) changes.push((await time(() => change.evaluate((button) => button.click()))).first);
    }
    assert(taps.length > 0 && changes.length > 0);
    const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
    const clicks = traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === 'click');
    const [threads, begun] = [new Set(clicks.map(({ tid }) => tid)), Math.min(...clicks.map(({ ts }) => ts))];
    const is = ({ name, tid, ts, dur }) => name === 'RunTask' && threads.has(tid) && ts + dur > begun;
    const tasks = traceEvents.filter(is).map(({ tdur }) => SLOW * tdur / 1000);
    console.log(`${game}: touched ${(middle(taps) - still).toFixed(0)} ms, changed ${(middle(changes) - idle).toFixed(0)} ms, a view ${(middle(views) - still).toFixed(0)} ms, `
      + `May I? ${judged ? (judged - still).toFixed(0) : 'no'} ms, its list after ${listed} ms beside the page (not slowed), the longest task ${Math.max(...tasks).toFixed(0)} ms`);
    await player.leave();
  });
}

test('how long it takes until the first screen, and until the first table', async () => {
  const server = await serve(FOLDER, 0, {}, true);
  // Once, so that it is compressed already.
  for (const path of ['', 'js/azul.wasm', 'js/azul.en.json', 'js/azul.pl.json']) await (await fetch(server.url + path)).arrayBuffer();
  for (const language of ['en', 'pl']) {
    const context = await house.browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 360, height: 740, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
    await page.evaluateOnNewDocument((language) => localStorage.setItem('tilejudge.language', JSON.stringify(language)), language);
    await page.emulateCPUThrottling(SLOW);
    // Nine megabits a second, 60 ms to the server and back.
    await page.emulateNetworkConditions({ download: 9e6 / 8, upload: 1.5e6 / 8, latency: 60 });
    const opened = Date.now();
    await page.goto(server.url);
    await page.waitForSelector('html[data-ready]', { timeout: 60000 });
    const first = Date.now() - opened;
    const begun = Date.now();
    await page.$eval('[data-key="begin"]', (button) => button.click());
    await page.waitForSelector('.spot', { timeout: 60000 });
    console.log(`${language}: the first screen after ${first} ms, the first table ${Date.now() - begun} ms after it was asked for`);
    await context.close();
  }
  server.close();
});
