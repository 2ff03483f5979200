/**
 * Loads a part of the site. If it is gone, the page on the screen is not loaded again for it (see
 * `reloadOnMissingCode`), as long as `isDispensable` says so at that moment.
 *
 * @throws what `load` throws, or a TypeError if it takes the part as given.
 */
export async function withoutReload<T>(load: () => Promise<T>, isDispensable = () => true): Promise<T> {
  if (typeof window === 'undefined') return load();
  const done = new AbortController();
  window.addEventListener(
    'vite:preloadError',
    (event) => {
      if (isDispensable()) event.preventDefault();
    },
    { signal: done.signal },
  );
  try {
    return await load();
  } finally {
    done.abort();
  }
}
