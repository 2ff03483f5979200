import { canBeWanted } from '@functions/domain/wanted.ts';

/** While "By a day" is chosen without a day, which is no answer. */
export const NO_DAY = 'day';

/** When it should be gone, to check it while it can be changed: no answer if its day cannot be chosen now. */
export function wantedNow(wanted: string): string {
  return canBeWanted(wanted) ? wanted : NO_DAY;
}
