import { type Content, oneLine } from './content.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';
import type { Mail, Site } from './types.ts';

/** In characters. Most mail programs cut off longer subjects. */
const MAX_SUBJECT = 120;

/** Makes a mail of what it says. */
export function toMail(content: Content, site: Site): Mail {
  return { subject: subjectOf(content.subject), text: toText(content, site), html: toHtml(content, site).markup };
}

function subjectOf(text: string): string {
  const characters = [...oneLine(text)];
  return characters.length <= MAX_SUBJECT ? characters.join('') : `${characters.slice(0, MAX_SUBJECT - 1).join('')}…`;
}
