// The first screen: what the question is, which game, which side, and who plays.
import { button, fill, h } from './dom.js';
import { blank, load } from './referee.js';
import { remember, state } from './state.js';
import { editions, say } from './words.js';

/** What may be asked: of how many boards at first, and in which phase. Points are counted, and boards checked, in whatever fits; the
 * last phase counts what is left for the end. */
const QUESTIONS = { points: { boards: 1 }, bonuses: { boards: 1, phase: 'last' }, move: { boards: 2, phase: 'first' }, right: { boards: 2 }, table: { boards: 2, phase: 'chosen' } };
/** Most questions come up at the end. */
const chosen = { question: 'points', game: 'azul', variant: '', phase: 'end', players: [] };

/** Hands the text of an empty table to `lay`, or goes `back` to the table that has a number; `lacks` hears what cannot be loaded. */
export function start(lay, languages, back, lacks) {
  const root = h('main', { class: 'start' });
  const all = editions();
  const one = (key, id, says, is, act) => button(says, act, { 'aria-pressed': String(is), 'data-key': `${key}-${id}` });
  const choice = (key, options, act) => h('div', { class: 'options', role: 'group', 'aria-label': say(`choose-${key}`) },
    options.map(({ id, says }) => one(key, id, says, chosen[key] === id, () => act(id))));
  const phases = () => all.find(({ id }) => id === chosen.game).phases.map(({ id }) => id);
  const phase = () => ({ first: phases()[0], last: phases().slice(1).at(-1), chosen: chosen.phase }[QUESTIONS[chosen.question].phase] ?? '');
  seat(chosen.players.length || QUESTIONS[chosen.question].boards);

  function draw() {
    const game = all.find((game) => game.id === chosen.game) ?? all[0];
    const pick = (list, id) => (list.some((one) => one.id === id) ? id : list[0]?.id ?? '');
    chosen.variant = pick(game.variants, chosen.variant);
    chosen.phase = pick(game.phases, chosen.phase);
    const set = (key) => (id) => { chosen[key] = id; draw(); };
    // What will be needed is on its way while the rest is chosen.
    const play = (id) => { set('game')(id); load(library(), state.language).catch(() => {}); };
    const ask = (question) => { seat(QUESTIONS[question].boards); set('question')(question); };
    fill(root,
      h('div', { class: 'bar' }, h('h1', {}, 'tilejudge'), languages()),
      h('p', { class: 'lead' }, say('lead')),
      h('h2', {}, say('choose-question')),
      choice('question', Object.keys(QUESTIONS).map((id) => ({ id, says: say(`question-${id}`) })), ask),
      h('h2', {}, say('choose-game')),
      choice('game', all.map(({ id, title }) => ({ id, says: title })), play),
      QUESTIONS[chosen.question].phase === 'chosen' && game.phases.length > 1 && [h('h2', {}, say('choose-phase')), choice('phase', game.phases, set('phase'))],
      game.variants.length > 1 && [h('h2', {}, say('choose-variant')), choice('variant', game.variants, set('variant'))],
      h('h2', {}, say('choose-players')),
      names(),
      h('div', { class: 'go' },
        button(say('begin'), go, { class: 'primary', 'data-key': 'begin' }),
        state.text && button(say('back'), () => back(0), { class: 'quiet', 'data-key': 'back' })),
      state.tables.length > 1 && [h('h2', {}, say('last-tables')), h('div', { class: 'options tall' }, state.tables.slice(1).map(({ name, points }, index) =>
        button([name || '…', points && h('small', {}, points)], () => back(index + 1), { 'data-key': `table-${index + 1}` })))],
      h('p', { class: 'hint' }, say('nothing-leaves')),
    );
  }

  function names() {
    return h('div', { class: 'players' },
      h('div', { class: 'options', role: 'group', 'aria-label': say('choose-players') },
        [1, 2, 3, 4].map((count) => one('players', count, String(count), chosen.players.length === count, () => { seat(count); draw(); }))),
      chosen.players.map((name, index) => h('input', {
        type: 'text', value: name, maxlength: 100, 'aria-label': say('name-of', { number: index + 1 }), 'data-key': `name-${index}`,
        oninput: (event) => { chosen.players[index] = event.target.value; },
      })));
  }
  /** So many sit at the table: those who sat there before, first. */
  function seat(count) {
    const known = chosen.players.concat(state.names.slice(chosen.players.length));
    chosen.players = Array.from({ length: count }, (_, index) => known[index] ?? say(`player-${index + 1}`));
  }

  const library = () => all.find(({ id }) => id === chosen.game).library;

  async function go() {
    const players = chosen.players.map((name, index) => name.trim() || say(`player-${index + 1}`));
    remember('names', players.concat(state.names.slice(players.length)));
    root.setAttribute('aria-busy', 'true');
    try { await load(library(), state.language); } catch { return lacks(); }
    if (root.isConnected) lay(blank({ ...chosen, phase: phase(), players, language: state.language }));
  }

  draw();
  return root;
}
