/** The site that messages are of. Its address ends without a slash, and is empty where nobody has set it. */
export type Site = { name: string; url: string };

/** The name where the operator has set none. */
const BRAND = 'PoppyHaul';

/**
 * The site, by what the operator sets.
 *
 * @param from the value of `MAIL_FROM`, such as `PoppyHaul <hello@example.com>`.
 * @param url the value of `SITE_URL`.
 */
export function siteOf(from = '', url = ''): Site {
  return { name: /^\s*"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? BRAND, url: url.replace(/\/$/, '') };
}
