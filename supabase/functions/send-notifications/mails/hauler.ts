import { formatTrackingId } from '../../_shared/rules/tracking-id.ts';
import { servicesInShort } from '../../_shared/words/en/services.ts';
import { type Block, toMail } from './layout.ts';
import type { LeadOfMail, Mail, OfferOfMail, Site } from './types.ts';
import { momentOf, placeOf } from './words.ts';

// Mail is forwarded and kept. So no mail of this file says who the customer is, where they live, how to reach them, or what
// they wrote: the page of the job does, to who has it. An offer names their city, which the hauler must know to decide.

/**
 * A job that the hauler may accept.
 *
 * @param now decides whether the promised time is still to come.
 */
export function jobOffered(lead: LeadOfMail, offer: OfferOfMail, site: Site, now: Date): Mail {
  const place = placeOf(lead);
  return toMail(
    {
      subject: `Job offer: ${servicesInShort(lead.services)} in ${place}`,
      heading: 'A job is offered to you',
      blocks: [
        {
          kind: 'paragraph',
          text: `Accept it by ${momentOf(offer.expiresAt)}. It may be offered to others too: the first to accept has it.`,
        },
        jobButton('See the job', offer, site),
        {
          kind: 'facts',
          facts: [
            ['Services', lead.services.join(', ')],
            ['Place', place],
            ['Accept by', momentOf(offer.expiresAt)],
            ['Call the customer', isLate(lead, now) ? 'At once' : `By ${momentOf(lead.promisedBy)}`],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The link shows what the customer wrote and their photos and, once you have the job, whom to call and where to go. It is yours alone: keep it to yourself.',
        },
      ],
      footer: haulerFooter(site),
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
  return aboutJob(lead, offer, site, {
    what: 'The job is yours',
    heading: 'The job is yours',
    text: whenToCall(lead, now),
    more: "The link shows the customer's name, phone and address. Say there when you have called and how far the job has come. If you cannot do it, give it back there.",
  });
}

/** The customer says that nobody has contacted them. */
export function jobNotContacted(lead: LeadOfMail, offer: OfferOfMail, site: Site, reportedAt: Date): Mail {
  return aboutJob(lead, offer, site, {
    what: 'Call now',
    heading: 'A customer waits for your call',
    text: `At ${momentOf(reportedAt)} the customer said that nobody had contacted them. Call them now, then say on the job's page that you have called.`,
    more: 'If nothing happens there, the job may be taken back and offered to others.',
  });
}

/** The customer has canceled the job. */
export function jobCanceled(lead: LeadOfMail, offer: OfferOfMail, site: Site): Mail {
  return aboutJob(lead, offer, site, {
    what: 'Canceled',
    heading: 'The customer has canceled',
    text: "There is nothing more to do for this job. Its page shows the customer's reasons.",
  });
}

/** The customer has corrected how to reach them. */
export function jobCorrected(lead: LeadOfMail, offer: OfferOfMail, site: Site): Mail {
  return aboutJob(lead, offer, site, {
    what: 'Corrected',
    heading: 'How to reach the customer has changed',
    text: "Look at the job's page before you call or set out: it shows the customer's phone, email and unit, and when they prefer to be called.",
  });
}

type Words = { what: string; heading: string; text: string; more?: string };

/** A mail of a job that the hauler has. */
function aboutJob(lead: LeadOfMail, offer: OfferOfMail, site: Site, { what, heading, text, more }: Words): Mail {
  return toMail(
    {
      subject: `${what}: ${servicesInShort(lead.services)} in ${lead.zipCode}`,
      heading,
      blocks: [
        { kind: 'paragraph', text },
        jobButton('Open the job', offer, site),
        {
          kind: 'facts',
          facts: [
            ['Services', lead.services.join(', ')],
            ['ZIP code', lead.zipCode],
          ],
        },
        ...(more === undefined ? [] : [{ kind: 'paragraph', text: more } as const]),
      ],
      footer: haulerFooter(site),
    },
    site,
  );
}

function whenToCall(lead: LeadOfMail, now: Date): string {
  if (lead.status !== 'Submitted') return `It has come to: ${lead.status}.`;
  return isLate(lead, now)
    ? 'Call the customer at once: the time by which they were promised a call has passed.'
    : `Call the customer by ${momentOf(lead.promisedBy)}.`;
}

function isLate({ promisedBy }: LeadOfMail, now: Date): boolean {
  return promisedBy <= now;
}

function jobButton(label: string, { token }: OfferOfMail, site: Site): Block {
  return { kind: 'button', label, url: `${site.url}/job/${formatTrackingId(token)}` };
}

function haulerFooter(site: Site): Block[] {
  return [
    {
      kind: 'paragraph',
      text: `You get this mail because you take jobs from ${site.name}. To pause, reply to this mail.`,
    },
  ];
}
