// The sentences of the page itself; all others come from the library.

export const LANGUAGES = { en: 'English', es: 'Español', pl: 'Polski' };
let words = {};

export async function speak(language) {
  const answer = await fetch(new URL(`../words.${language}.json`, import.meta.url));
  words = await answer.json();
  document.documentElement.lang = language;
}

/** A sentence by its name, with what stands for `{…}` in it. */
export function say(name, facts = {}) {
  const text = words[name] ?? name;
  return text.replace(/\{(\w+)\}/g, (whole, fact) => facts[fact] ?? whole);
}

/** The language of the device, if the page speaks it. */
export function usual() {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return known ?? 'en';
}
