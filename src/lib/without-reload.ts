const dispensable = new WeakSet<Error>();

/**
 * Loads a chunk without reloading the page if it is missing (see `reloadOnMissingCode`), if `isDispensable` returns
 * true at that moment.
 *
 * @throws whatever `load` throws.
 */
export async function withoutReload<T>(load: () => Promise<T>, isDispensable = () => true): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && isDispensable()) dispensable.add(error);
    throw error;
  }
}

/** Whether the page can do without the chunk that this error is about. */
export function isOfDispensableCode(error: Error): boolean {
  return dispensable.has(error);
}
