import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { indexOnPath, isClosed } from '@functions/domain/statuses.ts';
import { isAtPickup } from '@/features/request/is-at-pickup';

export type BookedLead = LeadDetails & Required<Pick<LeadDetails, 'pickup'>>;

/** Whether the request has a pickup time that still applies. A closed request's time is history. */
export function isBooked(lead: LeadDetails): lead is BookedLead {
  return lead.pickup !== undefined && indexOnPath(lead.status) > 0 && !isClosed(lead.status);
}

/**
 * Whether what happened at the door comes first: the customer can answer, deny a yes that the hauler noted, or has said
 * no on the day of the pickup or later. A pickup booked for another day settles a no.
 */
export function isAtDoor({ door, pickup, status }: LeadDetails): boolean {
  if (!door || isClosed(status)) return false;
  if (door.state === 'accepted') return door.acceptedBy === 'hauler';
  if (door.state === 'open' || !pickup) return true;
  return losAngelesDay(door.answeredAt ?? door.madeAt) >= losAngelesDay(pickup.from);
}

/** Whether the customer has accepted the price at the door of this pickup, so that the hauler is there. */
export function isAgreedAtDoor({ door, pickup }: LeadDetails): boolean {
  return door?.state === 'accepted' && pickup !== undefined && isAtPickup(door.answeredAt ?? door.madeAt, pickup);
}

/** Whether the hauler said that they will arrive after this moment. */
export function isOnTheWay({ arrivesAt }: BookedLead['pickup'], now: Date): boolean {
  return arrivesAt !== undefined && new Date(arrivesAt) > now;
}

/** Whether a pickup is booked for this moment's day in Los Angeles. */
export function isPickupDay(lead: LeadDetails, now: Date): boolean {
  return isBooked(lead) && losAngelesDay(lead.pickup.from) === losAngelesDay(now);
}
