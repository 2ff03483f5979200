import { formatTrackingId } from '../../_shared/rules/tracking-id.ts';
import { cityOfZip } from '../../_shared/rules/zip-lookup.ts';
import { serviceLabel, servicesInShort } from '../../_shared/words/en/services.ts';
import type { LeadOfMail, Site } from './types.ts';
import { words } from './words/en.ts';

/** A moment as the clocks of Los Angeles show it: "10:00 AM on Sunday, November 22". */
export function formatMoment(moment: Date): string {
  const timeZone = 'America/Los_Angeles';
  const time = moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const day = moment.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  return words.moment(time, day);
}

/** A moment, and whose clocks show it: "10:00 AM on Sunday, November 22 (Los Angeles time)". */
export function momentOf(moment: Date): string {
  return words.inLosAngeles(formatMoment(moment));
}

/** A day, such as `2026-12-31`: "Thursday, December 31, 2026". */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'full' });
}

/** Whether a day, such as `2026-12-31`, is over in Los Angeles. */
export function isPastDay(day: string, now: Date): boolean {
  return day < now.toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
}

/** Where a request is, as its customer typed it, who may have typed anything: for the text of mails to the operator. */
export function typedPlaceOf({ city, zipCode }: LeadOfMail): string {
  return [city, zipCode].filter(Boolean).join(', ');
}

/** Where a request is: "Pasadena, 91101". It names a city only where our own list knows the ZIP code. */
export function placeOf({ zipCode }: LeadOfMail): string {
  return [cityOfZip(zipCode), zipCode].filter(Boolean).join(', ');
}

/** All services of a request. */
export function servicesOf({ services }: LeadOfMail): string {
  return services.map(serviceLabel).join(', ');
}

/** What a subject says of a request whose place its reader may know: "Furniture Removal and 2 more in Pasadena". */
export function servicesIn({ services }: LeadOfMail, place: string): string {
  return words.servicesIn(servicesInShort(services), place);
}

/** The customer's page of a request. */
export function trackingUrl({ trackingId }: LeadOfMail, site: Site): string {
  return `${site.url}/track/${formatTrackingId(trackingId)}`;
}
