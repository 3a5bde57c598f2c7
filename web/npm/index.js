// The library in JavaScript, for node and for browsers: texts go in, answers come out. Every rule is in the library.
import init, * as library from './library.js';

const compiled = new URL('library_bg.wasm', import.meta.url);
const read = async () => (await import('node:fs/promises')).readFile(compiled);
await init({ module_or_path: compiled.protocol === 'file:' ? await read() : compiled });

const ask = (name, request) => JSON.parse(library[name](JSON.stringify(request)));

/** A question about a case, which is a text or an object. */
function asked(text, question, { language = '', preset = '', rulings = {}, claims = {}, file = 'case', dark = false } = {}) {
  const named = { house: Object.entries(rulings), claims: Object.entries(claims) };
  return { text: typeof text === 'string' ? text : JSON.stringify(text), question, language, preset, ...named, file, dark };
}

export const judgeAll = (text, question = 'check', options = {}) =>
  ask('report', { ...asked(text, question, options), format: 'json' }).text.split('\n').filter(Boolean).map((line) => JSON.parse(line));

export function judge(text, question = 'check', options = {}) {
  const told = judgeAll(text, question, options);
  if (told.length !== 1) throw new RangeError(`the text holds ${told.length} cases or actions; judgeAll gives each of them`);
  return told[0];
}

export const report = (text, question = 'check', options = {}) => ask('report', { ...asked(text, question, options), format: 'markdown' }).text;
export const picture = (text, question = 'score', options = {}) => ask('picture', asked(text, question, options))?.svg ?? null;
export const repairs = (text, options = {}) => ask('repairs', asked(text, 'check', options)) ?? [];
export const explain = (topic, options = {}) => ask('explain', { ...asked(options.text ?? '', 'check', options), topic });
export const games = (language = 'en') => ask('games', { language });
export const blank = (game, { variant = '', phase = '', players = [], language = 'en' } = {}) => ask('blank', { game, variant, phase, players, language })?.text ?? null;
export const slot = (text, place, options = {}) => ask('slot', { ...asked(text, 'check', options), place });
export const put = (text, place, value = null) => ask('put', { ...asked(text, 'check'), place, value })?.text ?? null;
