import type { LeadDetails } from '@functions/rules/contract.ts';
import { statusLabel } from '@functions/words/en/statuses.ts';
import { useId } from 'react';
import { words } from '@/content/en/tracking';

/** Each status that the request has come to, oldest first. */
export function StatusHistory({ history }: { history: NonNullable<LeadDetails['history']> }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-line border-t pt-8">
      <h2 id={id} className="font-extrabold text-xl">
        {words.statusHistory.heading}
      </h2>
      <ol className="mt-4 space-y-3 border-line border-l-2 pl-5">
        {history.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            <span className="block font-semibold">{statusLabel(status)}</span>
            <time dateTime={at} className="text-ink-soft">
              {formatMoment(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-soft text-sm">{words.statusHistory.timeZone}</p>
    </section>
  );
}

/** A moment on the clocks of Los Angeles: "Sat, Nov 21, 2026, 3:40 PM". */
function formatMoment(moment: Date): string {
  return moment.toLocaleString('en-US', {
    timeZone: 'America/Los_Angeles',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
