// Without a network, with hostile cases, on a slow phone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { device, launch } from './browser.mjs';

let house;
before(async () => { house = await launch(); });
after(() => house.close());

const of = (name) => `game: azul-mini\nphase: tiling\nplayers:\n  - {name: ${JSON.stringify(name)}, score: 3, lines: [Y, "", "", "", ""], floor: RR}\nclaims: {${JSON.stringify(name)}: 9}\n`;

test('works without a network after it was there once', async () => {
  const player = await device(house, { text: of('Ana') });
  await player.page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await player.page.waitForFunction(() => navigator.serviceWorker.controller);
  await player.page.setOfflineMode(true);
  await player.page.reload();
  await player.page.waitForSelector('.spot', { timeout: 30000 });
  await player.tap('Ana, line 2, space 1');
  await player.press('blue');
  assert.match(await player.text(), /B/);
  assert.match(await player.verdict(), /Possible/);
  await player.page.setOfflineMode(false);
  await player.leave();
});

const HOSTILE = {
  markup: '<img src=x onerror=alert(1)><script>alert(2)</script>',
  'markup of pictures': '</title></text></svg><script>alert(3)</script>',
  'directions and combining signs': 'a\u202e\u0301\u0301\u0301\u0301b\u0000c',
};
for (const [what, name] of Object.entries(HOSTILE)) {
  test(`${what} in a name is text`, async () => {
    const player = await device(house, { text: of(name).replace('\\u0000', '') });
    for (const view of ['board', 'score', 'move', 'rulings', 'text', 'share']) {
      await player.press(view);
      await player.settle(60);
    }
    assert.equal(await player.page.$$eval('#app script, #app img, svg script', (all) => all.length), 0);
    await player.leave();
  });
}

const BROKEN = {
  'a name of 100,000 letters': of('x'.repeat(100000)),
  '100,000 brackets': `game: azul-mini\nplayers: ${'['.repeat(100000)}`,
  'no case': 'just words',
  'broken YAML': 'game: azul-mini\nplayers:\n  - {name: Ana, wall: [',
  'another game': 'game: chess\n',
  'a long text': `game: azul-mini\nnote: ${JSON.stringify('<b>'.repeat(33334))}\nplayers: [{name: Ana, wall: ""}]\n`,
};
for (const [what, text] of Object.entries(BROKEN)) {
  test(`${what} is answered`, async () => {
    const player = await device(house, { text });
    assert.match(await player.verdict(), /\w/);
    for (const view of ['score', 'move', 'rulings', 'text', 'share', 'board']) await player.press(view);
    await player.press('new');
    await player.press('begin');
    assert((await player.spots()).length > 20);
    await player.leave();
  });
}

test('a link that holds nothing is no harm', async () => {
  for (const hash of ['#c=', '#c=AAAA', '#c=!!!', '#<script>']) {
    const player = await device(house, { hash });
    assert.match(await player.reads('#app'), /Which game/);
    await player.leave();
  }
});

test('a thousand taps keep no memory; how fast a phone is that is four times as slow is told', async () => {
  const player = await device(house, { text: of('Ana') });
  const { page } = player;
  await page.emulateCPUThrottling(4);
  const opened = Date.now();
  await page.reload();
  await page.waitForSelector('.pill');
  const first = Date.now() - opened;
  // A tap and the next frame after the new picture.
  const times = await page.evaluate(async () => {
    const frame = () => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); });
    const times = [];
    for (let turn = 0; turn < 30; turn += 1) {
      const spot = [...document.querySelectorAll('.spot')].find((one) => /line 5, space \d/.test(one.getAttribute('aria-label')));
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await frame();
      const swatch = document.querySelectorAll('.swatch')[turn % 5];
      const begun = performance.now();
      swatch.click();
      times.push(performance.now() - begun);
      await frame();
    }
    return times.sort((one, other) => one - other);
  });
  const heap = async () => {
    const library = await page.evaluate(async () => (await (await import('./js/library.js?azul')).default()).memory.buffer.byteLength);
    return ((await page.metrics()).JSHeapUsedSize + library) / 1e6;
  };
  await page.emulateCPUThrottling(1);
  const before = await heap();
  await page.evaluate(async () => {
    for (let turn = 0; turn < 1000; turn += 1) {
      document.querySelectorAll('.swatch')[turn % 5].click();
      if (turn % 50 === 0) await new Promise((done) => { setTimeout(done); });
    }
  });
  const median = times[Math.floor(times.length / 2)];
  const after = await heap();
  console.log(`first verdict ${first} ms; a tap ${median.toFixed(0)} ms (worst ${times.at(-1).toFixed(0)}); ${before.toFixed(1)} MB, after 1,000 taps ${after.toFixed(1)} MB`);
  assert(after < before + 30, `${before} MB, then ${after} MB`);
  await player.leave();
});
