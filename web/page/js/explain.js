// Rules, rulings and slips in full.
import { button, h } from './dom.js';
import { explain } from './referee.js';
import { asked } from './state.js';
import { say } from './words.js';

/** Opens what is said of a rule. */
export function rule(topic) {
  const found = explain({ ...asked(), topic });
  if (!found) return;
  const dialog = h('dialog', { class: 'rule', 'aria-label': topic, onclose: () => dialog.remove() },
    markdown(found.markdown), button(say('close'), () => dialog.close(), { class: 'primary' }));
  document.body.append(dialog);
  dialog.showModal();
}

/** The little Markdown that the library writes: headings, lists, paragraphs, emphasis and code. */
function markdown(text) {
  const blocks = [];
  for (const block of text.trim().split(/\n{2,}/)) {
    const lines = block.split('\n');
    if (/^#+ /.test(lines[0])) blocks.push(h('h2', {}, inline(lines[0].replace(/^#+ /, ''))));
    else if (lines.every((line) => line.startsWith('- '))) blocks.push(h('ul', {}, lines.map((line) => h('li', {}, inline(line.slice(2))))));
    else blocks.push(h('p', {}, inline(lines.join(' '))));
  }
  return blocks;
}

/** Emphasis and code within a text. */
export function inline(text) {
  return text.split(/(`[^`]*`|\*[^*]+\*)/).map((part) => {
    if (/^`.*`$/.test(part)) return h('code', {}, part.slice(1, -1));
    if (/^\*.*\*$/.test(part)) return h('em', {}, part.slice(1, -1));
    return part.replace(/\\(.)/g, '$1');
  });
}
