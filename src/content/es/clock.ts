// English: 143df9965277

import type * as english from '../en/clock';

export const losAngelesTime: typeof english.losAngelesTime = 'hora de Los Ángeles';

/** A day after a time: "de ayer", "de hoy", "de mañana" or "del 20 de noviembre". */
export const dayInWords: typeof english.dayInWords = (daysAhead, date) => {
  if (daysAhead === -1) return 'de ayer';
  if (daysAhead === 0) return 'de hoy';
  if (daysAhead === 1) return 'de mañana';
  return `del ${date()}`;
};

/** From "domingo, 29 de noviembre": "dom", "29", "nov"; "29 nov". */
export const dayShort: typeof english.dayShort = (inWords) => {
  const [weekday = '', day = '', , month = ''] = inWords.split(/,? /);
  return { weekday: weekday.slice(0, 3), day, month: month.slice(0, 3), date: `${day} ${month.slice(0, 3)}` };
};

/** "faltan 48 min", "faltan 1 h 22 min", "13 h de retraso", "3 días de retraso". */
export const dueText: typeof english.dueText = (minutes) => {
  if (minutes <= 0) return `${duration(Math.max(1, -minutes))} de retraso`;
  return `${minutes === 1 || minutes === 60 ? 'falta' : 'faltan'} ${duration(minutes)}`;
};

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} días`;
  if (hours === 0) return `${minutes} min`;
  return hours >= 10 || minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
