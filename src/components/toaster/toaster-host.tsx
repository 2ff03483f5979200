import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasNotices, onFirstNotice } from '@/lib/notify';

const Toaster = lazy(async () => {
  // The first notice may be about a connection that has just broken. The toaster cannot be fetched then, and a failed
  // import would take the whole page down: the notice waits instead.
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return { default: (await import('./toaster')).Toaster };
});

/** Holds the toaster's place, and loads it with the first notice, or once the device is online again. */
export function ToasterHost() {
  const isWanted = useSyncExternalStore(onFirstNotice, hasNotices, () => false);
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
