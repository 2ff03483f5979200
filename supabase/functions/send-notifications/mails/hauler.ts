import { isSomethingLeft } from '../../_shared/domain/review.ts';
import { type Composer, toHauler } from '../audiences.ts';
import { placeOf } from './format.ts';
import { aboutJob, footerOf, jobButton, wordingOf } from './hauler-parts.ts';
import { haulerPickupMails } from './hauler-pickups.ts';
import { isTimeframeByHauler } from './hauler-words.ts';
import { toMail } from './layout.ts';
import type { LeadOfMail, Mail, OfferOfMail, Site } from './types.ts';

// Mails are forwarded and kept. So no mail of this file says who the customer is, where they live, how to reach them,
// or what they wrote: the page of the job shows that, to the hauler who has the job. Only an offer names the city, because
// the hauler must know it to decide: the one that our own list has for the ZIP code, not what the customer typed.

/** The mail of each kind of notification that a hauler gets. */
export const haulerMails: Record<string, Composer> = {
  ...haulerPickupMails,
  'job-offered': toHauler(({ lead, offer, site, now }) => jobOffered(lead, offer, site, now)),
  'job-accepted': toHauler(({ lead, offer, site, now }) => jobAccepted(lead, offer, site, now)),
  'not-contacted': toHauler(async ({ lead, offer, site, notification, read }) => {
    const reportedAt = await read.reportTime(notification.report_id);
    return reportedAt && jobNotContacted(lead, offer, site, reportedAt);
  }),
  'customer-canceled': toHauler(({ lead, offer, site }) => jobCanceled(lead, offer, site)),
  'customer-corrected': toHauler(({ lead, offer, site }) => jobCorrected(lead, offer, site)),
  'job-taken-back': toHauler(({ lead, offer, site }) => jobTakenBack(lead, offer, site)),
  'job-canceled': toHauler(({ lead, offer, site }) => jobCanceledByUs(lead, offer, site)),
  'job-changed': toHauler(({ lead, offer, site }) => jobChanged(lead, offer, site)),
  'review-problem': toHauler(async ({ lead, offer, site, notification, read }) =>
    // They may have corrected it since.
    isSomethingLeft((await read.review(notification.review_id))?.gone) ? somethingLeft(lead, offer, site) : null,
  ),
};

/**
 * A job that the hauler may accept.
 *
 * @param now decides whether the promised time is still to come.
 */
export function jobOffered(lead: LeadOfMail, offer: OfferOfMail, site: Site, now: Date): Mail {
  const { language, words, consentForHaulers, languageLabel, momentOf, servicesIn, servicesOf } = wordingOf(offer);
  const { what, heading, acceptBy, seeJob, callAtOnce, callBy, link, speaks, inAnother } = words.jobOffered;
  const place = placeOf(lead);
  const subject = words.subject(what, servicesIn(lead, place));
  /** What the customer speaks, where it is not what the hauler reads. */
  const other = lead.language === language ? null : languageLabel(lead.language);
  return toMail(
    {
      language,
      subject: other === null ? subject : inAnother(subject, other),
      heading,
      blocks: [
        { kind: 'paragraph', text: acceptBy(momentOf(offer.expiresAt)) },
        jobButton(seeJob, offer, site),
        {
          kind: 'facts',
          facts: [
            [words.terms.services, servicesOf(lead)],
            [words.terms.place, place],
            [words.terms.acceptBy, momentOf(offer.expiresAt)],
            [words.terms.callTheCustomer, isLate(lead, now) ? callAtOnce : callBy(momentOf(lead.promisedBy))],
            [words.terms.language, other && speaks(other)],
            [words.terms.callsOrTexts, consentForHaulers(lead.agreedToMessages)],
          ],
        },
        { kind: 'paragraph', text: link },
      ],
      footer: footerOf(offer, site),
    },
    site,
  );
}

/**
 * The hauler has the job.
 *
 * @param now decides whether the promised time is still to come.
 */
export function jobAccepted(lead: LeadOfMail, offer: OfferOfMail, site: Site, now: Date): Mail {
  const { words, consentForHaulers } = wordingOf(offer);
  const { heading, link } = words.jobAccepted;
  const text = `${whenToCall(lead, offer, now)} ${consentForHaulers(lead.agreedToMessages)}`;
  return aboutJob(lead, offer, site, { what: heading, heading, text, more: link });
}

/** The customer says that nobody has contacted them. */
export function jobNotContacted(lead: LeadOfMail, offer: OfferOfMail, site: Site, reportedAt: Date): Mail {
  const { words, momentOf } = wordingOf(offer);
  const { what, heading, reported, otherwise } = words.jobNotContacted;
  return aboutJob(lead, offer, site, { what, heading, text: reported(momentOf(reportedAt)), more: otherwise });
}

/** The customer has canceled the job. */
export function jobCanceled(lead: LeadOfMail, offer: OfferOfMail, site: Site): Mail {
  return aboutJob(lead, offer, site, wordingOf(offer).words.jobCanceled);
}

/** How to reach the customer was corrected: by them, or by the team. */
export function jobCorrected(lead: LeadOfMail, offer: OfferOfMail, site: Site): Mail {
  return aboutJob(lead, offer, site, wordingOf(offer).words.jobCorrected);
}

/** The team has taken the job from the hauler. */
export function jobTakenBack(lead: LeadOfMail, offer: OfferOfMail, site: Site): Mail {
  return aboutJob(lead, offer, site, wordingOf(offer).words.jobTakenBack);
}

/** The team has canceled the job. */
export function jobCanceledByUs(lead: LeadOfMail, offer: OfferOfMail, site: Site): Mail {
  return aboutJob(lead, offer, site, wordingOf(offer).words.jobCanceledByUs);
}

/** The team has set another time for the pickup, or taken it away: how it is now. */
export function jobChanged(lead: LeadOfMail, offer: OfferOfMail, site: Site): Mail {
  const { words, windowText, windowOf } = wordingOf(offer);
  const { what, heading, now, onThePage, headingWithout, without, more } = words.jobChanged;
  const { pickup, timeframe } = lead;
  if (pickup) {
    const [about, text] = [windowText(pickup), now(windowOf(pickup))];
    return aboutJob(lead, offer, site, { what, about, heading, text, more });
  }
  if (!timeframe?.trim()) return aboutJob(lead, offer, site, { what, heading: headingWithout, text: without });
  const text = isTimeframeByHauler(lead) ? onThePage : now(timeframe.trim());
  return aboutJob(lead, offer, site, { what, heading, text, more });
}

/**
 * The customer says that something is left. What they wrote, the page of the job shows. Of money there is nothing here:
 * the team speaks of it first.
 */
export function somethingLeft(lead: LeadOfMail, offer: OfferOfMail, site: Site): Mail {
  return aboutJob(lead, offer, site, wordingOf(offer).words.somethingLeft);
}

function whenToCall(lead: LeadOfMail, offer: OfferOfMail, now: Date): string {
  const { words, statusLabel, momentOf } = wordingOf(offer);
  const { furtherOn, callAtOnce, callBy } = words.jobAccepted;
  if (lead.status !== 'Submitted') return furtherOn(statusLabel(lead.status));
  return isLate(lead, now) ? callAtOnce : callBy(momentOf(lead.promisedBy));
}

function isLate({ promisedBy }: LeadOfMail, now: Date): boolean {
  return promisedBy <= now;
}
