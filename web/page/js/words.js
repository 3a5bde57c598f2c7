// The parts that the page loads when they are asked for, and its own sentences; all others come from the library.

const at = (path) => new URL(`../${path}`, import.meta.url);
/** What is loaded before the device keeps anything, for whoever will keep it: so it is loaded once. */
const keeping = [];
const keep = async (url, copy) => (await caches.open('tilejudge-first')).put(url, copy);
export const kept = () => Promise.allSettled(keeping);

/** A part of the page that not everybody needs. Who answers was decided when it was asked for, whoever takes over meanwhile. */
export async function part(path) {
  const alone = !navigator.serviceWorker?.controller && globalThis.caches;
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  if (alone) keeping.push(keep(at(path), answer.clone()));
  return answer;
}

export const LANGUAGES = { en: 'English', es: 'Español', pl: 'Polski' };
let words = {};
/** The editions that there are, each with the library that knows it. */
export const editions = () => words.editions;

export async function speak(language) {
  words = await (await part(`words.${language}.json`)).json();
  document.documentElement.lang = language;
}
/** A sentence by its name, with what stands for `{…}` in it. */
export const say = (name, facts = {}) => (words[name] ?? name).replace(/\{(\w+)\}/g, (whole, fact) => facts[fact] ?? whole);
/** The language of the device, if the page speaks it. */
export const usual = () => navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? 'en';
