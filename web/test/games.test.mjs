// The other games by finger: stars, bonus tiles and corners; buildings, stones, figures, dragons, cards, crystals, scales, the obelisk.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { device, launch } from './browser.mjs';

let house;
before(async () => { house = await launch(); });
after(() => house.close());

/** Lays an empty table of a game for two. */
async function begun(game, phase, language = 'en') {
  const player = await device(house, { language });
  await player.press(`game-${game}`);
  if (phase) await player.press(`phase-${phase}`);
  await player.press('begin');
  return player;
}

test('Summer Pavilion: stars, tiles, corners, supply', async () => {
  const player = await begun('azul-summer-pavilion', 'play');
  for (const number of [1, 2, 3]) await player.tap(`Ana, stars, blue, ${number}`);
  assert.match(await player.text(), /blue"?: \{1: blue, 2: blue, 3: blue\}/);
  await player.tap('Ana, stars, centre, 1');
  await player.press('red');
  assert.match(await player.text(), /centre"?: \{1: red\}/);
  await player.tap('Ana, stars, blue, 2');
  await player.press('none');
  assert.match(await player.text(), /blue"?: \{1: blue, 3: blue\}/);
  await player.tap('Ana, tiles');
  await player.press('moregreen');
  await player.press('moregreen');
  assert.match(await player.text(), /tiles: "?GG"?/);
  await player.tap('Ana, corners of the board');
  await player.press('moreorange');
  assert.match(await player.text(), /corners: "?O"?/);
  await player.press('more');
  await player.press('supply');
  for (let count = 0; count < 3; count += 1) await player.press('morepurple');
  assert.match(await player.text(), /supply: "?PPP"?/);
  await player.press('more');
  await player.press('round');
  await player.type('number', '3');
  assert.match(await player.text(), /round: 3/);
  assert.match(await player.verdict(), /Possible|Not possible/);
  await player.leave();
});

test('Summer Pavilion: the rulings of the live implementation at once, and the rulebook again', async () => {
  const player = await device(house, { text: 'game: azul-summer-pavilion\nround: 1\nplayers:\n  - name: Ana\n' });
  const chosen = (key) => player.page.$eval(`[data-key="${key}"]`, (input) => input.checked);
  await player.press('rulings');
  assert(await chosen('keep-fewer-yes'));
  await player.press('as-online');
  assert(await chosen('keep-fewer-no') && await chosen('leftovers-when-passing'));
  await player.press('keep-fewer-yes');
  assert(await chosen('keep-fewer-yes') && await chosen('leftovers-when-passing'));
  await player.leave();
});

test('Summer Pavilion: a move', async () => {
  const text = `game: azul-summer-pavilion
round: 3
phase: play
turn: Ana
players:
  - {name: Ana, score: 6, stars: {blue: "5 6"}, tiles: {blue: 2, orange: 2, red: 1}, corners: "", bonus: 0}
  - {name: Luis, stars: {purple: "2 4"}, tiles: PPG, corners: "", bonus: 0}
`;
  const player = await device(house, { text });
  await player.press('move');
  await player.tap('Ana, stars, blue, 4');
  const listed = await player.page.$$eval('.legal button', (all) => all.map((one) => one.textContent));
  const told = listed.length ? listed.join('\n') : await player.reads('.answer');
  assert.match(told, /blue/);
  if (listed.length) await player.say(listed[0]);
  assert.match(await player.reads('.answer'), /^Yes\./);
  await player.press('make');
  assert.match((await player.spots()).join('\n'), /Ana, stars, blue, 4: blue/);
  await player.leave();
});

test('Blue Moon City: whatever lies on the table', async () => {
  const player = await begun('blue-moon-city', null);
  await player.tap('buildings, university, stones on its sections, 2');
  await player.press('Ben');
  assert.match(await player.text(), /"?university"?: \{built: \[\., Ben\]\}/);
  await player.tap('Ana, crystals');
  await player.press('by1');
  await player.press('by10');
  assert.match(await player.text(), /crystals: 11/);
  await player.tap('Ana, scales');
  await player.press('by1');
  await player.tap('Ana, name');
  assert.match(await player.text(), /scales: 1/);
  await player.tap('obelisk, 7');
  await player.press('item0');
  await player.press('Ana');
  assert.match(await player.text(), /obelisk: \{"7": \[Ana\]\}/);
  await player.press('more');
  await player.press('dragons');
  await player.press('red');
  await player.press('fire-temple');
  assert.match(await player.text(), /red: fire-temple/);
  await player.press('more');
  await player.press('players');
  await player.press('item0');
  await player.press('hand');
  await player.press('moreblue 1');
  await player.press('moreblue 1');
  await player.press('morewhite 2');
  assert.match(await player.text(), /hand: \{blue 1: 2, white 2: 1\}/);
  await player.press('more');
  await player.press('players');
  await player.press('item0');
  await player.press('figure');
  await player.press('university');
  assert.match(await player.text(), /figure: university/);
  await player.leave();
});

test('Blue Moon City: moves', async () => {
  const text = `game: blue-moon-city
turn: Ana
phase: movement
players:
  - {name: Ana, figure: market, hand: [blue 3, white 2], crystals: 0, scales: 0, stones: 10, offerings: 0}
  - {name: Luis, figure: market, hand: 6}
city: |
  mill, library, citadel
  great hall, aqueduct, fire temple, university, market hall
  watchtower, water temple, market, royal palace, hospice
  flight tower, caravanserai, earth temple, thermae, trading house
  iron foundry, city residence, monastery tower
finished: []
buildings: {}
dragons: {black: out, red: out, blue: out}
`;
  const player = await device(house, { text });
  await player.press('move');
  const listed = await player.page.$$eval('.legal button', (all) => all.map((one) => one.textContent));
  const walk = listed.find((says) => /to the university/.test(says));
  assert(walk, listed.join('\n'));
  await player.say(walk);
  assert.match(await player.reads('.answer'), /^Yes\./);
  await player.press('make');
  assert.match(await player.text(), /university/);
  // The hand holds no 5 of any colour.
  await player.type('written-move', 'player: Ana, build: 5, pay: [red 3, red 2]');
  await player.press('judge');
  assert.match(await player.reads('.answer'), /^No\./);
  await player.leave();
});

test('names and words in Polish', async () => {
  const player = await begun('blue-moon-city', null, 'pl');
  const spots = (await player.spots()).join('\n');
  assert.match(spots, /budynki, świątynia ognia|budynki, Świątynia/i);
  assert.doesNotMatch(spots, /fire|temple|university/);
  await player.leave();
});
