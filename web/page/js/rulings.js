// Open questions of the rulebook as switches; what a house has answered is remembered on this device.
import { h, quiet } from './dom.js';
import { inline, toRule } from './explain.js';
import { games } from './referee.js';
import { changed, remember, state } from './state.js';
import { say } from './words.js';

const choose = (house) => { remember('house', house); changed(); };

export function rulingsView({ seen }) {
  const { report } = seen;
  const game = games(state.language).find((game) => game.id === report.case.game);
  if (!game) return null;
  const matter = new Map((report.rulings ?? []).map((ruling) => [ruling.name, ruling]));
  const weight = ({ name }) => (matter.get(name)?.otherwise?.length ? 2 : name in state.house ? 1 : 0);
  const all = [...game.rulings].sort((one, other) => weight(other) - weight(one));
  // All answers of the live implementation at once, where the game has one that decides otherwise than the rulebook.
  const others = Object.entries(state.house).filter(([own]) => !game.rulings.some(({ name }) => name === own));
  const differs = ({ answers, online }) => online && online !== answers[0].name;
  const online = game.rulings.filter(differs).map(({ name, online }) => [name, online]);
  return [
    h('p', { class: 'hint' }, say('rulings-hint')),
    online.length > 0 && quiet('as-online', say('as-online'), () => choose(Object.fromEntries([...others, ...online]))),
    all.map((ruling) => question(ruling, matter.get(ruling.name))),
    Object.keys(state.house).length > 0 && quiet('rulebook-again', say('rulebook-again'), () => choose({})),
  ];
}

function question({ name, question, answers }, now) {
  const fixed = now?.source === 'case';
  const given = now && (fixed || now.source === 'house') ? now.answer : state.house[name] ?? answers[0].name;
  const { [name]: _, ...others } = state.house;
  const answered = (answer) => choose(answer === answers[0].name ? others : { ...others, [name]: answer });
  return h('fieldset', { class: `ruling${now?.otherwise?.length ? ' matters' : ''}`, disabled: fixed },
    h('legend', {}, inline(question)),
    answers.map((answer) => h('label', {},
      h('input', {
        type: 'radio', name, value: answer.name, checked: answer.name === given,
        onchange: () => answered(answer.name), 'data-key': `${name}-${answer.name}`,
      }),
      h('span', {}, inline(answer.meaning)))),
    now?.otherwise?.map(({ change }) => h('p', { class: 'change' }, inline(say('would-change', { change })))),
    fixed && h('p', { class: 'hint' }, say('said-by-the-case')),
    toRule(name, say('where')));
}
