// The palette: whatever the library says may stand at a place, as buttons.
import { button, h, isLight } from './dom.js';
import { put, slot } from './referee.js';
import { asked, write } from './state.js';
import { say } from './words.js';

const set = (place, value) => write(put({ ...asked(), place, value }));
/** How a thing is put: by its letter, or by its name. */
const token = (thing) => thing.letter ?? thing.put;

/** What may be done at some places, the likeliest first. */
export function palette(spots, open) {
  const parts = spots.map((spot) => part(spot, open)).filter(Boolean);
  return parts.length ? parts : [h('p', { class: 'hint' }, say('tap-a-space'))];
}

function part(spot, open) {
  const here = slot({ ...asked(), place: spot.place });
  if (!here) return null;
  const made = KINDS[here.may]?.(here, spot, open);
  return made && h('section', { class: `part of-${here.may}` }, h('h2', {}, here.name), made);
}

const KINDS = {
  piece(here, spot) {
    const things = [...here.things].sort((one, other) => (other.letter === spot.print) - (one.letter === spot.print));
    return h('div', { class: 'swatches' },
      things.map((thing) => swatch(thing, here.now === token(thing), () => set(spot.place, token(thing)))),
      button('∅', () => set(spot.place, null), {
        class: 'swatch none', 'aria-label': say('empty'), 'aria-pressed': String(here.now === null), 'data-key': 'none',
      }));
  },
  heap: (here, spot) => h('div', { class: 'counts' }, here.things.map((thing) => counter(thing, spot.place, here.most))),
  // The floor line and the like are tapped space by space; here they are only taken away at once.
  run: () => null,
  number(here, spot) {
    const now = Number(here.now ?? 0);
    const input = h('input', {
      type: 'number', inputmode: 'numeric', min: here.least, max: here.most, value: here.now ?? '', 'aria-label': here.name,
      'data-key': 'number', placeholder: say('not-told'),
      onchange: () => set(spot.place, input.value === '' ? null : input.value),
    });
    const by = (step) => button(step > 0 ? `+${step}` : `−${-step}`, () => set(spot.place, String(now + step)), {
      'aria-label': `${here.name} ${step > 0 ? '+' : '−'}${Math.abs(step)}`, 'data-key': `by${step}`,
    });
    return h('div', { class: 'number' }, by(-10), by(-1), input, by(1), by(10), forget(here, spot));
  },
  word: (here, spot) => options(here, spot, here.things.map((thing) => [thing.put, thing.says])),
  player: (here, spot) => options(here, spot, here.names.map((name) => [name, name])),
  text(here, spot) {
    const input = h('input', {
      type: 'text', value: here.now ?? '', maxlength: 100, 'aria-label': here.name, 'data-key': `text${here.name}`,
      onchange: () => set(spot.place, input.value.trim() || null),
    });
    return h('div', { class: 'text' }, input);
  },
  written(here, spot) {
    const input = h('input', {
      type: 'text', value: here.now ?? '', 'aria-label': here.name, placeholder: here.examples.filter(Boolean).join(' · '), 'data-key': 'written',
      onchange: () => set(spot.place, input.value.trim() || null),
    });
    return h('div', { class: 'text' }, input);
  },
  keys: (here, spot, open) => h('div', { class: 'options' }, here.keys.map((key) =>
    button(key.says, () => open([{ place: [...spot.place, key.key], print: null }]), { class: key.told ? 'told' : 'untold', 'data-key': key.key }))),
  items: (here, spot, open) => h('div', { class: 'options' },
    Array.from({ length: here.count + 1 }, (_, index) => button(index < here.count ? `${index + 1}` : '+',
      () => open([{ place: [...spot.place, index], print: null }]), { 'data-key': `item${index}` }))),
};

function swatch(thing, now, act) {
  const dark = thing.tint && !isLight(thing.tint);
  return button([h('b', { 'aria-hidden': 'true' }, token(thing)), h('span', {}, thing.says)], act, {
    class: `swatch${dark ? ' dark' : ''}`, tint: thing.tint ?? 'var(--paper)', 'aria-pressed': String(now), 'data-key': thing.put,
  });
}

/** So many of a thing, with a button for one more and one fewer. */
function counter(thing, place, most) {
  const to = (count) => set([...place, thing.put], String(count));
  const dark = thing.tint && !isLight(thing.tint);
  return h('div', { class: 'counter', role: 'group', 'aria-label': `${thing.says}: ${thing.count}` },
    button('−', () => to(thing.count - 1), { disabled: thing.count === 0, 'aria-label': say('one-fewer', { what: thing.says }), 'data-key': `less${thing.put}` }),
    h('output', {}, String(thing.count)),
    button([h('b', { 'aria-hidden': 'true' }, token(thing)), '+'], () => to(thing.count + 1), {
      class: `swatch${dark ? ' dark' : ''}`, tint: thing.tint ?? 'var(--paper)', disabled: thing.count >= most,
      'aria-label': say('one-more', { what: thing.says }), 'data-key': `more${thing.put}`,
    }));
}

const options = (here, spot, choices) => h('div', { class: 'options' },
  choices.map(([value, label]) => button(label, () => set(spot.place, value), { 'aria-pressed': String(here.now === value), 'data-key': value })),
  forget(here, spot));

const forget = (here, spot) => here.now !== null &&
  button(say('forget'), () => set(spot.place, null), { class: 'quiet', 'data-key': 'forget' });

/** The printed piece on a free space, at once; whether that was it. */
export function lay(spot) {
  if (!spot.empty || !spot.print) return false;
  set(spot.place, spot.print);
  return true;
}
