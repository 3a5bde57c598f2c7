// The other games by finger: stars, bonus tiles and corners; buildings, stones, figures, dragons, cards, crystals, scales, the obelisk.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { device, launch } from './browser.mjs';
import { CITY, TURN } from './cases.mjs';

let house;
before(async () => { house = await launch(); });
after(() => house.close());

/** Lays an empty table of a game for two. */
async function begun(game, phase, language = 'en') {
  const player = await device(house, { language });
  await player.begin(game, ...(phase ? [`phase-${phase}`] : []));
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
  await player.press('3');
  assert.match(await player.text(), /round: 3/);
  assert.match(await player.verdict(), /Possible|Unfinished/);
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
  await player.tap('city, row 2, column 4');
  await player.press('university');
  // On a phone a section is too small for a finger: it is told with its tile.
  await player.tap('university, 2nd section');
  await player.pressIn(await part(player, 'university, 2nd section'), 'Ben');
  assert.match(await player.text(), /"?university"?: \{built: \[\., Ben\]\}/);
  await player.tap('Ana, crystals');
  // Small numbers are there to be touched; − and + go on from there, and count on while they are held.
  await player.pressIn(await part(player, 'Ana, crystals'), '7');
  assert.match(await player.text(), /crystals: 7\b/);
  await player.pressIn(await part(player, 'Ana, crystals'), 'by1');
  assert.match(await player.text(), /crystals: 8\b/);
  await player.hold(await part(player, 'Ana, crystals'), 'by1', 1100);
  const [, crystals] = (await player.text()).match(/crystals: (\d+)/);
  assert(crystals >= 10 && crystals <= 18, crystals);
  await player.press('undo');
  assert.match(await player.text(), /crystals: 8\b/);
  await player.tap('Ana, scales');
  await player.pressIn(await part(player, 'Ana, scales'), 'by1');
  assert.match(await player.text(), /scales: 1/);
  await player.tap('obelisk, 7');
  await player.pressIn(await part(player, 'obelisk, 7'), 'Ana');
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
${CITY}finished: []
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
  // The hand holds no red cards.
  await player.press('key-build');
  await player.press('place 1');
  await player.press('key-pay');
  await player.press('morered 3');
  await player.press('morered 2');
  assert.match(await player.reads('.answer'), /^No\..*red/s);
  await player.leave();
});

const BUILDINGS = `mill library citadel great-hall aqueduct fire-temple university market-hall watchtower water-temple market
royal-palace hospice flight-tower caravanserai earth-temple thermae trading-house iron-foundry city-residence monastery-tower`.split(/\s+/);

for (const [players, variant] of [[2, 'standard'], [3, 'standard'], [4, 'random-centre']]) {
  test(`Blue Moon City: a table for ${players} is typed off a picture, ${variant}`, async () => {
    const player = await device(house);
    await player.begin('blue-moon-city', `variant-${variant}`, `players-${players}`);
    player.taps = 0;
    // Each building goes to the next free place; the market is there already.
    await player.tap('city, row 1, column 1');
    const order = variant === 'standard' ? BUILDINGS : [...BUILDINGS.slice(5), ...BUILDINGS.slice(0, 5)];
    for (const building of order.filter((one) => one !== 'market')) await player.press(building);
    const city = player.taps;
    // Stones on two buildings, two that are finished, a figure and a dragon elsewhere, crystals.
    await player.tap('university, 1st section');
    await player.pressIn(await part(player, 'university, 1st section'), 'Ana');
    await player.tap('thermae, 2nd section');
    await player.pressIn(await part(player, 'thermae, 2nd section'), 'Ben');
    for (const building of ['fire temple', 'great hall']) {
      if (await player.page.$('[data-key="overview"]')) await player.press('overview');
      await player.tap(`${building}, 1st section`);
      await player.press('toggle');
    }
    await player.tap('Ana, figure');
    await player.pressIn(await part(player, 'Ana, figure'), 'university');
    await player.tap('dragons, blue');
    await player.pressIn(await part(player, 'dragons, blue'), 'university');
    await player.tap('Ana, crystals');
    await player.pressIn(await part(player, 'Ana, crystals'), 'by1');
    const text = await player.text();
    for (const told of [/university"?: \{built: \[Ana, \.\]\}/, /thermae"?: \{built: \[\., Ben, \.\]\}/, /finished: \[fire-temple, great-hall\]/, /figure: university/, /blue: university/, /crystals: 1/]) assert.match(text, told);
    assert.doesNotMatch(text.match(/city: \|\n(( {2}.*\n)+)/)[1], /\./);
    assert.match(await player.verdict(), /Possible|It depends/, await player.reads('#panel'));
    assert(city <= 21 && player.taps <= city + 20, `${city} taps for the city, ${player.taps} for all`);
    console.log(`a table for ${players}: ${player.taps} taps, ${city} of them for the city`);
    await player.leave();
  });
}

/** Where on the panel something is told; what is folded is touched first. */
async function part(player, name) {
  const folded = await player.page.evaluateHandle((name) => {
    const all = [...document.querySelectorAll('.part')];
    const found = all.find((one) => one.textContent.includes(name));
    if (!found) throw new Error(`no ${name} in ${all.map((one) => one.innerText).join('\n')}`);
    for (const one of all) delete one.dataset.meant;
    found.dataset.meant = '';
    return found.tagName === 'DETAILS' && !found.open ? found.firstElementChild : null;
  }, name);
  if (folded.asElement()) await player.touch(folded.asElement(), name);
  return '.part[data-meant]';
}

test('Blue Moon City: a whole turn, and what is not allowed in it', async () => {
  const player = await device(house, { text: TURN });
  const answers = async (wanted) => assert.match(await player.reads('.answer'), wanted);
  await player.press('move');
  // A building that is too far away, then one that is not.
  await player.tap('iron foundry');
  await answers(/^No\./);
  await player.press('clear');
  player.taps = 0;
  await player.tap('university');
  await answers(/^Yes\./);
  await player.press('make');
  await player.press('key-power');
  await player.press('blue 1');
  await player.tap('university');
  await answers(/^Yes\..*dragon/s);
  await player.press('make');
  await player.tap('university, 1st section');
  await player.press('key-pay');
  await player.press('morewhite 2');
  await answers(/^No\./);
  await player.press('morewhite 3');
  await answers(/^Yes\..*section/s);
  await player.press('make');
  await player.press('key-discard');
  await player.press('morered 3');
  await answers(/^Yes\./);
  await player.press('make');
  await player.press('key-draw');
  for (let count = 0; count < 3; count += 1) await player.press('more?');
  await answers(/^Yes\./);
  await player.press('make');
  assert(player.taps <= 24, `${player.taps} taps`);
  console.log(`a whole turn: ${player.taps} taps`);
  // An offering is made on the market: Grey is there, and has told no crystals.
  await player.press('key-offer');
  await answers(/^It depends\..*crystals/s);
  await player.leave();
});

test('Summer Pavilion: the supply is filled with what was drawn', async () => {
  const text = `game: azul-summer-pavilion
round: 2
phase: play
turn: Ana
players:
  - {name: Ana, score: 6, stars: {blue: "5"}, tiles: {blue: 1, orange: 2, red: 1}, corners: "", bonus: 0}
  - {name: Luis, stars: {purple: "2 4"}, tiles: PPG, corners: "", bonus: 0}
supply: BBGGYYRRPP
`;
  const player = await device(house, { text });
  await player.press('move');
  // A move that the rules do not allow: two tiles for a space of six.
  await player.tap('Ana, stars, blue, 6');
  await player.press('blue');
  await player.press('key-pay');
  await player.press('moreblue');
  assert.match(await player.reads('.answer'), /^No\./);
  await player.press('clear');
  await player.press('key-refill');
  await player.press('morered');
  assert.match(await player.reads('.answer'), /^No\./);
  await player.leave();
});

test('names and words in Polish', async () => {
  const player = await begun('blue-moon-city', null, 'pl');
  await player.tap('miasto, rząd 2, kolumna 4');
  await player.press('great-hall');
  const seen = `${(await player.spots()).join('\n')}\n${await player.reads('#panel')}`;
  assert.match(seen, /wielka sala.*świątynia ognia/s);
  await player.press('move');
  await player.press('key-power');
  const move = await player.reads('#panel');
  assert.match(move, /zagrać kartę.*czarna 1/s);
  assert.equal((seen + move).match(/.*(fire|temple|university|power|black).*/)?.[0], undefined);
  await player.leave();
});

test('Blue Moon City: what is touched is shown so large that all of it is read', async () => {
  const text = `game: blue-moon-city
turn: Ana
players: [{name: Ana, figure: university, hand: [blue 3, green 1], crystals: 4}, {name: Luis, figure: market}]
${CITY}buildings: {university: {built: [Ana, .]}}
finished: [mill]
`;
  const player = await device(house, { text });
  const letters = () => player.page.$$eval('.board svg text', (all) => Math.min(...all.map((one) =>
    Number(one.getAttribute('font-size')) * one.ownerSVGElement.getBoundingClientRect().width / one.ownerSVGElement.viewBox.baseVal.width)));
  assert(await letters() < 9);
  await player.tap('university');
  assert(await letters() >= 11, `${await letters()} pixels`);
  // What was touched is in sight, and the palette is about it.
  const [tile, board] = await Promise.all(['.spot[aria-label*="university"]', '.board'].map((one) => player.page.$eval(one, (found) => {
    const { left, top, right, bottom } = found.getBoundingClientRect();
    return { left, top, right, bottom };
  })));
  assert(tile.left >= board.left && tile.right <= board.right && tile.top >= board.top - 1 && tile.bottom <= board.bottom + 1, JSON.stringify({ tile, board }));
  // A section is large enough for a finger now.
  const section = await player.tap('university, 1st section');
  assert(Math.min(section.width, section.height) >= 43, JSON.stringify(section));
  assert.equal((await player.page.$$('.part')).length, 1);
  await player.press('overview');
  assert(await letters() < 9);
  assert.doesNotMatch(await player.reads('#app'), /`/);
  await player.leave();
});
