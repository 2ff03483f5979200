import { phoneDigits } from './phone.ts';

/**
 * A number of the North American numbering plan, perhaps with its country code. Area code and exchange begin with 2 to
 * 9 and do not end in 11. Calls to the area code 900, and to the area code or the exchange 976, cost extra.
 *
 * @see https://nationalnanpa.com/number_resource_info/
 */
const NORTH_AMERICAN = /^1?((?!900|976|.11)[2-9]\d\d(?!976|.11)[2-9]\d{6})$/;

/**
 * The address that calls a stored phone number; null for one that no link may call, because it is none of North America
 * or costs extra. It is shown as text then.
 */
export function callUrl(phone: string): string | null {
  const [, national] = NORTH_AMERICAN.exec(phoneDigits(phone)) ?? [];
  return national === undefined ? null : `tel:+1${national}`;
}

/** The address that writes to an email address, whatever its characters are. */
export function mailUrl(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

type Place = { streetAddress?: string | undefined; city: string | null; zipCode: string };

/**
 * The map of where to go. The unit is left out: maps do not know it.
 *
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapUrl(place: Place): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLine(place) })}`;
}

/** An address as maps and calendars take it: "742 Evergreen Terrace, Beverly Hills, CA 90210". */
export function addressLine({ streetAddress, city, zipCode }: Place): string {
  return [streetAddress, city, `CA ${zipCode}`].filter(Boolean).join(', ');
}

/** Those of these addresses that are on the web, each once. One of another kind could run something. */
export function webUrls(addresses: readonly string[]): string[] {
  const onWeb = addresses.filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
  return [...new Set(onWeb.map((url) => new URL(url).href))];
}
