import { fiveDigits } from './zip-code.ts';
import { zipCodes } from './zip-codes.ts';

/** The Postal Service's name of the California city of a ZIP code, `undefined` if unknown. */
export function cityOfZip(zip: string): string | undefined {
  const digits = fiveDigits(zip);
  const position = digits ? zipCodes.indexOf(` ${digits}`) : -1;
  if (position < 0) return undefined;
  const lineStart = zipCodes.lastIndexOf('\n', position) + 1;
  return zipCodes.slice(lineStart, zipCodes.indexOf(':', lineStart));
}
