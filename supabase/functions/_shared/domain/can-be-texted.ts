import { nationalDigits } from './same-number.ts';

/** The shape of a number of the North American plan, without its country code. */
const NORTH_AMERICAN = /^[2-9][0-8]\d[2-9]\d{6}$/;

/** Short codes of the plan, and area codes of free, premium and personal numbers and of those not given out. */
const NOBODYS = /^(.11|37|96|5(00|2[1-9]|33|44|66|77|88)|700|710|8(00|22|33|44|55|66|77|88)|900)/;

/** The area codes of islands, where a text costs more: those of the United States too, such as Puerto Rico. */
const ISLANDS =
  /^(242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|939)/;

/**
 * Can a text be sent to this number, as people type it? Only within the plan of North America, to a number that costs
 * what others do: nobody may earn by having us text theirs. Canada passes. The database's `private.is_us_number` says
 * the same.
 */
export function canBeTexted(phone: string): boolean {
  const number = nationalDigits(phone);
  return NORTH_AMERICAN.test(number) && !NOBODYS.test(number) && !ISLANDS.test(number);
}
