import type { Proposal } from '../../_shared/contracts/pickup.ts';
import type { AskedFor } from '../../_shared/domain/proposals.ts';
import { type Composer, toHauler } from '../audiences.ts';
import { type DayOfPickup, dayFrom } from './format.ts';
import { aboutJob, wordingOf } from './hauler-parts.ts';
import type { LeadOfMail, Mail, OfferOfMail, PickupOfMail, ProposalOfMail, Site } from './types.ts';

// As in hauler.ts, no mail of this file says who the customer is, or what they wrote.

/** The mail of each kind of notification that a hauler gets of a proposal or a pickup. */
export const haulerPickupMails: Record<string, Composer> = {
  'proposal-accepted': toHauler(async ({ lead, offer, notification, read, site }) => {
    const { agreed } = await read.pickupOf(lead);
    const isSo = agreed?.id === notification.proposal_id;
    return isSo && lead.pickup ? proposalAccepted(lead, offer, lead.pickup, agreed, site) : null;
  }),
  'proposal-declined': toHauler(async ({ lead, offer, notification, read, site }) => {
    const proposal = await read.proposal(notification.proposal_id);
    return proposal && proposalDeclined(lead, offer, proposal, site);
  }),
  'customer-asked': toHauler(async ({ lead, offer, notification, read, site }) => {
    const { proposal, agreed } = await read.pickupOf(lead);
    const asked = [proposal, agreed].find((each) => each?.id === notification.proposal_id)?.asked;
    return asked ? customerAsked(lead, offer, asked.for, site) : null;
  }),
  'pickup-reminder': toHauler(({ lead, offer, site, now }) => {
    const day = lead.pickup && dayFrom(now, lead.pickup);
    return lead.pickup && day ? jobReminder(lead, offer, lead.pickup, day, site) : null;
  }),
  'pickup-over': toHauler(({ lead, offer, site }) => (lead.pickup ? pickupOver(lead, offer, lead.pickup, site) : null)),
};

/** The customer has accepted one of the proposed times. */
export function proposalAccepted(
  lead: LeadOfMail,
  offer: OfferOfMail,
  pickup: PickupOfMail,
  agreed: Proposal,
  site: Site,
): Mail {
  const { words, windowText, windowOf, estimateOf } = wordingOf(offer);
  const { what, heading, text, more } = words.proposalAccepted;
  return aboutJob(lead, offer, site, {
    what,
    about: windowText(pickup),
    heading,
    text: text(windowOf(pickup)),
    facts: [
      [words.terms.pickup, windowOf(pickup)],
      [words.terms.estimate, estimateOf(agreed)],
    ],
    more,
  });
}

/** The customer has declined a proposal. With a first one the job is gone; a booked pickup stays. */
export function proposalDeclined(
  lead: LeadOfMail,
  offer: OfferOfMail,
  { declinedFor }: ProposalOfMail,
  site: Site,
): Mail {
  const { words, windowOf } = wordingOf(offer);
  const { what, heading, because, gone, staysBooked, staysYours } = words.proposalDeclined;
  const isTheirs = offer.state === 'accepted';
  const next = !isTheirs ? gone : lead.pickup ? staysBooked(windowOf(lead.pickup)) : staysYours;
  const text = declinedFor === null ? next : `${because[declinedFor]} ${next}`;
  return aboutJob(lead, offer, site, { what, heading, text });
}

/** The customer asks for something else than what is proposed or booked. */
export function customerAsked(lead: LeadOfMail, offer: OfferOfMail, askedFor: AskedFor, site: Site): Mail {
  const { words, askedHeadings, windowOf } = wordingOf(offer);
  const { text, staysBooked } = words.customerAsked;
  const what = askedHeadings[askedFor];
  const more = lead.pickup ? { more: staysBooked(windowOf(lead.pickup)) } : {};
  return aboutJob(lead, offer, site, { what, heading: what, text, ...more });
}

/** A pickup comes soon. */
export function jobReminder(
  lead: LeadOfMail,
  offer: OfferOfMail,
  pickup: PickupOfMail,
  day: DayOfPickup,
  site: Site,
): Mail {
  const { words, timesText, windowOf } = wordingOf(offer);
  const { what, heading, text, more } = words.jobReminder;
  const times = timesText(pickup);
  return aboutJob(lead, offer, site, {
    what: what[day],
    about: times,
    heading: heading(day, times),
    text,
    facts: [[words.terms.pickup, windowOf(pickup)]],
    more,
  });
}

/** The time of the pickup is over, and nobody has said that it is done. */
export function pickupOver(lead: LeadOfMail, offer: OfferOfMail, pickup: PickupOfMail, site: Site): Mail {
  const { words, windowOf } = wordingOf(offer);
  const { what, text, otherwise } = words.pickupOver;
  return aboutJob(lead, offer, site, { what, heading: what, text: text(windowOf(pickup)), more: otherwise });
}
