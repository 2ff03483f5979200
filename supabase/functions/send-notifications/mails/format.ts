import { addressIn, type Language } from '../../_shared/domain/languages.ts';
import { losAngelesDay } from '../../_shared/domain/los-angeles-clock.ts';
import { formatTrackingId } from '../../_shared/domain/tracking-id.ts';
import { cityOfZip } from '../../_shared/domain/zip-lookup.ts';
import { languageOf } from '../languages.ts';
import type { LeadOfMail, OfferOfMail, PickupOfMail, ReviewOfMail, Site } from './types.ts';

export type DayOfPickup = 'today' | 'tomorrow';

/** The day of a pickup, in Los Angeles; null if it is neither today nor tomorrow. */
export function dayFrom(now: Date, { from }: PickupOfMail): DayOfPickup | null {
  if (losAngelesDay(from) === losAngelesDay(now)) return 'today';
  // Pickups are never at night, so 24 hours earlier is the day before, even when daylight saving time starts or ends.
  return losAngelesDay(from.getTime() - 24 * 3_600_000) === losAngelesDay(now) ? 'tomorrow' : null;
}

/** A day such as `2026-12-31`, formatted for the operator: "Thursday, December 31, 2026". */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'full' });
}

/** Whether a day, such as `2026-12-31`, is over in Los Angeles. */
export function isPastDay(day: string, now: Date): boolean {
  return day < losAngelesDay(now);
}

/**
 * The place of a request as the customer typed it, which can be anything: only for the text of emails to the operator.
 */
export function typedPlaceOf({ city, zipCode }: { city?: string | null | undefined; zipCode: string }): string {
  return [city, zipCode].filter(Boolean).join(', ');
}

/** The place of a request: "Pasadena, 91101". It names the city only if our own list has the ZIP code. */
export function placeOf({ zipCode }: LeadOfMail): string {
  return [cityOfZip(zipCode), zipCode].filter(Boolean).join(', ');
}

/** The address of a page in a language, from its path in the route table. */
export function linkIn(language: Language, path: string, site: Site): string {
  return site.url + addressIn(language, path);
}

/**
 * The customer's tracking page of a request.
 *
 * @param language of the person who opens it.
 */
export function trackingUrl({ trackingId }: LeadOfMail, language: Language, site: Site): string {
  return linkIn(language, `/track/${formatTrackingId(trackingId)}`, site);
}

/** The page that asks the customer whether everything is gone. */
export function reviewUrl({ token }: ReviewOfMail, language: Language, site: Site): string {
  return linkIn(language, `/review/${formatTrackingId(token)}`, site);
}

/** The desk page of a link. `token` is its 16 characters. */
export function deskUrl(token: string, site: Site): string {
  return `${site.url}/desk/${formatTrackingId(token)}`;
}

/** The hauler's page of a job, in their language. */
export function jobUrl({ token, hauler }: OfferOfMail, site: Site): string {
  return linkIn(languageOf(hauler), `/job/${formatTrackingId(token)}`, site);
}
