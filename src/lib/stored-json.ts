/**
 * Reads a value kept on this device.
 *
 * @returns undefined if there is none, if it is broken, or if the browser forbids storage.
 */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value on this device. A full or forbidden storage is no fault of the visitor: nothing happens then. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private mode or no space: the page works on, it just forgets.
  }
}

/** Forgets a value kept on this device. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
