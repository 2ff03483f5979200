import { asciiDigits } from '@functions/domain/ascii-digits.ts';
import { type LoadSize, loadSizes } from '@functions/domain/load-sizes.ts';
import type { ServiceName } from '@functions/domain/services.ts';
import { fiveDigits } from '@functions/domain/zip-code.ts';
import type { Location } from 'react-router-dom';
import { type ServiceSlug, services } from '@/content/facts/services';

/** What the visitor entered into the `ZipForm`, or chose with the `ChoiceLink`, that led to the booking form. */
export type ZipFormEntry = {
  zipCode?: string | undefined;
  service?: ServiceName | undefined;
  loadSize?: LoadSize | undefined;
};

/** The same in an address. */
export type BookingChoice = `load=${LoadSize}` | `service=${ServiceSlug}`;

/** Reads the entry from the location. Ignores a wrong ZIP code, and an unknown service or load. */
export function readZipFormEntry({ state, search }: Location): ZipFormEntry {
  const query = new URLSearchParams(typeof state === 'string' ? state : search);
  const zipCode = asciiDigits(query.get('zip')?.trim() ?? '');
  const slug = query.get('service');
  return {
    zipCode: fiveDigits(zipCode) && zipCode,
    service: services.find((service) => service.slug === slug)?.storedName,
    loadSize: loadSizes.find((size) => size === query.get('load')),
  };
}

/**
 * Moves `?zip=…&service=…&load=…` from the address into the router's state, before the router reads it and before anything is
 * counted: analytics must not get the ZIP code.
 */
export function moveQueryToState(): void {
  const { pathname, search, hash } = window.location;
  if (/[?&](?:zip|service|load)=/.test(search)) window.history.replaceState({ usr: search }, '', pathname + hash);
}

/** Removes the entry, so that a reload doesn't fill it in again. */
export function forgetZipFormEntry(): void {
  moveQueryToState();
  const { state } = window.history;
  // Only its own: the form's steps and the confirmation have their state there, too.
  if (typeof state?.usr === 'string') window.history.replaceState({ ...state, usr: null }, '');
}
