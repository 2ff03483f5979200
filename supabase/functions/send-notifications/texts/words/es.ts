// English: 9125e148bf58

import type { Shape } from '../../../_shared/words/shape.ts';
import type { words as english } from './en.ts';

/**
 * Words that all texts share. All characters, also in each kind, are in GSM-7, which has neither á nor í, ó or ú, so
 * words with these are avoided. The links are three characters longer than the English ones, and the stop notice two
 * shorter, so words to customers have at most 52 characters, to haulers 54, and the question after the pickup 51; words
 * without a link can be longer.
 *
 * Inserted values have no such letters either, and at most this length: a moment "las 12:59 p.m. del mié", a time "las
 * 12:59 p.m.", a window "mié 25 nov, 10:00 a.m.-12:45 p.m.", its times "10:00 a.m.-12:45 p.m.". Saturday is "sab".
 */
export const words = {
  text: (brand, what, link) => `${brand}: ${what} ${link}`,
  textWithoutLink: (brand, what) => `${brand}: ${what}`,
  stop: 'STOP para salir',
  onDay: (time, day) => `${time} del ${day.slice(0, 3)}`,
  window: (dayText, times) => {
    const [weekday = '', day, , month = ''] = dayText.split(' ');
    return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}, ${times}`;
  },
  day: (dayText) => {
    const [, day, , month = ''] = dayText.split(' ');
    return `${day} ${month.slice(0, 3)}`;
  },
  times: (timesText) => timesText.replace(/^de /, '').replace(' a ', '-'),
} satisfies Shape<typeof english>;
