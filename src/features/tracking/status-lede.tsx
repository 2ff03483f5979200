import type { LeadDetails } from '@functions/rules/contract.ts';
import { parseTrackingId } from '@functions/rules/tracking-id.ts';
import { type ReactNode, useState } from 'react';
import { statusMeanings } from '@/content/en/statuses';
import { readRecentRequests } from '@/features/booking/recent-requests';
import { formatClock } from '@/lib/dates';
import { promisedBy } from '@/lib/promised-by';
import { useNow } from '@/lib/use-now';

type StatusLedeProps = { lead: LeadDetails; trackingId: string };

/** What the status of a request means, and what comes next. A status that we do not know is not explained. */
export function StatusLede({ lead, trackingId }: StatusLedeProps) {
  const now = useNow();
  const sentHere = useSentFromThisDevice(trackingId);
  const status = statusMeanings[lead.status];
  if (!status) return null;
  if (lead.status !== 'Submitted') {
    return (
      <Lede>
        {status.meaning} {status.next}
      </Lede>
    );
  }

  const meaning = lead.hauler ? `${lead.hauler.name} has taken your request.` : status.meaning;
  if (lead.contactedAt) {
    return (
      <Lede>
        {meaning} By our records, you were called at <strong>{formatClock(new Date(lead.contactedAt), now)}</strong>. If
        that did not reach you, tell us below.
      </Lede>
    );
  }

  const promised = lead.promisedBy ? new Date(lead.promisedBy) : sentHere && promisedBy(sentHere);
  const time = promised && <strong>{formatClock(promised, now)}</strong>;
  const isPast = promised !== undefined && promised <= now;
  if (lead.hauler && time) {
    return (
      <Lede>
        {meaning} {isPast ? 'They were to contact you by' : 'They contact you by'} {time}.
        {isPast && ' If nobody has, tell us below.'}
      </Lede>
    );
  }
  return (
    <Lede>
      {meaning} {status.next} {time && !isPast && <>That is by {time}.</>}
      {time && isPast && <>That time was {time}. If nobody has contacted you, tell us below.</>}
    </Lede>
  );
}

function Lede({ children }: { children: ReactNode }) {
  return <p className="mt-4 break-words text-lede">{children}</p>;
}

/** When the request was sent, if it was from this device. An answer may come without the promised time. */
function useSentFromThisDevice(trackingId: string): Date | undefined {
  const [sent] = useState(() => readRecentRequests().find((each) => each.trackingId === parseTrackingId(trackingId)));
  return sent && new Date(sent.submittedAt);
}
