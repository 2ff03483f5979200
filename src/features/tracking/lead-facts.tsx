import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { WindowWords, WindowZone } from '@/features/request/window-words';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { reasonLabel } from '@/words/shared/reasons';
import { serviceLabel } from '@/words/shared/services';
import { words } from '@/words/tracking';
import { isBooked } from './pickup-state';

export function LeadFacts({ lead }: { lead: LeadDetails }) {
  const isFirstMoment = !lead.proposal && !isBooked(lead) && toStatus(lead.status) !== 'Submitted';
  return (
    <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact term={words.leadFacts.fullName}>{lead.fullName}</Fact>
      <Fact term={words.leadFacts.phone}>{formatPhone(lead.phone)}</Fact>
      {lead.email && (
        <Fact term={words.leadFacts.email} isWide>
          {lead.email}
        </Fact>
      )}
      {lead.callTime && (
        <Fact term={words.leadFacts.callTime} isWide>
          {lead.callTime}
        </Fact>
      )}
      <Fact term={words.leadFacts.service} isWide>
        {lead.services.map(serviceLabel).join(', ') || lead.service}
      </Fact>
      {lead.loadSize && <Fact term={words.leadFacts.load}>{loadSizeLabels[lead.loadSize]}</Fact>}
      <Fact term={words.leadFacts.location}>{lead.location}</Fact>
      {lead.unitNumber && <Fact term={words.leadFacts.unitNumber}>{lead.unitNumber}</Fact>}
      <Fact term={words.leadFacts.timeframe}>
        {lead.pickup ? (
          <>
            <WindowWords {...lead.pickup} />
            {isFirstMoment && <WindowZone from={lead.pickup.from} />}
          </>
        ) : (
          words.leadFacts.date(lead.date, lead.history[0]?.at)
        )}
      </Fact>
      {toStatus(lead.status) === 'Canceled' && lead.cancelReasons.length > 0 && (
        <Fact term={words.leadFacts.cancelReasons(lead.cancelReasons.length)} isWide>
          <ul className="list-disc pl-5">
            {lead.cancelReasons.map((reason) => (
              <li key={reason}>{reasonLabel(reason)}</li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { term: string; isWide?: boolean; children: ReactNode };

/** A fact; a wide one has a line of its own on a phone. */
function Fact({ term, isWide = false, children }: FactProps) {
  return (
    <div className={clsx('min-w-0', isWide && 'col-span-full sm:col-span-1')}>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="break-words font-semibold text-lg leading-snug">{children}</dd>
    </div>
  );
}
