import { canReachUs } from '@/lib/connection';
import { isOfDispensableCode } from '@/lib/without-reload';

const KEY = 'reloaded-at';
const PAUSE_MS = 30_000;

/**
 * Reloads the page when one of its chunks is missing, as after a new deployment. First waits for requests that the
 * reload would abort. Does not reload while we can't be reached, or twice within half a minute: then the cause is another
 * one, and the page shows an error. What the browser says about the connection can be late.
 */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', async (event) => {
    // Whoever loads the chunk gets the same error, but later.
    await new Promise((resolve) => setTimeout(resolve));
    if (isOfDispensableCode(event.payload)) return;
    await untilReloadMayHappen();
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < PAUSE_MS || !(await canReachUs())) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage, a reload could repeat endlessly.
      return;
    }
    window.location.reload();
  });
}

/** Resolves when everything that a reload would abort has settled. */
async function untilReloadMayHappen(): Promise<void> {
  const waits: Promise<void>[] = [];
  window.dispatchEvent(new CustomEvent('beforereload', { detail: waits }));
  await Promise.all(waits);
}
