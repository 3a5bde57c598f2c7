// The proof: one finding or one award, its sentence and its ring, and nothing else on a small screen.
import { button, h } from './dom.js';
import { inline, toRule } from './explain.js';
import { awards, wrongs } from './marks.js';
import { pieces } from './photo.js';
import { say } from './words.js';

/** What is proved, `wrong` or `award`, and the how manieth of these. */
let kind = null;
let at = 0;

const marks = (seen) => (kind === 'wrong' ? wrongs : awards)(seen);

/** The mark that is proved, if any is. */
export const proved = (seen) => (kind ? marks(seen)[at] ?? null : null);

export const prove = (what, index, { drawPanel }) => { [kind, at] = [what, index]; drawPanel(); };
export const endProof = () => { kind = null; };

/** The sentence, with a step to the one before and the one after. */
export function proofView({ seen, drawPanel }) {
  const [mark, count] = [proved(seen), marks(seen).length];
  const to = (index) => { at = index; drawPanel(); };
  return h('section', { class: `proof of-${kind}` },
    h('div', { class: 'stepper' },
      button('‹', () => to(at - 1), { 'aria-label': say('previous'), disabled: at === 0, 'data-key': 'previous' }),
      h('span', { 'aria-live': 'polite' }, `${at + 1} / ${count}`),
      button('›', () => to(at + 1), { 'aria-label': say('next'), disabled: at === count - 1, 'data-key': 'next' }),
      button('✕', () => { endProof(); drawPanel(); }, { 'aria-label': say('close'), 'data-key': 'close' })),
    h('p', { class: 'sentence', 'aria-live': 'polite' }, inline(mark.says)),
    pieces(seen.screen, mark.spots),
    mark.more && h('p', { class: 'help' }, inline(mark.more)),
    mark.rule && !mark.rule.startsWith('case/') && toRule(mark.rule));
}
