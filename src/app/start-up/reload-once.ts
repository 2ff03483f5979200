const KEY = 'reloaded-at';
const PAUSE_MS = 30_000;

/**
 * Loads the page again when a part of the site is gone, as after a new deployment. Not when the visitor is offline, and
 * not again within half a minute: then the fault is another one, and the page says so.
 */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', async (event) => {
    // `PageLoader` listens too, and later: its listener must run first, because it may call preventDefault.
    await Promise.resolve();
    if (event.defaultPrevented) return;
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
