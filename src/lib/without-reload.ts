/**
 * Loads a chunk without reloading the page if it is missing (see `reloadOnMissingCode`), if `isDispensable` returns
 * true at that moment.
 *
 * @throws whatever `load` throws, or a TypeError if it destructures the missing module.
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
