// Rules, rulings and slips in full.
import { button, h } from './dom.js';
import { explain } from './referee.js';
import { asked } from './state.js';
import { say } from './words.js';

/** Opens what is said of a rule, in words first; where the rulebooks say it, one's own first; its name for who asks. */
function rule(topic) {
  const found = explain({ ...asked(), topic });
  if (!found) return;
  const list = (items) => h('ul', {}, items.map((item) => h('li', {}, item)));
  const passages = (books) => list(books.map(({ book, sections }) => [h('cite', {}, book), ': ', sections]));
  const [own, others] = [true, false].map((is) => found.where.filter((passage) => passage.own === is));
  const folded = (heading, content) => h('details', {}, h('summary', {}, heading), content);
  const dialog = h('dialog', { class: 'rule', 'aria-label': found.title, onclose: () => dialog.remove() },
    h('h2', {}, inline(found.title)),
    found.says && h('p', {}, inline(found.says)),
    found.answers.length > 0 && list(found.answers.map(inline)),
    found.rule && button(say('the-rule'), () => { dialog.close(); rule(found.rule); }, { class: 'quiet' }),
    own.length > 0 && [h('h3', {}, say('where')), passages(own)],
    others.length > 0 && folded(own.length ? say('where-else') : say('where'), passages(others)),
    folded(say('its-name'), h('p', {}, h('code', {}, found.name))),
    button(say('close'), () => dialog.close(), { class: 'primary' }));
  document.body.append(dialog);
  dialog.showModal();
}
/** The way to what is said of a rule. */
export const toRule = (topic, says = say('the-rule')) => button(says, () => rule(topic), { class: 'quiet' });
/** A text with what is typed in it. */
export const inline = (text) =>
  text.split(/(`[^`]*`)/).map((part) => (/^`.*`$/.test(part) ? h('code', {}, part.slice(1, -1)) : part));
