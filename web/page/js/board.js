// The board: the library's picture, with something to tap at each of its places.
import { button, fill, h, same } from './dom.js';
import { area, around, edges, middle, sides } from './outline.js';
import { overlay } from './photo.js';
import { say } from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
/** What is smaller, in pixels, no finger meets: it is told with what it lies on. */
const FINGER = 24;
/** Smaller letters, in pixels, nobody reads: what has them is shown large once it is touched. */
const LEGIBLE = 11;
/** So many pixels are free round a ring that is shown. */
const EDGE = 6;

function shape(outline, attributes, name = outline.r ? 'circle' : outline.points ? 'polygon' : 'rect') {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries({ ...outline, ...attributes })) element.setAttribute(key, value);
  return element;
}

const largestFirst = (groups) => groups.sort((one, other) => area(other.outline) - area(one.outline));

/** Spots with one outline are one thing to tap, and so are those that are too small with what they lie on. */
function grouped(spots, scale) {
  const groups = new Map();
  spots.forEach((spot) => {
    if (spot.what === null) return;
    const key = JSON.stringify(spot.outline);
    const group = groups.get(key) ?? { outline: spot.outline, spots: [], small: [] };
    group.spots.push(spot);
    groups.set(key, group);
  });
  const all = largestFirst([...groups.values()]);
  const isSmall = ({ outline }) => Math.min(...sides(outline)) * scale < FINGER;
  const large = all.filter((group) => !isSmall(group));
  const families = new Map();
  for (const group of all.filter(isSmall)) {
    const ground = large.findLast(({ outline }) => covers(outline, middle(group.outline)));
    const [{ place }] = group.spots;
    const owner = place[0] === 'players' ? place[1] : place[0];
    const family = families.get(owner);
    if (ground) ground.small.push(...group.spots);
    else if (family) Object.assign(family, { outline: box(...around([family.outline, group.outline])), spots: [...family.spots, ...group.spots] });
    else families.set(owner, Object.assign(group, { isFamily: true }));
  }
  for (const family of families.values()) family.outline = grown(family.outline, (FINGER + 1) / scale);
  const kept = largestFirst([...large, ...families.values()]);
  for (const group of kept) group.spots = parted([...group.small, ...group.spots]);
  return kept;
}

const box = (left, top, right, bottom) => ({ x: left, y: top, width: right - left, height: bottom - top, rx: 60 });
/** A box of at least that size. */
function grown(outline, least) {
  const [[x, y], [width, height]] = [middle(outline), sides(outline).map((side) => Math.max(side, least) / 2)];
  return box(x - width, y - height, x + width, y + height);
}
/** Without lists of which the items are there themselves. */
const parted = (spots) => spots.filter(({ place }) => !spots.some((other) => other.place.length === place.length + 1
  && typeof other.place.at(-1) === 'number' && same(other.place.slice(0, -1), place)));

function covers(outline, [x, y]) {
  const [left, top, right, bottom] = edges(outline);
  return x >= left && x <= right && y >= top && y <= bottom;
}
/** A board in an element; `tap` hears of the places that were meant. */
export function board(element, tap) {
  let groups = [];
  let chosen = null;
  let [rings, layer] = [null, null];
  /** What is seen, and how much wider than the screen it is drawn. */
  let seen = null;
  let zoom = 1;

  const labelled = (group) => group.spots.map(({ name, what }) => (what ? `${name}: ${what}` : name)).join('; ');
  const focusable = () => [...element.querySelectorAll('.spot')];

  function show(screen, label) {
    if (seen?.screen.size[0] !== screen.size[0]) zoom = 1;
    seen = { screen, label };
    const before = groups;
    groups = grouped(screen.spots, zoom * scale());
    const focused = document.activeElement?.dataset?.spot;
    if (!repaint()) paint();
    if (!rename(before)) spread(focused);
    element.querySelector('svg').setAttribute('aria-label', label);
    const near = element.querySelector('.whole');
    if (zoom === 1) near?.remove();
    else if (!near) element.prepend(button('⤢', whole, { class: 'whole', 'aria-label': say('overview'), 'data-key': 'overview' }));
    const sheet = element.querySelector('.sheet');
    sheet.style.width = `${100 * zoom}%`;
    sheet.querySelector('.overlay')?.remove();
    sheet.append(overlay(screen, () => sheet.clientWidth / screen.size[0]) ?? '');
    const own = focusable();
    const free = (spot) => groups[spot.dataset.index].spots.some(({ empty, place }) => empty && place.length > 1);
    if (!own.includes(document.activeElement)) {
      for (const spot of own) spot.setAttribute('tabindex', '-1');
      (own.find((spot) => spot.dataset.spot === chosen) ?? own.find(free) ?? own[0])?.setAttribute('tabindex', '0');
    }
    choose(chosen);
  }

  const parsed = (text) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  /** What is drawn, as text: how it begins, then each shape. */
  let drawn = [];

  /** Draws what has changed; whether that was enough. */
  function repaint() {
    const [old, now] = [drawn, seen.screen.svg.replace(/\s*<\/g>\s*<\/svg>\s*$/, '').split(/\n(?=  <\w)/)];
    drawn = now;
    const picture = element.querySelector('.sheet svg > g');
    if (!picture || old[0] !== now[0]) return false;
    const most = Math.min(old.length, now.length);
    let [start, end] = [1, 0];
    while (start < most && old[start] === now[start]) start += 1;
    while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
    const fresh = [...parsed(`${now[0]}${now.slice(start, now.length - end).join('')}</g></svg>`).firstElementChild.children];
    for (const gone of [...picture.children].slice(start - 1, old.length - 1 - end)) gone.remove();
    for (const one of fresh) picture.insertBefore(one, picture.children[picture.children.length - end] ?? null);
    return true;
  }
  /** Draws all of it. */
  function paint() {
    const svg = document.importNode(parsed(seen.screen.svg), true);
    svg.setAttribute('role', 'group');
    svg.removeAttribute('width');
    svg.removeAttribute('height');
    for (const one of svg.children) one.setAttribute('aria-hidden', 'true');
    [rings, layer] = ['rings', 'spots'].map((name) => shape({}, { class: name }, 'g'));
    layer.setAttribute('role', 'group');
    svg.append(rings, layer);
    fill(element, h('div', { class: 'sheet' }, svg));
  }
  /** Tells the spots that are there what lies on them now; whether they are the same. */
  function rename(before) {
    const is = (group) => JSON.stringify([group.outline, group.spots.map(({ place }) => place)]);
    if (layer.children.length !== groups.length || groups.some((group, index) => is(group) !== is(before[index]))) return false;
    groups.forEach((group, index) => layer.querySelector(`#spot-${index}`).setAttribute('aria-label', labelled(group)));
    return true;
  }
  /** Lays a spot over each thing to tap. Drawn are the largest first, read the spots of one owner after those of another. */
  function spread(focused) {
    layer.replaceChildren(...groups.map(spotted));
    layer.setAttribute('aria-owns', inOrder(seen.screen.spots).map((index) => `spot-${index}`).join(' '));
    const again = focused && focusable().find((spot) => spot.dataset.spot === focused);
    again?.setAttribute('tabindex', '0');
    again?.focus({ preventScroll: true });
  }
  /** The groups as they are read: in the order in which the picture tells of them. */
  function inOrder(spots) {
    const first = groups.map((group) => spots.indexOf(group.spots[0]));
    return groups.map((_, index) => index).sort((one, other) => first[one] - first[other]);
  }

  function spotted(group, index) {
    const key = JSON.stringify(group.spots.map((spot) => spot.place));
    const element = shape(group.outline, { class: 'spot', role: 'button', tabindex: '-1', 'aria-label': labelled(group) });
    element.id = `spot-${index}`;
    element.dataset.spot = key;
    element.dataset.index = index;
    element.addEventListener('click', () => tap(groups[index].spots, key));
    return element;
  }

  const scale = () => (element.clientWidth || innerWidth) / seen.screen.size[0];

  /** How much wider the table has to be drawn for its smallest letters to be read. */
  function legible() {
    const sizes = [...element.querySelectorAll('text')].map((text) => Number(text.getAttribute('font-size')));
    return Math.max(1, (LEGIBLE + 0.5) / (Math.min(...sizes) * scale()));
  }
  /** Shows a spot large that has parts too small for a finger: a building with its sections, all that a player has. */
  function closer(key) {
    const group = groups.find(({ spots }) => JSON.stringify(spots.map(({ place }) => place)) === key);
    if (zoom === 1 && (group?.small.length || group?.isFamily)) magnify(legible(), middle(group.outline));
  }
  /** Shows the whole table again. */
  function whole() {
    if (zoom > 1) magnify(1);
  }
  /** Draws the table so much larger than the screen, with a point of it in the middle. */
  function magnify(times, [x, y] = [0, 0]) {
    zoom = times;
    show(seen.screen, seen.label);
    const to = zoom * scale();
    element.scrollTo({ left: x * to - element.clientWidth / 2, top: y * to - element.clientHeight / 2, behavior: 'instant' });
  }

  element.addEventListener('keydown', (event) => {
    const spot = event.target.closest?.('.spot');
    if (!spot) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = nearest(groups[spot.dataset.index], way);
    if (next !== null) focus(next);
  });
  /** The spot that lies nearest in a direction. */
  function nearest(from, [right, down]) {
    const [x, y] = middle(from.outline);
    let best = null;
    groups.forEach((group, index) => {
      const [dx, dy] = [middle(group.outline)[0] - x, middle(group.outline)[1] - y];
      const ahead = dx * right + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * right);
      if (group === from || ahead <= 20) return;
      const far = ahead + 3 * aside;
      if (!best || far < best.far) best = { far, index };
    });
    return best?.index ?? null;
  }

  function focus(index) {
    for (const spot of focusable()) spot.setAttribute('tabindex', spot.dataset.index === String(index) ? '0' : '-1');
    element.querySelector(`.spot[data-index="${index}"]`)?.focus();
  }
  /** Marks the spot that the palette is about; what is one from afar may be several when it is large. */
  function choose(key) {
    chosen = key;
    const own = focusable();
    const ground = key && JSON.stringify(JSON.parse(key).at(-1));
    const meant = own.find((spot) => spot.dataset.spot === key) ?? own.find((spot) => key && spot.dataset.spot.includes(ground));
    for (const spot of own) spot.classList.toggle('chosen', spot === meant);
  }
  /** Rings round some spots of the screen, by their numbers, each lot of a kind. */
  function ring(screen, lots) {
    rings?.replaceChildren();
    for (const [indices, kind] of lots) {
      for (const index of indices) {
        const outline = screen.spots[index]?.outline;
        if (outline) rings?.append(shape(outline, { class: 'ring under' }), shape(outline, { class: `ring ${kind}` }));
      }
    }
  }
  /** Brings the rings into the free part of the board, the first alone where all have no room. */
  function reveal() {
    const drawn = [...(rings?.querySelectorAll('.ring:not(.under)') ?? [])].map((ring) => ring.getBoundingClientRect());
    if (!drawn.length) return;
    const free = element.getBoundingClientRect();
    const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (const { left, top, right, bottom } of drawn) {
      Object.assign(all, { left: Math.min(all.left, left), top: Math.min(all.top, top), right: Math.max(all.right, right), bottom: Math.max(all.bottom, bottom) });
    }
    const hasRoom = all.bottom - all.top + 2 * EDGE <= free.height && all.right - all.left <= free.width;
    const meant = hasRoom ? all : drawn[0];
    const by = (from, to, start, end) => {
      if (from >= start + EDGE && to <= end - EDGE) return 0;
      return to - from + 2 * EDGE > end - start ? from - start - EDGE : (from + to - start - end) / 2;
    };
    element.scrollBy({ left: by(meant.left, meant.right, free.left, free.right), top: by(meant.top, meant.bottom, free.top, free.bottom) });
  }
  /** Keeps in sight what the palette is about. */
  const keep = () => element.querySelector('.spot.chosen')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

  /** For whoever has no finger on the table. */
  const enter = () => element.querySelector('.spot[tabindex="0"]')?.focus({ preventScroll: true });

  return { show, choose, ring, reveal, keep, glow, enter, closer, whole };

  /** Shows which spots can be tapped now. */
  function glow(is) {
    for (const spot of focusable()) spot.classList.toggle('glow', Boolean(is?.(groups[spot.dataset.index])));
  }
}
