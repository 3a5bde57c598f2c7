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
let library;

before(async () => {
  library = await import(`${FOLDER}/js/library.js`);
  library.initSync({ module: readFileSync(`${FOLDER}/js/library.wasm`) });
});

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
      return JSON.parse(library.report(JSON.stringify(request))).text;
    });
    if (of_many && page.join('') === asked(question, own)) return;
    own.forEach((file, index) => assert.equal(page[index], asked(question, [file]), file));
  });
}
