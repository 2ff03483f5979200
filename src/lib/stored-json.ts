/** What the device would not keep: it lasts as long as the page. */
const ofThisPage = new Map<string, unknown>();

/**
 * Reads a value kept on this device.
 *
 * @returns undefined if there is none, or if it is broken.
 */
export function readStored(key: string): unknown {
  if (ofThisPage.has(key)) return ofThisPage.get(key);
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value on this device. A full or forbidden storage is no fault of the visitor: the page then remembers. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    ofThisPage.delete(key);
  } catch {
    ofThisPage.set(key, value);
  }
}

/** Forgets a value kept on this device. */
export function removeStored(key: string): void {
  ofThisPage.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
}
