// Keeps the page on the device: it works without a network. `build` writes the list of files and what they hash to.
const VERSION = 'BUILD';
const FILES = [];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('tilejudge-') && name !== VERSION).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== self.location.origin) return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true, cacheName: VERSION }).then((kept) => kept ?? fetch(event.request)));
});
