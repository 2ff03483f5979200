import { dayText, timesText } from '@/words/shared/pickups';

/** When a pickup is, in words. Its times stay on one line where they can. */
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

/** The times of a pickup. No line begins with "a.m." or "p.m.", as they are written in Spanish. */
export function Times({ from, until }: { from: string; until: string }) {
  return timesText({ from, until }).replace(/ (?=[ap]\.m\.)/g, '\u00A0');
}

type DayProps = {
  moment: string;
  /** What follows it, and begins no line. */
  mark?: string;
};

/** A day in Los Angeles, "Tuesday, November 24": month and number stay together where there is room. */
export function Day({ moment, mark }: DayProps) {
  const [weekday, date] = dayText(moment).split(', ');
  return (
    <>
      {weekday},{' '}
      <span className="inline-block">
        {date}
        {mark}
      </span>
    </>
  );
}
