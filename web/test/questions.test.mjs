// The page begins with what somebody wants to know, and what takes long is found beside it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { device, launch } from './browser.mjs';

let house;
before(async () => { house = await launch(); });
after(() => house.close());

const WRONG = 'game: azul-mini\nplayers: [{name: Ana, score: 4, lines: ["R", "RB", "", "", ""]}]\n';

test('how many points: one board, no phase, and the claim under the total, in twelve taps beside the tiles', async () => {
  const player = await device(house);
  for (const key of ['question-points', 'game-azul-mini', 'begin']) await player.press(key);
  assert.doesNotMatch(await player.text(), /phase|Ben/);
  const laid = [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [3, 1]];
  for (const [row, column] of laid) await player.tap(`Ana, wall, row ${row}, column ${column}`);
  await player.tap('Ana, floor line, space 1');
  await player.press('red');
  await player.tap('Ana, name');
  await player.type('number', '12');
  await player.pressIn('.tabs', 'score');
  await player.type('claim-Ana', '12');
  const [totals, claims] = await player.page.$$eval('.totals, .claims', (all) => all.map((one) => one.getBoundingClientRect().bottom));
  assert(totals < claims && claims <= 740, `${totals}, ${claims}`);
  assert.match(await player.reads('.claims'), /12 now|11/);
  assert(player.taps - laid.length <= 12, `${player.taps} taps`);
  await player.leave();
});

test('each question lays its own table', async () => {
  const player = await device(house);
  await player.press('question-move');
  await player.press('begin');
  assert.match(await player.text(), /phase: offer[^]*Ana[^]*Ben[^]*factories/);
  await player.press('new');
  await player.press('question-right');
  await player.press('begin');
  assert.doesNotMatch(await player.text(), /phase/);
  await player.leave();
});

test('who sat at the last table sits at the next one', async () => {
  const player = await device(house);
  await player.press('question-table');
  await player.type('name-0', 'Zoe');
  await player.press('begin');
  await player.page.reload();
  await player.page.waitForSelector('html[data-ready]');
  await player.press('new');
  assert.equal(await player.page.$eval('[data-key="name-0"]', (input) => input.value), 'Zoe');
  assert.equal(await player.page.$('[data-key="name-1"]'), null, 'points are counted on one board');
  await player.press('players-2');
  assert.equal(await player.page.$eval('[data-key="name-1"]', (input) => input.value), 'Ben');
  await player.leave();
});

test('repairs and moves are looked for beside the page', async () => {
  const player = await device(house, { text: WRONG });
  assert.equal(player.page.workers().length, 1);
  // Whoever asks for something else before the answer comes gets the answer to that.
  await player.page.evaluate(() => {
    for (const key of ['text', 'move', 'board']) document.querySelector(`[data-key="${key}"]`).click();
  });
  await player.ready();
  await player.press('board');
  assert((await player.page.$$('.mend .repair')).length > 1);
  await player.leave();
});

test('a table that cannot be drawn is there as text, and undo takes it back', async () => {
  const player = await device(house, { text: WRONG });
  await player.page.evaluate(() => {
    const parse = DOMParser.prototype.parseFromString;
    DOMParser.prototype.parseFromString = () => { throw new Error('not drawn'); };
    document.addEventListener('heal', () => { DOMParser.prototype.parseFromString = parse; });
  });
  await player.press('text');
  await player.type('text', WRONG.replace('Ana', 'Bo'));
  await player.settle(400);
  assert.match(await player.reads('.notice'), /could not be shown/);
  assert.match(await player.text(), /Bo/);
  await player.page.evaluate(() => document.dispatchEvent(new Event('heal')));
  await player.press('undo');
  await player.press('board');
  assert.match((await player.spots()).join('\n'), /Ana, line 1/);
  await player.leave();
});

test('a name is said as it is written, and tabs speak a new language at once', async () => {
  const player = await device(house, { text: WRONG.replace('Ana', '"A*b*c"') });
  assert.match(await player.reads('.findings'), /A\*b\*c/);
  assert.equal(await player.page.$('.findings em'), null);
  await player.page.select('[data-key="language"]', 'pl');
  await player.settle();
  assert.match(await player.reads('.tabs'), /Stół/);
  await player.leave();
});

test('what is no legal move is said before the move is whole', async () => {
  const text = 'game: azul-mini\nphase: offer\nturn: Ana\nplayers:\n'
    + '  - {name: Ana, wall: "", lines: "", floor: ""}\n  - {name: Luis, wall: "", lines: "", floor: ""}\n'
    + 'factories: [YYBR, KKRW, BBRW, RRKW, BKYW]\ncentre: "1"\n';
  const player = await device(house, { text });
  await player.press('move');
  await player.tap('factory 1');
  await player.press('white');
  assert.match(await player.reads('#panel'), /None of the moves listed as legal/);
  await player.leave();
});

test('spaces are read player by player, row by row', async () => {
  const player = await device(house, { text: 'game: azul-mini\nplayers: [Ana, Luis]\n', width: 1200, height: 900 });
  const read = await player.page.$eval('[aria-owns]', (layer) => layer.getAttribute('aria-owns').split(' ').map((id) => document.getElementById(id).getAttribute('aria-label')));
  const spaces = read.filter((name) => /wall, row/.test(name)).map((name) => name.replace(/:.*/, ''));
  assert.equal(spaces.length, 50);
  assert.deepEqual(spaces, [...spaces].sort());
  await player.leave();
});

test('a brush: one tap a tile on a wall without colours, and tapping it again takes it away', async () => {
  const player = await device(house);
  await player.begin('azul-mini', 'variant-grey', 'players-1');
  player.taps = 0;
  const colours = await player.page.$$eval('[role="group"] .swatch', (all) => all.map((one) => one.dataset.key));
  const tiles = [0, 1, 2, 3, 4].flatMap((colour) => [1, 2, 3, 4, 5].map((row) => [colours[colour], row, ((row + colour) % 5) + 1]));
  for (const colour of new Set(tiles.map(([colour]) => colour))) {
    await player.press(colour);
    for (const [, row, column] of tiles.filter(([own]) => own === colour)) await player.tap(`Ana, wall, row ${row}, column ${column}`);
  }
  assert(player.taps <= 1.2 * tiles.length, `${player.taps} taps`);
  const spaces = async () => (await player.spots()).filter((name) => /^Ana, wall.*: \w/.test(name));
  assert.equal((await spaces()).length, 25);
  await player.tap('Ana, wall, row 1, column 1');
  await player.press(colours[4]);
  await player.tap('Ana, name');
  await player.leave();
});

test('every space is as large as a finger once somebody wants that', async () => {
  const player = await device(house, { text: 'game: azul\nplayers: [Ana, Luis]\nfactories: [BBRR, KKWW, YYYY, RRWW, BKYW]\n' });
  const least = () => player.page.$$eval('.spot', (all) => Math.min(...all.map((spot) => {
    const { width, height } = spot.getBoundingClientRect();
    return Math.min(width, height);
  })));
  assert(await least() < 43);
  await player.press('larger');
  assert(await least() >= 43, `${await least()} pixels`);
  await player.tap('Luis, wall, row 5, column 5');
  await player.press('overview');
  assert(await least() < 43);
  await player.leave();
});
