import { noonOf } from '../../domain/los-angeles-clock.ts';
import { isWantedWord, type WantedWord } from '../../domain/wanted.ts';
import { dayText } from './pickups.ts';

const facts: Record<WantedWord, string> = { soon: 'As soon as possible', flexible: 'Any day' };

/** When it should be gone, as a fact: "By Thursday, December 3". */
export function wantedText(wanted: string): string {
  return isWantedWord(wanted) ? facts[wanted] : `By ${dayText(noonOf(wanted))}`;
}

/** "Timeframe" on the tracking page while no time is set. */
export function unsetTimeframe(wanted: string | null | undefined, isClosed: boolean): string {
  if (isClosed) return 'Not set';
  if (!wanted) return 'Not set yet';
  if (wanted === 'flexible') return 'Not set yet. Any day is fine.';
  const text = wantedText(wanted);
  return `Not set yet. You asked for: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
