// English: 60675b577a11

import { losAngelesDay, losAngelesTime } from '../../domain/los-angeles-clock.ts';
import type * as english from '../en/pickups.ts';

/** By itself: "martes, 24 de noviembre, de 9:00 a 11:00 a.m.", Los Angeles time. */
export const windowText: typeof english.windowText = (window) => `${dayText(window.from)}, ${timesText(window)}`;

/**
 * After "el", "del" or "para el": "martes 24 de noviembre, de 9:00 a 11:00 a.m.", without a comma after the weekday.
 */
export const windowInSentence: typeof english.windowInSentence = (window) =>
  `${dayInSentence(window.from)}, ${timesText(window)}`;

/** Only the day, by itself, in Los Angeles: "martes, 24 de noviembre". */
export const dayText: typeof english.dayText = (moment) => dayWith(', ', moment);

/** The day after "el", "del" or "para el": "martes 24 de noviembre". */
export const dayInSentence: typeof english.dayInSentence = (moment) => dayWith(' ', moment);

/** Only the times, in Los Angeles: "de 9:00 a 11:00 a.m.", "de 11:00 a.m. a 1:00 p.m." */
export const timesText: typeof english.timesText = ({ from, until }) => {
  const [start, end] = [inHalves(losAngelesTime(from)), inHalves(losAngelesTime(until))];
  return start.half === end.half
    ? `de ${start.time} a ${end.time} ${end.half}`
    : `de ${start.time} ${start.half} a ${end.time} ${end.half}`;
};

/** A time of day in Los Angeles, with its article, for use in a sentence: "las 3:20 p.m.", "la 1:20 p.m." */
export const timeText: typeof english.timeText = (moment) => {
  const time = timeOfDayText(losAngelesTime(moment));
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
};

/** A 24-hour time such as `15:20` without an article, for use in a list: "3:20 p.m." */
export const timeOfDayText: typeof english.timeOfDayText = (clock) => {
  const { time, half } = inHalves(clock);
  return `${time} ${half}`;
};

/** An amount in words: "$1,200"; "Nada" for none. */
export const dollars: typeof english.dollars = (amount) =>
  amount === 0 ? 'Nada' : `$${amount.toLocaleString('en-US')}`;

/** What half of the customers paid: "$215 a $290", or "unos $215". */
export const rangeText: typeof english.rangeText = (lower, upper) =>
  lower === upper ? `unos ${dollars(lower)}` : `${dollars(lower)} a ${dollars(upper)}`;

/** The estimate of a proposal: "$120–$180", "$150", or that the hauler sets the price when they see everything. */
export const estimateText: typeof english.estimateText = ({ priceFrom, priceTo = priceFrom }) => {
  if (priceFrom === undefined || priceTo === undefined) return 'El precio se pone al ver todo';
  return priceFrom === priceTo ? dollars(priceFrom) : `$${priceFrom.toLocaleString('en-US')}–${dollars(priceTo)}`;
};

/** What an estimate means, for the customer. */
export const estimateMeaning: typeof english.estimateMeaning = ({ priceFrom }) => {
  const onInspection =
    'La empresa le dice el precio final cuando ve todo, antes de cargar. En ese momento usted puede decir que no. Usted paga cuando el trabajo está hecho.';
  return priceFrom === undefined ? onInspection : `Este es un precio estimado. ${onInspection}`;
};

/** What a customer asks for instead of a proposal, for its hauler. */
export const askedHeadings: typeof english.askedHeadings = {
  'other-time': 'El cliente pide otra hora',
  'other-price': 'El cliente pide otro precio',
  other: 'El cliente tiene una pregunta',
};

function dayWith(separator: string, moment: string | Date): string {
  // Formatted by hand, because Intl puts different separators between the parts in different browsers.
  const day = new Date(losAngelesDay(moment));
  return `${WEEKDAYS[day.getUTCDay()]}${separator}${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]}`;
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
