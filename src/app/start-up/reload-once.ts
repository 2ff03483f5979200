const KEY = 'reloaded-at';
const PAUSE_MS = 30_000;

/**
 * Loads the page again when a part of the site is gone, as after a new deployment: once nothing is being sent that the
 * reload would break off. Not when the visitor is offline, and not again within half a minute: then the fault is
 * another one, and the page says so.
 */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', async (event) => {
    // Who can do without the part calls preventDefault, in a listener that was added later and must run first.
    await Promise.resolve();
    if (event.defaultPrevented) return;
    await untilReloadMayHappen();
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (!navigator.onLine || Date.now() - last < PAUSE_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage a reload could go round in circles.
      return;
    }
    window.location.reload();
  });
}

/** Resolves when all that a reload would break off has settled. */
async function untilReloadMayHappen(): Promise<void> {
  const waits: Promise<void>[] = [];
  window.dispatchEvent(new CustomEvent('beforereload', { detail: waits }));
  await Promise.all(waits);
}
