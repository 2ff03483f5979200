import { formatPhone } from '../../_shared/rules/phone.ts';
import { alertOf, factsOfCall, haulerInShort, quoted } from './operator-parts.ts';
import type { HaulerOfMail, LeadOfMail, Mail, OfferOfMail, Site } from './types.ts';
import { momentOf, placeOf } from './words.ts';

/** The customer has pressed "I was not contacted". */
export function notContacted(lead: LeadOfMail, site: Site, reportedAt: Date, hauler: HaulerOfMail | null): Mail {
  return alertOf(lead, site, {
    what: 'Not contacted',
    heading: 'A customer was not contacted',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The customer says that nobody has contacted them, and was told that someone will shortly.',
      },
    ],
    facts: [...factsOfCall(lead), ['Reported', momentOf(reportedAt)], hasTheJob(hauler)],
    haulers: [hauler],
  });
}

/** The promised time has passed, and nobody has called. */
export function overdue(lead: LeadOfMail, site: Site, hauler: HaulerOfMail | null): Mail {
  return alertOf(lead, site, {
    what: 'Overdue',
    heading: 'A request is overdue',
    blocks: [
      {
        kind: 'paragraph',
        text: `The customer was promised a call by ${momentOf(lead.promisedBy)}, and nobody has said that they called.`,
      },
    ],
    facts: [...factsOfCall(lead), hasTheJob(hauler)],
    haulers: [hauler],
  });
}

/** No hauler is left who could be offered the request. */
export function nobodyLeft(lead: LeadOfMail, site: Site, offers: readonly OfferOfMail[]): Mail {
  return alertOf(lead, site, {
    what: 'Nobody left',
    heading: 'Nobody is left to take a request',
    blocks: [
      {
        kind: 'paragraph',
        text:
          offers.length === 0
            ? 'No hauler takes these services in this ZIP code. Find one for the customer, or call them yourself.'
            : 'No hauler has this request, and it is offered to nobody any more. Call one of those who were asked, or find another.',
      },
      ...(offers.length === 0
        ? []
        : ([
            { kind: 'heading', text: 'Who was asked' },
            { kind: 'list', items: offers.map(offerInShort) },
          ] as const)),
      {
        kind: 'paragraph',
        text: 'To offer it to a hauler by hand, insert a row with this lead_id and their hauler_id into the table job_offers. Where there is such a row already, set its state to open.',
      },
    ],
    facts: [...factsOfCall(lead), ['lead_id', lead.id]],
    haulers: offers.map(({ hauler }) => hauler),
  });
}

/** The job was taken from a hauler who did not answer the customer's "I was not contacted". */
export function takenBack(lead: LeadOfMail, site: Site, { hauler }: OfferOfMail): Mail {
  return alertOf(lead, site, {
    what: 'Taken back',
    heading: 'A job was taken back',
    blocks: [
      {
        kind: 'paragraph',
        text: `The customer said that nobody had contacted them, and ${hauler.name}, who had the job, did not answer in time.`,
      },
      {
        kind: 'paragraph',
        text: 'The job is offered to other haulers. If nobody is left, another mail says so.',
      },
    ],
    facts: [...factsOfCall(lead), ['Had the job', haulerInShort(hauler)]],
    haulers: [hauler],
  });
}

/** The customer has canceled on the tracking page. */
export function customerCanceled(lead: LeadOfMail, site: Site, hauler: HaulerOfMail | null): Mail {
  return alertOf(lead, site, {
    what: 'Canceled',
    heading: 'A customer has canceled',
    blocks: [
      {
        kind: 'paragraph',
        text: hauler === null ? 'No hauler had the job.' : `${hauler.name} had the job, and is told too.`,
      },
      ...quoted('Why', lead.cancelReasons.join('\n') || null),
    ],
    facts: [...factsOfCall(lead), ['Had the job', hauler && haulerInShort(hauler)]],
    haulers: [hauler],
  });
}

/** The customer has corrected on the tracking page how to reach them. */
export function customerCorrected(lead: LeadOfMail, site: Site, hauler: HaulerOfMail | null): Mail {
  return alertOf(lead, site, {
    what: 'Corrected',
    heading: 'How to reach a customer has changed',
    blocks: [
      {
        kind: 'paragraph',
        text:
          hauler === null
            ? 'This is how to reach them now.'
            : `This is how to reach them now. ${hauler.name}, who has the job, is told too.`,
      },
    ],
    facts: [
      ['Name', lead.fullName],
      ['Phone', formatPhone(lead.phone)],
      ['Email', lead.email ?? 'None'],
      ['Unit', lead.unitNumber ?? 'None'],
      ['Prefers to be called', lead.callTime ?? 'At any time'],
      ['Services', lead.services.join(', ')],
      ['Place', placeOf(lead)],
      ['Status', lead.status],
      hasTheJob(hauler),
    ],
    haulers: [hauler],
  });
}

function hasTheJob(hauler: HaulerOfMail | null) {
  return ['Has the job', hauler && haulerInShort(hauler)] as const;
}

/** "Valley Hauling: declined, “Booked up this week”" */
function offerInShort({ hauler, state, declineReason }: OfferOfMail): string {
  return `${hauler.name}: ${state}${declineReason === null ? '' : `, “${declineReason}”`}`;
}
