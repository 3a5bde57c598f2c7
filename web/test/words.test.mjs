// Every sentence of the page is there in every language, and none that nobody says.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const page = new URL('../page/', import.meta.url);
const words = (language) => JSON.parse(readFileSync(new URL(`words.${language}.json`, page), 'utf8'));
const facts = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, fact]) => fact).sort();
const english = words('en');

for (const language of ['es', 'pl']) {
  test(`${language} lacks no sentence`, () => {
    const other = words(language);
    assert.deepEqual(Object.keys(other).sort(), Object.keys(english).sort());
    for (const [name, text] of Object.entries(english)) {
      assert.deepEqual(facts(other[name]), facts(text), name);
      assert(other[name].trim(), name);
    }
  });
}

test('whatever is said is there, and whatever is there is said', () => {
  const code = readdirSync(new URL('js/', page)).map((file) => readFileSync(new URL(`js/${file}`, page), 'utf8')).join('\n');
  const said = new Set([...code.matchAll(/say\(\s*'([\w-]+)'/g)].map(([, name]) => name));
  const made = [...code.matchAll(/say\(\s*`([\w-]+)\$\{/g)].map(([, start]) => start);
  for (const [, one, other] of code.matchAll(/say\([^'`()]*\? '([\w-]+)' : '([\w-]+)'\)/g)) said.add(one).add(other);
  for (const name of said) assert(name in english, `nobody has written ${name}`);
  for (const name of Object.keys(english)) assert(said.has(name) || made.some((start) => name.startsWith(start)), `nobody says ${name}`);
});
