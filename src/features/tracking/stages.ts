import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import type { PictureName } from '@/content/facts/pictures';
import { type BookedLead, isAtDoor, isBooked, isOnTheWay, isPickupDay } from './pickup-state';

/** The stages of a request, by what it is waiting for, each with its picture on the tracking page: all of one format. */
export const stagePictures = {
  door: 'proposal',
  waiting: 'waiting',
  held: 'waiting',
  looking: 'waiting',
  matched: 'waiting',
  called: 'waiting',
  proposal: 'proposal',
  'no-proposal': 'waiting',
  'another-time': 'booked',
  booked: 'booked',
  today: 'booked',
  'on-the-way': 'on-the-way',
  due: 'on-the-way',
  over: 'booked',
  'under-way': 'booked',
  done: 'done',
  canceled: 'waiting',
} as const satisfies Record<string, PictureName>;

export type Stage = keyof typeof stagePictures;

/** Whether the stage itself asks for a way to reach the customer, because they have nothing else to do. */
export function asksForWay(stage: Stage | 'other', { updates }: LeadDetails): boolean {
  const isWaiting = stage === 'waiting' || stage === 'looking' || stage === 'matched' || stage === 'called';
  return isWaiting && updates?.by === 'none';
}

/** The stage of a request, or `other` if its status is unknown. */
export function stageOf(lead: LeadDetails, now: Date): Stage | 'other' {
  return isAtDoor(lead) ? 'door' : stageBesidesDoor(lead, now);
}

/** The stage without the price that was named at the door. */
function stageBesidesDoor(lead: LeadDetails, now: Date): Exclude<Stage, 'door'> | 'other' {
  if (isBooked(lead)) return stageOfPickup(lead, now);
  switch (toStatus(lead.status)) {
    case 'Submitted':
      return lead.proposal ? 'proposal' : stageOfSubmitted(lead);
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

/**
 * The stage that is shown below a price at the door, too, because the customer may have something to do there: a time to
 * answer, or a pickup that is over, or ahead once the price is answered.
 */
export function stageBelowDoor(lead: LeadDetails, now: Date): Stage | undefined {
  const stage = stageBesidesDoor(lead, now);
  if (stage === 'over') return stage;
  if (lead.proposal) return isBooked(lead) ? 'another-time' : 'proposal';
  const isAhead = stage === 'booked' || stage === 'today';
  return isAhead && lead.door?.state !== 'open' ? stage : undefined;
}

function stageOfSubmitted({ hauler, contactedAt, reportedAt, isHeld, isStillLooking }: LeadDetails) {
  // A call that the customer knows nothing of is not news.
  if (hauler) return contactedAt && !reportedAt ? 'called' : 'matched';
  if (isHeld) return 'held';
  return isStillLooking ? 'looking' : 'waiting';
}

function stageOfPickup(lead: BookedLead, now: Date) {
  const { pickup, proposal } = lead;
  if (isOnTheWay(pickup, now)) return 'on-the-way';
  if (now > new Date(pickup.until)) return 'over';
  if (now >= new Date(pickup.from)) return 'due';
  if (proposal) return 'another-time';
  return isPickupDay(lead, now) ? 'today' : 'booked';
}
