import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { statusLabel } from '@/words/shared/statuses';
import { words } from '@/words/tracking';

/** The request's status changes, oldest first. */
export function StatusHistory({ history }: { history: LeadDetails['history'] }) {
  return (
    <>
      <ol className="space-y-3 border-line border-l-2 pl-5">
        {history.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            <span className="block font-semibold">{statusLabel(status)}</span>
            <time dateTime={at} className="text-ink-soft">
              {words.statusHistory.moment(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-soft text-sm">{words.statusHistory.timeZone}</p>
    </>
  );
}
