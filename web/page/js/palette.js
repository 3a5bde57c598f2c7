// The palette: whatever the library says may stand at a place, as buttons.
import { button, h, isLight } from './dom.js';
import { slot } from './referee.js';
import { asked } from './state.js';
import { say } from './words.js';

/** More buttons than this are folded where other things can be told as well. */
const MANY = 8;
/** A number of fewer than this is chosen and not counted up. */
const FEW = 9;
/** How a thing is put: by its letter, or by its name. */
const token = (thing) => thing.letter ?? thing.put;

/** What every tap lays, or takes away where it lies already, while somebody paints. */
let brush = null;
export const isPainting = () => brush !== null;
export const takeBrush = (piece) => { brush = piece; };

/** The pieces to paint with; the one that is in hand is put down. */
export const tray = (things, draw) => h('div', { class: 'swatches', role: 'group', 'aria-label': say('brush') },
  things.map((thing) => swatch(thing, brush === token(thing), token(thing), { set: (piece) => { brush = brush === piece ? null : piece; draw(); } })));

/** What the brush does where a finger is; whether it fits there, and nothing else was meant. */
export function stroke(spots, at) {
  const fits = spots.flatMap((spot) => {
    const here = slot({ ...asked(), text: at.text, place: spot.place });
    const thing = here?.things?.find((one) => token(one) === brush);
    const count = here?.may === 'heap' && thing ? thing.count + 1 : 0;
    if (!thing || !['piece', 'heap'].includes(here.may) || count > here.most) return [];
    return [() => (count ? at.put([...spot.place, thing.put], String(count), spot) : at.put(spot.place, here.now === brush ? null : brush, spot))];
  });
  if (fits.length === 1) fits[0]();
  return fits.length === 1;
}
/** What may be done at some places, the likeliest first. `at` knows the `text`, what a change of it becomes (`put`), where to go on
 * (`open`), how to go on laying the same (`paint`), and what is `legal`. */
export function palette(spots, at) {
  const parts = spots.map((spot) => part(spot, at, spots.length > 1)).filter(Boolean);
  return parts.length ? parts : [h('p', { class: 'hint' }, say('tap-a-space'))];
}

function part(spot, at, among = false) {
  const here = slot({ ...asked(), text: at.text, place: spot.place });
  if (!here) return null;
  const made = KINDS[here.may](here, { ...at, spot, set: (value, ...below) => at.put([...spot.place, ...below], value, spot, here) });
  const folds = among && (here.things ?? here.keys ?? []).length > MANY;
  // A thing that is there or not.
  if (here.may === 'word' && here.things.length === 1 && !at.legal) return h('div', { class: 'options' }, toggle(here, spot, at));
  const heading = h(folds ? 'summary' : 'h2', {}, here.name, folds && here.what && h('b', {}, ` ${here.what}`));
  return h(folds ? 'details' : 'section', { class: `part of-${here.may}` }, spot.bare ? null : heading, made);
}

const toggle = (here, spot, at) => button(here.name, () => at.put(spot.place, here.now === null ? here.things[0].put : null, spot), {
  'aria-pressed': String(here.now !== null), 'data-key': 'toggle',
});

const KINDS = {
  piece(here, at) {
    const things = [...here.things].sort((one, other) => (other.letter === at.spot.print) - (one.letter === at.spot.print));
    return [
      h('div', { class: 'swatches' }, things.map((thing) => swatch(thing, here.now === token(thing), token(thing), at)), none(here, at, null)),
      at.paint && button(say('brush'), () => at.paint(here.now ?? token(things[0])), { class: 'quiet', 'data-key': 'brush' }),
    ];
  },
  /** A thing, and how many of it. */
  amount(here, at) {
    const [, count = '1', name] = here.now?.match(/^(?:(\d+) )?(.*)$/) ?? [];
    const to = (number) => at.set(number > 1 ? `${number} ${name}` : name);
    return [
      h('div', { class: 'swatches' }, here.things.map((thing) => swatch(thing, name === thing.put, thing.put, at))),
      name && stepper(here, Number(count), 1, here.most, to, [-1, 1]),
    ];
  },
  heap: (here, at) => h('div', { class: 'counts' }, here.things.map((thing) => counter(thing, at, here.most)), at.legal && none(here, at, '')),
  run: (here, at) => items(here.things.reduce((sum, { count }) => sum + count, 1), (index) => [index], at),
  items(here, at) {
    const first = slot({ ...asked(), text: at.text, place: [...at.spot.place, 0] });
    if (!first || first.may === 'keys') return items(here.count + 1, (index) => index, at);
    return Array.from({ length: here.count + 1 }, (_, index) => part({ place: [...at.spot.place, index], print: null }, at));
  },
  board: (here, at) => here.rows.map((columns, row) => items(columns, (column) => [row, column], at)),
  number(here, at) {
    if (here.most - here.least < FEW) {
      const numbers = Array.from({ length: here.most - here.least + 1 }, (_, index) => String(here.least + index));
      return options(here, at, numbers.map((number) => ({ put: number, says: number })));
    }
    return stepper(here, Number(here.now ?? 0), here.least, here.most, (number) => at.set(number === null ? null : String(number)), [-10, -1, 1, 10]);
  },
  word(here, at) {
    if (here.things[0]?.tint) return h('div', { class: 'counts' }, here.things.map((thing) => swatch(thing, here.now === thing.put, thing.put, at)));
    // What lies elsewhere on the same board is not what is missing here.
    return options(here, at, [...here.things].sort((one, other) => at.used?.has(one.says) - at.used?.has(other.says)));
  },
  several: (here, at) => h('div', { class: 'options' }, here.things.map((thing) =>
    button(thing.says, () => at.set(thing.held ? null : thing.put, thing.put), { 'aria-pressed': String(thing.held), 'data-key': thing.put }))),
  player: (here, at) => options(here, at, here.names.map((name) => ({ put: name, says: name }))),
  text: (here, at) => written(here, at, { maxlength: 100 }),
  written: (here, at) => written(here, at, { placeholder: here.examples.filter(Boolean).join(' · ') }),
  keys: (here, at) => h('div', { class: 'options' }, here.keys.map((key) =>
    button(key.says, () => at.open([{ place: [...at.spot.place, key.key], print: null }]), { class: key.told ? 'told' : 'untold', 'data-key': key.key }))),
};

const items = (count, step, at) => h('div', { class: 'options' }, Array.from({ length: count }, (_, index) =>
  button(String(index + 1), () => at.open([{ place: [...at.spot.place, step(index)], print: null }]), { 'data-key': `item${index}` })));

const written = (here, at, more) => h('div', { class: 'text' }, h('input', {
  type: 'text', value: here.now ?? '', 'aria-label': here.name, 'data-key': here.may === 'text' ? `text${here.name}` : 'written', ...more,
  onchange: (event) => at.set(event.target.value.trim() || null),
}));
/** A thing to put; what somebody may legally put is framed. */
function swatch(thing, now, value, at) {
  return button([h('b', { 'aria-hidden': 'true' }, token(thing)), h('span', {}, thing.says)], () => at.set(value), {
    ...dyed(thing, at.legal?.(value)), 'aria-pressed': String(now), 'data-key': thing.put,
  });
}

const dyed = ({ tint }, legal) => ({
  class: `swatch${!tint ? ' bare' : isLight(tint) ? '' : ' dark'}${legal ? ' legal' : ''}`, tint: tint ?? 'var(--paper)',
});

const none = (here, at, value) => button('∅', () => at.set(value), {
  class: 'swatch none', 'aria-label': say('empty'), 'aria-pressed': String(here.now === value), 'data-key': 'none',
});
/** So many of a thing: one more with each tap, one fewer, or any number. */
function counter(thing, { set }, most) {
  const to = (count) => set(String(count), thing.put);
  return h('div', { class: 'counter', role: 'group', 'aria-label': `${thing.says}: ${thing.count}` },
    button([h('b', { 'aria-hidden': 'true' }, token(thing)), h('span', {}, thing.says)], () => to(thing.count + 1), {
      ...dyed(thing), disabled: thing.count >= most, 'aria-label': say('one-more', { what: thing.says }), 'data-key': `more${thing.put}`,
    }),
    button('−', () => to(thing.count - 1), { disabled: thing.count === 0, 'aria-label': say('one-fewer', { what: thing.says }), 'data-key': `less${thing.put}` }),
    h('input', {
      type: 'number', inputmode: 'numeric', min: 0, max: most, value: thing.count, 'aria-label': thing.says, 'data-key': `count${thing.put}`,
      onchange: (event) => to(event.target.value || 0),
    }));
}
/** A number, with buttons for steps up and down. */
function stepper(here, now, least, most, to, steps) {
  const within = (number) => Math.min(Math.max(number, least), most);
  const by = (step) => button(step > 0 ? `+${step}` : `−${-step}`, () => to(within(now + step)), {
    'aria-label': `${here.name} ${step > 0 ? '+' : '−'}${Math.abs(step)}`, 'data-key': `by${step}`,
  });
  const input = h('input', {
    type: 'number', inputmode: 'numeric', min: least, max: most, value: here.now === null ? '' : now, 'aria-label': here.name,
    'data-key': 'number', placeholder: say('not-told'),
    onchange: () => to(input.value === '' ? null : Number(input.value)),
  });
  const down = steps.filter((step) => step < 0);
  return h('div', { class: 'number' }, down.map(by), input, steps.slice(down.length).map(by), here.may === 'number' && forget(here, { set: to }));
}

const options = (here, at, choices) => h('div', { class: 'options' },
  choices.map(({ put, says }) => button(says, () => at.set(put), {
    class: at.legal?.(put) ? 'legal' : at.used?.has(says) ? 'untold' : null, 'aria-pressed': String(here.now === put), 'data-key': put,
  })),
  forget(here, at));

const forget = (here, at) => here.now !== null && button(say('forget'), () => at.set(null), { class: 'quiet', 'data-key': 'forget' });

/** The printed piece on a free space, at once; whether that was it. */
export function print(spot, at) {
  if (!spot.empty || !spot.print) return false;
  at.put(spot.place, spot.print, spot);
  return true;
}
