// The first screen: which game, which side, how many play, and what for.
import { button, fill, h } from './dom.js';
import { blank, games } from './referee.js';
import { state } from './state.js';
import { say } from './words.js';

const chosen = { game: 'azul', variant: '', phase: '', players: null };

/** Hands the text of an empty table to `lay`, or goes `back` to the table that has a number. */
export function start(lay, languages, back) {
  const root = h('main', { class: 'start' });
  const all = games(state.language);
  const choice = (key, options, act) => h('div', { class: 'options', role: 'radiogroup', 'aria-label': say(`choose-${key}`) },
    options.map(({ id, says }) => button(says, () => act(id), {
      role: 'radio', 'aria-checked': String(chosen[key] === id), 'data-key': `${key}-${id}`,
    })));

  function draw() {
    const game = all.find((game) => game.id === chosen.game) ?? all[0];
    const pick = (list, id) => (list.some((one) => one.id === id) ? id : list[0]?.id ?? '');
    // Most questions come up at the end.
    if (!chosen.phase) chosen.phase = 'end';
    chosen.variant = pick(game.variants, chosen.variant);
    chosen.phase = pick(game.phases, chosen.phase);
    chosen.players ??= [say('player-1'), say('player-2')];
    const set = (key) => (id) => { chosen[key] = id; draw(); };
    fill(root,
      h('div', { class: 'bar' }, h('h1', {}, 'tilejudge'), languages()),
      h('p', { class: 'lead' }, say('lead')),
      h('h2', {}, say('choose-game')),
      choice('game', all.map(({ id, title }) => ({ id, says: title })), set('game')),
      game.phases.length > 1 && [h('h2', {}, say('choose-phase')), choice('phase', game.phases, set('phase'))],
      game.variants.length > 1 && [h('h2', {}, say('choose-variant')), choice('variant', game.variants, set('variant'))],
      h('h2', {}, say('choose-players')),
      names(),
      h('div', { class: 'go' },
        button(say('begin'), go, { class: 'primary', 'data-key': 'begin' }),
        state.text && button(say('back'), () => back(0), { class: 'quiet', 'data-key': 'back' })),
      state.tables.length > 1 && [h('h2', {}, say('last-tables')), h('div', { class: 'options tall' }, state.tables.slice(1).map(({ name }, index) =>
        button(name || '…', () => back(index + 1), { 'data-key': `table-${index + 1}` })))],
      h('p', { class: 'hint' }, say('nothing-leaves')),
    );
  }

  function names() {
    const count = chosen.players.length;
    const to = (number) => {
      while (chosen.players.length < number) chosen.players.push(say(`player-${chosen.players.length + 1}`));
      chosen.players.length = number;
      draw();
    };
    return h('div', { class: 'players' },
      h('div', { class: 'options', role: 'radiogroup', 'aria-label': say('choose-players') },
        [1, 2, 3, 4].map((number) => button(String(number), () => to(number), {
          role: 'radio', 'aria-checked': String(count === number), 'data-key': `players-${number}`,
        }))),
      chosen.players.map((name, index) => h('input', {
        type: 'text', value: name, maxlength: 100, 'aria-label': say('name-of', { number: index + 1 }), 'data-key': `name-${index}`,
        oninput: (event) => { chosen.players[index] = event.target.value; },
      })));
  }

  function go() {
    const players = chosen.players.map((name, index) => name.trim() || say(`player-${index + 1}`));
    lay(blank({ ...chosen, players, language: state.language }));
  }

  draw();
  return root;
}
