// A case as a link: the text stands in the fragment, which no browser sends anywhere.

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
export const MOST = 1 << 20;

export async function toLink(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const url = new URL(location.href);
  url.hash = `c=${packed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return url.href;
}
/** The `text` that the address holds, none if it is broken; nothing where it holds none. It is taken out of there, so that going
 * on playing makes no old link. */
export async function fromLink() {
  const packed = location.hash.match(/^#c=(.*)$/)?.[1];
  if (packed === undefined) return null;
  history.replaceState(null, '', location.pathname + location.search);
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')));
    return { text: text.trim() && text.length <= MOST ? text : null };
  } catch {
    return { text: null };
  }
}
