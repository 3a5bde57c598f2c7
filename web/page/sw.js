// Keeps the page on the device: it works without a network. `build` writes which files this version has, and how what each hashes
// to begins.
const VERSION = 'BUILD';
const FILES = {};

const hash = async (response) => {
  const all = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()));
  return Array.from(all.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** A file of this version: what the device has already, what the server gives, what it gives past every cache. */
async function file(path) {
  for (const ask of [() => caches.match(path), () => fetch(path), () => fetch(path, { cache: 'reload' })]) {
    const found = await ask().catch(() => null);
    if (found?.ok && await hash(found) === FILES[path]) return [path, found];
  }
  throw new Error(`${path} is not of ${VERSION}`);
}
/** A game or a language: whoever does not ask for it does without it. */
const isPart = (path) => /\.(wasm|\w\w\.json)$/.test(path);

/** All of it or nothing, but for parts that the device never had: no file is kept before every one of them is there. */
async function install() {
  const wanted = await Promise.all(Object.keys(FILES).map(async (path) => (!isPart(path) || await caches.match(path) ? [path] : [])));
  const files = await Promise.all(wanted.flat().map(file));
  const cache = await caches.open(VERSION);
  await Promise.all(files.map(([path, found]) => cache.put(path, found)));
}

async function activate() {
  // What was asked for in the meantime.
  const cache = await caches.open(VERSION);
  for (const path of Object.keys(FILES).filter(isPart)) {
    const found = await cache.match(path) ? null : await caches.match(path);
    if (found && await hash(found) === FILES[path]) await cache.put(path, found);
  }
  const others = (await caches.keys()).filter((name) => name.startsWith('tilejudge-') && name !== VERSION);
  // What the page began to load before anything was kept may still be coming; the next version does without it.
  if (others.some((name) => name !== 'tilejudge-first')) await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}
/** What is kept, or is kept from now on; a part is of this version or is none. */
async function answer(request) {
  const kept = await caches.match(request, { ignoreSearch: true, cacheName: VERSION });
  if (kept) return kept;
  const path = request.url.replace(new URL('./', self.location).href, './');
  if (!isPart(path) || !(path in FILES)) return fetch(request);
  const [, found] = await file(path);
  const cache = await caches.open(VERSION);
  await cache.put(path, found.clone());
  return found;
}

self.addEventListener('install', (event) => event.waitUntil(install().catch(async (error) => {
  await caches.delete(VERSION);
  throw error;
})));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
// The page that is open goes on with its own version; the next one that is opened asks for this.
self.addEventListener('message', ({ data, ports: [port] }) => { if (data === 'now') self.skipWaiting(); else port?.postMessage(VERSION); });
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== self.location.origin) return;
  event.respondWith(answer(event.request));
});
