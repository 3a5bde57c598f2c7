// A new version of the page: it comes as a whole or not at all, whatever a server says of keeping files.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { FOLDER, device, launch } from './browser.mjs';
import { serve } from './serve.mjs';

let house;
before(async () => { house = await launch(); });
after(() => house.close());

const TEXT = 'game: azul\nphase: end\nplayers:\n  - {name: Zoe, score: 5, wall: "", lines: "", floor: ""}\n';
/** As long as the build writes it. */
const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** The page with a mark in three of its files, as if it had been built so. */
function version(mark) {
  const folder = mkdtempSync(join(tmpdir(), 'tilejudge-'));
  cpSync(FOLDER, folder, { recursive: true });
  const worker = join(folder, 'sw.js');
  for (const [file, from, to] of [
    ['words.en.json', /"view-share": ?".*?"/, `"view-share": "Share ${mark}"`],
    ['index.html', '<title>tilejudge', `<title>tilejudge ${mark}`],
    ['index.html', /data-version="[^"]*"/, `data-version="tilejudge-${mark}"`],
    ['style.css', ':root {', `:root { --mark: ${mark};`],
  ]) {
    const path = join(folder, file);
    const old = hash(path);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(old, hash(path)));
  }
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/'tilejudge-(\w+)'/, `'tilejudge-${mark}'`));
  return folder;
}

/** What the three files say that are in use. */
const marks = async (player) => {
  await player.page.waitForSelector('[data-key="share"]');
  return player.page.evaluate(() => [document.querySelector('[data-key="share"]').textContent, document.title,
    getComputedStyle(document.documentElement).getPropertyValue('--mark')].map((text) => text.match(/\d+/)?.[0]));
};
const kept = (player) => player.page.evaluate(async () => (await caches.keys()).sort());

for (const [headers, said] of [[{}, 'says nothing'], [{ 'cache-control': 'public, max-age=86400' }, 'lets files be kept a day']]) {
  test(`deployed twice, by a server that ${said}`, async () => {
    const server = await serve(version(1), 0, headers);
    const player = await device({ browser: house.browser, url: server.url }, { text: TEXT });
    const visit = async () => {
      await player.page.goto(server.url);
      await player.settle(1500);
      await player.page.waitForSelector('.spot');
      return marks(player);
    };
    await player.page.waitForFunction(() => navigator.serviceWorker.controller);
    assert.deepEqual(await marks(player), ['1', '1', '1']);
    const first = server.asked.length;
    // Half of a new version has arrived on the server: the whole old one is in use, and nothing is kept of the half.
    const whole = version(2);
    const half = version(2);
    cpSync(join(FOLDER, 'style.css'), join(half, 'style.css'));
    server.deploy(half);
    assert.deepEqual(await visit(), ['1', '1', '1']);
    assert.deepEqual(await kept(player), ['tilejudge-1', 'tilejudge-first']);
    assert.deepEqual(await visit(), ['1', '1', '1']);
    // All of it has: sooner or later a visit is one to the new version, and each to one alone.
    server.deploy(whole);
    let seen = [];
    for (let visits = 0; seen[0] !== '2' && visits < 6; visits += 1) {
      seen = await visit();
      assert.equal(new Set(seen).size, 1, seen.join(' '));
    }
    assert.deepEqual(seen, ['2', '2', '2']);
    assert.deepEqual(await kept(player), ['tilejudge-2']);
    assert.equal(await player.text(), TEXT);
    // Without headers a browser keeps nothing by itself; of a new version only what is new is fetched.
    console.log(`${first} requests at first, ${server.asked.length - first} for two new versions`);
    assert(!server.asked.slice(first).some((path) => path.endsWith('.wasm')), 'the library is fetched again');
    await player.leave();
    server.close();
  });
}
