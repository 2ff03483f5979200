import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { type ReactNode, useState } from 'react';
import { formatFirstMoment } from '@/features/request/los-angeles-clock';
import { promisedBy } from '@/lib/promised-by';
import { readRecentRequests } from '@/lib/recent-requests';
import { useNow } from '@/lib/use-now';
import { statusWords } from '@/words/shared/statuses';
import { stillLooking } from '@/words/shared/still-looking';
import { words } from '@/words/tracking';

type StatusLedeProps = { lead: LeadDetails; trackingId: string };

/**
 * What the status means and what comes next, unless a proposal or pickup already shows that. Unknown statuses are not
 * explained.
 */
export function StatusLede({ lead, trackingId }: StatusLedeProps) {
  const now = useNow();
  const sentHere = useSentFromThisDevice(trackingId);
  const status = toStatus(lead.status);
  if (status === 'other') return null;
  const { meaning } = statusWords[status];
  const next = statusWords[status].next(lead);
  if (status === 'Sent Proposal' && lead.hauler) {
    return <Lede>{words.statusLede.noProposal(lead.hauler.name)}</Lede>;
  }
  if (status !== 'Submitted') {
    return (
      <Lede>
        {meaning} {next}
      </Lede>
    );
  }

  const unpromised = lead.isHeld ? words.statusLede.held : lead.isStillLooking && stillLooking;
  const opening = lead.hauler ? words.statusLede.taken(lead.hauler.name) : (unpromised ?? meaning);
  if (lead.contactedAt) {
    return (
      <Lede>
        {opening} <AroundTime sentence={words.statusLede.called} time={formatFirstMoment(lead.contactedAt, now)} />
      </Lede>
    );
  }

  if (unpromised) return <Lede>{opening}</Lede>;

  const promised = lead.promisedBy ? new Date(lead.promisedBy) : sentHere && promisedBy(sentHere);
  if (!promised) {
    return (
      <Lede>
        {opening} {next}
      </Lede>
    );
  }
  const { ahead, past } = lead.hauler ? words.statusLede.promisedByHauler : words.statusLede.promised;
  return (
    <Lede>
      {lead.hauler ? opening : `${opening} ${next}`}{' '}
      <AroundTime sentence={promised <= now ? past : ahead} time={formatFirstMoment(promised.toISOString(), now)} />
    </Lede>
  );
}

type AroundTimeProps = { sentence: { before: string; after: string }; time: string };

/** A sentence with a time in it. */
function AroundTime({ sentence: { before, after }, time }: AroundTimeProps) {
  return (
    <>
      {before}
      <strong>{time}</strong>
      {after}
    </>
  );
}

function Lede({ children }: { children: ReactNode }) {
  return <p className="mt-4 break-words text-lede">{children}</p>;
}

/** When the request was sent, if from this device. The response may lack the promised time. */
function useSentFromThisDevice(trackingId: string): Date | undefined {
  const [sent] = useState(() => readRecentRequests().find((each) => each.trackingId === parseTrackingId(trackingId)));
  return sent && new Date(sent.submittedAt);
}
