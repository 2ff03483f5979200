import { formatTrackingId } from '../../_shared/rules/tracking-id.ts';
import type { LeadOfMail, Site } from './types.ts';

/** A moment on the clocks of Los Angeles: "10:00 AM on Sunday, November 22". Mails say which clocks. */
export function formatMoment(moment: Date): string {
  const timeZone = 'America/Los_Angeles';
  const time = moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const day = moment.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  return `${time} on ${day}`;
}

/** Mails say beside their times whose clocks these are. */
export const LOS_ANGELES = '(Los Angeles time)';

/** A moment with its clocks: "10:00 AM on Sunday, November 22 (Los Angeles time)". */
export function momentOf(moment: Date): string {
  return `${formatMoment(moment)} ${LOS_ANGELES}`;
}

/** Where a request is: "Pasadena, 91101". */
export function placeOf({ city, zipCode }: LeadOfMail): string {
  return [city, zipCode].filter(Boolean).join(', ');
}

/** "1 request", "2 requests". */
export function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

/** The customer's page of a request. */
export function trackingUrl({ trackingId }: LeadOfMail, site: Site): string {
  return `${site.url}/track/${formatTrackingId(trackingId)}`;
}
