// Whether the table is possible, what is wrong with it, and what would make it possible.
import { SIGNS, button, fill, h, same } from './dom.js';
import { inline, toRule } from './explain.js';
import { ask, isUnfinished, wrongs } from './marks.js';
import { prove } from './proof.js';
import { beside } from './referee.js';
import { asked, state, write } from './state.js';
import { say } from './words.js';

const KIND = { legal: 'good', 'legal-if': 'good', undecided: 'open', illegal: 'bad', impossible: 'bad', unreadable: 'bad' };

/** One line: the verdict, and what each player has. */
export function verdictBar(seen, { show, draw }) {
  if (isUnfinished(seen) && !wrongs(seen).length) {
    return button(say('verdict-unfinished'), () => { ask(); draw(); }, { class: 'pill open', 'data-key': 'pill' });
  }
  const { verdict, findings, scores } = seen.report;
  const count = isUnfinished(seen) ? wrongs(seen).length : findings.length;
  const points = Object.entries(scores ?? {}).map(([name, { before, after }]) => {
    const more = Number.isInteger(before) && Number.isInteger(after) && before !== after && ` ${signed(after - before)}`;
    return h('li', {}, h('span', {}, name), ' ', h('b', {}, amount(after)), more && h('small', {}, more));
  });
  const sign = h('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[KIND[verdict]]);
  const go = () => show(count ? 'board' : 'score');
  return [
    button([sign, say(`verdict-${verdict}`), count ? ` (${count})` : ''], go, { class: `pill ${KIND[verdict]}`, 'data-key': 'pill' }),
    h('ul', { class: 'points' }, points),
  ];
}
export const signed = (number) => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;

export const amount = (amount) => {
  if (typeof amount !== 'object' || amount === null) return String(amount ?? '?');
  return amount.most === null ? `${amount.least}…` : `${amount.least}–${amount.most}`;
};
/** What each player had and has; nothing where nothing is counted. */
export const pointsIn = ({ scores }) => Object.entries(scores ?? {}).filter(([, { after }]) => after !== undefined)
  .map(([name, { before, after }]) => `${name} ${amount(before)} → ${amount(after)}`).join(', ');

/** What an answer has changed: the verdict, and what players have. */
export function difference(before, now) {
  const of = ({ scores }, name) => amount(scores?.[name]?.after);
  const points = Object.keys(now.scores ?? {}).filter((name) => of(before, name) !== of(now, name))
    .map((name) => `${name}: ${of(before, name)} → ${of(now, name)}`);
  const verdict = before.verdict !== now.verdict && `${say(`verdict-${before.verdict}`)} → ${say(`verdict-${now.verdict}`)}`;
  const seen = ({ findings, moves, scores }) => [findings, moves, scores];
  return [verdict, ...points].filter(Boolean).join(' · ') || (same(seen(before), seen(now)) ? say('nothing-changed') : '');
}
/** Each finding; touching one proves it on the table. */
export function verdictView(seen, context) {
  if (!seen) return null;
  const [wrong, unfinished] = [wrongs(seen), isUnfinished(seen)];
  const isSeen = !seen.unreadable && wrong.length > 0;
  const all = seen.report.findings.map(({ message: says, help: more, rule }) => ({ says, more, rule }));
  const told = isSeen || unfinished ? wrong : all;
  if (!told.length) return unfinished ? h('p', { class: 'hint' }, say('is-unfinished')) : conditions(seen);
  const way = ({ says }, index) =>
    button(inline(says), () => prove('wrong', index, context), { class: 'says', 'data-key': `wrong${index}` });
  const list = h('ol', { class: 'findings' }, told.map((mark, index) => h('li', {},
    isSeen ? way(mark, index) : h('p', { class: 'says' }, inline(mark.says)),
    mark.more && h('p', { class: 'help' }, inline(mark.more)),
    mark.rule && !mark.rule.startsWith('case/') && toRule(mark.rule))));
  const mend = h('div', { class: 'mend' });
  if (seen.report.verdict === 'impossible' && !unfinished) showRepairs(mend);
  return [list, mend];
}
/** What an answer hangs on: one touch tells it, another says what follows if it is not so. */
function conditions(seen) {
  const asked = (seen.screen?.conditions ?? []).filter(({ presupposed }) => !presupposed);
  if (!asked.length) return null;
  return h('section', { class: 'mend' }, h('h2', {}, say('hangs-on')), asked.map(({ says, text, needed }) => {
    const line = h('p', { class: 'help' }, inline(says));
    return [line, text && button(say('yes'), () => write(text), { class: 'repair' }),
      needed && button(say('no'), () => fill(line, say('then-not')), { class: 'repair' })];
  }));
}
/** The repairs of a text, looked for while it is seen. */
let known = { of: null, found: null };
async function showRepairs(element) {
  const of = state.text + state.language;
  element.setAttribute('aria-busy', 'true');
  // Whoever goes on tapping asks for none.
  await new Promise((done) => { setTimeout(done, 250); });
  if (!element.isConnected) return;
  if (known.of !== of) known = { of, found: beside('repairs', asked()) };
  const found = await known.found;
  element.removeAttribute('aria-busy');
  if (!found && known.of === of) known = { of: null, found: null };
  if (!found?.length || !element.isConnected) return;
  fill(element, h('h2', {}, say('repairs')),
    found.map(({ says, text }) => button(inline(says), () => write(text), { class: 'repair' })));
}
