/** The kinds of pages, by which errors and speed are counted: `other` is what has no word of its own. */
export const pageKinds = (
  'home services service about contact book service-areas faq reviews terms privacy landing blog post ' +
  'locations city before-your-pickup track stop-mail job review desk other'
).split(' ');

/**
 * What a browser says of an error, without whatever may have been typed or may be a secret: a JSON parse error quotes
 * what was parsed. Lost are everything from the first quote, or sign that is not ASCII, to the last one, or to the end if
 * that is the only one; and words with digits, `/`, `\` or `@` in them, such as addresses and tracking IDs.
 */
export function withoutContent(message: string): string {
  return message
    .replace(/n't\b/g, 'nt')
    .replace(/[^ -~]/g, '"')
    .replace(/["'`](.*["'`]|.*)/, '...')
    .slice(0, 300)
    .replace(/\S*[\d/\\@]\S*/g, '...')
    .trim()
    .slice(0, 80);
}
