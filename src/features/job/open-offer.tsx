import type { Job } from '@functions/contracts/job.ts';
import { webUrls } from '@functions/domain/links.ts';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { TruckPicture } from '@/components/truck-picture';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { DueChip } from '@/features/request/due-chip';
import { JobHeading } from '@/features/request/heading';
import { jobTitle } from '@/features/request/job-title';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { JobPhotos } from '@/features/request/photos';
import { useNow } from '@/lib/use-now';
import { words } from '@/words/job';
import { consentForHaulers } from '@/words/shared/consent-for-haulers';
import { loadSizeLabels, loadVolume } from '@/words/shared/load-sizes';
import { rangeText } from '@/words/shared/pickups';
import { serviceLabel } from '@/words/shared/services';
import { wantedText } from '@/words/shared/wanted';
import { callByText, isClockAhead } from './call-by';
import { columnsClass, rightClass } from './columns';
import { CustomerSpeaks } from './customer-speaks';
import { DeclineDialog } from './reason-dialogs';
import { TextsSwitch } from './texts-switch';
import type { JobActions } from './use-job-actions';

type OpenOfferProps = { job: Job; actions: JobActions };

/** A job that can be accepted. The customer's identity is revealed only then. */
export function OpenOffer({ job, actions }: OpenOfferProps) {
  const { lead, hauler } = job;
  const { status, sees, truck } = words.openOffer;
  const { truckCubicYards } = hauler;
  return (
    <article className={columnsClass}>
      <div className="col-span-full">
        <JobHeading status={status(hauler.name)} takesFocus={actions.hasActed} isCompact>
          {jobTitle(lead)}
        </JobHeading>
      </div>
      <div className="min-w-0 lg:row-start-2">
        <div className="mt-4 space-y-4 lg:mt-0">
          <JobPhotos urls={webUrls(lead.photos)} />
          <Card job={job} />
        </div>
        <InWords lead={lead} />
        <div className="mt-6">
          <Fold heading={sees.heading}>
            <p>{sees.text}</p>
          </Fold>
          <TextsSwitch hauler={hauler} actions={actions} />
          <Fold
            heading={truckCubicYards === null ? words.truckForm.heading : truck.holds(truckCubicYards)}
            isOnScreenOnly
          >
            <p>{truckCubicYards === null ? truck.unknown : truck.known}</p>
          </Fold>
        </div>
      </div>
      <Answer lead={lead} actions={actions} />
    </article>
  );
}

/** What is said about a fact. */
const beside = 'font-normal text-base';
const line = `block ${beside}`;

/** What the hauler decides by: the load, what such loads cost, where it is, and by when to call. */
function Card({ job: { lead, paid } }: { job: Job }) {
  const now = useNow();
  const { loadSize, wanted, promisedBy } = lead;
  const { openOffer, jobFacts } = words;
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-panel border border-transparent bg-white p-5 shadow-card sm:grid-cols-2 sm:p-8 lg:grid-cols-[auto_1fr_1fr]">
      {loadSize && (
        <Item term={jobFacts.load}>
          <span className="flex items-center justify-between gap-3">
            <span className="text-balance">
              <span>{loadSizeLabels[loadSize]}</span> <span className={line}>{loadVolume(loadSize)}</span>
            </span>
            <TruckPicture load={loadSize} className="w-20 shrink-0 rounded-lg" />
          </span>
        </Item>
      )}
      {wanted && <Item term={jobFacts.wanted}>{wantedText(wanted)}</Item>}
      {paid && (
        <Item term={openOffer.paid.before}>
          <span className="even-figures inline-block font-extrabold text-2xl leading-tight">
            {rangeText(paid.lower, paid.upper)}
          </span>{' '}
          <span className={`inline-block ${beside}`}>{openOffer.paid.after}</span>
        </Item>
      )}
      <Item term={openOffer.where}>{[lead.city, lead.zipCode].filter(Boolean).join(', ')}</Item>
      <Item term={openOffer.callBy} isWide={!loadSize || paid !== undefined}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 [&_*]:whitespace-normal">
          <span>{callByText(lead)}</span>
          {!isClockAhead(lead, now) && <DueChip by={promisedBy} now={now} />}
        </span>
        <span className={line}>{consentForHaulers(lead.agreedToMessages)}</span>
        <CustomerSpeaks language={lead.language} className={beside} />
        {isUnknown(lead) && <span className={line}>{openOffer.unknown}</span>}
      </Item>
    </dl>
  );
}

/** Whether the customer said nothing about what there is, besides the service. */
function isUnknown({ loadSize, description, photos }: Job['lead']): boolean {
  return !loadSize && !description && photos.length === 0;
}

/** One fact of the card. */
function Item({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={clsx('min-w-0', isWide && 'sm:col-span-full')}>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="break-words font-bold text-lg leading-snug">{children}</dd>
    </div>
  );
}

/** The customer's description, and the services in one line. */
function InWords({ lead }: Pick<Job, 'lead'>) {
  const { description, services, photos } = lead;
  return (
    <>
      {description && (
        <>
          <h2 className="mt-5 font-semibold text-base text-ink-soft">{words.jobFacts.description}</h2>
          <p className="mt-1 whitespace-pre-wrap break-words">{description}</p>
        </>
      )}
      {/* A single one is in the heading. */}
      {services.length > 1 && <p className="mt-3 break-words text-ink-soft">{services.map(serviceLabel).join(', ')}</p>}
      {photos.length === 0 && !isUnknown(lead) && <p className="mt-1 text-ink-soft">{words.jobFacts.noPhotos}</p>}
    </>
  );
}

/** The buttons, with the time until which they work: they stick to the bottom, or are a card of their own. */
function Answer({ lead, actions }: Pick<Job, 'lead'> & Pick<OpenOfferProps, 'actions'>) {
  const [isDeclining, setDeclining] = useState(false);
  const { openUntil, accept, decline } = words.openOffer;
  const narrow = 'max-sm:px-[min(1rem,2.5vw)] max-[22rem]:text-base';
  return (
    <div
      data-print="hide"
      className={`sticky bottom-0 z-10 mt-5 border-transparent border-t bg-white pb-[env(safe-area-inset-bottom)] shadow-card max-sm:-mx-4 max-sm:border-line max-sm:px-4 sm:rounded-panel sm:p-5 lg:mt-0 ${rightClass}`}
    >
      <div className="py-3">
        <ActionNotice
          actions={actions}
          isShown={actions.unfinished !== 'texts'}
          words={actions.unfinished === 'accept' ? words.acceptNotice : undefined}
        />
        <p className="mb-2 text-sm leading-snug">
          {openUntil.before}
          <span className="whitespace-nowrap">
            <strong>{formatLosAngelesClock(lead.expiresAt)}</strong>
            {openUntil.after}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <ActionButton
            size="lg"
            actions={actions}
            name="accept"
            className={`${narrow} grow-2`}
            onClick={() => actions.act({ action: 'accept' })}
          >
            {accept}
          </ActionButton>
          <Button
            variant="secondary"
            size="lg"
            className={`${narrow} grow`}
            aria-disabled={actions.isUnderWay}
            onClick={() => !actions.isUnderWay && setDeclining(true)}
          >
            {decline}
          </Button>
        </div>
      </div>
      <DeclineDialog actions={actions} open={isDeclining} onClose={() => setDeclining(false)} />
    </div>
  );
}
