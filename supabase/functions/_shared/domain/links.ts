import { phoneDigits } from './phone.ts';

/**
 * A number of the North American Numbering Plan, with or without the country code. Area code and exchange begin with 2
 * to 9 and do not end in 11. The area code 900, and 976 as area code or exchange, are premium-rate.
 *
 * @see https://nationalnanpa.com/number_resource_info/
 */
const NORTH_AMERICAN = /^1?((?!900|976|.11)[2-9]\d\d(?!976|.11)[2-9]\d{6})$/;

/**
 * The `tel:` link of a stored phone number; null if it is not North American or is premium-rate, so it is shown as
 * text.
 */
export function callUrl(phone: string): string | null {
  const [, national] = NORTH_AMERICAN.exec(phoneDigits(phone)) ?? [];
  return national === undefined ? null : `tel:+1${national}`;
}

/** The `mailto:` link of an email address, whatever its characters. */
export function mailUrl(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

type Place = { streetAddress?: string | undefined; city: string | null; zipCode: string };

/**
 * The map link of an address, without the unit, which maps do not know.
 *
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapUrl(place: Place): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLine(place) })}`;
}

/** An address in the format of maps and calendars: "742 Evergreen Terrace, Beverly Hills, CA 90210". */
export function addressLine({ streetAddress, city, zipCode }: Place): string {
  return [streetAddress, city, `CA ${zipCode}`].filter(Boolean).join(', ');
}

/** The http and https addresses, without duplicates. Other kinds, such as `javascript:`, could run code. */
export function webUrls(addresses: readonly string[]): string[] {
  const onWeb = addresses.filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
  return [...new Set(onWeb.map((url) => new URL(url).href))];
}
