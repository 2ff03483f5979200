import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { indexOnPath, isClosed } from '@functions/domain/statuses.ts';

/** A request whose pickup is booked. */
export type BookedLead = LeadDetails & Required<Pick<LeadDetails, 'pickup'>>;

/** Has the pickup of a request a time that holds? That of a closed request is history. */
export function isBooked(lead: LeadDetails): lead is BookedLead {
  return lead.pickup !== undefined && indexOnPath(lead.status) > 0 && !isClosed(lead.status);
}

/** Is a pickup booked for the day of this moment, in Los Angeles? */
export function isPickupDay(lead: LeadDetails, now: Date): boolean {
  return isBooked(lead) && losAngelesDay(lead.pickup.from) === losAngelesDay(now);
}
