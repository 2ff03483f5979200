// English: 5b50b7c06348

import { withArticle } from '@functions/words/es/pickups.ts';
import type * as english from '../en/clock';

const DAY_MS = 86_400_000;

/**
 * A moment in the visitor's time zone, for use after "antes de" or "a": "las 3:40 p.m. de hoy", "la 1:05 p.m. de
 * mañana" or "las 9:00 a.m. del 20 de noviembre".
 */
export const formatClock: typeof english.formatClock = (moment, now = new Date()) => {
  const time = withArticle(`${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`);
  // Contains plain spaces, unlike a time from Intl.
  const date = () => moment.toLocaleDateString('es-US', { month: 'long', day: 'numeric' });
  return `${time} ${dayInWords(dayNumber(moment) - dayNumber(now), date)}`;
};

/** A day after a time: "de ayer", "de hoy", "de mañana" or "del 20 de noviembre". */
export const dayInWords: typeof english.dayInWords = (daysAhead, date) => {
  if (daysAhead === -1) return 'de ayer';
  if (daysAhead === 0) return 'de hoy';
  if (daysAhead === 1) return 'de mañana';
  return `del ${date()}`;
};

/** Days since 1970 on the calendar. */
function dayNumber(moment: Date): number {
  return Date.parse(moment.toLocaleDateString('en-CA')) / DAY_MS;
}
