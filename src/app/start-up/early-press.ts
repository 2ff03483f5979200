const KEY = 'early-press';

/**
 * Notes that a link to the booking form was pressed before the code was there that counts it. The page that it leads to
 * counts it, since this one is about to go. `data-location` says where the link stands.
 */
export function noteEarlyPress({ dataset: { location } }: HTMLElement): void {
  try {
    if (location) sessionStorage.setItem(KEY, location);
  } catch {
    // Without storage it is not counted.
  }
}

/** The location that the page before has noted, once. To be taken before a press on this page can be noted. */
export function takeEarlyPress(): string | null {
  try {
    const location = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return location;
  } catch {
    return null;
  }
}
