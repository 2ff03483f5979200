import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { isClosed, toStatus } from '@functions/domain/statuses.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PrintHead } from '@/components/print-head';
import { Button, ButtonLink } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { StatusBadge } from '@/features/request/status-badge';
import { paths } from '@/lib/paths';
import { findByTrackingId, openForPhotosMs, type RecentRequest } from '@/lib/recent-requests';
import { useNow } from '@/lib/use-now';
import { words } from '@/words/tracking';
import { CancelDialog } from './cancel-dialog';
import { CorrectDialog, type CorrectionStart } from './correct-dialog';
import { HaulerPanel } from './hauler-panel';
import { LeadFacts } from './lead-facts';
import { NotContactedDialog } from './not-contacted-dialog';
import { NotificationChannels } from './notification-channels';
import { OwnPhotos } from './own-photos';
import { StageSection } from './stage-section';
import { asksForWay, stageOf } from './stages';
import { StatusHistory } from './status-history';
import { StatusTimeline } from './status-timeline';
import { useKeptFocus } from './use-kept-focus';

export type LeadDetailsCardProps = {
  lead: LeadDetails;
  trackingId: string;
  /** Asks for photos of a request that this device has sent. */
  askForPhotos(request: RecentRequest): ReactNode;
};

/** What a dialog changes: the request is canceled, or a correction starts here. */
type Change = 'cancel' | CorrectionStart;

/** A request as its customer sees it. On a wide screen, hauler and request stay beside what happens now. */
export function LeadDetailsCard({ lead, trackingId, askForPhotos }: LeadDetailsCardProps) {
  const [isReporting, setReporting] = useState(false);
  const [change, setChange] = useState<Change | undefined>(useAskedChange());
  const status = toStatus(lead.status);
  const isOver = isClosed(lead.status);
  const heading = useRef<HTMLHeadingElement>(null);
  const sentence = useRef<HTMLHeadingElement>(null);
  const focusKeeper = useKeptFocus(sentence, heading);
  const stage = stageOf(lead, useNow());
  const details = useId();
  const [sent] = useState(() => findByTrackingId(trackingId));
  const canGetPhotos = !lead.hauler && !lead.isHeld && !isOver;
  // Some may have arrived, and others not.
  const lacksPhotos = !lead.photos || findByTrackingId(trackingId)?.wantsPhotos === true;
  const correctsFrom = change === 'cancel' ? undefined : change;

  return (
    <article
      data-stage={stage}
      className="mx-auto max-w-3xl items-start gap-x-8 break-words lg:grid lg:max-w-none lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr]"
      {...focusKeeper}
    >
      <div data-part="head" className="col-span-full mb-2 flex flex-wrap items-center justify-between gap-2">
        <PrintHead id={trackingId} />
        <h1 ref={heading} tabIndex={-1} className="font-bold text-base text-ink-soft tracking-normal sm:text-lg">
          {words.heading}
        </h1>
        <StatusBadge status={lead.status} />
      </div>
      <div className="min-w-0">
        {stage !== 'other' && (
          <StageSection
            stage={stage}
            lead={lead}
            trackingId={trackingId}
            sentence={sentence}
            onCancel={() => setChange('cancel')}
            onAddWay={() => setChange('way')}
          />
        )}
      </div>
      <div className="mt-5 grid gap-5 lg:sticky lg:top-28 lg:row-span-2 lg:mt-0">
        {lead.hauler && status !== 'Canceled' && (
          <HaulerPanel hauler={lead.hauler} trackingId={trackingId} stage={stage} />
        )}
        <section
          aria-labelledby={details}
          data-part="details"
          className="rounded-panel border border-transparent bg-paper p-5 shadow-card sm:p-6"
        >
          <h2 id={details} className="text-xl">
            {words.leadFacts.heading}
          </h2>
          {lead.photos && <OwnPhotos photos={lead.photos} />}
          <LeadFacts lead={lead} />
          {canGetPhotos && lacksPhotos && sent && openForPhotosMs(sent) > 0 && askForPhotos(sent)}
          {!isOver && (
            <div data-print="hide" className="mt-3 border-line border-t pt-2">
              <div className="-ml-2 flex flex-wrap gap-x-3">
                <Button variant="quiet" onClick={() => setChange('phone')}>
                  {words.change.correct}
                </Button>
                <Button variant="quiet" onClick={() => setChange('cancel')}>
                  {words.change.cancel}
                </Button>
              </div>
            </div>
          )}
        </section>
      </div>
      <div className="mt-6 min-w-0 lg:mt-8">
        <StatusTimeline status={lead.status} />
        {!isOver && (
          <div data-part="line" data-print="hide" className="mt-5 text-ink-soft">
            <p>
              <span>{words.workingOnIt}</span> {asksForWay(stage, lead) && <span>{words.howTold.needsWay}</span>}
            </p>
            {/* While the team reviews a request, no one is notified. */}
            {!isTold(lead) && <p className="mt-1">{words.howTold.onThisPage}</p>}
          </div>
        )}
        <div data-part="folds" className="mt-4">
          {!isOver && isTold(lead) && (
            <NotificationChannels
              lead={lead}
              updates={lead.updates}
              isAskedAbove={asksForWay(stage, lead)}
              onCorrect={setChange}
            />
          )}
          {lead.history.length > 0 && (
            <Fold heading={words.statusHistory.heading}>
              <StatusHistory lead={lead} />
            </Fold>
          )}
        </div>
        <div data-part="leftovers" data-print="hide" className="mt-3">
          {status === 'Completed' && (
            <p>
              {words.leftOrDamaged}{' '}
              <Link to={`${paths.contact}#id=${trackingId}`} className="sentence-link">
                {words.writeToUs}
              </Link>
            </p>
          )}
          <div className="-ml-2 flex flex-wrap gap-x-4">
            <Button variant="quiet" onClick={() => setReporting(true)}>
              {words.notContacted.open}
            </Button>
            <ButtonLink to={paths.home} variant="quiet">
              {words.backToHome}
            </ButtonLink>
          </div>
        </div>
      </div>
      {!isOver && (
        <>
          <CorrectDialog
            lead={lead}
            trackingId={trackingId}
            from={correctsFrom}
            // A saved change closes only its own dialog, because another one may be open by then.
            onClose={() => setChange((current) => (current === 'cancel' ? current : undefined))}
          />
          <CancelDialog
            lead={lead}
            trackingId={trackingId}
            open={change === 'cancel'}
            onClose={() => setChange((current) => (current === 'cancel' ? undefined : current))}
          />
        </>
      )}
      <NotContactedDialog lead={lead} trackingId={trackingId} open={isReporting} onClose={() => setReporting(false)} />
    </article>
  );
}

/** Whether the customer is told of changes, or needs to say how. */
function isTold(lead: LeadDetails): lead is LeadDetails & Required<Pick<LeadDetails, 'updates'>> {
  return lead.updates !== undefined && !(lead.isHeld && lead.updates.by !== 'none');
}

/** What the visitor followed a link of the confirmation for. Nothing after a reload. */
function useAskedChange(): Change | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const asked: { addsWay?: boolean; corrects?: 'phone' } | null = state;
  const change = asked?.addsWay ? 'way' : asked?.corrects;

  useEffect(() => {
    if (change) navigate(pathname, { replace: true, preventScrollReset: true });
  }, [change, pathname, navigate]);

  return change;
}
