// Takes the built page apart: `node web/parts.mjs FOLDER GAME…`. The sentences of each language are cut out of each library, to be
// put back when somebody reads that language; the games that there are, go to the words of the page.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const ROOT = new URL('..', import.meta.url).pathname;
const [folder, ...libraries] = process.argv.slice(2);
const texts = readdirSync(`${ROOT}src`, { recursive: true }).map(String).filter((file) => file.endsWith('.ftl'));
const tags = [...new Set(texts.map((file) => file.split('.').at(-2)))];
const file = (library, tag) => `${folder}/js/${library}.${tag}.json`;

/** The data of a library that are there from the beginning: where in the file, where in memory, how long. */
function data(bytes) {
  let at = 8;
  const number = () => { let [sum, shift, byte] = [0, 0, 0]; do { byte = bytes[at]; at += 1; sum += (byte & 127) * 2 ** shift; shift += 7; } while (byte & 128); return sum; };
  while (at < bytes.length) {
    const section = bytes[at];
    at += 1;
    const end = number() + at;
    if (section === 11) {
      return Array.from({ length: number() }, () => {
        if (number() !== 0 || bytes[at] !== 0x41) throw new Error('data that are not at a number');
        at += 1;
        const address = number();
        at += 1;
        const length = number();
        at += length;
        return { from: at - length, address, length };
      });
    }
    at = end;
  }
  throw new Error('no data');
}

/** Leaves nothing of a text's comments but the ends of their lines: nobody reads them there. */
function uncomment(bytes, words) {
  const start = bytes.indexOf(words);
  for (const { 0: { length }, index } of start < 0 ? [] : words.toString('latin1').matchAll(/^#.*$/gm)) bytes.fill('\n', start + index, start + index + length);
}

/** Cuts the sentences of a language out of a library: what they are, by where in memory they belong. */
function cut(bytes, tag) {
  const segments = data(bytes);
  const found = texts.filter((text) => text.endsWith(`.${tag}.ftl`)).flatMap((text) => {
    const words = readFileSync(`${ROOT}src/${text}`);
    uncomment(words, Buffer.from(words));
    const from = bytes.indexOf(words);
    const segment = segments.find((one) => from >= one.from && from + words.length <= one.from + one.length);
    if (!segment) return [];
    bytes.fill(0, from, from + words.length);
    return [[segment.address + from - segment.from, words.toString()]];
  });
  if (!found.length) throw new Error(`no sentences in ${tag}`);
  return Object.fromEntries(found);
}

const choices = Object.fromEntries(tags.map((tag) => [tag, []]));
for (const library of libraries) {
  const path = `${folder}/js/${library}.wasm`;
  const bytes = readFileSync(path);
  const { initSync, games } = await import(`${pathToFileURL(`${folder}/js/library.js`)}?${library}`);
  initSync({ module: new WebAssembly.Module(bytes) });
  for (const tag of tags) {
    const editions = JSON.parse(games(JSON.stringify({ language: tag })));
    choices[tag].push(...editions.map(({ rulings, ...edition }) => ({ ...edition, library })));
  }
  for (const text of texts) uncomment(bytes, readFileSync(`${ROOT}src/${text}`));
  for (const tag of tags) writeFileSync(file(library, tag), JSON.stringify(cut(bytes, tag)));
  writeFileSync(path, bytes);
}
for (const tag of tags) {
  const words = `${folder}/words.${tag}.json`;
  writeFileSync(words, JSON.stringify({ ...JSON.parse(readFileSync(words, 'utf8')), editions: choices[tag] }));
}

// Comments on lines of their own, and what is indented, are for who reads the source.
for (const path of ['sw.js', 'style.css', 'parts.css', ...readdirSync(`${folder}/js`).filter((file) => file.endsWith('.js')).map((file) => `js/${file}`)]) {
  const text = readFileSync(`${folder}/${path}`, 'utf8');
  writeFileSync(`${folder}/${path}`, text.replace(/^\s*\/\*.*?\*\/\n/gms, '').replace(/^ +/gm, '').replace(/^\/\/ .*\n/gm, ''));
}
