import type { Language } from '../../_shared/domain/languages.ts';
import { losAngelesDay } from '../../_shared/domain/los-angeles-clock.ts';
import type { Window } from '../../_shared/words/en/pickups.ts';
import type { Shape } from '../../_shared/words/shape.ts';
import { wordingIn } from '../mails/wording.ts';
import { toGsm } from './gsm-7.ts';
import { words as english } from './words/en.ts';
import { words as spanish } from './words/es.ts';

export type TextWording = ReturnType<typeof createTextWording>;

const wordings: Record<Language, TextWording> = {
  en: createTextWording('en', english),
  es: createTextWording('es', spanish),
};

/** The wording of texts in a language. Moments are short, and have no character that would make a text longer. */
export function textWordingIn(language: Language): TextWording {
  return wordings[language];
}

function createTextWording(language: Language, words: Shape<typeof english>) {
  const { dayText, timesText, timeText } = wordingIn(language);

  function timesOf(window: Window): string {
    return toGsm(words.times(timesText(window)));
  }

  return {
    words,

    /** A time of day in Los Angeles: "3:20 PM". */
    timeOf: (moment: Date): string => toGsm(timeText(moment)),

    /** A moment in Los Angeles: "10:00 AM", or "10:00 AM Mon" if it is not today. */
    momentOf(moment: Date, now: Date): string {
      const time = timeText(moment);
      return toGsm(losAngelesDay(moment) === losAngelesDay(now) ? time : words.onDay(time, dayText(moment)));
    },

    /** A pickup window: "Wed, Nov 25, 10:00 AM-12:45 PM". */
    windowOf: (window: Window): string => toGsm(words.window(dayText(window.from), timesOf(window))),

    /** Only the day: "Nov 25". */
    dayOf: (moment: Date): string => toGsm(words.day(dayText(moment))),

    /** Only the times: "9:00-11:00 AM". */
    timesOf,
  };
}
