// At most 1.2 taps a tile on every board of every game, on a small phone: fingers alone lay it, no script opens anything for them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { FOLDER, device, launch } from './browser.mjs';

const MOST = 1.2;
const { editions } = JSON.parse(readFileSync(`${FOLDER}/words.en.json`, 'utf8'));
/** The sides of each game that has such an id. */
const sides = (wanted) => editions.filter(({ id }) => wanted.test(id)).flatMap(({ id, title, variants, phases }) =>
  (variants.length > 1 ? variants : [null]).map((variant) => ({
    title: variant ? `${title}, ${variant.says}` : title,
    begin: [id, ...variant ? [`variant-${variant.id}`] : []], phase: `phase-${phases[0].id}`, isOther: variant && variant !== variants[0],
  })));

let house;
before(async () => { house = await launch(); });
after(() => house.close());

/** What lies on the spaces whose names begin so. */
const laid = async (player, space) => (await player.spots()).filter((name) => space.test(name) && !/: (empty|nothing|\?)$/.test(name));

async function counted(player, title, tiles, what = title) {
  console.log(`${title}: ${player.taps} taps for ${tiles}, ${(player.taps / tiles).toFixed(2)} each`);
  assert(player.taps <= MOST * tiles, `${player.taps} taps for ${tiles} on ${what}`);
  await player.leave();
}

for (const { title, begin, phase } of sides(/^azul(?!-summer)/)) {
  test(`${title}: a wall, all lines and all factories`, async () => {
    const player = await device(house);
    await player.begin(...begin, phase, 'players-2');
    const colours = await player.page.$$eval('[role="group"] > .swatch', (all) => all.map((one) => one.dataset.key).slice(0, 5));
    const [, wall] = (await player.spots()).join('\n').match(/^Ana, (.*), row 1, column 1:/m);
    player.taps = 0;
    let tiles = 0;
    for (const [index, colour] of colours.entries()) {
      await player.press(colour);
      for (const row of [1, 2, 3, 4, 5]) {
        const column = ((index + row - 1) % 5) + 1;
        // The last column is still to come: its colours fill the lines.
        await player.tap(column < 5 ? `Ana, ${wall}, row ${row}, column ${column}` : `Ana, line ${row}, space ${row}`);
        tiles += column < 5 ? 1 : row;
        await player.tap(`factory ${row}`);
        tiles += 1;
      }
    }
    assert.equal((await laid(player, new RegExp(`^Ana, ${wall}, row`))).length, 20);
    assert.equal((await laid(player, /^Ana, line \d, space/)).length, 15);
    assert.equal((await laid(player, /^factory \d.*1 .*1 .*1 .*1 .*1 /i)).length, 5);
    await counted(player, title, tiles);
  });
}

for (const { title, begin } of sides(/^azul-summer/)) {
  test(`${title}: all stars`, async () => {
    const player = await device(house);
    await player.begin(...begin, 'players-1');
    const colours = await player.page.$$eval('[role="group"] > .swatch', (all) => all.map((one) => one.dataset.key).slice(0, 6));
    player.taps = 0;
    const stars = [...new Set((await player.spots()).map((name) => name.match(/^Ana, stars, (.*), \d:/)?.[1]).filter(Boolean))];
    const around = stars.filter((star) => star !== 'centre');
    assert.equal(around.length, 6, stars.join(', '));
    for (const [index, colour] of colours.entries()) {
      await player.press(colour);
      // On the other side no star has a colour: each may have any.
      const star = around.includes(colour) ? colour : around[index];
      for (const number of [1, 2, 3, 4, 5, 6]) await player.tap(`Ana, stars, ${star}, ${number}`);
      await player.tap(`Ana, stars, centre, ${index + 1}`);
    }
    const there = await laid(player, /^Ana, stars, .*, \d.*:/);
    assert.equal(there.length, 42, (await player.spots()).filter((name) => !there.includes(name)).join('; '));
    await counted(player, title, 42);
  });
}

const BUILDINGS = `mill library citadel great-hall aqueduct fire-temple university market-hall watchtower water-temple market royal-palace
hospice flight-tower caravanserai earth-temple thermae trading-house iron-foundry city-residence monastery-tower`.split(/\s+/);
/** Whose stone lies on the first section of what. */
const STONES = {
  Ana: ['mill', 'library', 'citadel', 'great hall', 'aqueduct', 'fire temple', 'university'],
  Ben: ['market hall', 'watchtower', 'water temple', 'hospice', 'caravanserai', 'thermae', 'iron foundry'],
};

for (const { title, begin, isOther } of sides(/^blue-moon/)) {
  test(`${title}: the city, and stones on half of it`, async () => {
    const player = await device(house);
    await player.begin(...begin, 'players-2');
    player.taps = 0;
    // Each building goes to the next free place; where the market lies by rule it is there already.
    await player.tap('city, row 1, column 1');
    const order = isOther ? [...BUILDINGS.slice(5), ...BUILDINGS.slice(0, 5)] : BUILDINGS;
    for (const building of order.filter((one) => one !== 'market')) await player.press(building);
    // The first touch brings the city close, the second asks whose stone that is; from there on it is painted.
    for (let touch = 0; touch < 2; touch += 1) await player.tap('mill, 1st section');
    await player.press('brush');
    for (const [owner, buildings] of Object.entries(STONES)) {
      if (owner !== 'Ana') await player.press(owner);
      for (const building of buildings) await player.tap(`${building}, 1st section`);
    }
    const text = await player.text();
    assert.equal(text.match(/\b(Ana|Ben)\b/g).length - 2, 14, text);
    await counted(player, title, BUILDINGS.length - 1 + 14);
  });
}
