// The first screen: what the question is, which game, which side, and who plays.
import { button, fill, h, quiet } from './dom.js';
import { blank, load } from './referee.js';
import { remember, state } from './state.js';
import { editions, say } from './words.js';

/** What may be asked: of how many boards at first, and in which phase. Points are counted, and boards checked, in whatever fits;
 * the last phase counts what is left for the end. */
const QUESTIONS = {
  points: { boards: 1 }, bonuses: { boards: 1, phase: 'last' }, move: { boards: 2, phase: 'first' },
  right: { boards: 2 }, table: { boards: 2, phase: 'chosen' },
};
/** Most questions come up at the end. */
const chosen = { question: 'points', game: 'azul', variant: '', phase: 'end', players: [] };

/** Hands the text of an empty table to `lay`, or goes `back` to the table with a number; `lacks` hears what cannot be loaded. */
export function start(lay, languages, back, lacks) {
  const root = h('main', { class: 'start' });
  const all = editions();
  const library = () => all.find(({ id }) => id === chosen.game).library;
  const choice = (key, options, act, now = chosen[key]) => [h('h2', {}, say(`choose-${key}`)),
    h('div', { class: 'options', role: 'group', 'aria-label': say(`choose-${key}`) }, options.map(({ id, says }) =>
      button(says, () => act(id), { 'aria-pressed': String(now === id), 'data-key': `${key}-${id}` })))];
  function phase() {
    const phases = all.find(({ id }) => id === chosen.game).phases.map(({ id }) => id);
    return { first: phases[0], last: phases.slice(1).at(-1), chosen: chosen.phase }[QUESTIONS[chosen.question].phase] ?? '';
  }
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
      choice('question', Object.keys(QUESTIONS).map((id) => ({ id, says: say(`question-${id}`) })), ask),
      choice('game', all.map(({ id, title }) => ({ id, says: title })), play),
      QUESTIONS[chosen.question].phase === 'chosen' && game.phases.length > 1 && choice('phase', game.phases, set('phase')),
      game.variants.length > 1 && choice('variant', game.variants, set('variant')),
      choice('players', [1, 2, 3, 4].map((id) => ({ id, says: id })), (id) => { seat(id); draw(); }, chosen.players.length),
      h('div', { class: 'players' }, chosen.players.map(named)),
      h('div', { class: 'go' },
        button(say('begin'), go, { class: 'primary', 'data-key': 'begin' }),
        state.text && quiet('back', say('back'), () => back(0))),
      state.tables.length > 1 && [h('h2', {}, say('last-tables')), h('div', { class: 'options tall' }, state.tables.slice(1).map(past))],
      h('p', { class: 'hint' }, say('nothing-leaves')),
    );
  }

  const past = ({ name, points }, index) =>
    button([name || '…', points && h('small', {}, points)], () => back(index + 1), { 'data-key': `table-${index + 1}` });
  const named = (name, index) => h('input', {
    type: 'text', value: name, maxlength: 100, 'aria-label': say('name-of', { number: index + 1 }), 'data-key': `name-${index}`,
    oninput: ({ target }) => { chosen.players[index] = target.value; },
  });
  /** So many sit at the table: those who sat there before, first. */
  function seat(count) {
    const known = chosen.players.concat(state.names.slice(chosen.players.length));
    chosen.players = Array.from({ length: count }, (_, index) => known[index] ?? say(`player-${index + 1}`));
  }

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
