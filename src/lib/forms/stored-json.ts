/** Unsent input stays on the device for 7 days, in milliseconds. The privacy policy says so. */
export const DRAFT_LIFE_MS = 7 * 24 * 3_600_000;

/** Values that storage rejected. They last until the page unloads. */
const ofThisPage = new Map<string, unknown>();

/**
 * Reads a value stored on this device.
 *
 * @returns undefined if there is none, or if it is not valid JSON.
 */
export function readStored(key: string): unknown {
  if (ofThisPage.has(key)) return ofThisPage.get(key);
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value on this device. If storage is full or blocked, the value lasts until the page unloads. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    ofThisPage.delete(key);
  } catch {
    ofThisPage.set(key, value);
  }
}

/** Removes a value stored on this device. */
export function removeStored(key: string): void {
  ofThisPage.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so it never held the value.
  }
}
