// A case as a link: the text stands in the fragment, which no browser sends anywhere.

const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
const MOST = 1 << 20;

export async function toLink(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const url = new URL(location.href);
  url.hash = `c=${packed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return url.href;
}

/** The case that the address holds, if it does; it is taken out of there, so that going on playing makes no old link. */
export async function fromLink() {
  const packed = location.hash.match(/^#c=([\w-]+)$/)?.[1];
  if (!packed) return null;
  history.replaceState(null, '', location.pathname + location.search);
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    return text.length <= MOST ? text : null;
  } catch {
    return null;
  }
}
