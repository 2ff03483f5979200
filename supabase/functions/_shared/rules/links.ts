import { phoneDigits } from './phone.ts';

/** The address that calls a stored phone number. Ten digits are a number of the United States. */
export function callUrl(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `tel:+1${digits}` : `tel:+${digits}`;
}

type Place = { streetAddress?: string | undefined; city: string | null; zipCode: string };

/**
 * The map of where to go. The unit is left out: maps do not know it.
 *
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapUrl({ streetAddress, city, zipCode }: Place): string {
  const query = [streetAddress, city, `CA ${zipCode}`].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** Those of these addresses that are on the web, each once. One of another kind could run something. */
export function webUrls(addresses: readonly string[]): string[] {
  const onWeb = addresses.filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
  return [...new Set(onWeb.map((url) => new URL(url).href))];
}
