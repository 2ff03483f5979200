import { ZIP_CODE } from './zip-code.ts';
import { zipCodes } from './zip-codes.ts';

const FIRST_IN_CALIFORNIA = 90001;
const LAST_IN_CALIFORNIA = 96162;

/** The Postal Service's name of the California city that a ZIP code belongs to, `undefined` if we know none. */
export function cityOfZip(zip: string): string | undefined {
  const digits = fiveDigits(zip);
  const position = digits ? zipCodes.indexOf(` ${digits}`) : -1;
  if (position < 0) return undefined;
  const lineStart = zipCodes.lastIndexOf('\n', position) + 1;
  return zipCodes.slice(lineStart, zipCodes.indexOf(':', lineStart));
}

/** Whether a ZIP code is one of California's, judged by its range: also those that no street has. */
export function isCaliforniaZip(zip: string): boolean {
  const number = Number(fiveDigits(zip));
  return number >= FIRST_IN_CALIFORNIA && number <= LAST_IN_CALIFORNIA;
}

function fiveDigits(zip: string): string | undefined {
  return ZIP_CODE.exec(zip.trim())?.[1];
}
