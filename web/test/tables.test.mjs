// One's tables: seen after their moves, laid bit by bit, shared without loss, with players who may be called otherwise.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { device, launch } from './browser.mjs';

let house;
before(async () => { house = await launch(); });
after(() => house.close());

const OFFER = `game: azul-mini
phase: offer
turn: Ana
players:
  - {name: Ana, score: 0, wall: "", lines: "", floor: ""}
  - {name: Luis, score: 0, wall: "", lines: "", floor: ""}
factories: [YYBR, KKRW, BBRW, RRKW, BKYW]
centre: "1"
moves: [{player: Ana, from: factory 1, take: yellow, to: line 2}]
claims: {Luis: 0}
`;
const OTHER = 'game: azul\nphase: end\nplayers:\n  - {name: Zoe, score: 5, wall: "", lines: "", floor: ""}\n';
const link = (text) => `#c=${deflateRawSync(text).toString('base64url')}`;
const has = async (player, wanted) => assert.match((await player.spots()).join('\n'), wanted);

test('a move that was made stays on the table, and before it is a touch away', async () => {
  const player = await device(house, { text: OFFER });
  await has(player, /Ana, line 2, space 2: yellow/);
  await has(player, /centre: 1 blue, 1 red/);
  await player.press('turn');
  await has(player, /Ana, line 2, space 2: empty/);
  await has(player, /factory 1: 1 blue, 2 yellow, 1 red/i);
  await player.press('turn');
  // What is changed is the table before the move: a touch shows that, and changes nothing yet.
  await player.tap('Ana, line 1, space 1');
  await has(player, /Ana, line 2, space 2: empty/);
  assert.equal(await player.text(), OFFER);
  await player.press('red');
  assert.match(await player.text(), /lines: \["?R/);
  await player.press('move');
  await player.press('take-back');
  await player.press('board');
  assert.equal(await player.page.$('[data-key="turn"]'), null);
  await player.leave();
});

for (const [game, phase, places] of [
  ['azul-mini', 'offer', ['Ana, wall, row 1, column 1', 'Ana, wall, row 2, column 1']],
  ['azul-mini', 'tiling', ['Ana, wall, row 1, column 1', 'Ana, wall, row 3, column 3']],
  ['azul-mini', 'end', ['Ana, wall, row 1, column 1', 'Ana, wall, row 5, column 2']],
  ['azul-summer-pavilion', 'play', ['Ana, stars, blue, 1', 'Ana, stars, red, 6']],
  ['azul-summer-pavilion', 'offer', ['Ana, stars, blue, 3']],
]) {
  test(`${game}, ${phase}: a table that is laid is unfinished, never impossible`, async () => {
    const player = await device(house);
    await player.begin(game, `phase-${phase}`);
    for (const place of [null, ...places]) {
      if (place) await player.tap(place);
      assert.doesNotMatch(await player.verdict(), /Not possible/, place);
      assert.equal(await player.page.$('.ring.wrong'), null, place);
    }
    await player.leave();
  });
}

test('what is wrong in itself is told at its tile, sums and phases when asked', async () => {
  const player = await device(house);
  await player.begin('azul-mini', 'phase-end');
  await player.tap('Ana, wall, row 1, column 1');
  assert.match(await player.verdict(), /Unfinished/);
  await player.press('pill');
  assert.match(await player.verdict(), /Not possible/);
  assert.match(await player.reads('.findings'), /complete/);
  // Red lies where blue is printed.
  await player.tap('Ana, wall, row 2, column 2');
  assert.match(await player.verdict(), /Unfinished/);
  await player.press('red');
  assert.match(await player.verdict(), /Not possible \(1\)/);
  assert.equal(await player.rings('wrong'), 1);
  await player.press('undo');
  await player.press('score');
  assert.match(await player.verdict(), /Not possible/);
  await player.leave();
});

test('a shared table opens beside one\'s own', async () => {
  const player = await device(house, { text: OFFER });
  await player.press('board');
  await player.press('turn');
  await player.tap('Ana, line 1, space 1');
  await player.press('red');
  const own = await player.text();
  const come = async (hash) => {
    await player.page.evaluate((hash) => { location.hash = hash; }, hash);
    await player.settle(300);
  };
  await come(link(OTHER));
  await has(player, /Zoe/);
  assert.match(await player.reads('.notice'), /shared/);
  await player.press('leave');
  await has(player, /Luis/);
  assert.equal(await player.text(), own);
  await come(link(OTHER));
  await player.press('accept');
  assert.equal(await player.reads('.notice'), '');
  await player.press('new');
  assert.match(await player.reads('.start'), /Your last tables\s+Azul Mini: Ana, Luis/);
  await player.press('table-1');
  assert.equal(await player.text(), own);
  // All that, and what was undone, outlives the page.
  await player.page.reload();
  await player.page.waitForSelector('.spot');
  assert.equal(await player.text(), own);
  await player.press('new');
  await player.press('table-1');
  assert.equal(await player.text(), OTHER);
  await player.leave();
});

test('who is sent a quarrel is asked what it hangs on, sees what the answer changes, and sends it back', async () => {
  const quarrel = `game: blue-moon-city
players: [{name: Ana, figure: water temple, hand: [blue 3, green 1]}]
moves: [{player: Ana, build: 4, pay: [blue 3, green 1]}]
`;
  const player = await device(house, { text: OFFER, hash: link(quarrel) });
  await player.page.evaluate(() => { Object.defineProperty(navigator, 'share', { value: undefined }); });
  assert.match(await player.verdict(), /Legal, if/);
  assert.match(await player.reads('.panel'), /^[^]*Legal, if this is so[^]*Yes/);
  await player.say('Yes');
  assert.match(await player.reads('.notice'), /Legal, if … → (Legal|Possible)/);
  await player.press('send-back');
  await player.page.waitForSelector('[data-key="heard"]');
  assert.match(await player.reads('.notice'), /#c=|copied/i);
  await player.press('undo');
  assert.equal(await player.page.$('[data-key="send-back"]'), null);
  await player.leave();
});

test('the last tables are a log: who had what before and after each', async () => {
  const player = await device(house, { text: 'game: azul-mini\nphase: tiling\nplayers: [{name: Ana, score: 0, wall: "", lines: [R, "", "", "", ""], floor: ""}]\n' });
  await player.press('new');
  await player.press('begin');
  await player.press('new');
  assert.equal(await player.page.$eval('[data-key="table-1"] small', (log) => log.innerText), 'Ana 0 → 1');
  await player.leave();
});

test('undo outlives the page', async () => {
  const player = await device(house, { text: OTHER });
  await player.tap('Zoe, wall, row 1, column 1');
  assert.notEqual(await player.text(), OTHER);
  await player.page.reload();
  await player.page.waitForSelector('.spot');
  await player.press('undo');
  assert.equal(await player.text(), OTHER);
  await player.press('redo');
  assert.notEqual(await player.text(), OTHER);
  await player.leave();
});

test('a link that is broken says so and touches nothing', async () => {
  const whole = link(OTHER);
  const player = await device(house, { text: OFFER });
  for (const hash of [whole.slice(0, -8), '#c=', '#c=!!!', `${whole.slice(0, 12)}x${whole.slice(13)}`]) {
    await player.page.evaluate((hash) => { location.hash = hash; }, hash);
    await player.settle(300);
    assert.match(await player.reads('.notice'), /damaged/, hash);
    assert.equal(await player.text(), OFFER);
    await player.press('heard');
  }
  const fresh = await device(house, { hash: '#c=AAAA', language: 'pl' });
  assert.match(await fresh.reads('.notice'), /uszkodzony/);
  assert.match(await fresh.reads('#app'), /Która gra|Jaka gra|W co/);
  await fresh.leave();
  await player.leave();
});

test('a player gets another name everywhere, in one edit', async () => {
  const player = await device(house, { text: OFFER });
  await player.press('turn');
  await player.tap('Ana, name');
  await player.type('textAna, name', 'Eva');
  await player.settle();
  const text = await player.text();
  assert.equal(text, OFFER.replaceAll('Ana', 'Eva'));
  assert.doesNotMatch(await player.verdict(), /Cannot be read/);
  await player.press('undo');
  assert.equal(await player.text(), OFFER);
  await player.leave();
});

test('a claim of nobody is dropped with a word', async () => {
  const player = await device(house, { text: OFFER.replace('{Luis: 0}', '{Luis: 0, Marta: 3}') });
  assert.match(await player.reads('.notice'), /Marta/);
  assert.equal(await player.text(), OFFER);
  assert.match(await player.verdict(), /Possible/);
  await player.press('heard');
  assert.equal(await player.reads('.notice'), '');
  await player.leave();
});
