// English: 003f5a7a40ad

import type * as english from '../en/clock';

export const losAngelesTime: typeof english.losAngelesTime = 'hora de Los Ángeles';

/** A day after a time: "de ayer", "de hoy", "de mañana" or "del 20 de noviembre". */
export const dayInWords: typeof english.dayInWords = (daysAhead, date) => {
  if (daysAhead === -1) return 'de ayer';
  if (daysAhead === 0) return 'de hoy';
  if (daysAhead === 1) return 'de mañana';
  return `del ${date()}`;
};
