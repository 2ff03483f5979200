import { lazy, Suspense, useSyncExternalStore } from 'react';
import { untilOnline } from '@/lib/connection';
import { hasNotices, onFirstNotice } from '@/lib/notify';

const Toaster = lazy(async () => {
  // The first notice may be about a lost connection. Loading the toaster would then fail and take the whole page down,
  // so the notice waits for the connection.
  await untilOnline();
  return { default: (await import('./toaster')).Toaster };
});

/** A placeholder that loads the toaster with the first notice, or once the device is back online. */
export function ToasterHost() {
  const isWanted = useSyncExternalStore(onFirstNotice, hasNotices, () => false);
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
