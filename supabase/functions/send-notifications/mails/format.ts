import { losAngelesDay } from '../../_shared/rules/los-angeles-clock.ts';
import type { Proposal } from '../../_shared/rules/pickup-contract.ts';
import { formatTrackingId } from '../../_shared/rules/tracking-id.ts';
import { cityOfZip } from '../../_shared/rules/zip-lookup.ts';
import { dayText, estimateText, timeText, type Window, windowText } from '../../_shared/words/en/pickups.ts';
import { serviceLabel, servicesInShort } from '../../_shared/words/en/services.ts';
import type { LeadOfMail, OfferOfMail, PickupOfMail, ReviewOfMail, Site } from './types.ts';
import { words } from './words/en.ts';

/** A moment as the clocks of Los Angeles show it: "10:00 AM on Sunday, November 22". */
export function formatMoment(moment: Date): string {
  return words.moment(timeText(moment), dayText(moment));
}

/** A moment, and whose clocks show it: "10:00 AM on Sunday, November 22 (Los Angeles time)". */
export function momentOf(moment: Date): string {
  return words.inLosAngeles(formatMoment(moment));
}

/** When a hauler comes, and whose clocks show it: "Tuesday, November 24, 9:00–11:00 AM (Los Angeles time)". */
export function windowOf(window: Window): string {
  return words.inLosAngeles(windowText(window));
}

export type DayOfPickup = 'today' | 'tomorrow';

/** Which day a pickup is on, in Los Angeles: null if neither today nor tomorrow. */
export function dayFrom(now: Date, { from }: PickupOfMail): DayOfPickup | null {
  if (losAngelesDay(from) === losAngelesDay(now)) return 'today';
  // No pickup is at night: 24 hours before it is the day before, also when the clocks change.
  return losAngelesDay(from.getTime() - 24 * 3_600_000) === losAngelesDay(now) ? 'tomorrow' : null;
}

/** What a proposal estimates, as a fact: "$120–$180". */
export function estimateOf(proposal: Proposal): string {
  return proposal.priceFrom === undefined ? words.setOnInspection : estimateText(proposal);
}

/** A day, such as `2026-12-31`: "Thursday, December 31, 2026". */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'full' });
}

/** Whether a day, such as `2026-12-31`, is over in Los Angeles. */
export function isPastDay(day: string, now: Date): boolean {
  return day < losAngelesDay(now);
}

/** Where a request is, as its customer typed it, who may have typed anything: for the text of mails to the operator. */
export function typedPlaceOf({ city, zipCode }: { city?: string | null | undefined; zipCode: string }): string {
  return [city, zipCode].filter(Boolean).join(', ');
}

/** Where a request is: "Pasadena, 91101". It names a city only where our own list knows the ZIP code. */
export function placeOf({ zipCode }: LeadOfMail): string {
  return [cityOfZip(zipCode), zipCode].filter(Boolean).join(', ');
}

/** All services of a request. */
export function servicesOf({ services }: Pick<LeadOfMail, 'services'>): string {
  return services.map(serviceLabel).join(', ');
}

/** What a subject says of a request whose place its reader may know: "Furniture Removal and 2 more in Pasadena". */
export function servicesIn({ services }: Pick<LeadOfMail, 'services'>, place: string): string {
  return words.servicesIn(servicesInShort(services), place);
}

/** The customer's page of a request. */
export function trackingUrl({ trackingId }: LeadOfMail, site: Site): string {
  return `${site.url}/track/${formatTrackingId(trackingId)}`;
}

/** Where the customer is asked whether all is gone. */
export function reviewUrl({ token }: ReviewOfMail, site: Site): string {
  return `${site.url}/review/${formatTrackingId(token)}`;
}

/** What the operator acts on. `token` is the 16 characters of a link to it. */
export function deskUrl(token: string, site: Site): string {
  return `${site.url}/desk/${formatTrackingId(token)}`;
}

/** The hauler's page of a job. */
export function jobUrl({ token }: OfferOfMail, site: Site): string {
  return `${site.url}/job/${formatTrackingId(token)}`;
}
