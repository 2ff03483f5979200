import type { ListedRequest } from '@functions/contracts/desk.ts';
import { noonOf } from '@functions/domain/los-angeles-clock.ts';
import { isClosed } from '@functions/domain/statuses.ts';
import { dayText } from '@functions/words/en/pickups.ts';
import { statusLabel } from '@functions/words/en/statuses.ts';
import { clsx } from 'clsx';
import { dayShort } from '@/content/en/clock';
import { words } from '@/content/en/desk-list';
import { DueChip } from '@/features/request/due-chip';
import { isTodayInLosAngeles } from '@/features/request/los-angeles-clock';
import { statusColor } from '@/features/request/status-badge';
import { nearDay } from '../wanted';
import { attentionReason, dueBy, isWaitingForUs, pickupInShort } from './listed-request';

type RequestChipProps = { request: ListedRequest; now: Date };

/** What a request waits for next, at a glance: the promised call, the pickup, or else its status. */
export function RequestChip({ request, now }: RequestChipProps) {
  const { flaggedBecause, pickupFrom, pickupUntil, status } = request;
  if (isClosed(status)) return <Chip color={statusColor(status)}>{statusLabel(status)}</Chip>;
  if (flaggedBecause !== null) return <Chip>{words.requests.flagged}</Chip>;
  if (isWaitingForUs(request)) return <CallChip request={request} now={now} />;
  const day = nearDay(request, now);
  if (day) return <DayChip day={day} />;
  if (!pickupFrom || !pickupUntil) return <Chip color={statusColor(status)}>{statusLabel(status)}</Chip>;
  const isToday = isTodayInLosAngeles(pickupFrom, now);
  return <Chip color={isToday ? BLUE : GRAY}>{pickupInShort(pickupFrom, pickupUntil, now)}</Chip>;
}

/** How long there is until the promised call, or how late the pickup is to which no one came. */
export function CallChip({ request, now }: RequestChipProps) {
  return <DueChip by={dueBy(request)} now={now} isAtRisk={attentionReason(request) !== undefined} />;
}

/** The day by which it should be gone. */
export function DayChip({ day }: { day: string }) {
  return <Chip color={AMBER}>{words.requests.goneBy(dayShort(dayText(noonOf(day))).date)}</Chip>;
}

const AMBER = 'bg-status-amber-pale text-status-amber';
const BLUE = 'bg-status-blue-pale text-status-blue';
const GRAY = 'bg-status-gray-pale text-status-gray';

function Chip({ color = GRAY, children }: { color?: string | undefined; children: string }) {
  return (
    <span
      className={clsx(
        'even-figures inline-flex min-h-7 items-center rounded-full border border-transparent px-2.5 font-bold text-sm',
        color,
      )}
    >
      {children}
    </span>
  );
}
