// The points one by one, and who claims what.
import { button, h } from './dom.js';
import { inline, toRule } from './explain.js';
import { awards } from './marks.js';
import { prove } from './proof.js';
import { put } from './referee.js';
import { asked, write } from './state.js';
import { amount, signed } from './verdict.js';
import { say } from './words.js';

export function scoreView({ seen, drawPanel }) {
  const { report, screen } = seen;
  const counted = awards(seen);
  const step = (index) => prove('award', index, { drawPanel });
  return [
    totals(report),
    claims(screen),
    counted.length
      ? button(say('step-through', { count: counted.length }), () => step(0), { class: 'primary', 'data-key': 'next' })
      : h('p', { class: 'hint' }, say(report.findings.length ? 'not-counted' : 'no-points')),
    h('ol', { class: 'ledger' }, counted.map((award, index) => h('li', {},
      button(inline(award.says), () => step(index), { class: 'says', 'data-key': `award${index}` })))),
    matters(report),
  ];
}

function totals({ scores, ranking, ledger }) {
  // Whoever tells no score asks for what comes to it.
  const added = (player, { before }) => {
    const own = (ledger ?? []).filter((award) => award.player === player).map(({ points }) => points);
    const sum = own.reduce((one, other) => one + other, 0);
    return typeof before === 'object' && own.length > 0 && Number.isFinite(sum) && h('b', { class: 'added' }, signed(sum));
  };
  const rows = Object.entries(scores ?? {}).map(([name, score]) => {
    const units = score.units ? Object.entries(score.units) : [['', score]];
    const line = ([unit, own]) => h('div', {}, unit && `${unit}: `, `${amount(own.before)} → `, h('b', {}, amount(own.after)));
    return h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, added(name, score), units.map(line)));
  });
  return [
    rows.length ? h('table', { class: 'totals' }, h('caption', {}, say('totals')), h('tbody', {}, rows)) : null,
    ranking?.length ? h('ol', { class: 'ranking' }, ranking.map(({ place, player, why }) =>
      h('li', { value: place }, h('b', {}, player), why && ` ${why}`))) : null,
  ];
}
/** What each player says to have, and what is true of it. */
function claims(screen) {
  const fields = (screen?.players ?? []).map((name) => {
    const heard = screen.claims.find((claim) => claim.player === name);
    const input = h('input', {
      type: 'number', inputmode: 'numeric', value: heard?.claimed ?? '',
      'aria-label': say('claim-of', { name }), 'data-key': `claim-${name}`,
      onchange: ({ target }) => write(put({ ...asked(), place: ['claims', name], value: target.value || null })),
    });
    return h('li', {}, h('label', {}, h('span', {}, name), input), heard && answer(heard));
  });
  return h('section', { class: 'claims' }, h('h2', {}, say('claims')), h('ul', {}, fields));
}

function answer({ answer, says, ways }) {
  const [kind, sign] = { confirmed: ['good', '✓'], refuted: ['bad', '✗'] }[answer] ?? ['open', '?'];
  return h('div', { class: `answer ${kind}` },
    h('p', {}, `${sign} `, inline(says)),
    ways.map(({ says, law, topics }) => h('p', { class: 'way' }, inline(says), law && h('small', {}, ` ${law}`), ' ',
      topics.map((topic) => toRule(topic, say('more-of-it'))))));
}
/** Answers to open questions that would change something. */
function matters({ rulings }) {
  const changes = (rulings ?? []).filter((ruling) => ruling.otherwise?.length);
  if (!changes.length) return null;
  return h('section', { class: 'matters' }, h('h2', {}, say('otherwise')), changes.map(({ name, otherwise }) =>
    otherwise.map(({ change }) => h('p', {}, inline(change), ' ', toRule(name, say('more-of-it'))))));
}
