import { clsx } from 'clsx';

const colors: Record<string, string> = {
  Submitted: 'bg-status-submitted-pale text-status-submitted',
  'Sent Proposal': 'bg-status-proposal-pale text-status-proposal',
  'In Progress': 'bg-status-progress-pale text-status-progress',
  Canceled: 'bg-status-canceled-pale text-status-canceled',
  Completed: 'bg-status-completed-pale text-status-completed',
};

/** The status of a request: blue, purple, amber, red or green, and grey for one we do not know. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span
      data-status={status in colors ? status : 'unknown'}
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 rounded-full border border-transparent px-4 font-bold',
        colors[status] ?? 'bg-status-unknown-pale text-status-unknown',
      )}
    >
      <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
      {status}
    </span>
  );
}
