// English: 0f830d115008

import { losAngelesClock, losAngelesDay } from '../../domain/los-angeles-clock.ts';
import type * as english from '../en/pickups.ts';

/** "martes, 24 de noviembre, de 9:00 a 11:00 a.m.", on the clocks of Los Angeles. */
export const windowText: typeof english.windowText = (window) => `${dayText(window.from)}, ${timesText(window)}`;

/** The day alone, in Los Angeles: "martes, 24 de noviembre". */
export const dayText: typeof english.dayText = (moment) => {
  // Said by hand: what Intl writes between the parts is not the same in every browser.
  const day = new Date(losAngelesDay(moment));
  return `${WEEKDAYS[day.getUTCDay()]}, ${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]}`;
};

/** The times alone, in Los Angeles: "de 9:00 a 11:00 a.m.", "de 11:00 a.m. a 1:00 p.m." */
export const timesText: typeof english.timesText = ({ from, until }) => {
  const [start, end] = [inHalves(timeIn(from)), inHalves(timeIn(until))];
  return start.half === end.half
    ? `de ${start.time} a ${end.time} ${end.half}`
    : `de ${start.time} ${start.half} a ${end.time} ${end.half}`;
};

/** A time of the day in Los Angeles, with its article, as it stands in a sentence: "las 3:20 p.m.", "la 1:20 p.m." */
export const timeText: typeof english.timeText = (moment) => withArticle(timeIn(moment));

/** A clock that counts 24 hours, such as `15:20`, in a sentence: "las 3:20 p.m." */
export function withArticle(clock: string): string {
  const time = timeOfDayText(clock);
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}

/** The same where it stands alone, such as in a list: "3:20 p.m." */
export const timeOfDayText: typeof english.timeOfDayText = (clock) => {
  const { time, half } = inHalves(clock);
  return `${time} ${half}`;
};

/** An amount in words: "$1,200"; "Nada" for none. */
export const dollars: typeof english.dollars = (amount) =>
  amount === 0 ? 'Nada' : `$${amount.toLocaleString('en-US')}`;

/** What a proposal estimates: "$120–$180", "$150", or that the hauler sets the price when they see everything. */
export const estimateText: typeof english.estimateText = ({ priceFrom, priceTo = priceFrom }) => {
  if (priceFrom === undefined || priceTo === undefined) return 'Precio al ver todo';
  return priceFrom === priceTo ? dollars(priceFrom) : `$${priceFrom.toLocaleString('en-US')}–${dollars(priceTo)}`;
};

/** What holds of every price that is named before the pickup, for the customer. */
export const estimateMeaning: typeof english.estimateMeaning = ({ priceFrom }) => {
  const onInspection =
    'La empresa le dice el precio final cuando ve todo, antes de cargar. En ese momento usted puede decir que no. Usted paga cuando el trabajo está hecho.';
  return priceFrom === undefined ? onInspection : `Este es un precio estimado. ${onInspection}`;
};

/** What a customer asks for instead of a proposal, as its hauler reads it. */
export const askedHeadings: typeof english.askedHeadings = {
  'other-time': 'El cliente pide otra hora',
  'other-price': 'El cliente pide otro precio',
  other: 'El cliente tiene una pregunta',
};

/** A time of the day in Los Angeles, as `15:20`. */
function timeIn(moment: string | Date): string {
  return losAngelesClock(moment).slice(11);
}

function inHalves(clock: string): { time: string; half: string } {
  const [hour, minute] = clock.split(':');
  return { time: `${Number(hour) % 12 || 12}:${minute}`, half: Number(hour) < 12 ? 'a.m.' : 'p.m.' };
}

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
