import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { isClosed, toStatus } from '@functions/domain/statuses.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { WindowWords, WindowZone } from '@/features/request/window-words';
import { language } from '@/lib/language';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { serviceLabel } from '@/words/shared/services';
import { unsetTimeframe } from '@/words/shared/wanted';
import { words } from '@/words/tracking';
import { isBooked } from './pickup-state';

export function LeadFacts({ lead }: { lead: LeadDetails }) {
  const isFirstMoment = !lead.proposal && !isBooked(lead) && toStatus(lead.status) !== 'Submitted';
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 sm:grid-cols-2">
      <Fact term={words.leadFacts.service} isWide>
        {lead.services.map(serviceLabel).join(', ') || lead.service}
      </Fact>
      {lead.loadSize && <Fact term={words.leadFacts.load}>{loadSizeLabels[lead.loadSize]}</Fact>}
      <Fact term={words.leadFacts.location}>{lead.location}</Fact>
      <Fact term={words.leadFacts.timeframe} isWide>
        {lead.pickup ? (
          <>
            <WindowWords {...lead.pickup} />
            {isFirstMoment && <WindowZone from={lead.pickup.from} />}
          </>
        ) : (
          timeframe(lead)
        )}
      </Fact>
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
      {lead.unitNumber && <Fact term={words.leadFacts.unitNumber}>{lead.unitNumber}</Fact>}
    </dl>
  );
}

/** "Timeframe" without a window. `date` says the same in English, and is all that the specification gives. */
function timeframe({ timeframe: byHand, date, wanted, status }: LeadDetails): string {
  return byHand ?? (language === 'en' ? date : unsetTimeframe(wanted, isClosed(status)));
}

type FactProps = { term: string; isWide?: boolean; children: ReactNode };

/** A fact; a wide one has a line of its own. */
export function Fact({ term, isWide = false, children }: FactProps) {
  return (
    <div className={clsx('min-w-0', isWide && 'col-span-full')}>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="break-words font-semibold leading-snug">{children}</dd>
    </div>
  );
}
