// The library: every rule, every word about a game. Texts go in, answers come out.
import init, * as library from './library.js';

export async function load() {
  await init({ module_or_path: new URL('library.wasm', import.meta.url) });
}

let worker = null;
let hear = null;
/** The answer to what may take long, found beside the page; `null` if another such question came first. */
export const beside = (name, request) => new Promise((answer) => {
  if (hear) {
    worker.terminate();
    worker = null;
    hear(null);
  }
  hear = answer;
  worker ??= new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => { hear = null; answer(data); };
  // Nothing is found out of what cannot be asked; the next question begins anew.
  worker.onerror = () => { [worker, hear] = [null, null]; answer({ report: {} }); };
  worker.postMessage([name, request]);
});

const ask = (name, request) => JSON.parse(library[name](JSON.stringify(request)));

export const games = (language) => ask('games', { language });
export const blank = (request) => ask('blank', request).text;
export const look = (request) => ask('look', { question: 'score', ...request });
export const slot = (request) => ask('slot', request);
/** The text with a value at a place; nothing where it cannot stand there. */
export const put = (request) => ask('put', request)?.text;
export const repairs = (request) => ask('repairs', request) ?? [];
export const moves = (request) => ask('moves', request) ?? { report: {} };
export const explain = (request) => ask('explain', request);
export const picture = (request) => ask('picture', { question: 'score', ...request })?.svg;
export const report = (request) => ask('report', request).text;
