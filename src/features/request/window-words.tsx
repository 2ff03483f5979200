import { losAngelesTime } from '@/words/clock';
import { dayText, timesText } from '@/words/shared/pickups';
import { differsFromDevice } from './los-angeles-clock';

/** A pickup time in words. Its hours stay on one line if there is room. */
export function WindowWords({ from, until }: { from: string; until: string }) {
  return (
    <>
      <Day moment={from} mark="," />{' '}
      <span className="inline-block">
        <Times from={from} until={until} />
      </span>
    </>
  );
}

/** Below the first time of a page: "Los Angeles time", if the device's clock differs then. */
export function WindowZone({ from }: { from: string }) {
  if (!differsFromDevice(from)) return null;
  return (
    <>
      {' '}
      <span className="mt-1 block font-normal text-base tracking-normal first-letter:uppercase">{losAngelesTime}</span>
    </>
  );
}

/** A text in which no line begins with "AM" or "p.m." */
export function unbroken(text: string): string {
  return text.replace(/ (?=[AP]M|[ap]\.m\.)/g, '\u00A0');
}

/** The hours of a pickup. No line begins with "AM" or "p.m.", and in Spanish none ends with "a" or "de". */
export function Times({ from, until }: { from: string; until: string }) {
  return unbroken(timesText({ from, until })).replace('de ', 'de\u00A0').replace(' a ', ' a\u00A0');
}

type DayProps = {
  moment: string;
  /** Punctuation after the day, kept on its line. */
  mark?: string;
};

/** A day in Los Angeles, "Tuesday, November 24": month and number stay together if there is room. */
function Day({ moment, mark = '' }: DayProps) {
  const [weekday = '', date = ''] = dayText(moment).split(', ');
  return (
    <>
      <span>{`${weekday}, `}</span>
      <span className="inline-block">{date + mark}</span>
    </>
  );
}
