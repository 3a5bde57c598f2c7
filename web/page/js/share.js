// Takes a case away, and brings one in.
import { button, h } from './dom.js';
import { MOST, toLink } from './link.js';
import { markdown, picture } from './referee.js';
import { asked, lay, state } from './state.js';
import { say } from './words.js';

/** How much larger than the picture a photo of it is. */
const SHARP = 2;
let told = '';

/** Hands something to whoever the device can hand it to; whether it did, or somebody thought better of it. */
async function handed(what) {
  if (!navigator.canShare?.(what) || !matchMedia('(pointer: coarse)').matches) return false;
  try { await navigator.share(what); return true; } catch ({ name }) { return name === 'AbortError'; }
}

async function copied(text) {
  try { await navigator.clipboard.writeText(text); return say('copied'); } catch { return text; }
}
/** Sends the table that is open to somebody: what there is to say of it. */
export async function send() {
  const url = await toLink(state.text);
  return await handed({ url, title: 'tilejudge' }) ? '' : copied(url);
}

function save(name, parts, type) {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
/** The picture with all that is counted in it, as every device shows pictures. */
async function photographed() {
  const image = h('img', { src: URL.createObjectURL(new Blob([picture(asked())], { type: 'image/svg+xml' })) });
  await image.decode();
  const canvas = h('canvas', { width: SHARP * image.naturalWidth, height: SHARP * image.naturalHeight });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((done) => { canvas.toBlob(done, 'image/png'); });
}

export function shareView({ seen, drawPanel }) {
  const tell = (text) => { told = text; drawPanel(); };
  const drawn = () => save('tilejudge.svg', [picture(asked())], 'image/svg+xml');
  const photo = async () => {
    const image = await photographed();
    if (!image) return drawn();
    if (!await handed({ files: [new File([image], 'tilejudge.png', image)] })) save('tilejudge.png', [image], image.type);
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
      button(say('share-link'), async () => tell(await send()), { class: 'primary', 'data-key': 'link' }),
      button(say('save-case'), () => save('tilejudge.yaml', [state.text], 'application/yaml'), { 'data-key': 'save' }),
      seen.screen && button(say('share-photo'), photo, { 'data-key': 'share-photo' }),
      seen.screen && button(say('save-picture'), drawn, { 'data-key': 'picture' }),
      button(say('copy-markdown'), async () => tell(await copied(markdown(asked()))), { 'data-key': 'markdown' })),
    h('p', { role: 'status', class: 'told' }, told),
    h('h2', {}, say('open-file')),
    file,
    h('p', { class: 'hint' }, say('nothing-leaves')),
  ];
}
shareView.enter = () => { told = ''; };
