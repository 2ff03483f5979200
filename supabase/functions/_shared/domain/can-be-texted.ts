import { nationalDigits } from './phone.ts';

/** The format of a North American number, without its country code. */
const NORTH_AMERICAN = /^[2-9][0-8]\d[2-9]\d{6}$/;

/** Short codes, and area codes that are toll-free, premium, personal or unassigned. */
const SPECIAL_NUMBERS = /^(.11|37|96|5(00|2[1-9]|33|44|66|77|88)|700|710|8(00|22|33|44|55|66|77|88)|900)/;

/** Area codes of islands where texts cost more, including US territories such as Puerto Rico. */
const ISLANDS =
  /^(242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|939)/;

/**
 * Whether we can text this number, as typed, at US rates: it must be North American and not premium or otherwise
 * special, so that no one can earn money by having us text their number. Canadian numbers pass. Same as the database's
 * `private.is_us_number`.
 */
export function canBeTexted(phone: string): boolean {
  const number = nationalDigits(phone);
  return NORTH_AMERICAN.test(number) && !SPECIAL_NUMBERS.test(number) && !ISLANDS.test(number);
}
