/** The kinds of pages that errors and speed are counted by; `other` for pages without a kind of their own. */
export const pageKinds = (
  'home services service about contact book service-areas faq reviews terms privacy accessibility landing ' +
  'blog post locations city before-your-pickup haulers prices track stop-mail pause job review agreement desk other'
).split(' ');

/**
 * An error message without anything that may be typed or secret: JSON parse errors quote their input, for example.
 * Removes everything from the first quote or non-ASCII character to the last (or to the end, if there is only one), and
 * words that contain digits, `/`, `\` or `@`, such as addresses and tracking IDs.
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
