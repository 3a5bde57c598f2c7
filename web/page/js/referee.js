// The library: every rule, every word about a game. Texts go in, answers come out. There is one for each game, and the sentences
// of each language stand apart from it; both are loaded when they are asked for.
import { editions, part } from './words.js';

/** What is asked for is asked for once; what failed may be asked for again. */
const loading = new Map();
function once(what, get) {
  if (!loading.has(what)) loading.set(what, get().catch((error) => { loading.delete(what); throw error; }));
  return loading.get(what);
}
/** The library that answers: its name, what was compiled, its memory and functions, and the sentences that it was told. */
let own = null;
export const library = () => own?.name;
let turns = 0;

/** Has a library answer from now on, in a language too, unless another is asked for meanwhile. */
export async function load(name, language) {
  const turn = turns += 1;
  const [found, sentences] = await Promise.all([
    once(name, async () => open(name, await WebAssembly.compileStreaming(part(`js/${name}.wasm`)))),
    once(`${name} ${language}`, async () => (await part(`js/${name}.${language}.json`)).json()),
  ]);
  if (!(language in found.told)) tell(found, { [language]: sentences });
  if (turn === turns) own = found;
}
/** What binds a library to the page binds one alone: its address makes it another. */
async function open(name, compiled) {
  const { default: init, ...functions } = await import(`./library.js?${name}`);
  const { memory } = await init({ module_or_path: compiled });
  return { name, compiled, memory, functions, told: {} };
}
/** Puts the sentences of languages where they were cut out. */
function tell({ memory, told }, languages) {
  for (const [place, text] of Object.values(languages).flatMap(Object.entries)) {
    new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, Number(place)));
  }
  Object.assign(told, languages);
}
/** Beside the page: the same library. */
export async function become({ name, compiled, told }) {
  own = await open(name, compiled);
  tell(own, told);
}
/** The worker, what it was told to be, and who hears its answer. */
let [worker, like, hear] = [null, null, null];
/** The answer to what may take long, found beside the page; `null` if another such question came first. */
export const beside = (name, request) => new Promise((answer) => {
  const be = JSON.stringify([own.name, Object.keys(own.told)]);
  if (hear || like !== be) {
    worker?.terminate();
    worker = null;
    hear?.(null);
  }
  hear = answer;
  if (!worker) {
    worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    worker.postMessage({ be: { name: own.name, compiled: own.compiled, told: own.told } });
    like = be;
  }
  worker.onmessage = ({ data }) => { hear = null; answer(data); };
  // Nothing is found out of what cannot be asked; the next question begins anew.
  worker.onerror = () => { [worker, hear] = [null, null]; answer({ report: {} }); };
  worker.postMessage({ name, request });
});

const ask = (name, request) => JSON.parse(own.functions[name](JSON.stringify(request)));

/** The editions of the library that answers, with their rulings. */
export const games = (language) => ask('games', { language });
export const blank = (request) => ask('blank', request).text;
/** All that is seen of a case; if its game is `elsewhere`, an edition whose library knows it. */
export const look = (request) => (own ? ask('look', { question: 'score', ...request }) : { elsewhere: editions()[0].id });
/** The picture of it alone. */
export const sheet = (request) => own && ask('sheet', { question: 'score', ...request });
export const slot = (request) => ask('slot', request);
/** The same of several places at once. */
export const slots = (request, spots) => ask('slots', { ...request, places: spots.map(({ place }) => place) });
/** The text with a value at a place; nothing where it cannot stand there. */
export const put = (request) => ask('put', request)?.text;
export const repairs = (request) => ask('repairs', request) ?? [];
export const moves = (request) => ask('moves', request) ?? { report: {} };
export const explain = (request) => ask('explain', request);
export const picture = (request) => ask('picture', { question: 'score', ...request })?.svg;
export const markdown = (request) => ask('report', { ...request, question: 'score', format: 'markdown', file: 'tilejudge' }).text;
