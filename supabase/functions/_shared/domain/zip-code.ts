/** A five-digit ZIP code, perhaps with the four digits that narrow it down. The first group holds the five. */
export const ZIP_CODE = /^(\d{5})(?:-\d{4})?$/;

const FIRST_IN_CALIFORNIA = 90001;
const LAST_IN_CALIFORNIA = 96162;

/** The first five digits of a ZIP code, with or without blanks around it; `undefined` if it is none. */
export function fiveDigits(zip: string): string | undefined {
  return ZIP_CODE.exec(zip.trim())?.[1];
}

/** Whether a text is a ZIP code of another state, judged by its range: all of California's count as ours. */
export function isOutOfState(zip: string): boolean {
  const number = Number(fiveDigits(zip));
  return number < FIRST_IN_CALIFORNIA || number > LAST_IN_CALIFORNIA;
}
