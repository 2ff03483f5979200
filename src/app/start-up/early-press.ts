const KEY = 'early-press';

/**
 * Records a click on a link to the booking form before the analytics code is loaded. The next page counts it, because
 * this one is about to unload. `data-location` is the link's location.
 */
export function noteEarlyPress({ dataset: { location } }: HTMLElement): void {
  try {
    if (location) sessionStorage.setItem(KEY, location);
  } catch {
    // Without storage, the click is not counted.
  }
}

/**
 * Returns and clears the location recorded by the previous page. Call it before a click on this page can be recorded.
 */
export function takeEarlyPress(): string | null {
  try {
    const location = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return location;
  } catch {
    return null;
  }
}
