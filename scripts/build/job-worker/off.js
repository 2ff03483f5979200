// Removes what an earlier worker of the job page left: its caches, the kept jobs and itself. It does so while it is
// installed, because an active worker can keep this one waiting as long as a page is open.
self.addEventListener('install', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('job-')) await caches.delete(name);
  indexedDB.deleteDatabase('jobs');
  // Not awaited: it waits for the end of the installation.
  void self.registration.unregister();
}
