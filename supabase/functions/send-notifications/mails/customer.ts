import { callUrl } from '../../_shared/rules/links.ts';
import { formatPhone } from '../../_shared/rules/phone.ts';
import { PROMISE_HOURS } from '../../_shared/rules/promise.ts';
import { formatTrackingId } from '../../_shared/rules/tracking-id.ts';
import { servicesInShort } from '../../_shared/words/en/services.ts';
import { type Block, toMail } from './layout.ts';
import type { HaulerOfMail, LeadOfMail, Mail, Site } from './types.ts';
import { momentOf, trackingUrl } from './words.ts';

// A stranger can give anybody's address. So no mail of this file has a word in it that a visitor typed: no name, no
// place, no description. Services are chosen from a list. `timeframe` and `cancelReasons` are the words of the operator or
// of the hauler who has the job; reasons of the customer are left out. The operator enters who the haulers are.

/** The request has arrived: how to follow it, and what happens next. */
export function requestArrived(lead: LeadOfMail, site: Site): Mail {
  return toMail(
    {
      subject: `Your request has arrived: ${servicesInShort(lead.services)}`,
      heading: 'Your request has arrived',
      blocks: [
        {
          kind: 'paragraph',
          text: `A local hauler contacts you within ${PROMISE_HOURS} hours: by ${momentOf(lead.promisedBy)}. The ${PROMISE_HOURS} hours count from 8 AM to 8 PM Los Angeles time, every day.`,
        },
        trackButton(lead, site),
        factsOf(lead),
        {
          kind: 'paragraph',
          text: 'Keep the tracking ID to yourself: it opens the details of your request. We email you when a hauler accepts it, and when its status or timeframe changes.',
        },
        { kind: 'heading', text: 'What happens next' },
        {
          kind: 'steps',
          items: [
            'Your request and photos are reviewed. Local haulers see what needs to go, your photos, your city and your ZIP code.',
            'A local hauler contacts you. If nobody has by the time above, say so on your tracking page.',
            'You get a free quote and schedule the pickup. Agree on a time that suits you. The hauler sets the final price on inspection, before loading.',
            'Your junk is gone. Fast, reliable service, from the first call to the last box.',
          ],
        },
      ],
      footer: customerFooter(lead, site),
    },
    site,
  );
}

/**
 * A hauler has taken the request: who calls, so that a call from an unknown number is trusted.
 *
 * @param now decides whether there is still a time to promise.
 */
export function matched(lead: LeadOfMail, { name, phone }: HaulerOfMail, site: Site, now: Date): Mail {
  const title = 'You are matched with a hauler';
  return toMail(
    {
      subject: `${title}: ${servicesInShort(lead.services)}`,
      heading: title,
      blocks: [
        { kind: 'paragraph', text: `${name} has taken your request. ${whenTheyCall(lead, now)}` },
        { kind: 'paragraph', text: `A call from ${formatPhone(phone)} is from them.` },
        trackButton(lead, site),
        factsOf(lead, ['Your hauler', name], ['Their phone', formatPhone(phone)]),
        { kind: 'links', links: [{ label: `Call ${name}`, url: callUrl(phone) }] },
      ],
      footer: customerFooter(lead, site),
    },
    site,
  );
}

function whenTheyCall({ status, promisedBy }: LeadOfMail, now: Date): string {
  if (status !== 'Submitted') return 'Questions about the day or the hour go straight to them.';
  if (promisedBy <= now) return 'They have been asked to contact you right away.';
  return `They contact you by ${momentOf(promisedBy)}. If they do not, say so on your tracking page.`;
}

type StatusWords = { title: string; text: string };

/** What has happened when a request comes to a status. The words are those of the tracking page. */
const statusWords: Record<string, StatusWords> = {
  Submitted: {
    title: 'Your request is open again',
    text: 'It is with local haulers, and one of them contacts you. If nobody does, say so on your tracking page.',
  },
  'Sent Proposal': {
    title: 'You have a quote',
    text: 'A hauler has sent you a quote. Look for it in your calls, texts or email, and agree on a time if it suits you.',
  },
  'In Progress': {
    title: 'Your job is in progress',
    text: 'The pickup is agreed on or under way. Questions about the day or the hour go straight to your hauler.',
  },
  Canceled: {
    title: 'Your request was canceled',
    text: 'This request was canceled. Still have junk? Book a new pickup at any time.',
  },
  Completed: {
    title: 'Your job is completed',
    text: 'The job is done. Enjoy the space. Nothing more to do.',
  },
};

/** The request has come to another status, whatever it was before. */
export function statusChanged(lead: LeadOfMail, site: Site): Mail {
  const { title, text } = statusWords[lead.status] ?? {
    title: 'Your request has a new status',
    text: `It is now: ${lead.status}.`,
  };
  const isCanceled = lead.status === 'Canceled';
  return toMail(
    {
      subject: `${title}: ${servicesInShort(lead.services)}`,
      heading: title,
      blocks: [
        { kind: 'paragraph', text },
        ...(isCanceled ? cancelReasonsOf(lead) : []),
        trackButton(lead, site),
        // A canceled job has no time any more.
        factsOf(lead, ['Status', lead.status], ['Timeframe', isCanceled ? null : timeframeOf(lead)]),
        ...(isCanceled ? [bookLink(site)] : []),
      ],
      footer: customerFooter(lead, site),
    },
    site,
  );
}

/** The operator or the hauler has set another timeframe, or taken it away. */
export function timeframeChanged(lead: LeadOfMail, site: Site): Mail {
  const timeframe = timeframeOf(lead);
  const title = timeframe === null ? 'Your request has no timeframe for now' : 'Your request has a new timeframe';
  return toMail(
    {
      subject: `${title}: ${timeframe ?? servicesInShort(lead.services)}`,
      heading: title,
      blocks: [
        {
          kind: 'paragraph',
          text:
            timeframe === null
              ? 'The earlier one no longer holds. We email you when there is a new one.'
              : `It is planned for: ${timeframe}`,
        },
        trackButton(lead, site),
        factsOf(lead, ['Status', lead.status]),
      ],
      footer: customerFooter(lead, site),
    },
    site,
  );
}

function timeframeOf({ timeframe }: LeadOfMail): string | null {
  return timeframe?.trim() || null;
}

function cancelReasonsOf({ cancelReasons, canceledByCustomer }: LeadOfMail): Block[] {
  if (cancelReasons.length === 0 || canceledByCustomer) return [];
  return [
    { kind: 'heading', text: cancelReasons.length === 1 ? 'Cancellation reason' : 'Cancellation reasons' },
    { kind: 'list', items: cancelReasons },
  ];
}

function factsOf(lead: LeadOfMail, ...facts: (readonly [term: string, value: string | null])[]): Block {
  return {
    kind: 'facts',
    facts: [...facts, ['Services', lead.services.join(', ')], ['Tracking ID', formatTrackingId(lead.trackingId)]],
  };
}

function trackButton(lead: LeadOfMail, site: Site): Block {
  return { kind: 'button', label: 'Track my request', url: trackingUrl(lead, site) };
}

function bookLink(site: Site): Block {
  return { kind: 'links', links: [{ label: 'Book a new pickup', url: `${site.url}/book` }] };
}

function customerFooter({ mailToken }: LeadOfMail, site: Site): Block[] {
  return [
    {
      kind: 'paragraph',
      text: `You get this email because somebody requested a quote at ${site.name} with this email address. If it was not you, here you can stop these emails:`,
    },
    {
      kind: 'links',
      links: [{ label: 'I did not ask for this', url: `${site.url}/stop-mail/${formatTrackingId(mailToken)}` }],
    },
  ];
}
