// The npm package, as `web/npm/build` makes it: its answers are those of the program, and its types are what it gives.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const root = resolve(import.meta.dirname, '../..');
const made = join(root, 'target/npm');
const { blank, explain, games, judge, judgeAll, picture, put, repairs, report, slot } = await import(join(made, 'index.js'));
const folder = (game, command) => readdirSync(join(root, 'fixtures', game, command)).map((name) => join(root, 'fixtures', game, command, name));

/** What the program answers, whatever it ends with. */
function program(...words) {
  try {
    return execFileSync(process.env.TILEJUDGE, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 });
  } catch (failed) {
    return failed.stdout;
  }
}

for (const game of ['azul', 'azul-summer-pavilion', 'blue-moon-city']) {
  for (const question of ['check', 'score', 'moves', 'apply', 'replay']) {
    test(`${game}: ${question} as the program answers it`, () => {
      for (const file of folder(game, question === 'replay' ? 'replay' : 'score').slice(0, 12)) {
        const told = program(question, '--format', 'jsonl', file).split('\n').filter(Boolean).map((line) => JSON.parse(line));
        assert.deepEqual(judgeAll(readFileSync(file, 'utf8'), question, { file }), told, file);
      }
    });
  }
}

const BOARD = { game: 'azul-mini', players: [{ name: 'Ana', wall: ['.....', '..Y..', '.....', '.....', '.....'], lines: ['', '', '', '', ''] }] };

test('what the readme shows is so', () => {
  const example = readFileSync(join(root, 'web/npm/README.md'), 'utf8').split('```js\n')[1].split('```')[0].replace(/^import .*$/m, '');
  const told = [...example.matchAll(/^(\S+);\s+\/\/ (['"].*)$/gm)].map(([, expression, value]) => [expression, value]);
  assert.equal(told.length, 2);
  const values = told.flat().join(', ');
  const seen = new Function('judge', `${example}; return [${values}];`)(judge);
  assert.equal(seen[0], seen[1]);
  assert.equal(seen[2], seen[3]);
});

test('an object is a case, a text of several is none', () => {
  const verdict = judge({ ...BOARD, moves: [{ take: '2 yellow', to: 'line 2' }] }, 'check', { language: 'es' });
  assert.equal(verdict.verdict, 'illegal');
  assert.match(verdict.findings[0].message, /fila 2/);
  assert.throws(() => judge('a: 1\n---\na: 2\n'), RangeError);
  assert.equal(judge({ game: 'azul' }).verdict, 'unreadable');
  const ruled = judge(BOARD, 'check', { rulings: { 'partial-floor': 'yes' } }).rulings;
  assert.ok(ruled.some(({ name, answer, source }) => name === 'partial-floor' && answer === 'yes' && source === 'house'), JSON.stringify(ruled));
});

test('a claim beside the case is answered', () => {
  const [claim] = judge({ ...BOARD, phase: 'over', players: [{ ...BOARD.players[0], score: 1 }] }, 'score', { claims: { Ana: 5 } }).claims;
  assert.deepEqual([claim.player, claim.claimed, claim.answer, claim.counted], ['Ana', 5, 'refuted', 1]);
});

test('an editor asks what may stand somewhere, and puts it there', () => {
  const table = blank('azul', { players: ['Ana', 'Luis'], language: 'es' });
  assert.match(table, /^game: azul\nlanguage: es\n/);
  assert.equal(blank('chess'), null);
  const place = ['players', 0, 'wall', [1, 2]];
  assert.ok(slot(BOARD, place));
  const text = put(BOARD, place, 'B');
  assert.match(text, /\.\.B\.\./);
  assert.equal(put(BOARD, place, 'no such tile'), null);
  const wrong = put(BOARD, ['players', 0, 'wall', [1, 0]], 'Y');
  assert.equal(judge(wrong).verdict, 'impossible');
  assert.equal(judge(repairs(wrong)[0].text).verdict, 'legal');
  assert.match(picture(BOARD, 'show'), /^<svg/);
  assert.equal(picture('nothing'), null);
  assert.match(report(BOARD), /: possible/);
  assert.ok(explain('azul/floor-line-penalty'));
  assert.equal(explain('no/such-rule'), null);
  assert.equal(games().length, 5);
});

test('an example is checked by its types, and one that is wrong is refused', () => {
  const there = mkdtempSync(join(tmpdir(), 'npm-'));
  try {
    mkdirSync(join(there, 'node_modules'));
    symlinkSync(made, join(there, 'node_modules/tilejudge'));
    writeFileSync(join(there, 'package.json'), '{"type": "module"}');
    const compile = (text) => {
      writeFileSync(join(there, 'example.ts'), text);
      const options = ['--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext', 'example.ts'];
      execFileSync(process.execPath, [resolve(import.meta.dirname, 'node_modules/typescript/bin/tsc'), ...options], { cwd: there, encoding: 'utf8' });
    };
    compile("import { judge } from 'tilejudge';\nconst told = judge('game: azul').findings.map((found) => found.message.length);\nexport const most: number = Math.max(...told);\n");
    assert.throws(() => compile("import { judge } from 'tilejudge';\njudge('game: azul', 'replay');\n"));
    assert.throws(() => compile("import { judge } from 'tilejudge';\nexport const odd: number = judge('game: azul').verdict;\n"));
  } finally {
    rmSync(there, { recursive: true });
  }
});

test('what is packed is what is needed', () => {
  const [{ files }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: made, encoding: 'utf8' }));
  assert.deepEqual(files.map((file) => file.path).sort(), ['LICENSE-APACHE', 'LICENSE-MIT', 'README.md', 'index.d.ts', 'index.js', 'library.js', 'library_bg.wasm', 'package.json']);
});
