// Pictures as players know their game: patterns, a city, dark boards; and no label on another, in any language.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { device, launch } from './browser.mjs';
import { CITY } from './cases.mjs';

let house;
before(async () => { house = await launch(); });
after(() => house.close());

const AZUL = `game: azul
phase: offer
players:
  - {name: Ana, score: 12, wall: ["B Y R K W", ". . . . .", ". . . . .", ". . . . .", ". . . . ."], lines: "", floor: ""}
  - {name: Ben, score: 7, wall: "", lines: "", floor: ""}
factories: [BBRR, KKWW, YYYY, RRWW, BKYW]
centre: "1"
`;
const BUILT = `game: blue-moon-city
players: [{name: Ana, figure: hospice}, {name: Ben}]
${CITY}finished: [fire temple]
`;
/** How light a colour of the picture is, as WCAG has it. */
const luminance = (hex) => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** What is drawn within a spot, and how. */
const drawn = (player, name) => player.page.evaluate((name) => {
  const spot = [...document.querySelectorAll('.spot')].find((one) => one.getAttribute('aria-label').startsWith(`${name}:`));
  const box = spot.getBBox();
  const within = (one) => { const own = one.getBBox(); return own.x >= box.x && own.y >= box.y && own.x + own.width <= box.x + box.width && own.y + own.height <= box.y + box.height; };
  const all = [...document.querySelectorAll('.board svg > g:first-of-type *')].filter((one) => one.getBBox && within(one));
  return all.map((one) => ({ name: one.localName, fill: one.getAttribute('fill'), says: one.textContent.trim() }));
}, name);

test('each colour has a pattern of its own, and its letter on the plain colour', async () => {
  const player = await device(house, { text: AZUL });
  const patterns = new Set();
  for (const [column, letter] of [...'BYRKW'].entries()) {
    const shapes = await drawn(player, `Ana, wall, row 1, column ${column + 1}`);
    assert.equal(shapes.at(-1).says, letter);
    assert(shapes.filter((one) => one.name === 'polygon').length >= 2, JSON.stringify(shapes));
    const [ground] = shapes;
    const last = shapes.findLast((one) => one.name === 'polygon');
    assert.equal(last.fill, ground.fill);
    patterns.add(shapes.length + shapes[1].fill);
  }
  assert.equal(patterns.size, 5);
  // What is only printed is no tile.
  assert.equal((await drawn(player, 'Ana, wall, row 2, column 1')).filter((one) => one.name === 'polygon').length, 0);
  await player.leave();
});

test('buildings stand in the city, and golden once they are finished', async () => {
  const player = await device(house, { text: BUILT });
  const forms = await player.page.$$eval('.board svg polygon', (all) => all.length);
  assert(forms >= 21 * 2, `${forms} forms`);
  await player.leave();
});

for (const [game, text] of Object.entries({ azul: AZUL, 'blue-moon-city': BUILT })) {
  test(`${game}: in the dark the board is dark, pieces are as they were, and all is read`, async () => {
    const colours = async (dark) => {
      const player = await device(house, { text, dark });
      const found = await player.page.evaluate(() => {
        const all = [...document.querySelectorAll('.board svg > g:first-of-type *')];
        return { sheet: all.find((one) => one.localName === 'rect').getAttribute('fill'),
          texts: all.filter((one) => one.localName === 'text').map((text) => {
            const box = text.getBBox();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const under = all.filter((one) => one.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING && (one.getAttribute('fill') ?? 'none') !== 'none' && one.isPointInFill?.(new DOMPoint(x, y)));
            return [text.textContent.trim(), text.getAttribute('fill') ?? '#000000', under.at(-1)?.getAttribute('fill')];
          }) };
      });
      await player.leave();
      return found;
    };
    const [light, dark] = [await colours(false), await colours(true)];
    assert(luminance(light.sheet) > 0.8 && luminance(dark.sheet) < 0.05, `${light.sheet}, ${dark.sheet}`);
    for (const [says, ink, ground] of dark.texts.filter(([, , ground]) => ground)) {
      const [one, other] = [luminance(ink), luminance(ground)];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      // What is printed under a tile is to be seen, and not to be taken for one.
      assert(contrast >= (/^[a-z]$/.test(says) ? 2.5 : /^[A-Z]$/.test(says) ? 3 : 4), `${says}: ${ink} on ${ground}, ${contrast.toFixed(1)}`);
    }
  });
}

test('no label lies on another, in three languages', async () => {
  const folder = new URL('../../fixtures/', import.meta.url).pathname;
  const files = readdirSync(folder, { recursive: true }).map(String).filter((file) => /\/(check|score|show)\/.*\.yaml$/.test(file)).sort();
  const some = files.filter((_, index) => index % 40 === 0).concat('azul-summer-pavilion/check/all-of-a-colour-as-people-say-it.yaml',
    'azul-master-chocolatier/check/dispute-in-polish.yaml', 'azul-summer-pavilion/check/refill-and-what-is-left.yaml', 'blue-moon-city/check/pay-with-half-the-deck.yaml');
  for (const language of ['en', 'es', 'pl']) {
    const player = await device(house, { language, text: AZUL });
    for (const file of some) {
      const text = readFileSync(folder + file, 'utf8').split(/\n---\n/)[0];
      await player.page.evaluate((text) => localStorage.setItem('tilejudge.tables', JSON.stringify([{ text, past: [], future: [], name: '', points: '' }])), text);
      await player.page.reload();
      await player.page.waitForSelector('html[data-ready]');
      await player.ready();
      const over = await player.page.evaluate(() => {
        const box = (text) => { const { x, y, width, height } = text.getBBox(); return { says: text.textContent.trim(), left: x, right: x + width, top: y + height * 0.2, bottom: y + height * 0.8 }; };
        const all = [...document.querySelectorAll('.board svg text')].filter((text) => text.textContent.trim()).map(box);
        const on = (one, other) => one.left < other.right - 8 && other.left < one.right - 8 && one.top < other.bottom - 8 && other.top < one.bottom - 8;
        return all.flatMap((one, index) => all.slice(index + 1).filter((other) => on(one, other)).map((other) => `${one.says} on ${other.says}`));
      });
      assert.deepEqual(over, [], `${language}, ${file}`);
    }
    await player.leave();
  }
});

test('there is one marker: where it is laid, it comes from wherever it was', async () => {
  const player = await device(house, { text: AZUL });
  await player.tap('Ana, floor line, space 1');
  await player.press('marker');
  assert.match(await player.text(), /name: Ana.*floor: "1"/);
  assert.match(await player.text(), /centre: (""|\.|$)/m);
  // With the brush as well.
  await player.press('brush');
  await player.tap('Ben, floor line, space 1');
  assert.match(await player.text(), /name: Ana.*floor: (""|\.)[^]*name: Ben.*floor: "1"/);
  // In a heap, too; and one undo brings it back.
  await player.press('undo');
  assert.match(await player.text(), /name: Ana.*floor: "1"/);
  await player.leave();
});

test('end bonuses alone: one board, nothing else, and what comes to the score', async () => {
  const player = await device(house);
  for (const key of ['question-bonuses', 'game-azul', 'begin']) await player.press(key);
  for (let column = 1; column <= 5; column += 1) await player.tap(`Ana, wall, row 1, column ${column}`);
  assert(player.taps <= 8, `${player.taps} taps`);
  await player.press('score');
  assert.match(await player.reads('.totals'), /\+2/);
  assert.match(await player.reads('.ledger'), /row 1 is complete/);
  await player.leave();
});

test('what is drawn anew in part is what is drawn as a whole', async () => {
  const drawn = (player) => player.page.evaluate(() => [[...document.querySelector('.board svg > g').children].map((shape) => shape.outerHTML.replace(/\s+/g, ' ')),
    [...document.querySelectorAll('.spot')].map((spot) => [spot.id, spot.getAttribute('aria-label'), spot.dataset.spot]), document.querySelector('.board svg').getAttribute('aria-label')]);
  const player = await device(house, { text: AZUL });
  const compare = async () => {
    const now = await drawn(player);
    await player.page.reload();
    await player.page.waitForSelector('html[data-ready]');
    await player.ready();
    const [picture, spots, label] = await drawn(player);
    assert.deepEqual(now[0], picture);
    assert.deepEqual(now[1], spots);
    assert.equal(now[2], label);
  };
  await player.tap('Ana, wall, row 2, column 2');
  await player.tap('Ana, line 5, space 2');
  await player.press('red');
  await compare();
  await player.tap('Ben, floor line, space 1');
  await player.press('black');
  await player.press('undo');
  await player.tap('centre');
  await player.press('morewhite');
  await compare();
  await player.page.select('[data-key="language"]', 'pl');
  await player.page.waitForFunction(() => document.documentElement.lang === 'pl');
  await player.ready();
  await compare();
  await player.leave();
});
