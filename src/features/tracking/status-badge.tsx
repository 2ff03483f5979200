import { type Status, toStatus } from '@functions/rules/statuses.ts';
import { statusLabel } from '@functions/words/en/statuses.ts';
import { clsx } from 'clsx';

const colors: Record<Status | 'other', string> = {
  Submitted: 'bg-status-submitted-pale text-status-submitted',
  'Sent Proposal': 'bg-status-proposal-pale text-status-proposal',
  'In Progress': 'bg-status-progress-pale text-status-progress',
  Completed: 'bg-status-completed-pale text-status-completed',
  Canceled: 'bg-status-canceled-pale text-status-canceled',
  other: 'bg-status-unknown-pale text-status-unknown',
};

/** The status of a request: blue, purple, amber, red or green, and grey for one we do not know. */
export function StatusBadge({ status: text }: { status: string }) {
  const status = toStatus(text);
  return (
    <span
      data-status={status === 'other' ? 'unknown' : status}
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 rounded-full border border-transparent px-4 font-bold',
        colors[status],
      )}
    >
      <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
      {statusLabel(text)}
    </span>
  );
}
