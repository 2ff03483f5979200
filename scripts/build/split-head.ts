const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)/;

/**
 * Splits off the tags that belong in `<head>` from the front of a rendered page, where React puts them.
 *
 * @see https://react.dev/reference/react-dom/components/title#special-rendering-behavior
 */
export function splitHead(html: string): { head: string; body: string } {
  let end = 0;
  for (let match = HOISTED.exec(html); match; match = HOISTED.exec(html.slice(end))) end += match[0].length;
  return { head: html.slice(0, end), body: html.slice(end) };
}
