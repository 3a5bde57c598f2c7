// The page comes in parts: a library for each game, its sentences for each language, each when it is asked for, and kept from then on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { FOLDER, device, launch } from './browser.mjs';
import { serve } from './serve.mjs';

/** So many bytes, compressed, are loaded before the first table lies there. */
const MOST = 1_000_000;
const editions = JSON.parse(readFileSync(`${FOLDER}/words.en.json`, 'utf8')).editions;
const packed = (path) => gzipSync(readFileSync(FOLDER + path.replace(/\/$/, '/index.html')), { level: 9 }).length;

let house;
const servers = [];
before(async () => { house = await launch(); });
after(() => { servers.forEach((server) => server.close()); return house.close(); });

/** A fresh device at a server of its own, which knows what it was asked. */
async function visit({ hold = () => {}, ...options } = {}) {
  const server = await serve(FOLDER);
  server.hold(hold);
  servers.push(server);
  const player = await device({ browser: house.browser, url: server.url }, options);
  return { server, player, parts: () => [...new Set(server.asked)].filter((path) => /\.wasm$|js\/.*\.json$/.test(path)).sort() };
}
/** Until the device keeps the page. */
const settled = ({ page }) => page.waitForFunction(() => navigator.serviceWorker.controller);

for (const library of new Set(editions.map((edition) => edition.library))) {
  for (const language of ['en', 'es', 'pl']) {
    test(`${library}, ${language}: a table lies there after less than a megabyte, and nothing of another game`, async () => {
      const { server, player, parts } = await visit({ language });
      assert.deepEqual(parts(), []);
      const { id } = editions.find((edition) => edition.library === library);
      await player.begin(id);
      await settled(player);
      assert((await player.spots()).length > 20);
      assert.deepEqual(parts(), [`/js/${library}.${language}.json`, `/js/${library}.wasm`]);
      const bytes = [...new Set(server.asked)].reduce((sum, path) => sum + packed(path), 0);
      console.log(`${library}, ${language}: ${bytes} bytes`);
      assert(bytes < MOST, `${bytes} bytes`);
      assert.equal(server.asked.filter((path) => path.endsWith('.wasm')).length, 1, 'the library is loaded twice');
      await player.leave();
    });
  }
}

/** Waits until a place with such a name can be touched: what knows the table may have to be loaded first. */
const shown = (player, name) => player.page.waitForFunction((source) => [...document.querySelectorAll('.spot')].some((spot) => new RegExp(source).test(spot.getAttribute('aria-label'))), {}, name.source);

test('another game is loaded when it is chosen, and stays without a network; what was never asked for is told', async () => {
  const { server, player, parts } = await visit();
  await player.begin('azul');
  await settled(player);
  await player.press('new');
  await player.begin('blue-moon-city');
  await shown(player, /city, row 1/);
  assert.deepEqual(parts(), ['/js/azul.en.json', '/js/azul.wasm', '/js/blue-moon-city.en.json', '/js/blue-moon-city.wasm']);
  // Nobody answers any more, whoever asks.
  server.deploy('/nowhere');
  await player.page.reload();
  await player.page.waitForSelector('.spot');
  await player.ready();
  await shown(player, /city, row 1/);
  // The table before it is of another game; the third game is not there.
  await player.press('new');
  await player.press('table-1');
  await shown(player, /wall, row 1/);
  await player.press('new');
  for (const key of ['game-azul-summer-pavilion', 'begin']) await player.press(key);
  assert.match(await player.reads('.notice'), /not on the device yet/);
  player.odd.length = 0;
  server.deploy(FOLDER);
  await player.press('begin');
  await shown(player, /star/);
  await player.leave();
});

test('a game whose library comes after the device began to keep the page is kept, too', async () => {
  // What keeps the page comes once the library is asked for, and the library once it keeps it.
  let [isAsked, isKept] = [];
  const [asked, kept] = [new Promise((done) => { isAsked = done; }), new Promise((done) => { isKept = done; })];
  const { server, player } = await visit({ hold: (path) => {
    if (path === '/sw.js') return asked;
    if (!path.endsWith('.wasm')) return null;
    isAsked();
    return kept;
  } });
  const begun = player.begin('azul');
  await settled(player);
  isKept();
  await begun;
  await shown(player, /wall, row 1/);
  server.deploy('/nowhere');
  await player.page.reload();
  await shown(player, /wall, row 1/);
  await player.leave();
});

test('a table of another game comes as a link or as text: what knows it is loaded', async () => {
  const { server, player, parts } = await visit({ text: 'game: azul-mini\nplayers: [{name: Ana, score: 1, wall: "", lines: "", floor: ""}]\n' });
  assert.deepEqual(parts(), ['/js/azul.en.json', '/js/azul.wasm']);
  await player.press('text');
  // The name as a Spanish reader types it.
  await player.page.$eval('[data-key="text"]', (area) => { area.value = 'juego: pabellón de verano\njugadores: [{nombre: Ana}]\n'; area.dispatchEvent(new Event('input')); });
  await player.page.waitForFunction(() => /Summer Pavilion/.test(document.querySelector('.board').textContent));
  assert.deepEqual(parts(), ['/js/azul.en.json', '/js/azul.wasm', '/js/summer-pavilion.en.json', '/js/summer-pavilion.wasm']);
  await player.press('board');
  await player.press('undo');
  await player.page.waitForFunction(() => [...document.querySelectorAll('.spot')].some((spot) => /wall, row/.test(spot.getAttribute('aria-label'))));
  await player.leave();
});

test('a language is loaded when somebody reads it, beside the page too', async () => {
  const { server, player, parts } = await visit({ text: 'game: azul-mini\nplayers: [{name: Ana, score: 4, lines: ["R", "RB", "", "", ""]}]\n' });
  assert.match(await player.reads('.findings'), /line/);
  for (const [language, words] of [['pl', /lini|rzęd/i], ['es', /línea/i]]) {
    await player.page.select('[data-key="language"]', language);
    await player.page.waitForFunction((is) => document.documentElement.lang === is, {}, language);
    await player.page.waitForFunction((source) => new RegExp(source, 'i').test(document.querySelector('.findings').innerText), {}, words.source);
    await player.ready();
    assert.match(await player.reads('.mend'), words, 'repairs are said in another language');
  }
  assert.deepEqual(parts(), ['/js/azul.en.json', '/js/azul.es.json', '/js/azul.pl.json', '/js/azul.wasm']);
  await player.leave();
});
