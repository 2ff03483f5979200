import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import type { PictureName } from '@/content/facts/pictures';
import { type BookedLead, isBooked, isOnTheWay, isPickupDay } from './pickup-state';

/** What a request is waiting for, and its picture. */
export const momentPictures = {
  waiting: 'waiting',
  held: 'confirmation',
  looking: 'waiting',
  matched: 'truck',
  called: 'truck',
  proposal: 'proposal',
  'no-proposal': 'proposal',
  'another-time': 'booked',
  booked: 'booked',
  today: 'booked',
  'on-the-way': 'on-the-way',
  due: 'hero',
  over: 'hero',
  'under-way': 'hero',
  done: 'done',
  canceled: 'curbside-pickups',
} as const satisfies Record<string, PictureName>;

export type Moment = keyof typeof momentPictures;

/** The moments in which the customer can only call the hauler, whose card then comes first. */
export const callMoments: readonly Moment[] = ['matched', 'called', 'on-the-way', 'due', 'over'];

/** The moment that a request is in, or `other` if its status is unknown. */
export function momentOf(lead: LeadDetails, now: Date): Moment | 'other' {
  if (isBooked(lead)) return momentOfPickup(lead, now);
  switch (toStatus(lead.status)) {
    case 'Submitted':
      return lead.proposal ? 'proposal' : momentOfSubmitted(lead);
    case 'Sent Proposal':
      return lead.proposal ? 'proposal' : 'no-proposal';
    case 'In Progress':
      return lead.proposal ? 'proposal' : 'under-way';
    case 'Completed':
      return 'done';
    case 'Canceled':
      return 'canceled';
    default:
      return 'other';
  }
}

function momentOfSubmitted({ hauler, contactedAt, isHeld, isStillLooking }: LeadDetails): Moment {
  if (hauler) return contactedAt ? 'called' : 'matched';
  if (isHeld) return 'held';
  return isStillLooking ? 'looking' : 'waiting';
}

function momentOfPickup(lead: BookedLead, now: Date): Moment {
  const { pickup, proposal } = lead;
  if (isOnTheWay(pickup, now)) return 'on-the-way';
  if (now > new Date(pickup.until)) return 'over';
  if (now >= new Date(pickup.from)) return 'due';
  if (proposal) return 'another-time';
  return isPickupDay(lead, now) ? 'today' : 'booked';
}
