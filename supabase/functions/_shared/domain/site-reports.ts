/** The kinds of pages, by which errors and speed are counted: `other` is what has no word of its own. */
export const pageKinds = [
  ...['home', 'services', 'service', 'about', 'contact', 'book', 'service-areas', 'faq', 'reviews', 'terms', 'privacy'],
  ...['landing', 'blog', 'post', 'locations', 'city', 'before-your-pickup'],
  ...['track', 'stop-mail', 'job', 'review', 'desk', 'other'],
];

const MESSAGE_LENGTH = 80;
const READ_LENGTH = 300;

/**
 * What a browser says of an error, without whatever may have been typed or may be a secret: a JSON parse error quotes
 * what was parsed. Lost are everything from the first quote to the last, or to the end if that is the only one; words
 * with digits, `/`, `\` or `@` in them, such as addresses and tracking IDs; and what is not ASCII.
 */
export function withoutContent(message: string): string {
  // The end of a quote may be in what is cut off.
  const text = message.length > READ_LENGTH ? `${message.slice(0, READ_LENGTH)}"` : message;
  return text
    .replace(/n['’]t\b/g, 'nt')
    .replace(/[^ -~‘-‟´«»‹›]+/g, ' ')
    .replace(/["'`‘-‟´«»‹›](.*["'`‘-‟´«»‹›]|.*)/, '…')
    .replace(/\S*[\d/\\@]\S*/g, '…')
    .replace(/…(?:\s*…)+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MESSAGE_LENGTH);
}
