// Opens the job page without a network. LISTS has the files of each language, by the worker's scope: see job-worker.ts.
const { name, page, files } = LISTS[new URL(self.registration.scope).pathname];

const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(removeOlder()));
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate') event.respondWith(open(event.request));
  else if (origin === self.origin && files.includes(pathname)) event.respondWith(find(event.request, pathname));
});

async function install() {
  const document = await fetch(page);
  const html = await document.clone().text();
  // During a release, the document may be from another version. The first two files are the script and the stylesheet
  // that it must name.
  if (!files.slice(0, 2).every((file) => html.includes(file))) throw new Error(`${page} is of another version`);
  const cache = await caches.open(name);
  await cache.addAll(files);
  await cache.put(page, document);
}

// Only caches of this language have its page: the other language's worker manages its own.
async function removeOlder() {
  for (const cacheName of await caches.keys()) {
    const isOlder = cacheName.startsWith('job-') && cacheName !== name && (await caches.match(page, { cacheName }));
    if (isOlder) await caches.delete(cacheName);
  }
}

// All links share one document. It is stored under its own address, so that no token gets into the cache.
async function open(request) {
  const fetched = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([fetched, late]).catch(() => undefined);
  const kept = first ? undefined : await match(page);
  // A copy, because a redirected response cannot answer a navigation.
  return kept ? new Response(kept.body, kept) : (first ?? fetched);
}

async function find(request, pathname) {
  return (await match(pathname)) ?? fetch(request);
}

function match(path) {
  return caches.match(path, { cacheName: name, ignoreVary: true });
}
