// Open questions of the rulebook as switches; what a house has answered is remembered on this device.
import { button, h } from './dom.js';
import { inline, rule } from './explain.js';
import { games } from './referee.js';
import { changed, remember, state } from './state.js';
import { say } from './words.js';

export function rulingsView({ seen }) {
  const { report } = seen;
  const game = games(state.language).find((game) => game.id === report.case.game);
  if (!game) return null;
  const matter = new Map((report.rulings ?? []).map((ruling) => [ruling.name, ruling]));
  const weight = ({ name }) => (matter.get(name)?.otherwise?.length ? 2 : name in state.house ? 1 : 0);
  const all = [...game.rulings].sort((one, other) => weight(other) - weight(one));
  return [
    h('p', { class: 'hint' }, say('rulings-hint')),
    asOnline(game),
    all.map((ruling) => question(ruling, matter.get(ruling.name))),
    Object.keys(state.house).length > 0 && button(say('rulebook-again'), () => { remember('house', {}); changed(); }, { class: 'quiet' }),
  ];
}
// All answers of the live implementation at once, where the game has one that decides otherwise than the rulebook.
function asOnline({ rulings }) {
  const own = new Set(rulings.map(({ name }) => name));
  const online = rulings.filter(({ answers, online }) => online && online !== answers[0].name).map(({ name, online }) => [name, online]);
  const others = Object.entries(state.house).filter(([name]) => !own.has(name));
  const choose = () => { remember('house', Object.fromEntries([...others, ...online])); changed(); };
  return online.length > 0 && button(say('as-online'), choose, { class: 'quiet', 'data-key': 'as-online' });
}

function question({ name, question, answers }, now) {
  const fixed = now?.source === 'case';
  const given = now && (fixed || now.source === 'house') ? now.answer : state.house[name] ?? answers[0].name;
  const choose = (answer) => {
    const { [name]: _, ...others } = state.house;
    remember('house', answer === answers[0].name ? others : { ...others, [name]: answer });
    changed();
  };
  return h('fieldset', { class: `ruling${now?.otherwise?.length ? ' matters' : ''}`, disabled: fixed },
    h('legend', {}, inline(question)),
    answers.map((answer) => h('label', {},
      h('input', { type: 'radio', name, value: answer.name, checked: answer.name === given, onchange: () => choose(answer.name), 'data-key': `${name}-${answer.name}` }),
      h('span', {}, inline(answer.meaning)))),
    now?.otherwise?.map(({ change }) => h('p', { class: 'change' }, inline(say('would-change', { change })))),
    fixed && h('p', { class: 'hint' }, say('said-by-the-case')),
    button(say('where'), () => rule(name), { class: 'quiet' }));
}
