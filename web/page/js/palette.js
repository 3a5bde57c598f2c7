// The palette: whatever the library says may stand at a place, as buttons.
import { button, h, isLight, quiet } from './dom.js';
import { slots } from './referee.js';
import { asked } from './state.js';
import { say } from './words.js';

/** More buttons than this are folded where other things can be told as well. */
const MANY = 8;
/** So many numbers are there to be touched; of more the field beside − and + knows all. */
const FEW = 9;
/** How a thing is put: by its letter, or by its name. */
const token = (thing) => thing.letter ?? thing.put;

/** What every tap lays, or takes away where it lies already, while somebody paints. */
let brush = null;
export const isPainting = () => brush !== null;
export const takeBrush = (piece) => { brush = piece; };

/** The pieces to paint with; the one that is in hand is put down. */
export function tray(things, draw) {
  const set = (piece) => { brush = brush === piece ? null : piece; draw(); };
  return h('div', { class: 'swatches', role: 'group', 'aria-label': say('brush') },
    things.map((thing) => swatch(thing, brush === token(thing), token(thing), { set })));
}

/** What the brush does where a finger is; whether it fits there, and nothing else was meant. */
export function stroke(spots, at) {
  const all = slots({ ...asked(), text: at.text }, spots);
  const fits = spots.flatMap((spot, index) => {
    const here = all[index];
    const thing = here?.things?.find((one) => token(one) === brush);
    const count = here?.may === 'heap' && thing ? thing.count + 1 : 0;
    if (!thing || !['piece', 'heap', 'player'].includes(here.may) || count > here.most) return [];
    if (count) return [() => at.put([...spot.place, thing.put], String(count), spot)];
    return [() => at.put(spot.place, here.now === brush ? null : brush, spot)];
  });
  if (fits.length === 1) fits[0]();
  return fits.length === 1;
}
/** What may be done at some places, the likeliest first. `at` knows the `text`, what a change of it becomes (`put`), where to go
 * on (`open`), how to go on laying the same (`paint`), and what is `legal`. */
export function palette(spots, at) {
  const all = slots({ ...asked(), text: at.text }, spots);
  const parts = spots.map((spot, index) => all[index] && part(spot, all[index], at, spots.length > 1)).filter(Boolean);
  return parts.length ? parts : [h('p', { class: 'hint' }, say('tap-a-space'))];
}

function part(spot, here, at, among) {
  const set = (value, ...below) => at.put([...spot.place, ...below], value, spot, here);
  const made = KINDS[here.may](here, { ...at, spot, set });
  const folds = among && (here.things ?? here.keys ?? []).length > MANY;
  // A thing that is there or not.
  if (here.may === 'word' && here.things.length === 1 && !at.legal) {
    const turn = () => at.put(spot.place, here.now === null ? here.things[0].put : null, spot);
    return h('div', { class: 'options' }, button(here.name, turn, { 'aria-pressed': String(here.now !== null), 'data-key': 'toggle' }));
  }
  const heading = h(folds ? 'summary' : 'h2', {}, here.name, folds && here.what && h('b', {}, ` ${here.what}`));
  return h(folds ? 'details' : 'section', { class: `part of-${here.may}` }, spot.bare ? null : heading, made);
}

const KINDS = {
  piece(here, at) {
    const things = [...here.things].sort((one, other) => (other.letter === at.spot.print) - (one.letter === at.spot.print));
    const each = things.map((thing) => swatch(thing, here.now === token(thing), token(thing), at));
    return [h('div', { class: 'swatches' }, each, none(here, at, null)), painting({ ...here, things }, at)];
  },
  /** A thing, and how many of it. */
  amount(here, at) {
    const [, count = '1', name] = here.now?.match(/^(?:(\d+) )?(.*)$/) ?? [];
    const to = (number) => at.set(number > 1 ? `${number} ${name}` : name);
    const each = here.things.map((thing) => swatch(thing, name === thing.put, thing.put, at));
    return [h('div', { class: 'swatches' }, each), name && stepper(here, Number(count), 1, here.most, to)];
  },
  heap: (here, at) => h('div', { class: 'counts' },
    here.things.map((thing) => counter(thing, at, here.most)), at.legal && none(here, at, '')),
  run: (here, at) => items(here.things.reduce((sum, { count }) => sum + count, 1), (index) => [index], at),
  items(here, at) {
    const each = Array.from({ length: here.count + 1 }, (_, index) => ({ place: [...at.spot.place, index], print: null }));
    const [first] = slots({ ...asked(), text: at.text }, each.slice(0, 1));
    return !first || first.may === 'keys' ? items(each.length, (index) => index, at) : palette(each, at);
  },
  board: (here, at) => here.rows.map((columns, row) => items(columns, (column) => [row, column], at)),
  /** Those from a little below the number on are one touch away. */
  number(here, at) {
    const [now, isFew] = [Number(here.now ?? 0), here.most - here.least < FEW];
    const first = isFew ? here.least : Math.max(here.least, Math.min(now - 2, here.most - FEW + 1));
    const row = Array.from({ length: Math.min(FEW, here.most - here.least + 1) }, (_, index) => String(first + index));
    return [
      !isFew && stepper(here, now, here.least, here.most, (number) => at.set(number === null ? null : String(number))),
      options(here, at, row.map((number) => ({ put: number, says: number }))),
    ];
  },
  word(here, at) {
    const dyes = () => here.things.map((thing) => swatch(thing, here.now === thing.put, thing.put, at));
    if (here.things[0]?.tint) return h('div', { class: 'counts' }, dyes());
    // What lies elsewhere on the same board is not what is missing here.
    return options(here, at, [...here.things].sort((one, other) => at.used?.has(one.says) - at.used?.has(other.says)));
  },
  several: (here, at) => h('div', { class: 'options' }, here.things.map((thing) =>
    button(thing.says, () => at.set(thing.held ? null : thing.put, thing.put), {
      'aria-pressed': String(thing.held), 'data-key': thing.put,
    }))),
  player: (here, at) => [options(here, at, here.things), at.spot.outline && painting(here, at)],
  text: (here, at) => written(here, at, { maxlength: 100 }),
  written: (here, at) => written(here, at, { placeholder: here.examples.filter(Boolean).join(' · ') }),
  keys: (here, at) => h('div', { class: 'options' }, here.keys.map((key) =>
    way(key.says, key.key, at, { class: key.told ? 'told' : 'untold', 'data-key': key.key }))),
};

/** To what stands below a place. */
const way = (says, step, at, more) => button(says, () => at.open([{ place: [...at.spot.place, step], print: null }]), more);
const items = (count, step, at) => h('div', { class: 'options' },
  Array.from({ length: count }, (_, index) => way(String(index + 1), step(index), at, { 'data-key': `item${index}` })));

const written = (here, at, more) => h('div', { class: 'text' }, h('input', {
  type: 'text', value: here.now ?? '', 'aria-label': here.name, ...more,
  'data-key': here.may === 'text' ? `text${here.name}` : 'written',
  onchange: (event) => at.set(event.target.value.trim() || null),
}));
/** A thing to put; what somebody may legally put is framed. */
function swatch(thing, now, value, at) {
  return button(labelled(thing), () => at.set(value), {
    ...dyed(thing, at.legal?.(value)), 'aria-pressed': String(now), 'data-key': thing.put,
  });
}

const painting = ({ now, things }, at) => at.paint && quiet('brush', say('brush'), () => at.paint(now ?? token(things[0])));
const labelled = ({ letter, says }) => [letter && h('b', { 'aria-hidden': 'true' }, letter), h('span', {}, says)];
const dyed = ({ tint }, legal) => ({
  class: `swatch${!tint ? ' bare' : isLight(tint) ? '' : ' dark'}${legal ? ' legal' : ''}`, tint: tint ?? 'var(--paper)',
});

const none = (here, at, value) => button('∅', () => at.set(value), {
  class: 'swatch none', 'aria-label': say('empty'), 'aria-pressed': String(here.now === value), 'data-key': 'none',
});
/** So many of a thing: one more with each tap, one fewer, or any number. */
function counter(thing, { set }, most) {
  const { put, says, count } = thing;
  const to = (count) => set(String(count), put);
  return h('div', { class: 'counter', role: 'group', 'aria-label': `${says}: ${count}` },
    button(labelled(thing), () => to(count + 1), {
      ...dyed(thing), disabled: count >= most, 'aria-label': say('one-more', { what: says }), 'data-key': `more${put}`,
    }),
    button('−', () => to(count - 1), {
      disabled: count === 0, 'aria-label': say('one-fewer', { what: says }), 'data-key': `less${put}`,
    }),
    field(count, 0, most, { 'aria-label': says, 'data-key': `count${put}`, onchange: (event) => to(event.target.value || 0) }));
}
const field = (value, min, max, more) => h('input', { type: 'number', inputmode: 'numeric', min, max, value, ...more });
/** A number in a field, with − and + that count on while they are held, soon by tens; it is put once the finger is lifted. */
function stepper(here, now, least, most, to) {
  const input = field(here.now === null ? '' : now, least, most, {
    'aria-label': here.name, 'data-key': 'number', placeholder: say('not-told'),
    onchange: () => to(input.value === '' ? null : Number(input.value)),
  });
  let [timer, steps] = [null, 0];
  const step = (by) => { input.value = Math.min(Math.max(Number(input.value || now) + by, least), most); };
  const count = (by) => { steps += 1; step(steps > 6 ? 10 * by : by); };
  const lift = () => { clearInterval(timer); if (steps) to(Number(input.value)); };
  const by = (one, sign, end) => button(sign, () => { if (!steps) { step(one); to(Number(input.value)); } }, {
    'aria-label': `${here.name} ${sign}1`, 'data-key': `by${one}`, disabled: here.now !== null && now === end,
    onpointerdown: () => { steps = 0; timer = setInterval(count, 250, one); },
    onpointerup: lift, onpointerleave: lift, onpointercancel: lift,
  });
  return h('div', { class: 'number' }, by(-1, '−', least), input, by(1, '+', most));
}

const options = (here, at, choices) => h('div', { class: 'options' },
  choices.map(({ put, says }) => button(says, () => at.set(put), {
    class: at.legal?.(put) ? 'legal' : at.used?.has(says) ? 'untold' : null,
    'aria-pressed': String(here.now === put), 'data-key': put,
  })),
  here.now !== null && button(say('forget'), () => at.set(null), { class: 'quiet', 'data-key': 'forget' }));
