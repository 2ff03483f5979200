// Removes what an earlier worker of the job page left: its caches, the kept jobs and itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('job-')) await caches.delete(name);
  indexedDB.deleteDatabase('jobs');
  await self.registration.unregister();
}
