import type { Job } from '@functions/contracts/job.ts';
import { webUrls } from '@functions/domain/links.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { loadPictures } from '@/content/facts/load-pictures';
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
import { loadWithVolume } from '@/words/shared/load-sizes';
import { dollars } from '@/words/shared/pickups';
import { serviceLabel } from '@/words/shared/services';
import { callByText, canCountDown } from './call-by';
import { CustomerSpeaks } from './customer-speaks';
import { narrowClass } from './narrow';
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
    <article className={narrowClass}>
      {/* On a phone, one view has what they decide by and the buttons. The folds are below it. */}
      <div className="max-sm:min-h-[calc(100dvh-4.5rem)]">
        <JobHeading status={status(hauler.name)} takesFocus={actions.hasActed} isCompact>
          {jobTitle(lead)}
        </JobHeading>
        <div className="mt-4 empty:hidden">
          <JobPhotos urls={webUrls(lead.photos)} />
        </div>
        <Card job={job} />
        <InWords lead={lead} />
      </div>
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
      <Answer lead={lead} actions={actions} />
    </article>
  );
}

/** What the hauler decides by: the load, what such loads cost, by when to call, and where it is. */
function Card({ job: { lead, paid } }: { job: Job }) {
  const now = useNow();
  const { loadSize, promisedBy } = lead;
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 rounded-panel border border-transparent bg-paper p-5 shadow-card sm:grid-cols-2 sm:p-8">
      {loadSize && (
        <Item term={words.jobFacts.load}>
          <span className="flex items-center justify-between gap-4">
            <span className="text-balance">{loadWithVolume(loadSize)}</span>
            <img
              src={`/pictures/load-${loadSize}.avif`}
              {...loadPictures}
              alt=""
              className="-mt-5 h-auto w-[min(5rem,25vw)] shrink-0 rounded-lg"
            />
          </span>
        </Item>
      )}
      {paid && (
        <Item term={words.openOffer.paid}>
          <span className="even-figures font-extrabold text-3xl leading-tight">
            {words.openOffer.range(dollars(paid.lower), dollars(paid.upper))}
          </span>
        </Item>
      )}
      <Item term={words.openOffer.callBy}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 [&_*]:whitespace-normal">
          <span>{callByText(lead)}</span>
          {canCountDown(lead, now) && <DueChip by={promisedBy} now={now} />}
        </span>
        <span className="block font-normal text-base">{consentForHaulers(lead.agreedToMessages)}</span>
        <CustomerSpeaks language={lead.language} className="font-normal text-base" />
      </Item>
      <Item term={words.openOffer.where}>{[lead.city, lead.zipCode].filter(Boolean).join(', ')}</Item>
    </dl>
  );
}

/** One fact of the card. */
function Item({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft leading-snug">{term}</dt>
      <dd className="break-words font-bold text-lg leading-snug">{children}</dd>
    </div>
  );
}

/** The customer's description, and the services in one line. */
function InWords({ lead: { description, services, photos } }: Pick<Job, 'lead'>) {
  return (
    <>
      {description && (
        <>
          <h2 className="mt-5 font-semibold text-base text-ink-soft">{words.jobFacts.description}</h2>
          <p className="mt-1 whitespace-pre-wrap break-words">{description}</p>
        </>
      )}
      <p className="mt-3 break-words text-ink-soft">{services.map(serviceLabel).join(', ')}</p>
      {photos.length === 0 && <p className="mt-1 text-ink-soft">{words.jobFacts.noPhotos}</p>}
    </>
  );
}

/** The buttons, with the time until which they work. On a phone they stick to the bottom of the screen. */
function Answer({ lead, actions }: Pick<Job, 'lead'> & Pick<OpenOfferProps, 'actions'>) {
  const [isDeclining, setDeclining] = useState(false);
  const { openUntil, accept, decline } = words.openOffer;
  const narrow = 'max-sm:px-[min(1rem,2.5vw)] max-[22rem]:text-base';
  return (
    <div
      data-print="hide"
      className="mt-5 bg-cream pb-[env(safe-area-inset-bottom)] max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:border-line max-sm:border-t max-sm:px-4"
    >
      <div className="py-3">
        <ActionNotice actions={actions} isShown={actions.unfinished !== 'texts'} />
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
            className={`${narrow} max-sm:grow`}
            onClick={() => actions.act({ action: 'accept' })}
          >
            {accept}
          </ActionButton>
          <Button
            variant="secondary"
            size="lg"
            className={narrow}
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
