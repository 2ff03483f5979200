import type { Proposal } from '../../_shared/contracts/pickup.ts';
import { type Composer, toCustomer } from '../audiences.ts';
import type { Block } from './content.ts';
import { type CustomerContent, callLink, factsOf, trackButton, whoHasTheJob } from './customer-parts.ts';
import { type DayOfPickup, dayFrom } from './format.ts';
import type { HaulerOfMail, LeadOfMail, PickupOfMail, ProposalOfMail, Site } from './types.ts';
import { wordingIn } from './wording.ts';

// As in customer.ts, no mail of this file has a word in it that a visitor or a hauler typed: of a note it says that
// there is one.

/** The mail of each kind of notification that a customer gets of a proposal or a pickup. */
export const customerPickupMails: Record<string, Composer> = {
  'proposal-made': toCustomer(async ({ lead, notification, read, site }) => {
    const [{ proposal }, hauler] = await Promise.all([read.pickupOf(lead), read.haulerOf(lead)]);
    return proposal?.id === notification.proposal_id && hauler ? proposalMade(lead, proposal, hauler, site) : null;
  }),
  'proposal-withdrawn': toCustomer(async ({ lead, notification, read, site }) => {
    const proposal = await read.proposal(notification.proposal_id);
    return proposal && proposalWithdrawn(lead, proposal, await read.haulerOf(lead), site);
  }),
  'pickup-booked': toCustomer(async ({ lead, notification, read, site }) => {
    const [{ agreed }, hauler] = await Promise.all([read.pickupOf(lead), read.haulerOf(lead)]);
    if (agreed?.id !== notification.proposal_id || !lead.pickup || !hauler) return null;
    return pickupBooked(lead, lead.pickup, agreed, hauler, site);
  }),
  'pickup-reminder': toCustomer(async ({ lead, read, site, now }) => {
    const day = lead.pickup && dayFrom(now, lead.pickup);
    if (!lead.pickup || !day) return null;
    const [{ agreed = null }, hauler] = await Promise.all([read.pickupOf(lead), read.haulerOf(lead)]);
    return pickupReminder(lead, lead.pickup, day, agreed, hauler, site);
  }),
  'on-my-way': toCustomer(async ({ lead, read, site }) => {
    const hauler = await read.haulerOf(lead);
    return lead.pickup?.arrivesAt && hauler ? onMyWay(lead, lead.pickup.arrivesAt, hauler, site) : null;
  }),
};

/** The hauler proposes a price and times. Those that can no longer be accepted are left out. */
export function proposalMade(lead: LeadOfMail, proposal: Proposal, hauler: HaulerOfMail, site: Site): CustomerContent {
  const { words, windowText, windowOf, estimateMeaning, estimateOf } = wordingIn(lead.language);
  const { sent, hasNote, howToAnswer, times, passed, staysBooked, see } = words.proposalMade;
  const windows = proposal.windows.filter(({ isOpen }) => isOpen);
  const list: Block[] = [
    { kind: 'heading', text: times(windows.length) },
    { kind: 'list', items: windows.map(windowText) },
  ];
  return {
    language: lead.language,
    heading: headingOf(lead, proposal),
    blocks: [
      { kind: 'paragraph', text: proposal.note === undefined ? sent(hauler.name) : `${sent(hauler.name)} ${hasNote}` },
      ...(windows.length > 0 ? list : []),
      { kind: 'paragraph', text: windows.length > 0 ? howToAnswer : passed },
      ...(lead.pickup ? [{ kind: 'paragraph', text: staysBooked(windowOf(lead.pickup)) } as const] : []),
      trackButton(lead, site, see),
      { kind: 'paragraph', text: estimateMeaning(proposal) },
      factsOf(lead, [words.terms.estimate, estimateOf(proposal)], ...whoHasTheJob(lead, hauler)),
      ...callLink(lead, hauler),
    ],
  };
}

function headingOf({ language }: LeadOfMail, proposal: Proposal): string {
  const { words, estimateText } = wordingIn(language);
  const { heading, headingAtNoCost, headingWithoutPrice } = words.proposalMade;
  if (proposal.priceTo === undefined) return headingWithoutPrice;
  return proposal.priceTo === 0 ? headingAtNoCost : heading(estimateText(proposal));
}

/**
 * A proposal that was mailed can no longer be accepted, because its hauler has withdrawn it.
 *
 * @param holder who has the job now.
 */
export function proposalWithdrawn(
  lead: LeadOfMail,
  { hauler }: ProposalOfMail,
  holder: HaulerOfMail | null,
  site: Site,
): CustomerContent {
  const { words, windowOf } = wordingIn(lead.language);
  const { heading, withdrawn, theyGoOn, staysBooked } = words.proposalWithdrawn;
  const isTheirs = holder?.id === hauler.id;
  const next = lead.pickup ? staysBooked(windowOf(lead.pickup)) : isTheirs ? theyGoOn : '';
  return {
    language: lead.language,
    heading,
    blocks: [
      { kind: 'paragraph', text: `${withdrawn(hauler.name)} ${next}` },
      trackButton(lead, site),
      factsOf(lead, ...(isTheirs ? whoHasTheJob(lead, hauler) : [])),
      ...(isTheirs ? callLink(lead, hauler) : []),
    ],
  };
}

/** A pickup is booked: when, who comes, what it is to cost, and how to change it. */
export function pickupBooked(
  lead: LeadOfMail,
  pickup: PickupOfMail,
  agreed: Proposal,
  hauler: HaulerOfMail,
  site: Site,
): CustomerContent {
  const { words, windowText, windowOf, estimateMeaning, estimateOf } = wordingIn(lead.language);
  const { heading, comes, accepted, byPhone, onThePage } = words.pickupBooked;
  const how = agreed.acceptedBy === 'hauler' ? byPhone(hauler.name) : accepted;
  return {
    language: lead.language,
    heading: heading(windowText(pickup)),
    blocks: [
      { kind: 'paragraph', text: `${comes(hauler.name)} ${how}` },
      trackButton(lead, site, words.toCustomers.seePickup),
      { kind: 'paragraph', text: onThePage },
      factsOf(
        lead,
        [words.terms.pickup, windowOf(pickup)],
        [words.terms.estimate, estimateOf(agreed)],
        ...whoHasTheJob(lead, hauler),
      ),
      { kind: 'paragraph', text: estimateMeaning(agreed) },
      ...callLink(lead, hauler),
    ],
  };
}

/**
 * A pickup comes soon.
 *
 * @param agreed the proposal that was accepted: null for a time that the operator has set.
 * @param hauler who has the job.
 */
export function pickupReminder(
  lead: LeadOfMail,
  pickup: PickupOfMail,
  day: DayOfPickup,
  agreed: Proposal | null,
  hauler: HaulerOfMail | null,
  site: Site,
): CustomerContent {
  const { words, timesText, windowOf, estimateOf } = wordingIn(lead.language);
  const { heading, comes, nothingToDo, toChange } = words.pickupReminder;
  return {
    language: lead.language,
    heading: heading(day, timesText(pickup)),
    blocks: [
      { kind: 'paragraph', text: hauler ? `${comes(hauler.name)} ${nothingToDo}` : nothingToDo },
      { kind: 'paragraph', text: toChange },
      trackButton(lead, site, words.toCustomers.seePickup),
      factsOf(
        lead,
        [words.terms.pickup, windowOf(pickup)],
        [words.terms.estimate, agreed && estimateOf(agreed)],
        ...(hauler ? whoHasTheJob(lead, hauler) : []),
      ),
      ...(hauler ? callLink(lead, hauler) : []),
    ],
  };
}

/** The hauler has set out. */
export function onMyWay(lead: LeadOfMail, arrivesAt: Date, hauler: HaulerOfMail, site: Site): CustomerContent {
  const { words, timeText, momentOf, estimateMeaning } = wordingIn(lead.language);
  const { heading, arrives } = words.onMyWay;
  return {
    language: lead.language,
    heading: heading(timeText(arrivesAt)),
    blocks: [
      { kind: 'paragraph', text: arrives(hauler.name, momentOf(arrivesAt)) },
      { kind: 'paragraph', text: estimateMeaning({}) },
      trackButton(lead, site),
      factsOf(lead, ...whoHasTheJob(lead, hauler)),
      ...callLink(lead, hauler),
    ],
  };
}
