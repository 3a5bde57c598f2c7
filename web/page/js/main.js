// Puts the page together: it draws again whenever the text has changed.
import { board } from './board.js';
import { button, fill, h, same } from './dom.js';
import { fromLink } from './link.js';
import { moveView } from './move.js';
import { lay, palette } from './palette.js';
import * as referee from './referee.js';
import { rulingsView } from './rulings.js';
import { scoreView } from './score.js';
import { shareView } from './share.js';
import { start } from './start.js';
import { asked, changed, onChange, redo, remember, state, undo, write } from './state.js';
import { textView } from './text.js';
import { verdictBar, verdictView } from './verdict.js';
import { LANGUAGES, say, speak, usual } from './words.js';

const app = document.getElementById('app');
const VIEWS = { board: boardView, score: scoreView, move: moveView, rulings: rulingsView, text: textView, share: shareView };
/** What was seen last, so that a text that cannot be read does not take the board away. */
let seen = null;
let open = null;
let wide = 0;
let asTyped = true;
/** Whoever changes a table sees it as it was before its moves, whoever plays or counts as it is after them. */
const typed = () => state.view === 'board' || state.view === 'text';

const parts = {
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
  show('board');
  // A spot that lies over others is the smallest of them: the tap means it alone.
  const again = open?.key === key;
  open = { spots, key };
  parts.panel.scrollTop = 0;
  table.choose(key);
  const only = spots.length === 1 ? spots[0] : null;
  if (!again && only && lay(only, at())) return;
  drawPanel();
}

/** What the palette changes: the case itself. A board of names is filled space by space. */
const at = () => ({
  text: state.text,
  open: openPlaces,
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
const neighbours = (place) => (Array.isArray(place.at(-1)) && place.at(-1).length === 2
  ? (seen?.screen?.spots ?? []).filter((spot) => spot.place.length === place.length && same(spot.place.slice(0, -1), place.slice(0, -1))) : []);

const context = () => ({ seen, table, drawPanel, show, openPlaces });

function openPlaces(spots) {
  open = { spots, key: null };
  parts.panel.scrollTop = 0;
  show('board');
}

function show(view) {
  if (state.view !== view) {
    state.view = view;
    parts.panel.scrollTop = 0;
    table.ring(seen?.screen ?? { spots: [] }, []);
    table.glow(null);
    VIEWS[view].enter?.(context());
    if (typed() !== asTyped) draw();
  }
  drawTabs();
  drawPanel();
}

/** In tenths of a pixel of the picture: a phone has room for one board, a desktop for two beside one another. */
const breadth = () => (parts.board.clientWidth < 680 ? 5000 : Math.round(Math.min(parts.board.clientWidth / 0.07, 13000)));

function draw() {
  if (!state.text) return begin();
  wide = breadth();
  asTyped = typed();
  const answer = referee.look({ ...asked(), breadth: wide, as_typed: asTyped });
  if (!answer) return begin();
  const unreadable = !answer.screen;
  seen = { ...answer, screen: answer.screen ?? seen?.screen ?? null, unreadable };
  parts.board.classList.toggle('stale', unreadable);
  if (answer.screen) table.show(answer.screen, say('the-table'));
  drawBar();
  fill(parts.verdict, verdictBar(seen, context()));
  drawPanel();
  const wrong = (seen.screen?.marks ?? []).filter((mark) => mark.wrong);
  if (!unreadable && state.view !== 'score') wrong.forEach((mark) => table.ring(seen.screen, mark.spots, 'wrong', false));
}

function drawBar() {
  fill(parts.bar,
    h('h1', {}, 'tilejudge'),
    button('↶', undo, { 'aria-label': say('undo'), disabled: !state.past.length, 'data-key': 'undo', class: 'icon' }),
    button('↷', redo, { 'aria-label': say('redo'), disabled: !state.future.length, 'data-key': 'redo', class: 'icon' }),
    button(say('new'), begin, { 'data-key': 'new', class: 'new' }),
    languages());
}

function languages() {
  const select = h('select', { 'aria-label': say('language'), 'data-key': 'language', onchange: () => speakIn(select.value) },
    Object.entries(LANGUAGES).map(([tag, name]) => h('option', { value: tag, selected: tag === state.language }, name)));
  select.value = state.language;
  return select;
}

async function speakIn(language) {
  remember('language', language);
  await speak(language);
  if (parts.board.isConnected) changed(); else begin();
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
  parts.panel.setAttribute('aria-labelledby', `tab-${state.view}`);
  parts.panel.className = `panel of-${state.view}`;
  fill(parts.panel, VIEWS[state.view](context()));
}

function boardView() {
  const chosen = open ? palette(open.spots, at()) : [h('p', { class: 'hint' }, say('tap-a-space'))];
  const whole = button(say('more'), () => openPlaces([{ place: [], print: null }]), { class: 'quiet', 'data-key': 'more' });
  return [chosen, verdictView(seen, context()), whole];
}

function begin() {
  open = null;
  fill(app, start((text) => {
    layOut();
    show('board');
    if (text === state.text) changed(); else write(text);
    table.enter();
  }, languages, state.text && (() => { layOut(); changed(); })));
}

/** The page with a table on it. */
function layOut() {
  state.view = 'board';
  fill(app, parts.bar, parts.verdict, h('main', {}, parts.board, h('div', { class: 'side' }, parts.panel, parts.tabs)));
  drawTabs();
}

/** From a link, from this device, or from the beginning. */
async function run() {
  if (!state.language) state.language = usual();
  await Promise.all([referee.load(), speak(state.language)]);
  onChange(draw);
  const linked = await fromLink();
  if (linked) write(linked);
  if (state.text) { layOut(); changed(); } else begin();
  addEventListener('hashchange', async () => {
    const linked = await fromLink();
    if (linked) { layOut(); write(linked); changed(); }
  });
  addEventListener('resize', () => { if (state.text && parts.board.isConnected && breadth() !== wide) draw(); });
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (event.key === 'z') { event.preventDefault(); event.shiftKey ? redo() : undo(); }
    if (event.key === 'y') { event.preventDefault(); redo(); }
  });
  document.documentElement.dataset.ready = 'yes';
  navigator.serviceWorker?.register(new URL('../sw.js', import.meta.url)).catch(() => {});
}

run();
