/**
 * Reads a tracking ID as people type it: any case, with or without hyphens and spaces, O for 0, I or L for 1.
 *
 * @returns 16 Crockford base-32 characters, or null if the text is not a tracking ID.
 * @see https://www.crockford.com/base32.html
 */
export function parseTrackingId(text: string): string | null {
  const id = text.toUpperCase().replace(/[-\s]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(id) ? id : null;
}

/** A tracking ID or the token of a link in readable form: `XXXX-XXXX-XXXX-XXXX`. */
export function formatTrackingId(trackingId: string): string {
  return trackingId.match(/.{1,4}/g)?.join('-') ?? trackingId;
}
