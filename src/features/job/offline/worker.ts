import { idle } from '@/lib/idle';
import { addressIn, language } from '@/lib/language';
import { paths } from '@/lib/paths';

const SCRIPT = '/job-worker.js';

let isAsked = false;

/**
 * Registers the service worker that opens the job page without a network, once the page is idle. If that fails, the
 * next call tries again.
 */
export async function registerWorker(): Promise<void> {
  // The development server has no worker.
  if (!import.meta.env.PROD || isAsked || !('serviceWorker' in navigator)) return;
  isAsked = true;
  try {
    await idle();
    if (!navigator.onLine) throw new Error('The device is offline');
    const scope = addressIn(language, `${paths.jobAny}/`);
    await navigator.serviceWorker.register(SCRIPT, { scope, updateViaCache: 'none' });
  } catch {
    isAsked = false;
  }
}

/** Removes the workers of both languages, and their caches. */
export async function removeWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  isAsked = false;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const script = (active ?? waiting ?? installing)?.scriptURL;
    if (script && new URL(script).pathname === SCRIPT) await registration.unregister();
  }
  for (const name of await caches.keys()) if (name.startsWith('job-')) await caches.delete(name);
}
