// Puts the page together: it draws again whenever the text has changed.
import { board } from './board.js';
import { button, fill, h, quiet, same } from './dom.js';
import { fromLink } from './link.js';
import { wrongs } from './marks.js';
import { moveView } from './move.js';
import { isSpace } from './outline.js';
import { isPainting, palette, stroke, takeBrush, tray } from './palette.js';
import { photoView, putAway } from './photo.js';
import { endProof, proofView, proved } from './proof.js';
import * as referee from './referee.js';
import { rulingsView } from './rulings.js';
import { scoreView } from './score.js';
import { send, shareView } from './share.js';
import { start } from './start.js';
import { accept, asked, call, changed, lay, leave, onChange, redo, remember, reopen, state, undo, write } from './state.js';
import { textView } from './text.js';
import { difference, pointsIn, verdictBar, verdictView } from './verdict.js';
import { LANGUAGES, editions, kept, say, speak, usual } from './words.js';

const app = document.getElementById('app');
const VIEWS = { board: boardView, score: scoreView, move: moveView, rulings: rulingsView, text: textView, share: shareView };
/** What was seen last, so that a text that cannot be read does not take the board away. */
let seen = null;
let open = null;
let wide = 0;
const night = matchMedia('(prefers-color-scheme: dark)');
let asTyped = false;
/** An edition that is known to nothing that can be loaded. */
let lacking = null;
/** A table is seen as it is after its moves. Whoever changes it sees what is changed: the table before them. */
let before = false;
const typed = () => state.view === 'text' || (state.view === 'board' && before);
/** A word about what was done to a table without being asked. */
let word = null;

const parts = {
  notice: h('div', { class: 'notice', role: 'status' }),
  bar: h('header', { class: 'bar' }),
  verdict: h('div', { class: 'verdict', role: 'status', 'aria-live': 'polite' }),
  board: h('div', { class: 'board' }),
  panel: h('div', { class: 'panel', id: 'panel', role: 'tabpanel', 'aria-labelledby': 'tab-board' }),
  tabs: h('div', { class: 'tabs', role: 'tablist' }),
};
const table = board(parts.board, (spots, key) => tapped(spots, key));

function tapped(spots, key) {
  const handler = VIEWS[state.view].tap;
  if (handler) return handler(spots, context());
  endProof();
  if (state.view !== 'board') show('board');
  // A spot that lies over others is the smallest of them: the tap means it alone.
  const again = open?.key === key;
  if (isPainting() && (before || !seen.moves)) {
    open = null;
    if (stroke(spots, at())) return;
  }
  open = { spots, key };
  parts.panel.scrollTop = 0;
  table.closer(key);
  table.choose(key);
  if (!before && seen.moves) return turn(true);
  // The printed piece on a free space, at once.
  const [only, ...others] = spots;
  if (!again && !others.length && only.empty && only.print) return at().put(only.place, only.print, only);
  table.keep();
  soon(drawPanel);
}
/** Shows the table before its moves, or after them. */
const turn = (back) => { before = back; redraw(); };
/** What the palette changes: the case itself. A board of names is filled space by space. */
const at = () => ({
  text: state.text,
  open: openPlaces,
  paint(piece) { open = null; takeBrush(piece); drawPanel(); },
  used: new Set(open?.spots.flatMap(({ place }) => neighbours(place).map(({ what }) => what))),
  put(place, value, spot, here) {
    const all = here?.may === 'word' && spot.empty ? neighbours(place) : [];
    const index = all.findIndex((other) => same(other.place, place));
    const next = [...all.slice(index + 1), ...all.slice(0, index)].find(({ empty }) => empty);
    if (next) open = { spots: [next], key: JSON.stringify([next.place]) };
    table.choose(open?.key);
    write(referee.put({ ...asked(), place, value }));
  },
});
/** The spaces of the board that a place is on. */
function neighbours(place) {
  const [all, board] = [seen?.screen?.spots ?? [], place.slice(0, -1)];
  return isSpace(place) ? all.filter((spot) => spot.place.length === place.length && same(spot.place.slice(0, -1), board)) : [];
}

const context = () => ({ seen, table, draw, drawPanel, show, openPlaces });

function openPlaces(spots) {
  open = { spots, key: null };
  parts.panel.scrollTop = 0;
  show('board');
}

function show(view) {
  if (state.view !== view) {
    state.view = view;
    before = false;
    takeBrush(null);
    endProof();
    parts.panel.scrollTop = 0;
    table.glow(null);
    table.whole();
    VIEWS[view].enter?.(context());
    if ((typed() !== asTyped && seen.moves) || state.laying) draw();
  }
  drawTabs();
  drawPanel();
}
/** In tenths of a pixel of the picture: a phone has room for one board, a desktop for two beside one another. */
const breadth = () => (parts.board.clientWidth < 680 ? 5000 : Math.round(Math.min(parts.board.clientWidth / 0.07, 13000)));

const seenAs = () => ({ ...asked(), breadth: breadth(), as_typed: typed(), dark: night.matches });

function drawAll() {
  due = null;
  if (!state.text) return begin();
  wide = parts.board.clientWidth;
  asTyped = typed();
  const answer = referee.look(seenAs());
  if (!answer) return begin();
  if (answer.elsewhere && answer.elsewhere !== lacking) return get(answer.elsewhere);
  if (answer.nobody?.length && state.view !== 'text') {
    const drop = (text, name) => referee.put({ ...asked(), text, place: ['claims', name], value: null }) ?? text;
    const text = answer.nobody.reduce(drop, state.text);
    word = () => say('claim-dropped', { names: answer.nobody.join(', ') });
    if (text !== state.text) return write(text);
  }
  const unreadable = !answer.screen;
  seen = { ...answer, screen: answer.screen ?? seen?.screen ?? null, unreadable };
  parts.board.classList.toggle('stale', unreadable);
  if (answer.screen) {
    table.show(answer.screen, say('the-table'));
    call(`${answer.screen.title}: ${answer.screen.players.join(', ')}`, pointsIn(answer.report), referee.library());
  }
  drawNotice();
  drawBar();
  fill(parts.verdict, verdictBar(seen, context()));
  soon(drawPanel);
}
/** Has what knows an edition loaded, and draws then; what cannot be had is told. */
async function get(edition) {
  app.setAttribute('aria-busy', 'true');
  try {
    await referee.load(editions().find(({ id }) => id === edition).library, state.language);
    lacking = null;
  } catch {
    [lacking, word] = [edition, () => say('lacking')];
  }
  app.removeAttribute('aria-busy');
  if (!referee.library()) return begin();
  if (parts.board.isConnected) draw();
}
const draw = () => attempt(drawAll);
/** What was done is seen at once; what can be tapped then, and what is said of it, comes after the frame. */
const redraw = () => attempt(drawFirst);
function drawFirst() {
  const sheet = parts.board.isConnected && seen?.screen && (typed() || !seen.moves) && referee.sheet(seenAs());
  if (!sheet) return draw();
  table.paint(sheet);
  soon(drawAll);
}
/** What is drawn after the next frame: all, or the panel alone. */
let due = null;
function soon(work) {
  parts.panel.setAttribute('aria-busy', 'true');
  if (due === drawAll) return;
  due = work;
  requestAnimationFrame(() => setTimeout(() => {
    if (due !== work) return;
    due = null;
    if (parts.board.isConnected) attempt(work);
  }));
}
/** A table that cannot be drawn is there as text. */
function attempt(work) {
  try {
    work();
  } catch (error) {
    console.warn(error);
    word = () => say('cannot-draw');
    state.view = 'text';
    seen = { report: { findings: [] }, screen: null, unreadable: true, moves: 0 };
    for (const part of [parts.verdict, parts.board]) fill(part);
    for (const part of [drawNotice, drawBar, drawTabs, drawPanel]) part();
  }
}
/** Rings what is proved, or all that is wrong. */
function drawRings() {
  const proof = proved(seen);
  const wrong = seen.unreadable || state.view === 'score' ? [] : wrongs(seen);
  table.ring(seen.screen ?? { spots: [] }, (proof ? [proof] : wrong).map((mark) => [mark.spots, mark.wrong ? 'wrong' : 'award']));
  if (proof) table.reveal();
  else if (state.view === 'board') table.keep();
}
/** What was said of the table that was sent, judged once for each question that is put to it. */
let sentAs = { key: null, report: null };
function reportOfSent() {
  const sent = { ...asked(), text: state.past[0] };
  const key = JSON.stringify(sent);
  if (sentAs.key !== key) sentAs = { key, report: referee.look(sent)?.report };
  return sentAs.report;
}
/** Where the table comes from, and what was done to it: whoever answers what somebody else asked sees what that changes. */
function drawNotice() {
  const sent = state.shared && seen && state.past.length > 0 && reportOfSent();
  const back = async () => { const said = await send(); word = said ? () => said : null; drawNotice(); };
  fill(parts.notice,
    sent && [h('p', {}, h('b', {}, difference(sent, seen.report))), quiet('send-back', say('send-back'), back)],
    word && [h('p', {}, word()), quiet('heard', say('close'), () => { word = null; drawNotice(); })],
    state.shared && [h('p', {}, say('shared')), quiet('accept', say('keep-it'), accept),
      quiet('leave', say('back-to-mine'), () => { layOut(); leave(); })]);
}

function drawBar() {
  fill(parts.bar,
    h('h1', {}, 'tilejudge'),
    button('↶', undo, { 'aria-label': say('undo'), disabled: !state.past.length, 'data-key': 'undo', class: 'icon' }),
    button('↷', redo, { 'aria-label': say('redo'), disabled: !state.future.length, 'data-key': 'redo', class: 'icon' }),
    button(say('new'), begin, { 'data-key': 'new', class: 'new' }),
    languages());
}

const languages = () => h('select', {
  'aria-label': say('language'), 'data-key': 'language', onchange: ({ target }) => speakIn(target.value),
}, Object.entries(LANGUAGES).map(([tag, name]) => h('option', { value: tag, selected: tag === state.language }, name)));

async function speakIn(language) {
  try {
    if (referee.library()) await referee.load(referee.library(), language);
    await speak(language);
    remember('language', language);
  } catch { word = () => say('lacking'); }
  if (!parts.board.isConnected) return begin();
  drawTabs();
  changed();
}

function drawTabs() {
  const names = Object.keys(VIEWS);
  fill(parts.tabs, names.map((view) => button(say(`view-${view}`), () => show(view), {
    role: 'tab', id: `tab-${view}`, 'aria-selected': String(state.view === view), 'aria-controls': 'panel',
    tabindex: state.view === view ? '0' : '-1', 'data-key': view,
    onkeydown: (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      show(names[(names.indexOf(view) + by + names.length) % names.length]);
      parts.tabs.querySelector('[tabindex="0"]').focus();
    },
  })));
}

function drawPanel() {
  if (due === drawAll) return;
  due = null;
  parts.panel.removeAttribute('aria-busy');
  parts.panel.setAttribute('aria-labelledby', `tab-${state.view}`);
  parts.panel.className = `panel of-${state.view}`;
  const proof = proved(seen);
  app.classList.toggle('proving', Boolean(proof));
  fill(parts.panel, proof ? proofView(context()) : VIEWS[state.view](context()));
  if (proof) parts.panel.scrollTop = 0;
  if (seen) drawRings();
}

function boardView() {
  const brushes = (isPainting() || !open) && seen.screen?.tray && tray(seen.screen.tray, () => { open = null; drawPanel(); });
  const hint = () => h('p', { class: 'hint' }, isPainting() ? say('is-painting') : say('tap-a-space'));
  const chosen = open ? palette(open.spots, at()) : hint();
  const whole = quiet('more', say('more'), () => openPlaces([{ place: [], print: null }]));
  const answer = verdictView(seen, context());
  // Who was sent a table is asked first what it hangs on.
  const work = state.shared && !open ? [answer, brushes, chosen] : [brushes, chosen, answer];
  const ways = h('div', { class: 'options' }, whole, table.isTight() && quiet('larger', say('larger'), table.enlarge));
  return [timely(), work, ways, photoView(context())];
}
/** Which of its tables a case with moves is seen as, and a way to the other. */
function timely() {
  const count = seen.moves;
  if (!count) return null;
  return h('p', { class: 'hint' }, before ? say('is-before', { count }) : say('is-after', { count }), ' ',
    quiet('turn', say(before ? 'see-after' : 'see-before'), () => turn(!before)));
}

function begin() {
  open = null;
  endProof();
  app.classList.remove('proving');
  drawNotice();
  const back = (index) => { layOut(); reopen(index); };
  fill(app, parts.notice, start((text) => {
    layOut();
    lay(text, { laying: true });
    table.enter();
  }, languages, back, () => { word = () => say('lacking'); begin(); }));
}
/** The page with a table on it. */
function layOut() {
  state.view = 'board';
  takeBrush(null);
  putAway();
  before = false;
  open = null;
  endProof();
  const main = h('main', {}, parts.board, h('div', { class: 'side' }, parts.panel, parts.tabs));
  fill(app, parts.notice, parts.bar, parts.verdict, main);
  drawTabs();
}
/** Lays what the address holds beside one's own table; whether there is a table then. */
async function linked() {
  const link = await fromLink();
  if (link && !link.text) word = () => say('link-broken');
  if (link?.text) { layOut(); lay(link.text, { shared: true }); }
  return Boolean(link?.text);
}
/** From a link, from this device, or from the beginning. */
async function run() {
  if (!state.language) state.language = usual();
  // Whatever the device keeps already is of one version.
  const isKept = navigator.serviceWorker?.controller && keepOnDevice();
  const known = state.library && referee.load(state.library, state.language).catch(() => {});
  await Promise.all([speak(state.language), known]);
  onChange(redraw);
  if (!await linked()) {
    if (state.text) { layOut(); changed(); } else begin();
  }
  addEventListener('hashchange', async () => { if (!await linked()) drawNotice(); });
  addEventListener('resize', () => { if (state.text && parts.board.isConnected && parts.board.clientWidth !== wide) draw(); });
  night.addEventListener('change', () => { if (parts.board.isConnected) draw(); });
  addEventListener('keydown', (event) => {
    const act = { z: undo, Z: redo, y: redo }[event.key];
    if (!act || !(event.ctrlKey || event.metaKey) || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
    event.preventDefault();
    act();
  });
  document.documentElement.dataset.ready = 'yes';
  if (isKept) return;
  await kept();
  keepOnDevice();
}
/** Loads the page again, once, if another version took over while it was loaded: parts of it are of that one. */
function whole(worker) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data === document.documentElement.dataset.version || sessionStorage.getItem('tilejudge.again') === data) return;
    sessionStorage.setItem('tilejudge.again', data);
    location.reload();
  };
  worker.postMessage('version', [port2]);
}
/** Works without a network from now on. A newer version that has come takes over when the page is opened, as a whole. */
async function keepOnDevice() {
  const workers = navigator.serviceWorker;
  if (workers?.controller) {
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    whole(workers.controller);
  }
  const kept = await workers?.register(new URL('../sw.js', import.meta.url)).catch(() => null);
  kept?.waiting?.postMessage('now');
}

run();
