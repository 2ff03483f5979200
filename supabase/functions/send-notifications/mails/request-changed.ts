import type { About } from '../audiences.ts';
import type { CustomerContent } from './customer-parts.ts';
import { linkIn } from './format.ts';
import type { LeadOfMail, Site } from './types.ts';
import { wordingIn } from './wording.ts';

/**
 * Somebody who had the tracking link has corrected how to reach the customer, or canceled; or the team has corrected it. It goes to the address as it
 * was before, which may be a stranger's that was mistyped: so it has no tracking link and does not say what is new.
 */
export function requestChanged(
  lead: LeadOfMail,
  site: Site,
  what: 'corrected' | 'canceled',
  changedAt: Date,
): CustomerContent {
  const { language } = lead;
  const { words, momentOf } = wordingIn(language);
  const { heading, text, ifItWasYou } = words.requestChanged[what];
  const { wasItNotYou, weHelp, writeToUs } = words.requestChanged;
  return {
    language,
    heading,
    blocks: [
      { kind: 'paragraph', text: `${text(momentOf(changedAt))} ${ifItWasYou}` },
      { kind: 'facts', facts: [[words.terms.requestSentAt, momentOf(lead.createdAt)]] },
      { kind: 'heading', text: wasItNotYou },
      { kind: 'paragraph', text: weHelp },
      { kind: 'button', label: writeToUs, url: linkIn(language, '/contact', site) },
    ],
  };
}

/** What somebody has done who had the tracking link. */
export function changeOf({ correction_id }: About['notification']): 'corrected' | 'canceled' {
  return correction_id === null ? 'canceled' : 'corrected';
}

/** The number of a request as it was before the change that the text tells of. */
export async function numberBefore({ lead, notification, read }: About): Promise<string | null> {
  if (notification.correction_id === null) return lead.phone;
  const correction = await read.correction(notification.correction_id);
  return correction?.phoneBefore ?? null;
}

/** The address of a request as it was before the change that the mail tells of. */
export async function addressBefore({ lead, notification, read }: About): Promise<string | null> {
  if (notification.correction_id === null) return lead.email;
  const correction = await read.correction(notification.correction_id);
  return correction?.emailBefore ?? null;
}
