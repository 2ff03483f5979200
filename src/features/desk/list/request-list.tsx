import type { ListedRequest } from '@functions/contracts/desk.ts';
import { clsx } from 'clsx';
import { memo, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { words } from '@/content/en/desk-list';
import { jobTitle } from '@/features/request/job-title';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { StatusBadge } from '@/features/request/status-badge';
import { paths } from '@/lib/paths';
import { LanguageTag } from '../language';
import { cardClass } from './list-section';
import { attentionReason, haulerText, statusText } from './listed-request';

/** The width from which on a table fits: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';

type RequestListProps = { requests: readonly ListedRequest[]; token: string; now: Date };

/** Requests as cards on a phone and as a table on a desktop, each a link to its page. */
export function RequestList(props: RequestListProps) {
  return useIsWide() ? <RequestTable {...props} /> : <RequestCards {...props} />;
}

/** Whether the window is wide enough for a table. */
function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return window.matchMedia?.(WIDE).matches ?? false;
}

function RequestCards({ requests, token, now }: RequestListProps) {
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} token={token} now={now} />
      ))}
    </ul>
  );
}

type RequestProps = { request: ListedRequest; token: string; now: Date };

/** Cards out of sight are not laid out: there may be 200 of them. */
const RequestCard = memo(function RequestCard({ request, token, now }: RequestProps) {
  return (
    <li className="relative min-w-0" style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 13rem' }}>
      <article className={clsx(cardClass, 'h-full hover:shadow-lift')}>
        <h3 className="break-words text-lg leading-snug">
          <RequestLink request={request} token={token} /> <LanguageTag language={request.language} />
        </h3>
        <p className="break-words">{jobTitle(request)}</p>
        <StatusText request={request} now={now} className="mt-2" />
        <p className="break-words">{haulerText(request)}</p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <StatusBadge status={request.status} />
          <TrackingIdEnd id={request.trackingId} />
        </div>
      </article>
    </li>
  );
});

function RequestTable({ requests, token, now }: RequestListProps) {
  const { customer, job, progress, status, hauler } = words.requests.columns;
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-line bg-paper shadow-card">
      <table className="w-full text-left leading-snug" style={{ tableLayout: 'fixed' }}>
        <thead className="bg-sand">
          <tr>
            {[customer, job, progress, hauler, status].map((heading, index) => (
              <th key={heading} scope="col" className="px-4 py-3 font-bold" style={{ width: columnWidths[index] }}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ verticalAlign: 'top' }}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} token={token} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** For customer, job, progress, hauler and status. */
const columnWidths = ['20%', '23%', '26%', '15%', '16%'];

const RequestRow = memo(function RequestRow({ request, token, now }: RequestProps) {
  const cell = 'break-words px-4 py-3';
  return (
    <tr className="relative border-line border-t hover:bg-cream">
      <th scope="row" className={clsx(cell, 'font-normal')}>
        <span className="font-bold">
          <RequestLink request={request} token={token} />
        </span>{' '}
        <LanguageTag language={request.language} />
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

/** The customer's name, linked to the page of the request. The whole card or row around it is clickable. */
export function RequestLink({ request, token }: Omit<RequestProps, 'now'>) {
  return (
    <Link
      to={paths.deskRequest(token, request.id)}
      className="link-underline after:absolute after:inset-0 hover:text-rust"
    >
      {request.fullName}
    </Link>
  );
}

function StatusText({ request, now, className }: Omit<RequestProps, 'token'> & { className?: string }) {
  const isUrgent = attentionReason(request) !== undefined || request.flaggedBecause !== null;
  return (
    <p className={clsx('break-words', isUrgent && 'font-semibold text-danger', className)}>
      {statusText(request, now)}
    </p>
  );
}

/** The end of the tracking ID, which a customer gives on the phone. */
function TrackingIdEnd({ id }: { id: string }) {
  return (
    <p className="text-ink-soft text-sm">
      <span className="sr-only">{words.requests.trackingIdEnds} </span>
      <span aria-hidden="true">…</span>
      <span className="even-figures">{id}</span>
    </p>
  );
}
