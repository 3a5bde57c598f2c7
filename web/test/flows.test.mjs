// What a player can do, done with a finger in a real browser.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { device, launch } from './browser.mjs';

let house;
before(async () => { house = await launch(); });
after(() => house.close());

const TILING = `game: azul-mini
players:
  - {name: Ana, score: 12, wall: [BY..., WBY.., ..B.., ....., .....], lines: ["", "", "KK", "BBB", "WWWW"], floor: "1"}
  - {name: Luis, score: 3, wall: [B...., W...., ....., ....., .....], lines: ["", "RR", "WW", "YYY", "KKKK"], floor: ""}
phase: tiling
`;
const OFFER = `game: azul-mini
phase: offer
turn: Ana
players:
  - {name: Ana, score: 0, wall: "", lines: "", floor: ""}
  - {name: Luis, score: 0, wall: "", lines: "", floor: ""}
factories: [YYBR, KKRW, BBRW, RRKW, BKYW]
centre: "1"
`;

const CITY = `game: blue-moon-city
turn: Ana
players: [{name: Ana, figure: water temple, hand: [blue 3, green 1]}, {name: Luis}]
moves: [{player: Ana, build: 4, pay: [blue 3, green 1]}]
`;

test('what an answer hangs on is told with one touch', async () => {
  const player = await device(house, { text: CITY });
  assert.match(await player.verdict(), /Legal, if/);
  await player.say('No');
  assert.match(await player.reads('#panel'), /Then it is not legal/);
  await player.say('Yes');
  await player.settle();
  assert.match(await player.text(), /buildings: \{water temple: \{built: \{place 2: \., "\.\.\.": \.\}\}\}/);
  assert.match(await player.verdict(), /Possible/);
  await player.leave();
});

test('an empty board within six taps', async () => {
  const player = await device(house, { language: 'es' });
  await player.begin('azul-mini', 'phase-end', 'players-1');
  assert.equal((await player.spots()).filter((name) => /pared, fila \d, columna \d: vacío/.test(name)).length, 25);
  assert(player.taps <= 6, `${player.taps} taps`);
  assert.match(await player.text(), /^game: azul-mini\nlanguage: es\nletters: es\n/);
  await player.leave();
});

test('a board of twenty tiles at the end of a game in forty taps', async () => {
  const player = await device(house);
  await player.begin('azul-mini', 'phase-end', 'players-1');
  player.taps = 0;
  const laid = [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [2, 1], [2, 2], [2, 3], [2, 4], [3, 1], [3, 2], [3, 3], [4, 1], [4, 2], [4, 3], [4, 4], [5, 1], [5, 2]];
  for (const [row, column] of laid) await player.tap(`Ana, wall, row ${row}, column ${column}`);
  // Two lines that are not complete, three tiles in one of them.
  await player.tap('Ana, line 5, space 3');
  await player.press('white');
  await player.tap('Ana, line 4, space 1');
  await player.press('yellow');
  await player.tap('Ana, name');
  await player.type('number', '50');
  assert(player.taps <= 40, `${player.taps} taps`);
  assert.match(await player.text(), /B Y R K W\n {6}W B Y R \.\n {6}K W B \. \.\n {6}R K W B \.\n {6}Y R/);
  assert.match(await player.text(), /lines: \["", "", "", "?Y"?, "?WWW"?\]/);
  assert.match(await player.verdict(), /Possible/);
  await player.press('undo');
  assert.doesNotMatch(await player.text(), /score/);
  await player.press('redo');
  assert.match(await player.text(), /score: 50/);
  await player.leave();
});

test('what is wrong is ringed and said, and a button mends it', async () => {
  const player = await device(house, { text: TILING.replace('"KK"', '"KKBK"') });
  assert.match(await player.verdict(), /Not possible/);
  assert(await player.rings('wrong') > 0);
  await player.settle(900);
  const offered = await player.page.$$('.repair');
  assert(offered.length > 0, await player.reads('#panel'));
  await player.touch(offered[0], 'the first repair');
  assert.match(await player.verdict(), /Possible/);
  await player.leave();
});

test('the points one by one, a claim, and what explains it', async () => {
  const player = await device(house, { text: TILING });
  await player.press('score');
  await player.press('next');
  assert(await player.rings('award') === 1 && /1 \/ 2/.test(await player.reads('.stepper')));
  await player.press('next');
  assert.match(await player.reads('.sentence'), /Luis: \+1 point/);
  await player.say('The rule');
  assert.match(await player.reads('dialog'), /Azul Mini/);
  await player.say('Close');
  await player.press('close');
  await player.type('claim-Ana', '11');
  assert.match(await player.reads('.claims'), /✓ right/);
  await player.type('claim-Luis', '2');
  assert.match(await player.reads('.claims'), /✗ wrong, it is .*4/);
  assert.match(await player.text(), /claims: \{Ana: 11, Luis: 2\}/);
  await player.leave();
});

test('a move is tapped and judged', async () => {
  const player = await device(house, { text: OFFER, language: 'es' });
  await player.press('move');
  const glowing = await player.page.$$eval('.spot.glow', (all) => all.map((spot) => spot.getAttribute('aria-label')));
  assert(glowing.length >= 5 && !glowing.some((name) => name.startsWith('Luis')), glowing.join('; '));
  await player.tap('Expositor 1');
  await player.press('yellow');
  await player.tap('Ana, línea 2, espacio 1');
  assert.match(await player.reads('.answer'), /^Sí\./);
  await player.press('make');
  assert.match(await player.text(), /moves: \[\{from: factory 1, player: Ana, take: yellow, to: line 2\}\]/);
  assert.match((await player.spots()).join('\n'), /Ana, línea 2, espacio 2: amarillo/);
  // It is Luis who plays now.
  await player.tap('Expositor 3');
  await player.press('blue');
  await player.tap('Ana, línea 3, espacio 1');
  assert.match(await player.reads('.answer'), /^No\..*Luis/s);
  await player.press('clear');
  // Not everything is legal: there is no blue on factory 2.
  await player.tap('Expositor 2');
  await player.press('blue');
  await player.tap('Luis, línea 1, espacio 1');
  assert.match(await player.reads('.answer'), /^No\./);
  await player.leave();
});

test('a ruling is a switch, and a house keeps its rules', async () => {
  const player = await device(house, { text: OFFER });
  await player.press('rulings');
  await player.press('partial-floor-yes');
  await player.press('board');
  await player.page.reload();
  await player.page.waitForSelector('.spot');
  await player.press('rulings');
  assert(await player.page.$eval('[data-key="partial-floor-yes"]', (input) => input.checked));
  await player.leave();
});

test('a case leaves as a link and comes back as one, and as a file', async () => {
  const player = await device(house, { text: TILING });
  await house.browser.defaultBrowserContext().overridePermissions(house.url, []);
  await player.context.overridePermissions(house.url, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
  await player.page.evaluate(() => { Object.defineProperty(navigator, 'share', { value: undefined }); });
  await player.press('share');
  await player.press('link');
  await player.settle(300);
  const link = await player.page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#c=[\w-]+$/);
  assert(link.length < 600, `${link.length} letters`);
  await player.press('markdown');
  await player.settle(300);
  assert.match(await player.page.evaluate(() => navigator.clipboard.readText()), /\|.*Ana.*\|/);
  const other = await device(house, { hash: new URL(link).hash });
  assert.equal(await other.text(), TILING);
  const file = join(mkdtempSync(join(tmpdir(), 'tilejudge-')), 'board.yaml');
  writeFileSync(file, OFFER);
  await other.press('share');
  await (await other.page.$('[data-key="file"]')).uploadFile(file);
  await other.settle(300);
  assert.equal(await other.text(), OFFER);
  await other.leave();
  await player.leave();
});

test('the case and the picture are saved as files', async () => {
  const player = await device(house, { text: TILING });
  const folder = mkdtempSync(join(tmpdir(), 'tilejudge-'));
  const session = await house.browser.target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', browserContextId: player.context.id, downloadPath: folder });
  const saved = async (key, name) => {
    await player.press(key);
    const file = join(folder, name);
    for (let tries = 0; tries < 50 && !existsSync(file); tries += 1) await player.settle();
    return readFileSync(file, 'utf8');
  };
  await player.press('share');
  assert.equal(await saved('save', 'tilejudge.yaml'), TILING);
  const picture = await saved('picture', 'tilejudge.svg');
  assert(picture.startsWith('<svg') && picture.includes('Ana') && picture.trimEnd().endsWith('</svg>'), picture.slice(0, 200));
  await player.leave();
});

test('what another answer would change stands below the points', async () => {
  const player = await device(house, { text: `game: azul-summer-pavilion
round: 4
phase: play
players: [{name: Ana, score: 8, stars: {red: "2 3"}, tiles: R, corners: ""}]
moves:
  - {place: red, on: red 1}
` });
  await player.press('score');
  assert.match(await player.reads('.matters'), /Ana.*12.*11/s);
  assert.doesNotMatch(await player.reads('.matters'), /connected-points/);
  await player.touch(await player.page.$('.matters button'), 'more');
  assert.match(await player.reads('dialog[open]'), /connected/);
  assert.doesNotMatch(await player.reads('dialog[open]'), /connected-points/);
  await player.page.click('dialog[open] details:last-of-type summary');
  assert.match(await player.reads('dialog[open]'), /connected-points/);
  await player.leave();
});

test('the text beside the board is the same case', async () => {
  const player = await device(house, { text: TILING, width: 1280, height: 800 });
  await player.press('text');
  await player.page.$eval('textarea', (area) => {
    area.value = area.value.replace('WBY..', 'WBX..');
    area.dispatchEvent(new Event('input'));
  });
  await player.settle(500);
  assert.match(await player.verdict(), /Cannot be read/);
  assert.equal(await player.page.$eval('.source mark', (mark) => mark.textContent), 'X');
  assert.match(await player.reads('.findings'), /X/);
  assert(await player.page.$('.board.stale svg'), 'the board stays');
  await player.press('undo');
  assert.match(await player.verdict(), /Possible/);
  await player.leave();
});

/** Fills the factories with what was drawn. */
async function deal(player, factories) {
  await player.press('key-deal');
  for (const [index, tiles] of factories.entries()) {
    for (const letter of tiles) await player.pressIn(`.part .part:nth-of-type(${index + 1})`, `more${COLOURS[letter]}`);
  }
}
const COLOURS = { B: 'blue', Y: 'yellow', R: 'red', K: 'black', W: 'white' };

test('a whole recorded game is tapped in', async () => {
  const recorded = readFileSync(new URL('../../fixtures/azul/replay/coloured-2p.yaml', import.meta.url), 'utf8');
  const [head, rest] = recorded.split('moves:\n');
  const player = await device(house, { text: head, width: 1280, height: 800 });
  await player.press('move');
  for (const line of rest.split('\n').filter((line) => line.startsWith('  - '))) {
    const move = Object.fromEntries([...line.matchAll(/(player|take|from|to): ([\w ]+)/g)].map(([, key, value]) => [key, value.trim()]));
    if (move.take) {
      await player.tap(move.from);
      // What leaves no choice is judged at once.
      if (!await player.page.$('.answer')) await player.press(move.take);
      await player.tap(`${move.player}, ${move.to === 'floor' ? 'floor line, space 1' : `${move.to}, space 1`}`);
    } else if (line.includes('finish')) {
      await player.press('key-finish');
    } else {
      await deal(player, [...line.matchAll(/[BYRKW]{4}/g)].map(([tiles]) => tiles));
      const [, starter] = line.match(/starter: (\w+)/) ?? [];
      if (starter) {
        await player.press('key-starter');
        await player.press(starter);
      }
    }
    assert.match(await player.reads('.answer'), /^Yes\./, line);
    await player.press('make');
  }
  assert.match((await player.reads('.points')).replace(/\s+/g, ' '), /Ana 6.* Luis 2/);
  await player.leave();
});

test('a rule is told in words, one\'s own rulebook before all others, its name to whoever asks', async () => {
  const text = `game: azul-master-chocolatier\nphase: tiling\nplayers:\n  - {name: Ana, score: 0, wall: [B...., ....., ....., ....., .....], lines: ["", "", "", "", ""], floor: ""}\n`;
  for (const [game, language, own] of [['azul-mini', 'es', /Azul Mini/], ['azul-master-chocolatier', 'pl', /Master Chocolatier/]]) {
    const player = await device(house, { text: text.replace('azul-master-chocolatier', game).replace('[B....', '[K....'), language });
    await player.touch(await player.page.$('.findings .quiet'), 'the rule');
    const told = await player.reads('dialog[open]');
    const [title, statement] = told.split('\n').filter(Boolean);
    assert(title.length > 5 && statement.length > 20, told);
    assert.match(told.split('\n').slice(2).join('\n'), own);
    assert.doesNotMatch(told, /azul\//);
    const books = await player.page.$$eval('dialog[open] cite', (all) => all.map((one) => one.textContent));
    assert.match(books[0], own, books.join('; '));
    await player.page.click('dialog[open] details:last-of-type summary');
    assert.match(await player.reads('dialog[open]'), /azul\//);
    await player.leave();
  }
});
