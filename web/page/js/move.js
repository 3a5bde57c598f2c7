// May I? A move is put together behind those of the case, in a text of its own, and judged there. What may stand in it the
// library says as of any other place; the board stands for the words that the library says its places have in moves.
import { SIGNS, button, h, quiet, same } from './dom.js';
import { inline, toRule } from './explain.js';
import { palette } from './palette.js';
import { beside, look, put, slot } from './referee.js';
import { asked, state, write } from './state.js';
import { say } from './words.js';

const MOST = 60;
/** The text with the move; what was put under its keys, `null` for what was put together; which key is open; what was judged. */
let draft = null;
let chosen = {};
let open = null;
let judged = null;
let listed = { of: null, legal: [] };

const fits = ({ move }) => Object.entries(chosen).every(([key, value]) => value === null ? key in move : same(value, move[key]));
const candidates = () => listed.legal.filter(fits);
/** Whether some legal move has this; on a board, a move of whoever owns it. */
const offers = (key, value, by) => candidates().some(({ move }) => same(move[key], value) && (!by || move.player === by));

/** Asks for the legal moves of the table as it is now, unless they are known; they come a moment later. */
async function list(context) {
  const of = state.text + state.language + JSON.stringify(state.house);
  if (listed.of === of) return;
  const own = { of, legal: [], report: null, count: context.seen.moves };
  listed = own;
  forget();
  const answer = await beside('moves', asked());
  if (listed !== own) return;
  if (answer) Object.assign(own, { report: answer.report, legal: answer.report.legal ?? [] }); else own.of = null;
  if (state.view === 'move') context.drawPanel();
}

const text = () => draft ?? state.text;
const place = (...path) => ['moves', listed.count, ...path];
const within = (...path) => slot({ ...asked(), text: text(), place: place(...path) });
const keys = () => within()?.keys ?? [];
const now = (...path) => slot({ ...asked(), place: path })?.now;

/** Puts a value under a key of the move, or below one. */
function set([key, ...below], value) {
  const text_ = put({ ...asked(), text: text(), place: place(key, ...below), value });
  if (text_ === undefined) return false;
  draft = text_;
  if (value === null && !below.length) delete chosen[key]; else chosen[key] = below.length ? null : value;
  return true;
}
/** Goes on after a change: to the next key that has to be told, or to the verdict; what is counted up `stays` open. */
function go(context, stays = false) {
  const who = keys().find(({ key, told, needed }) => key === 'player' && needed && !told);
  const player = listed.legal[0]?.move.player ?? now('moves', listed.count - 1, 'player') ?? now('turn');
  if (who && player) set(['player'], player);
  const missing = keys().filter(({ needed, told }) => needed && !told);
  const left = candidates();
  if (missing.length && left.length === 1) return take(left[0].move, context);
  const own = keys();
  judged = own.some(({ needed }) => needed) && !missing.length ? judge() : null;
  // What makes no sense yet most likely lacks what can be told next.
  const next = missing[0] ?? (judged?.move ? null : own.find(({ told, needed }) => !told && !needed));
  if (!stays) open = next && draft ? [next.key] : null;
  context.drawPanel();
}
/** The move as it is listed. */
function take(move, context) {
  draft = put({ ...asked(), place: place(), value: JSON.stringify(move) });
  chosen = { ...move };
  judged = judge();
  open = null;
  context.drawPanel();
}

function judge() {
  const { report } = look({ ...asked(), text: draft, question: 'check' });
  return { move: report.moves?.at(-1), report };
}

export function moveView(context) {
  list(context);
  const { legal, report } = listed;
  const isOffered = (by) => ([key, value]) => !(key in chosen) && offers(key, value, by);
  context.table.glow((group) => group.spots.some(({ move, by }) => (move ?? []).some(isOffered(by))));
  if (report?.verdict === 'impossible') return [history(context.seen), h('p', { class: 'hint' }, say('move-impossible'))];
  const left = judged?.move ? [] : candidates();
  const listing = ({ move, says }) => h('li', {}, button(inline(says), () => take(move, context), { class: 'says' }));
  return [
    !draft && history(context.seen),
    !draft && hint(report, legal.length),
    composed(context),
    judged && verdict(judged),
    left.length > 0 && h('ul', { class: 'legal' }, left.slice(0, MOST).map(listing)),
    draft && !judged && legal.length > 0 && !left.length && h('p', { class: 'hint' }, say('not-listed')),
    left.length > MOST && h('p', { class: 'hint' }, say('and-more', { count: left.length - MOST })),
  ];
}

const hint = (report, count) => h('p', { class: 'hint', 'aria-busy': String(!report) },
  !report ? say('looking') : count ? say('tap-a-move', { count }) : say('no-moves'));

/** The keys of the move with what they hold, and what may stand under the one that is open. */
function composed(context) {
  const own = keys();
  const is_legal = ({ key }) => !draft && listed.legal.some(({ move }) => key in move);
  const chip = (key) => {
    const what = key.told && within(key.key)?.what;
    return button(what ? `${key.says}: ${what}` : key.says, () => choose(key.key, context), {
      class: is_legal(key) ? 'legal' : key.told ? 'told' : 'untold',
      'aria-pressed': String(open?.[0] === key.key), 'data-key': `key-${key.key}`,
    });
  };
  const at = {
    text: text(),
    put: (path, value) => { set(path.slice(2), value); go(context, path.length > 3); },
    open: ([spot]) => { open = spot.place.slice(2); context.drawPanel(); },
    legal: (value) => open.length === 1 && offers(open[0], value),
  };
  return [
    h('div', { class: 'options chips' }, own.map(chip),
      draft && quiet('clear', say('clear'), () => { forget(); context.drawPanel(); })),
    open && palette([{ place: place(...open), print: null, bare: open.length === 1 }], at),
  ];
}
/** Opens a key, or closes it; where only one thing can stand there it does. */
function choose(key, context) {
  const here = within(key);
  if (here?.may === 'word' && here.things.length === 1 && here.now === null) {
    set([key], here.things[0].put);
    return go(context);
  }
  open = open?.[0] === key ? null : [key];
  context.drawPanel();
}
/** What a space of the table says in the move: what is legal, what is asked for, what is still open, or whatever fits. */
moveView.tap = (spots, context) => {
  const pairs = spots.flatMap((spot) => (spot.move ?? []).map(([key, value]) => ({ key, value, by: spot.by })));
  const own = keys();
  const is = (wanted) => ({ key }) => own.some((one) => one.key === key && wanted(one));
  const offered = pairs.filter(({ key, value, by }) => !(key in chosen) && offers(key, value, by));
  // A small picture has several such things on one spot.
  if (offered.some(({ key, value }) => key === offered[0].key && value !== offered[0].value)) return choose(offered[0].key, context);
  const clear = pairs.filter(({ key, value }) => !pairs.some((other) => other.key === key && other.value !== value));
  const pair = offered[0] ?? clear.find(({ key }) => key === open?.[0]) ?? clear.find(is(({ told }) => !told))
    ?? clear.find(is(() => true)) ?? (draft ? null : clear[0]);
  if (!pair) return;
  const { key, value, by } = pair;
  const heap = within(key);
  if (heap?.may === 'heap') set([key, value], String(heap.things.find(({ put }) => put === value).count + 1)); else set([key], value);
  if (by && keys().some((one) => one.key === 'player')) set(['player'], by);
  go(context);
};
const forget = () => { [draft, chosen, open, judged] = [null, {}, null, null]; };
moveView.enter = forget;
/** The last moves of the case, and a way to take the last back. */
function history(seen) {
  const made = (seen.report.moves ?? []).filter((move) => move.action !== null);
  if (!listed.count) return null;
  return h('div', { class: 'made' },
    h('ol', { start: Math.max(made.length - 2, 1) }, made.slice(-3).map((move) => h('li', {}, `${SIGNS[kindOf(move)]} `, inline(move.says)))),
    quiet('take-back', say('take-back'), () => write(put({ ...asked(), place: ['moves', listed.count - 1], value: null }))));
}
/** Whether a move is `good`, `bad` or `open`, which hangs on what is not told. */
const kindOf = ({ verdict }) => ({ legal: 'good', 'legal-if': 'open', undecided: 'open' }[verdict] ?? 'bad');

function verdict({ move, report }) {
  if (!move) return report.findings.map(({ message }) => h('p', { class: 'hint' }, inline(message)));
  const kind = kindOf(move);
  return h('div', { class: `answer ${kind}`, role: 'status' },
    h('p', {}, h('b', {}, say(`move-${kind}`)), ' ', inline(move.says)),
    move.conditions.filter(({ presupposed }) => !presupposed).map(({ says }) => h('p', {}, inline(says))),
    move.findings.map(({ message, help, rule }) =>
      h('p', {}, inline(message), help && h('small', {}, ' ', inline(help)), ' ', toRule(rule))),
    move.verdict.startsWith('legal') && button(say('make-it'), () => write(draft), { class: 'primary', 'data-key': 'make' }));
}
