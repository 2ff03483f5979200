/**
 * Reads a tracking ID as people type it or a mail program ends a link: any case, O for 0, I or L for 1, and with any
 * hyphens, spaces, punctuation and invisible characters.
 *
 * @returns 16 Crockford base-32 characters, or null if the text is not a tracking ID.
 * @see https://www.crockford.com/base32.html
 */
export function parseTrackingId(text: string): string | null {
  const id = text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(id) ? id : null;
}

/** A tracking ID or the token of a link in readable form: `XXXX-XXXX-XXXX-XXXX`. */
export function formatTrackingId(trackingId: string): string {
  return trackingId.match(/.{1,4}/g)?.join('-') ?? trackingId;
}
