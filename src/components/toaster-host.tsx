import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasNotices, onFirstNotice } from '@/lib/notify';

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }));

/** Holds the toaster's place, and loads it with the first notice. */
export function ToasterHost() {
  const isWanted = useSyncExternalStore(onFirstNotice, hasNotices, () => false);
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
