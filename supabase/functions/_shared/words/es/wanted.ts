// English: 33d7747246f1

import { noonOf } from '../../domain/los-angeles-clock.ts';
import { isWantedWord, type WantedWord } from '../../domain/wanted.ts';
import type * as english from '../en/wanted.ts';
import { dayInSentence } from './pickups.ts';

const facts: Record<WantedWord, string> = { soon: 'Lo antes posible', flexible: 'Cualquier día' };

/** When it should be gone, as a fact: "A más tardar el jueves 3 de diciembre". */
export const wantedText: typeof english.wantedText = (wanted) =>
  isWantedWord(wanted) ? facts[wanted] : `A más tardar el ${dayInSentence(noonOf(wanted))}`;

/** "Timeframe" on the tracking page while no time is set. */
export const unsetTimeframe: typeof english.unsetTimeframe = (wanted, isClosed) => {
  if (isClosed) return 'Sin fecha';
  if (!wanted) return 'Sin fecha todavía';
  if (wanted === 'flexible') return 'Sin fecha todavía. Cualquier día está bien.';
  const text = wantedText(wanted);
  return `Sin fecha todavía. Usted pidió: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};
