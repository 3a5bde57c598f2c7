// The library: every rule, every word about a game. Texts go in, answers come out.
import init, * as library from './library.js';

export async function load() {
  await init({ module_or_path: new URL('library.wasm', import.meta.url) });
}

const ask = (name, request) => JSON.parse(library[name](JSON.stringify(request)));

export const games = (language) => ask('games', { language });
export const blank = (request) => ask('blank', request).text;
export const look = (request) => ask('look', { question: 'score', ...request });
export const slot = (request) => ask('slot', request);
/** The text with a value at a place; nothing where it cannot stand there. */
export const put = (request) => ask('put', request)?.text;
export const repairs = (request) => ask('repairs', request) ?? [];
export const moves = (request) => ask('moves', request);
export const explain = (request) => ask('explain', request);
export const picture = (request) => ask('picture', { question: 'score', ...request })?.svg;
export const report = (request) => ask('report', request).text;
