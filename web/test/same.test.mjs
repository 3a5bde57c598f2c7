// What the page answers is what the program answers, letter for letter: every fixture through both.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { before, test } from 'node:test';
import { FOLDER } from './browser.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;
const PROGRAM = process.env.TILEJUDGE ?? `${ROOT}target/debug/tilejudge`;
const QUESTIONS = ['check', 'score', 'moves', 'apply', 'replay', 'show'];
const fixtures = readdirSync(`${ROOT}fixtures`, { recursive: true }).map(String).filter((file) => /\.(yaml|json|jsonl)$/.test(file)).sort();
const editions = JSON.parse(readFileSync(`${FOLDER}/words.en.json`, 'utf8')).editions;
const LANGUAGES = ['en', 'es', 'pl'];
const libraries = new Map();

/** A library with the sentences of some languages, as the page puts them in. */
async function opened(name, languages) {
  const library = await import(`${FOLDER}/js/library.js?${name}${languages}`);
  const { memory } = library.initSync({ module: readFileSync(`${FOLDER}/js/${name}.wasm`) });
  for (const language of languages) {
    const sentences = JSON.parse(readFileSync(`${FOLDER}/js/${name}.${language}.json`, 'utf8'));
    for (const [place, text] of Object.entries(sentences)) new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, Number(place)));
  }
  return library;
}

before(async () => {
  for (const { library } of editions) if (!libraries.has(library)) libraries.set(library, await opened(library, LANGUAGES));
});

/** The library that knows the game of a text: asked once of each. */
const known = new Map();
function knowing(text) {
  if (!known.has(text)) {
    const [first] = libraries.values();
    const { elsewhere } = JSON.parse(first.look(JSON.stringify({ text, question: 'check' })));
    known.set(text, elsewhere ? editions.find(({ id }) => id === elsewhere).library : editions[0].library);
  }
  return known.get(text);
}

/** What the page says of a text. Of several cases of several games each is known to another library: the page shows one, the first. */
function answer(request) {
  const say = (library) => JSON.parse(libraries.get(library).report(JSON.stringify(request))).text;
  const own = knowing(request.text);
  const lines = say(own).split('\n');
  const lacks = (line) => line.startsWith('{"case"') && JSON.parse(line).case.game === null;
  if (!lines.some(lacks)) return lines.join('\n');
  const others = [...libraries.keys()].filter((library) => library !== own).map((library) => say(library).split('\n'));
  const known = (index) => others.map((other) => other[index]).find((line) => line && !lacks(line));
  return lines.map((line, index) => (lacks(line) ? known(index) ?? line : line)).join('\n');
}

/** What the program says of some files to one question; a case that is wrong is no failure here. */
function asked(question, files) {
  const settings = { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 30, env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    return execFileSync(PROGRAM, [question, '--format', 'json', ...files], settings);
  } catch (failed) {
    assert(failed.status <= 3 && failed.stdout, `${question}: ${failed}`);
    return failed.stdout;
  }
}

/** Questions that the program hears about any number of files at once; the others are about one. */
const OF_MANY = ['check', 'score', 'replay'];

for (const question of QUESTIONS) {
  const of_many = OF_MANY.includes(question);
  test(`${question}: ${of_many ? 'every fixture' : 'every fixture of its own'}`, () => {
    const own = fixtures.filter((file) => of_many || basename(dirname(file)) === question).map((file) => `fixtures/${file}`);
    assert(own.length > 5, `${own.length} fixtures`);
    const page = own.map((file) => {
      const request = { question, file, text: readFileSync(ROOT + file, 'utf8') };
      return answer(request);
    });
    if (of_many && page.join('') === asked(question, own)) return;
    own.forEach((file, index) => assert.equal(page[index], asked(question, [file]), file));
  });
}

/** An answer without what nobody reads: facts for machines are in the language that there is. */
const read = (answer) => answer && JSON.stringify(JSON.parse(answer, (key, value) => (key === 'facts' ? undefined : value)));

for (const language of LANGUAGES) {
  test(`${language}: nothing that is said needs another language`, async () => {
    for (const name of libraries.keys()) {
      const alone = await opened(name, [language]);
      for (const file of fixtures.filter((file, index) => /in-(spanish|polish)/.test(file) || index % 8 === 0)) {
        const request = JSON.stringify({ question: 'score', language, text: readFileSync(`${ROOT}fixtures/${file}`, 'utf8') });
        if (knowing(JSON.parse(request).text) !== name) continue;
        assert.equal(read(alone.look(request)), read(libraries.get(name).look(request)), file);
        if (/repair/.test(file)) assert.equal(read(alone.repairs(request)), read(libraries.get(name).repairs(request)), file);
        if (/moves/.test(file)) assert.equal(read(alone.moves(request)), read(libraries.get(name).moves(request)), file);
      }
    }
  });
}
