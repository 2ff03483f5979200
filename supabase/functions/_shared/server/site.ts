/** The site that messages come from. Its address has no trailing slash, and is empty if it is not set. */
export type Site = { name: string; url: string };

/** The default name. */
const BRAND = 'PoppyHaul';

/**
 * The site, from the operator's settings.
 *
 * @param from the value of `MAIL_FROM`, such as `PoppyHaul <hello@example.com>`.
 * @param url the value of `SITE_URL`.
 */
export function siteOf(from = '', url = ''): Site {
  return { name: /^\s*"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? BRAND, url: url.replace(/\/$/, '') };
}
