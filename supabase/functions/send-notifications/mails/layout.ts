import { type Block, type Content, oneLine } from './content.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';
import type { Mail, Site } from './types.ts';

/** In characters. Most email programs cut off longer subjects. */
const MAX_SUBJECT = 120;

/** Renders the content of an email, and the postal address of the business below it. */
export function toMail(content: Content, site: Site): Mail {
  const { name, legalAddress } = site;
  const last: Block[] = legalAddress ? [{ kind: 'paragraph', text: `${name}, ${legalAddress}` }] : [];
  const whole = { ...content, footer: [...content.footer, ...last] };
  return { subject: subjectOf(content.subject), text: toText(whole, site), html: toHtml(whole, site).markup };
}

/** Why an email was sent, and a link to get no more. */
export function footerWithStop(why: string, label: string, url: string): Block[] {
  return [
    { kind: 'paragraph', text: why },
    { kind: 'links', links: [{ label, url }] },
  ];
}

function subjectOf(text: string): string {
  const characters = [...oneLine(text)];
  return characters.length <= MAX_SUBJECT ? characters.join('') : `${characters.slice(0, MAX_SUBJECT - 1).join('')}…`;
}
