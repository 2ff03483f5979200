import type { ServiceName } from '@functions/domain/services.ts';
import { fiveDigits } from '@functions/domain/zip-code.ts';
import type { Location } from 'react-router-dom';
import { services } from '@/content/facts/services';

/** What the visitor entered on the page that led to the booking form. */
export type SentHere = { zipCode?: string | undefined; service?: ServiceName | undefined };

/** What a form of kind `ZipForm` sent here. A wrong ZIP code and an unknown service are ignored. */
export function readSentHere({ state, search }: Location): SentHere {
  const query = new URLSearchParams(typeof state === 'string' ? state : search);
  const zipCode = query.get('zip')?.trim() ?? '';
  const slug = query.get('service');
  return {
    zipCode: fiveDigits(zipCode) && zipCode,
    service: services.find((service) => service.slug === slug)?.storedName,
  };
}

/**
 * Moves `?zip=…&service=…` from the address into the router's state, before the router reads it and before anything is
 * counted: analytics must not get the ZIP code.
 */
export function clearAddress(): void {
  const { pathname, search, hash } = window.location;
  if (/[?&](?:zip|service)=/.test(search)) window.history.replaceState({ usr: search }, '', pathname + hash);
}

/** Forgets what was sent here, so that a reload doesn't fill it in again. */
export function forgetSentHere(): void {
  clearAddress();
  window.history.replaceState({ ...window.history.state, usr: null }, '');
}
