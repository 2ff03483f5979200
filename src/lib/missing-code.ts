type Wait = () => Promise<unknown>;

const waits = new Set<Wait>();

/**
 * The page may be loaded again, when a part of the site is gone, only after what `wait` returns has settled. For what a
 * reload would break off.
 */
export function holdReload(wait: Wait): void {
  waits.add(wait);
}

/** Resolves when nothing holds a reload any more. */
export async function untilReloadMayHappen(): Promise<void> {
  await Promise.allSettled([...waits].map((wait) => wait()));
}

/**
 * Loads a part that the page can do without.
 *
 * @returns what `load` brings, or undefined if it cannot be had. The page is not loaded again for it.
 */
export async function loadOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  const done = new AbortController();
  window.addEventListener('vite:preloadError', (event) => event.preventDefault(), { signal: done.signal });
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    done.abort();
  }
}
