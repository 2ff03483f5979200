const KEY = 'reloaded-at';
const PAUSE_MS = 30_000;

let tolerated = 0;

/**
 * Loads the page again when a part of the site is gone, as after a new deployment. Not when the visitor is offline, and
 * not again within half a minute: then the fault is another one, and the page says so.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (tolerated > 0) return;
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

/** Waits for code that nobody has asked for yet: if it is gone, the page stays as it is. */
export async function withoutReload(loading: Promise<unknown>): Promise<void> {
  tolerated++;
  try {
    await loading;
  } catch {
    // Nobody misses it yet.
  } finally {
    tolerated--;
  }
}
