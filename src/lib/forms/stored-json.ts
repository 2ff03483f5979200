/** What was typed and not sent stays on the device for 7 days, in milliseconds. The privacy policy says so. */
export const DRAFT_LIFE_MS = 7 * 24 * 3_600_000;

/** Values that the storage refused. They last until the page is left. */
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

/** Keeps a value on this device. If the storage is full or forbidden, the value lasts until the page is left. */
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
    // The storage is forbidden, so it never held the value.
  }
}
