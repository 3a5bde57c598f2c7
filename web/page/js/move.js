// May I? A move is tapped together from what the library says places are in moves; it is judged as part of the case.
import { button, h, isLight } from './dom.js';
import { look, moves, put, slot } from './referee.js';
import { asked, state, write } from './state.js';
import { inline, rule } from './explain.js';
import { say } from './words.js';

const MOST = 60;
/** What has been tapped, by the keys of moves; and what that is called. */
let chosen = {};
let called = [];
let judged = null;
let listed = { text: null };

/** The legal moves of the table as it is now. */
function list() {
  const key = state.text + state.language + JSON.stringify(state.house);
  if (listed.text !== key) {
    const { report, pieces } = moves(asked()) ?? { report: {}, pieces: [] };
    listed = { text: key, legal: report.legal ?? [], report, pieces: pieces ?? [] };
    forget();
  }
  return listed;
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const fits = (move, others = chosen) => Object.entries(others).every(([key, value]) => same(move[key], value));
const candidates = () => list().legal.filter(({ move }) => fits(move));
/** Whether some legal move has this here; on a board, a move of whoever owns it. */
const offers = (key, value, by) => !(key in chosen) && candidates().some(({ move }) => same(move[key], value) && (!by || move.player === by));
/** The keys whose values are pieces, which have no place of their own on the table. */
const pieceKeys = () => {
  const { legal, pieces } = list();
  const names = new Set(pieces.map((piece) => piece.put));
  return [...new Set(legal.flatMap(({ move }) => Object.keys(move).filter((key) => names.has(move[key]))))];
};

function choose(parts, name, context) {
  chosen = { ...chosen, ...parts };
  called = [...called, name];
  judged = null;
  const left = candidates();
  if (left.length === 1) judge(left[0].move);
  else if (!left.length) {
    const wanted = list().legal.map(({ move }) => Object.keys(move)).find((keys) => Object.keys(chosen).every((key) => keys.includes(key)));
    const missing = (wanted ?? []).filter((key) => key !== 'player' && !(key in chosen));
    if (!missing.length) judge({ player: list().legal[0]?.move.player, ...chosen });
  }
  context.drawPanel();
}

/** The text of the case with a move behind its others. */
function withMove(move) {
  const { count } = slot({ ...asked(), place: ['moves'] });
  return put({ ...asked(), place: ['moves', count], value: move });
}

const judge = (move) => judgeText(JSON.stringify(move));

function judgeText(move) {
  const text = withMove(move);
  if (!text) return;
  const { report } = look({ ...asked(), text, question: 'check' });
  judged = { text, move: report.moves?.at(-1), report };
}

export function moveView(context) {
  const { legal, pieces, report } = list();
  context.table.glow((group) => group.spots.some((spot) => (spot.move ?? []).some(([key, value]) => offers(key, value, spot.by))));
  const made = history(context.seen);
  if (report.verdict === 'impossible') return [made, h('p', { class: 'hint' }, say('move-impossible'))];
  if (!legal.length) return [made, h('p', { class: 'hint' }, say('no-moves')), judged && verdict(judged), written(context)];
  const open = pieceKeys().filter((key) => !(key in chosen));
  const left = candidates();
  return [
    made,
    h('p', { class: 'hint' }, say('tap-a-move', { count: legal.length })),
    open.map((key) => h('div', { class: 'swatches', role: 'group', 'aria-label': say('colour') }, pieces.map((piece) => swatch(key, piece, context)))),
    Object.keys(chosen).length > 0 && h('div', { class: 'chosen' },
      called.map((name) => h('span', { class: 'chip' }, name)),
      button(say('clear'), () => { forget(); context.drawPanel(); }, { class: 'quiet', 'data-key': 'clear' })),
    judged && verdict(judged),
    !judged && h('ul', { class: 'legal' }, left.slice(0, MOST).map(({ move, says }) => h('li', {},
      button(says, () => { chosen = { ...move }; called = [says]; judge(move); context.drawPanel(); }, { class: 'says' })))),
    !judged && left.length > MOST && h('p', { class: 'hint' }, say('and-more', { count: left.length - MOST })),
    !judged && written(context),
  ];
}

moveView.tap = (spots, context) => {
  const pairs = spots.flatMap((spot) => (spot.move ?? []).map(([key, value]) => [key, value, spot.name, spot.by]));
  const keys = new Set(list().legal.flatMap(({ move }) => Object.keys(move)));
  const [key, value, name, by] = pairs.find(([key, value, , by]) => offers(key, value, by)) ?? pairs.find(([key]) => keys.has(key) && !(key in chosen)) ?? [];
  if (key) choose(by ? { player: by, [key]: value } : { [key]: value }, name, context);
};
moveView.enter = forget;

function forget() {
  [chosen, called, judged] = [{}, [], null];
}

/** A move that is typed: a deal, or whatever has no place on the table. */
function written(context) {
  const input = h('input', { type: 'text', 'aria-label': say('write-a-move'), placeholder: say('write-a-move'), 'data-key': 'written-move' });
  const go = () => {
    const text = input.value.trim();
    if (!text) return;
    judgeText(text.startsWith('{') ? text : `{${text}}`);
    context.drawPanel();
  };
  input.addEventListener('keydown', (event) => { if (event.key === 'Enter') go(); });
  return h('div', { class: 'write' }, input, button(say('judge'), go, { 'data-key': 'judge' }));
}

/** The last moves of the case, and a way to take the last back. */
function history(seen) {
  const made = (seen.report.moves ?? []).filter((move) => move.action !== null);
  if (!made.length) return null;
  return h('div', { class: 'made' },
    h('ol', { start: Math.max(made.length - 2, 1) }, made.slice(-3).map((move) => h('li', {}, move.verdict === 'legal' ? '✓ ' : '✗ ', move.says))),
    button(say('take-back'), () => write(put({ ...asked(), place: ['moves', made.length - 1], value: null })), { class: 'quiet', 'data-key': 'take-back' }));
}

function swatch(key, piece, context) {
  const legal = offers(key, piece.put);
  return button([h('b', { 'aria-hidden': 'true' }, piece.letter), h('span', {}, piece.says)], () => choose({ [key]: piece.put }, piece.says, context), {
    class: `swatch${piece.tint && !isLight(piece.tint) ? ' dark' : ''}${legal ? ' legal' : ''}`, tint: piece.tint, 'data-key': `${key}-${piece.put}`,
  });
}

function verdict({ text, move, report }) {
  const kind = { legal: 'good', undecided: 'open' }[move?.verdict] ?? 'bad';
  const findings = move?.findings ?? report.findings;
  return h('div', { class: `answer ${kind}`, role: 'status' },
    h('p', {}, h('b', {}, say(`move-${kind}`)), ' ', move?.says),
    findings.map((finding) => h('p', {}, inline(finding.message), finding.help && h('small', {}, ' ', inline(finding.help)), ' ',
      button(say('the-rule'), () => rule(finding.rule), { class: 'quiet' }))),
    kind === 'good' && button(say('make-it'), () => write(text), { class: 'primary', 'data-key': 'make' }));
}
