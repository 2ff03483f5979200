import type { LeadDetails } from '@functions/rules/contract.ts';
import { toStatus } from '@functions/rules/statuses.ts';
import { parseTrackingId } from '@functions/rules/tracking-id.ts';
import { statusWords } from '@functions/words/en/statuses.ts';
import { type ReactNode, useState } from 'react';
import { readRecentRequests } from '@/features/booking/recent-requests';
import { formatClock } from '@/lib/dates';
import { promisedBy } from '@/lib/promised-by';
import { useNow } from '@/lib/use-now';

type StatusLedeProps = { lead: LeadDetails; trackingId: string };

/** What the status of a request means, and what comes next. A status that we do not know is not explained. */
export function StatusLede({ lead, trackingId }: StatusLedeProps) {
  const now = useNow();
  const sentHere = useSentFromThisDevice(trackingId);
  const status = toStatus(lead.status);
  if (status === 'other') return null;
  const { meaning, next } = statusWords[status];
  if (status !== 'Submitted') {
    return (
      <Lede>
        {meaning} {next}
      </Lede>
    );
  }

  const opening = lead.hauler ? `${lead.hauler.name} has taken your request.` : meaning;
  if (lead.contactedAt) {
    return (
      <Lede>
        {opening} By our records, you were called at <strong>{formatClock(new Date(lead.contactedAt), now)}</strong>. If
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
        {opening} {isPast ? 'They were to contact you by' : 'They contact you by'} {time}.
        {isPast && ' If nobody has, tell us below.'}
      </Lede>
    );
  }
  return (
    <Lede>
      {opening} {next} {time && !isPast && <>That is by {time}.</>}
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
