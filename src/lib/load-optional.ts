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
