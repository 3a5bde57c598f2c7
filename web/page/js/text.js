// The case as text, beside the board: the same case, with what is wrong where it stands.
import { button, h } from './dom.js';
import { inline } from './explain.js';
import { state, write } from './state.js';
import { say } from './words.js';

let pause = null;
const under = h('pre', { 'aria-hidden': 'true' });
const area = h('textarea', {
  spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', autocorrect: 'off', 'data-key': 'text',
  oninput: () => { clearTimeout(pause); under.replaceChildren(); pause = setTimeout(() => write(area.value), 250); },
  onscroll: () => { under.scrollTop = area.scrollTop; under.scrollLeft = area.scrollLeft; },
});

export function textView({ seen }) {
  area.setAttribute('aria-label', say('view-text'));
  if (area.value !== state.text) area.value = state.text;
  marked(seen.report.findings);
  const list = seen.report.findings.filter(({ line }) => line).map((finding) => h('li', {},
    button(inline(`${finding.line}:${finding.column} ${finding.message}`), () => select(finding), { class: 'says' })));
  return [h('div', { class: 'source' }, under, area), h('ol', { class: 'findings plain' }, list)];
}

/** The offset of a line and column, which count letters. */
function offset(line, column) {
  const lines = state.text.split('\n').slice(0, line);
  return [...lines.slice(0, -1), Array.from(lines.at(-1)).slice(0, column - 1).join('')].join('\n').length;
}
/** Underlines what findings speak of, behind the text. */
function marked(findings) {
  const spans = findings.filter(({ line }) => line)
    .map(({ line, column, end_line, end_column }) => [offset(line, column), offset(end_line, end_column)])
    .sort(([one], [other]) => one - other);
  const parts = [];
  let at = 0;
  for (const [start, end] of spans) {
    if (start < at || end <= start) continue;
    parts.push(state.text.slice(at, start), h('mark', {}, state.text.slice(start, end)));
    at = end;
  }
  under.replaceChildren(...parts, `${state.text.slice(at)}\n`);
}

function select({ line, column, end_line, end_column }) {
  area.focus();
  area.setSelectionRange(offset(line, column), offset(end_line, end_column));
}
