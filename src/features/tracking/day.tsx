import { dayText } from '@functions/words/en/pickups.ts';

/** A day in Los Angeles, "Tuesday, November 24": month and number stay together where there is room. */
export function Day({ moment }: { moment: string }) {
  const [weekday, date] = dayText(moment).split(', ');
  return (
    <>
      {weekday}, <span className="inline-flex">{date}</span>
    </>
  );
}
