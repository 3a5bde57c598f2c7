// A photo of a board under the one that is typed. It never leaves the device and nothing is guessed from it: who sets its four
// corners sees the board square, and each space that is spoken of as it was photographed.
import { button, h, same } from './dom.js';
import { WAYS, around, edges, isSpace, middle, sides } from './outline.js';
import { corners, matrix3d, projection, shifted } from './projective.js';
import { slot } from './referee.js';
import { asked } from './state.js';
import { say } from './words.js';

/** How much of a space's surroundings its piece of the photo shows, how large that is, and how much larger the lens. */
const ROOM = 1.15;
const PIECE = 88;
const LENS = 3;
/** The photo: its address and sides, the four `corners` of a board in it, and which `board` that is; whether it is seen. */
let photo = null;

/** Another table, another photo. */
export function putAway() {
  if (photo) URL.revokeObjectURL(photo.url);
  photo = null;
}
/** The boards that are seen, by the place of their spaces, each with all that belongs to it. */
function boards({ spots }) {
  const all = new Map();
  for (const { place, outline } of spots) {
    const star = place.indexOf('stars') + 1;
    const end = star && place.length > star ? star : isSpace(place) ? -1 : 0;
    const own = end && JSON.stringify(place.slice(0, end));
    if (end) all.set(own, (all.get(own) ?? []).concat(outline));
  }
  return new Map([...all].filter(([, outlines]) => outlines.length > 8).map(([key, outlines]) => [key, around(outlines)]));
}
/** Takes points of the photo to points of the picture. */
function map(screen) {
  const frame = photo && boards(screen).get(photo.board);
  return frame ? projection(photo.corners, corners(frame)) : null;
}

function placed(map, alt) {
  const image = h('img', { src: photo.url, alt });
  image.style.transform = matrix3d(map);
  return image;
}
/** The photo as it lies on the picture, drawn at a scale. */
export function overlay(screen, scale) {
  const found = photo?.seen && map(screen);
  return found ? h('div', { class: 'overlay', 'aria-hidden': 'true' }, placed(shifted(found, [0, 0], scale()), '')) : null;
}
/** What the photo shows of the spaces that are spoken of. */
export function pieces(screen, indices) {
  const found = photo && screen && map(screen);
  if (!found) return null;
  const [left, top, right, bottom] = boards(screen).get(photo.board);
  const own = indices.map((index) => screen.spots[index]).filter((spot) => {
    const [x0, y0, x1, y1] = spot ? edges(spot.outline) : [-Infinity];
    return x0 >= left && y0 >= top && x1 <= right && y1 <= bottom;
  });
  return own.length > 0 && h('div', { class: 'pieces' }, own.slice(0, 5).map(({ name, outline }) => {
    const side = ROOM * Math.max(...sides(outline));
    const start = middle(outline).map((at) => at - side / 2);
    return h('div', { class: 'piece' }, placed(shifted(found, start, PIECE / side), say('in-the-photo', { name })));
  }));
}
/** The way to a photo, and from one to the next. */
export function photoView({ seen, draw }) {
  const own = seen.screen ? boards(seen.screen) : new Map();
  if (!own.size) return null;
  const taken = ({ target }) => take(target.files[0], own, draw);
  const file = h('input', { type: 'file', accept: 'image/*', hidden: true, 'data-key': 'photo-file', onchange: taken });
  const turn = () => { photo.seen = !photo.seen; draw(); };
  return h('div', { class: 'options' }, file,
    button(say('photo'), () => file.click(), { class: 'quiet', 'data-key': 'photo' }),
    photo && button(say('photo-seen'), turn, { 'aria-pressed': String(photo.seen), 'data-key': 'photo-seen' }),
    photo && button(say('photo-corners'), () => set(own, draw), { class: 'quiet', 'data-key': 'photo-corners' }));
}

async function take(chosen, own, draw) {
  if (!chosen) return;
  const url = URL.createObjectURL(chosen);
  const image = h('img', { src: url });
  try { await image.decode(); } catch { return URL.revokeObjectURL(url); }
  const known = photo?.board;
  putAway();
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const board = [...own.keys()].find((key) => key === known) ?? [...own.keys()][0];
  photo = { url, width, height, board, seen: true, corners: corners([width / 8, height / 8, 7 * width / 8, 7 * height / 8]) };
  set(own, draw);
}
/** Where the corners of which board are: a finger draws each there, under a lens. */
async function set(own, draw) {
  const image = h('img', { src: photo.url, alt: say('photo'), draggable: 'false' });
  const lens = h('div', { class: 'lens', hidden: true }, h('img', { src: photo.url, alt: '', draggable: 'false' }));
  const stage = h('div', { class: 'stage' }, image, lens);
  const handles = photo.corners.map((_, index) => h('button', {
    type: 'button', class: 'handle', 'aria-label': say(`corner-${index + 1}`), 'data-key': `corner-${index + 1}`,
    onpointerdown: (event) => { event.preventDefault(); event.target.setPointerCapture(event.pointerId); },
    onpointermove: (event) => {
      if (!event.target.hasPointerCapture(event.pointerId)) return;
      const { left, top, width, height } = image.getBoundingClientRect();
      move(index, [(event.clientX - left) / width * photo.width, (event.clientY - top) / height * photo.height]);
    },
    onlostpointercapture: () => { lens.hidden = true; },
    onblur: () => { lens.hidden = true; },
    onkeydown: (event) => {
      const way = WAYS[event.key];
      if (!way) return;
      event.preventDefault();
      move(index, photo.corners[index].map((at, axis) => at + way[axis] * photo.width / 400));
    },
  }));
  stage.append(...handles);
  const lay = () => handles.forEach((handle, index) => {
    const [x, y] = photo.corners[index];
    Object.assign(handle.style, { left: `${100 * x / photo.width}%`, top: `${100 * y / photo.height}%` });
  });
  function move(index, [x, y]) {
    photo.corners[index] = [Math.min(Math.max(x, 0), photo.width), Math.min(Math.max(y, 0), photo.height)];
    lay();
    lens.hidden = false;
    const [scale, half] = [LENS * image.clientWidth / photo.width, lens.clientWidth / 2];
    lens.classList.toggle('right', photo.corners[index][0] < photo.width / 2);
    const [left, top] = photo.corners[index].map((at) => half - scale * at);
    Object.assign(lens.firstChild.style, { width: `${scale * photo.width}px`, transform: `translate(${left}px, ${top}px)` });
  }
  const name = (key) => slot({ ...asked(), place: JSON.parse(key) })?.name ?? key;
  const which = own.size > 1 && h('select', {
    'aria-label': say('photo-board'), 'data-key': 'photo-board', onchange: () => { photo.board = which.value; },
  }, [...own.keys()].map((key) => h('option', { value: key, selected: same(key, photo.board) }, name(key))));
  const end = () => { dialog.remove(); draw(); };
  const dialog = h('dialog', { class: 'rule photo', 'aria-label': say('photo-corners'), onclose: end },
    h('p', { class: 'hint' }, say('set-corners')), which, stage,
    button(say('close'), () => dialog.close(), { class: 'primary', 'data-key': 'photo-done' }));
  lay();
  await image.decode();
  document.body.append(dialog);
  dialog.showModal();
}
