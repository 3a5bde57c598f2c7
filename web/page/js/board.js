// The board: the library's picture, with something to tap at each of its places.
import { button, fill, h, same } from './dom.js';
import { WAYS, area, around, edges, middle, sides } from './outline.js';
import { overlay } from './photo.js';
import { say } from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
/** What is smaller, in pixels, no finger meets: it is told with what it lies on. */
const FINGER = 24;
/** Smaller letters, in pixels, nobody reads: what has them is shown large once it is touched. So large a finger wants spaces. */
const LEGIBLE = 11;
const ROOMY = 45;
/** So many pixels are free round rings that are shown. */
const EDGE = 6;
const NEAREST = { block: 'nearest', inline: 'nearest' };

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
    else if (family) {
      family.outline = box(...around([family.outline, group.outline]));
      family.spots.push(...group.spots);
    } else families.set(owner, Object.assign(group, { isFamily: true }));
  }
  for (const family of families.values()) family.outline = grown(family.outline, (FINGER + 1) / scale);
  const kept = largestFirst([...large, ...families.values()]);
  for (const group of kept) {
    group.spots = parted([...group.small, ...group.spots]);
    group.key = JSON.stringify(group.spots.map(({ place }) => place));
    group.label = group.spots.map(({ name, what }) => (what ? `${name}: ${what}` : name)).join('; ');
  }
  return kept;
}

/** How many of two lists are alike at their beginning, and at their end. */
function alike(old, now, is) {
  const most = Math.min(old.length, now.length);
  let [start, end] = [0, 0];
  while (start < most && is(old[start], now[start])) start += 1;
  while (end < most - start && is(old.at(-1 - end), now.at(-1 - end))) end += 1;
  return [start, end];
}
/** Puts others in the place of all children but those at the beginning and at the end. */
function patch(parent, [start, end], fresh) {
  const { children } = parent;
  for (const gone of [...children].slice(start, children.length - end)) gone.remove();
  const next = children[start] ?? null;
  for (const one of fresh) parent.insertBefore(one, next);
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
  let [zoom, aim] = [1, NEAREST];
  const focusable = () => [...element.querySelectorAll('.spot')];
  const spaces = () => seen?.screen.spots.filter(({ what }) => what !== null) ?? [];

  function show(screen, label) {
    if (seen?.screen.size[0] !== screen.size[0]) zoom = 1;
    seen = { screen, label };
    const focused = document.activeElement?.dataset?.spot;
    paint(screen.svg);
    spread(grouped(screen.spots, zoom * scale()));
    if (focused) focusable().find((spot) => spot.dataset.spot === focused)?.focus({ preventScroll: true });
    element.querySelector('svg').setAttribute('aria-label', label);
    element.querySelector('.whole')?.remove();
    if (zoom > 1) element.prepend(button('⤢', whole, { class: 'whole', 'aria-label': say('overview'), 'data-key': 'overview' }));
    const sheet = element.querySelector('.sheet');
    // As a whole: another width would have every letter laid out anew.
    sheet.style.transform = zoom === 1 ? '' : `scale(${zoom})`;
    sheet.querySelector('.overlay')?.remove();
    const photo = overlay(screen, () => sheet.clientWidth / screen.size[0]);
    if (photo) sheet.append(photo);
    const own = focusable();
    const free = (spot) => groups[spot.dataset.index].spots.some(({ empty, place }) => empty && place.length > 1);
    const is = (spot) => spot === document.activeElement;
    stop(own.find(is) ?? own.find((spot) => spot.dataset.spot === chosen) ?? own.find(free) ?? own[0]);
    choose(chosen);
  }

  /** What is drawn, as text: how it begins, then each shape. */
  let drawn = [];
  /** Draws what has changed of the picture. */
  function paint(text) {
    const svg = element.querySelector('.sheet svg') ?? blank();
    const now = text.replace(/\s*<\/g>\s*<\/svg>\s*$/, '').split(/\n(?=  <\w)/);
    const [start, end] = alike(drawn.slice(1), now.slice(1), (one, other) => one === other);
    const changed = `${now[0]}${now.slice(1 + start, now.length - end).join('')}</g></svg>`;
    const fresh = new DOMParser().parseFromString(changed, 'image/svg+xml').documentElement;
    if (drawn[0] !== now[0]) {
      for (const { name, value } of fresh.attributes) svg.setAttribute(name, name === 'role' ? 'group' : value);
    }
    patch(svg.firstChild, [start, end], [...fresh.firstElementChild.children]);
    drawn = now;
  }
  /** Where nothing is drawn yet, and no spot is laid. */
  function blank() {
    [drawn, groups] = [[], []];
    [rings, layer] = ['rings', 'spots'].map((name) => shape({}, { class: name }, 'g'));
    layer.setAttribute('role', 'group');
    const svg = shape({}, {}, 'svg');
    svg.append(shape({}, { 'aria-hidden': 'true' }, 'g'), rings, layer);
    fill(element, h('div', { class: 'sheet' }, svg));
    return svg;
  }
  /** Lays a spot over each thing to tap. Drawn are the largest first, read the spots of one owner after those of another. */
  function spread(now) {
    const before = groups;
    groups = now;
    const ends = alike(before, groups, (one, other) => one.key === other.key && same(one.outline, other.outline));
    const isSame = before.length === groups.length && ends[0] === groups.length;
    if (!isSame) patch(layer, ends, groups.slice(ends[0], groups.length - ends[1]).map(spotted));
    [...layer.children].forEach((spot, index) => {
      const { label } = groups[index];
      if (spot.getAttribute('aria-label') !== label) spot.setAttribute('aria-label', label);
      if (!isSame) Object.assign(spot, { id: `spot-${index}` }).dataset.index = index;
    });
    if (!isSame) layer.setAttribute('aria-owns', inOrder(seen.screen.spots).map((index) => `spot-${index}`).join(' '));
  }
  /** The groups as they are read: in the order in which the picture tells of them. */
  function inOrder(spots) {
    const first = groups.map((group) => spots.indexOf(group.spots[0]));
    return groups.map((_, index) => index).sort((one, other) => first[one] - first[other]);
  }

  function spotted({ outline, key }) {
    const spot = shape(outline, { class: 'spot', role: 'button', tabindex: '-1', 'data-spot': key });
    spot.addEventListener('click', () => tap(groups[spot.dataset.index].spots, key));
    return spot;
  }

  const scale = () => (element.clientWidth || innerWidth) / seen.screen.size[0];

  /** How much wider the table has to be drawn for its smallest letters to be read. */
  function legible() {
    const sizes = [...element.querySelectorAll('text')].map((text) => Number(text.getAttribute('font-size')));
    return Math.max(1, (LEGIBLE + 0.5) / (Math.min(...sizes) * scale()));
  }
  /** How much wider the table has to be drawn for a finger to have room on each of these. */
  const roomy = (all) => Math.max(1, ...all.map(({ outline }) => ROOMY / (Math.min(...sides(outline)) * scale())));
  const isTight = () => zoom > 1 || roomy(spaces()) > 1;
  const enlarge = () => magnify(zoom > 1 ? 1 : roomy(spaces()));
  /** Shows a spot large that has parts too small for a finger: a building with its sections, all that a player has. */
  function closer(key) {
    const group = groups.find((one) => one.key === key);
    if (zoom === 1 && (group?.small.length || group?.isFamily)) magnify(Math.max(legible(), roomy(group.small)));
  }
  /** Shows the whole table again. */
  const whole = () => { if (zoom > 1) magnify(1); };
  /** Draws the table so much larger than the screen; what the palette is about will be in the middle of it. */
  function magnify(times) {
    [zoom, aim] = [times, { block: 'center', inline: 'center', behavior: 'instant' }];
    show(seen.screen, seen.label);
  }

  element.addEventListener('keydown', (event) => {
    const spot = event.target.closest?.('.spot');
    if (!spot) return;
    const [isTap, way] = [[' ', 'Enter'].includes(event.key), WAYS[event.key]];
    if (!isTap && !way) return;
    event.preventDefault();
    if (isTap) spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else focus(nearest(Number(spot.dataset.index), way));
  });
  /** The spot that lies nearest in a direction. */
  function nearest(from, [right, down]) {
    const [x, y] = middle(groups[from].outline);
    const far = groups.map(({ outline }) => {
      const [dx, dy] = [middle(outline)[0] - x, middle(outline)[1] - y];
      const ahead = dx * right + dy * down;
      return ahead > 20 ? ahead + 3 * Math.abs(dx * down + dy * right) : Infinity;
    });
    const least = Math.min(...far);
    return least < Infinity ? far.indexOf(least) : from;
  }
  function focus(index) {
    stop(layer.children[index]);
    layer.children[index]?.focus();
  }
  /** Has the keyboard stop at one spot alone. */
  function stop(at) {
    for (const spot of layer.querySelectorAll('[tabindex="0"]')) if (spot !== at) spot.setAttribute('tabindex', '-1');
    if (at?.getAttribute('tabindex') === '-1') at.setAttribute('tabindex', '0');
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
    if (!rings.firstChild) return;
    const [free, all] = [element, rings].map((one) => one.getBoundingClientRect());
    const hasRoom = all.height + 2 * EDGE <= free.height && all.width <= free.width;
    (hasRoom ? rings : rings.querySelector('.ring:not(.under)'))?.scrollIntoView(NEAREST);
  }
  /** Keeps in sight what the palette is about. */
  function keep() {
    element.querySelector('.spot.chosen')?.scrollIntoView(aim);
    aim = NEAREST;
  }

  /** For whoever has no finger on the table. */
  const enter = () => element.querySelector('.spot[tabindex="0"]')?.focus({ preventScroll: true });

  /** Shows which spots can be tapped now. */
  const glow = (is) => focusable().forEach((one) => one.classList.toggle('glow', Boolean(is?.(groups[one.dataset.index]))));

  return { show, paint, choose, ring, reveal, keep, glow, enter, closer, enlarge, isTight, whole };
}
