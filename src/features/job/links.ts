import type { Job } from '@functions/job-contract.ts';
import { phoneDigits } from '@functions/phone.ts';

/** The address that calls a stored phone number. Ten digits are a number of the United States. */
export function callUrl(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `tel:+1${digits}` : `tel:+${digits}`;
}

/**
 * The map of where to go. The unit is left out: maps do not know it.
 *
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapUrl({ streetAddress, city, zipCode }: Job['lead']): string {
  const query = [streetAddress, city, `CA ${zipCode}`].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** The addresses of photos on the web, each once. One of another kind, which could run something, is left out. */
export function photoUrls({ photos }: Job['lead']): string[] {
  return [...new Set(photos)].filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
}
