import { type StatusColor, statusColors, toStatus } from '@functions/domain/statuses.ts';
import { clsx } from 'clsx';
import { statusLabel } from '@/words/shared/statuses';

const colors: Record<StatusColor | 'gray', string> = {
  blue: 'bg-status-blue-pale text-status-blue',
  purple: 'bg-status-purple-pale text-status-purple',
  amber: 'bg-status-amber-pale text-status-amber',
  green: 'bg-status-green-pale text-status-green',
  red: 'bg-status-red-pale text-status-red',
  gray: 'bg-status-gray-pale text-status-gray',
};

/** The color of a status; unknown ones are gray. */
export function statusColor(text: string): string | undefined {
  const status = toStatus(text);
  return colors[status === 'other' ? 'gray' : statusColors[status]];
}

/** The status of a request in its color. */
export function StatusBadge({ status: text }: { status: string }) {
  const status = toStatus(text);
  return (
    <span
      data-status={status === 'other' ? 'unknown' : status}
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 rounded-full border border-transparent px-4 font-bold',
        statusColor(text),
      )}
    >
      <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
      <span>{statusLabel(text)}</span>
    </span>
  );
}
