// Takes a case away, and brings one in.
import { button, h } from './dom.js';
import { toLink } from './link.js';
import { picture, report } from './referee.js';
import { asked, lay, state } from './state.js';
import { say } from './words.js';

const MOST = 1 << 20;
let told = '';

export function shareView({ seen, drawPanel }) {
  const tell = (text) => { told = text; drawPanel(); };
  const copy = async (text) => {
    try { await navigator.clipboard.writeText(text); tell(say('copied')); } catch { tell(text); }
  };
  const save = (name, text, type) => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    h('a', { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  const markdown = () => report({ ...asked(), question: 'score', format: 'markdown', file: 'tilejudge' });
  const link = async () => {
    const url = await toLink(state.text);
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      try { return await navigator.share({ url, title: 'tilejudge' }); } catch { /* Copied instead. */ }
    }
    await copy(url);
  };
  const file = h('input', {
    type: 'file', accept: '.yaml,.yml,.json,.txt', 'aria-label': say('open-file'), 'data-key': 'file',
    onchange: async () => {
      const [chosen] = file.files;
      if (!chosen) return;
      if (chosen.size > MOST) return tell(say('too-large'));
      lay(await chosen.text());
      tell(say('opened'));
    },
  });
  return [
    h('div', { class: 'options tall' },
      button(say('share-link'), link, { class: 'primary', 'data-key': 'link' }),
      button(say('save-case'), () => save('tilejudge.yaml', state.text, 'application/yaml'), { 'data-key': 'save' }),
      seen.screen && button(say('save-picture'), () => save('tilejudge.svg', picture(asked()), 'image/svg+xml'), { 'data-key': 'picture' }),
      button(say('copy-markdown'), () => copy(markdown()), { 'data-key': 'markdown' })),
    h('p', { role: 'status', class: 'told' }, told),
    h('h2', {}, say('open-file')),
    file,
    h('p', { class: 'hint' }, say('nothing-leaves')),
  ];
}
shareView.enter = () => { told = ''; };
