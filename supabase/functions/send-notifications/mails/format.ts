import { addressIn, type Language } from '../../_shared/domain/languages.ts';
import { losAngelesDay } from '../../_shared/domain/los-angeles-clock.ts';
import { formatTrackingId } from '../../_shared/domain/tracking-id.ts';
import { cityOfZip } from '../../_shared/domain/zip-lookup.ts';
import { languageOf } from '../languages.ts';
import type { LeadOfMail, OfferOfMail, PickupOfMail, ReviewOfMail, Site } from './types.ts';

export type DayOfPickup = 'today' | 'tomorrow';

/** Which day a pickup is on, in Los Angeles: null if neither today nor tomorrow. */
export function dayFrom(now: Date, { from }: PickupOfMail): DayOfPickup | null {
  if (losAngelesDay(from) === losAngelesDay(now)) return 'today';
  // No pickup is at night: 24 hours before it is the day before, also when the clocks change.
  return losAngelesDay(from.getTime() - 24 * 3_600_000) === losAngelesDay(now) ? 'tomorrow' : null;
}

/** A day, such as `2026-12-31`, as the operator reads it: "Thursday, December 31, 2026". */
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

/** A page of the site in a language, by its path in the route table. */
export function linkIn(language: Language, path: string, site: Site): string {
  return site.url + addressIn(language, path);
}

/**
 * The customer's page of a request.
 *
 * @param language of who opens it.
 */
export function trackingUrl({ trackingId }: LeadOfMail, language: Language, site: Site): string {
  return linkIn(language, `/track/${formatTrackingId(trackingId)}`, site);
}

/** Where the customer is asked whether all is gone. */
export function reviewUrl({ token }: ReviewOfMail, language: Language, site: Site): string {
  return linkIn(language, `/review/${formatTrackingId(token)}`, site);
}

/** What the operator acts on. `token` is the 16 characters of a link to it. */
export function deskUrl(token: string, site: Site): string {
  return `${site.url}/desk/${formatTrackingId(token)}`;
}

/** The hauler's page of a job, in their language. */
export function jobUrl({ token, hauler }: OfferOfMail, site: Site): string {
  return linkIn(languageOf(hauler), `/job/${formatTrackingId(token)}`, site);
}
