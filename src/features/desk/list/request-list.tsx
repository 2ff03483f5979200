import type { ListedRequest } from '@functions/contracts/desk.ts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { words } from '@/content/en/desk-list';
import { jobTitle } from '@/features/request/job-title';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { StatusBadge } from '@/features/request/status-badge';
import { useMedia, WIDE } from '@/lib/use-media';
import { LanguageTag } from '../language';
import { nearDay } from '../wanted';
import { CallTime } from './call-time';
import { attentionReason, isWaitingForUs, rowText, statusText } from './listed-request';
import { CallChip, DayChip, RequestChip } from './request-chip';
import { RequestLink } from './request-link';

/** How many rows are always laid out: what is below the list must not move in the first view. */
const FIRST_ROWS = 12;

type RequestListProps = {
  requests: readonly ListedRequest[];
  token: string;
  /** The request that is open beside the list. */
  openId?: string | undefined;
  /** Whether it is a column beside something else: not a table, and each row has two lines. */
  isWide: boolean;
  /** Whether rows have the end of the tracking ID, which a customer gives on the phone. */
  hasIds?: boolean;
  now: Date;
};

/** Requests as short rows or as a table, each a link to its page. */
export function RequestList(props: RequestListProps) {
  const isTable = useMedia(WIDE) && !props.isWide;
  return isTable ? <RequestTable {...props} /> : <RequestRows {...props} />;
}

function RequestRows({ requests, token, openId, isWide, hasIds = false, now }: RequestListProps) {
  return (
    <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
      {requests.map((request, index) => (
        <RequestRow
          key={request.id}
          {...{ request, token, isWide, hasIds, now }}
          isOpen={request.id === openId}
          isLazy={index >= FIRST_ROWS}
        />
      ))}
    </ul>
  );
}

type RequestProps = { request: ListedRequest; token: string; now: Date };

/** Lazy rows out of sight are not laid out: there may be 200 of them. */
const RequestRow = memo(function RequestRow({
  request,
  token,
  isOpen,
  isLazy,
  isWide,
  hasIds,
  now,
}: RequestProps & { isOpen: boolean; isLazy: boolean; isWide: boolean; hasIds: boolean }) {
  return (
    <li
      aria-current={isOpen || undefined}
      className={clsx('relative min-w-0 px-3 py-1.5', isOpen ? 'bg-poppy-pale' : 'hover:bg-cream')}
      style={isLazy ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 4.25rem' } : undefined}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <RequestChip request={request} now={now} />
        <h3 className="min-w-0">
          <RequestLink request={request} token={token} />
        </h3>
        <LanguageTag language={request.language} />
      </div>
      <p className={clsx('text-sm leading-snug', isWide ? 'truncate' : 'break-words')}>
        {hasIds && <TrackingIdEnd id={request.trackingId} />}{' '}
        {isWaitingForUs(request) && <CallTime request={request} />} <span>{`${jobTitle(request)}.`}</span>{' '}
        <span className="text-ink-soft">{rowText(request, now)}</span>
      </p>
    </li>
  );
});

function RequestTable({ requests, token, now }: RequestListProps) {
  const { due, customer, job, progress, status, hauler } = words.requests.columns;
  return (
    <div className="mt-3 overflow-hidden rounded-card border border-line bg-paper shadow-card">
      <table className="w-full text-left leading-snug" style={{ tableLayout: 'fixed' }}>
        <thead className="bg-sand">
          <tr>
            {[due, customer, job, progress, hauler, status].map((heading, index) => (
              <th key={heading} scope="col" className="px-3 py-3 font-bold" style={{ width: columnWidths[index] }}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ verticalAlign: 'top' }}>
          {requests.map((request) => (
            <TableRow key={request.id} request={request} token={token} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** For due call, customer, job, progress, hauler and status. */
const columnWidths = ['16%', '17%', '19%', '20%', '12%', '16%'];

const TableRow = memo(function TableRow({ request, token, now }: RequestProps) {
  const cell = 'break-words px-3 py-3';
  return (
    <tr className="relative border-line border-t hover:bg-cream">
      <td className={cell}>
        <DueCall request={request} now={now} />
      </td>
      <th scope="row" className={clsx(cell, 'font-normal')}>
        <RequestLink request={request} token={token} /> <LanguageTag language={request.language} />{' '}
        <TrackingIdEnd id={request.trackingId} />
      </th>
      <td className={cell}>
        <span>{jobTitle(request)}</span>
        <span className="block text-ink-soft text-sm">
          {words.requests.came(formatLosAngelesClock(request.createdAt, now))}
        </span>
      </td>
      <td className={cell}>
        <StatusText request={request} now={now} />
      </td>
      <td className={cell}>{request.hauler ?? <span className="text-ink-soft">{words.requests.nobody}</span>}</td>
      <td className={cell}>
        <StatusBadge status={request.status} />
      </td>
    </tr>
  );
});

/** The time to the promise, as long as a call is due. */
function DueCall({ request, now }: Omit<RequestProps, 'token'>) {
  const { noCall, called } = words.requests;
  if (isWaitingForUs(request) && request.noShowAt === null) return <CallChip request={request} now={now} />;
  const day = nearDay(request, now);
  if (day) return <DayChip day={day} />;
  return <span className="text-ink-soft">{request.contactedAt === null ? noCall : called}</span>;
}

function StatusText({ request, now }: Omit<RequestProps, 'token'>) {
  const isUrgent = attentionReason(request) !== undefined || request.flaggedBecause !== null;
  return <p className={clsx('break-words', isUrgent && 'font-semibold text-danger')}>{statusText(request, now)}</p>;
}

/** The end of the tracking ID, which a customer gives on the phone. */
function TrackingIdEnd({ id }: { id: string }) {
  return (
    <span className="inline-block text-ink-soft text-sm">
      <span className="sr-only">{words.requests.trackingIdEnds} </span>
      <span aria-hidden="true">…</span>
      <span className="even-figures">{id}</span>
    </span>
  );
}
