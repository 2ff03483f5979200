import { dayText, timesText } from '@functions/words/en/pickups.ts';

/** When a pickup is, in words. Its times stay on one line where they can. */
export function WindowWords({ from, until }: { from: string; until: string }) {
  return (
    <>
      {dayText(from)}, <span className="inline-block">{timesText({ from, until })}</span>
    </>
  );
}
