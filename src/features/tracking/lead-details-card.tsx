import type { LeadDetails } from '@functions/contract.ts';
import { formatPhone } from '@functions/phone.ts';
import { parseTrackingId } from '@functions/tracking-id.ts';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { statusMeanings } from '@/content/statuses';
import { readRecentRequests } from '@/features/booking/recent-requests';
import { formatClock } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { promisedBy } from '@/lib/promised-by';
import { NotContactedDialog } from './not-contacted-dialog';
import { StatusBadge } from './status-badge';
import { StatusTimeline } from './status-timeline';

type LeadDetailsCardProps = { lead: LeadDetails; trackingId: string };

/** A request as its owner sees it. */
export function LeadDetailsCard({ lead, trackingId }: LeadDetailsCardProps) {
  const [isReporting, setReporting] = useState(false);
  const status = statusMeanings[lead.status];
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h1 className="font-extrabold text-title">Your Request Status</h1>
        <StatusBadge status={lead.status} />
      </div>
      {status && (
        <p className="mt-4 text-lede">
          {status.meaning} {status.next} {lead.status === 'Submitted' && <PromisedTime trackingId={trackingId} />}
        </p>
      )}
      <StatusTimeline status={lead.status} />
      <div className="mt-8 rounded-panel bg-paper p-6 shadow-card sm:p-8">
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <Detail term="Full name">{lead.fullName}</Detail>
          <Detail term="Phone">{formatPhone(lead.phone)}</Detail>
          {lead.email && <Detail term="Email">{lead.email}</Detail>}
          <Detail term="Service">{lead.service}</Detail>
          <Detail term="Location">{lead.location}</Detail>
          <Detail term="Timeframe">{lead.date}</Detail>
          {lead.status === 'Canceled' && lead.cancelReasons.length > 0 && (
            <Detail term={lead.cancelReasons.length === 1 ? 'Cancellation reason' : 'Cancellation reasons'}>
              <ul className="list-disc pl-5">
                {lead.cancelReasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </Detail>
          )}
        </dl>
        {!status?.isFinal && (
          <div className="mt-6 space-y-1 border-line border-t pt-6 text-ink-soft">
            <p>We're working on your request. You'll be notified if anything changes.</p>
            <p>
              {lead.email
                ? 'When the status or the timeframe changes, this page shows it at once, and we email you unless you have stopped our emails.'
                : 'This page shows every change at once, and a hauler calls you.'}
            </p>
          </div>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3" data-print="hide">
        <Button variant="secondary" onClick={() => setReporting(true)}>
          I was not contacted
        </Button>
        <ButtonLink to={paths.home} variant="quiet">
          Back to Home
        </ButtonLink>
      </div>
      <NotContactedDialog trackingId={trackingId} open={isReporting} onClose={() => setReporting(false)} />
    </article>
  );
}

/** By when a hauler was promised to call. Only the device that has sent the request knows the hour it was sent. */
function PromisedTime({ trackingId }: { trackingId: string }) {
  const [sent] = useState(() => readRecentRequests().find((each) => each.trackingId === parseTrackingId(trackingId)));
  if (!sent) return null;
  const promised = promisedBy(new Date(sent.submittedAt));
  const time = <strong>{formatClock(promised)}</strong>;
  return promised.getTime() > Date.now() ? (
    <>That is by {time}.</>
  ) : (
    <>That time was {time}. If nobody has contacted you, tell us below.</>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="break-words font-semibold text-lg leading-snug">{children}</dd>
    </div>
  );
}
