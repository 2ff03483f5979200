import { asciiDigits } from './ascii-digits.ts';

/** A five-digit ZIP code, optionally with the four-digit extension. The first group is the five digits. */
export const ZIP_CODE = /^(\d{5})(?:-\d{4})?$/;

const FIRST_IN_CALIFORNIA = 90001;
const LAST_IN_CALIFORNIA = 96162;

/** The first five digits of a ZIP code in any script, ignoring spaces around it; `undefined` if it is not one. */
export function fiveDigits(zip: string): string | undefined {
  return ZIP_CODE.exec(asciiDigits(zip.trim()))?.[1];
}

/** Whether a ZIP code is in another state, judged by its range: all of California counts as ours. */
export function isOutOfState(zip: string): boolean {
  const number = Number(fiveDigits(zip));
  return number < FIRST_IN_CALIFORNIA || number > LAST_IN_CALIFORNIA;
}
