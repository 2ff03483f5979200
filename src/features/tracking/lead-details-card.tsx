import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { isClosed, toStatus } from '@functions/domain/statuses.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { StatusBadge } from '@/features/request/status-badge';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { words } from '@/words/tracking';
import { type Change, ChangeSection } from './change-section';
import type { ContactField } from './correct-dialog';
import { HaulerPanel } from './hauler-panel';
import { JobStrip } from './job-strip';
import { LeadFacts } from './lead-facts';
import { NotContactedDialog } from './not-contacted-dialog';
import { NotificationChannels } from './notification-channels';
import { StageSection } from './stage-section';
import { callStages, stageOf } from './stages';
import { StatusHistory } from './status-history';
import { StatusTimeline } from './status-timeline';
import { useKeptFocus } from './use-kept-focus';

type LeadDetailsCardProps = { lead: LeadDetails; trackingId: string };

/** A request as its customer sees it. */
export function LeadDetailsCard({ lead, trackingId }: LeadDetailsCardProps) {
  const [isReporting, setReporting] = useState(false);
  // Decided once: moving the section would close its dialogs and lose their input.
  const [changesFirst] = useState(lead.isStillLooking);
  const status = toStatus(lead.status);
  const isOver = isClosed(lead.status);
  const asked = useAskedField();
  const [change, setChange] = useState<Change | undefined>(asked && 'correct');
  const [correctFrom, setCorrectFrom] = useState<ContactField>(asked ?? 'phone');
  const heading = useRef<HTMLHeadingElement>(null);
  const sentence = useRef<HTMLHeadingElement>(null);
  const focusKeeper = useKeptFocus(sentence, heading);
  const stage = stageOf(lead, useNow());
  const callsFirst = stage !== 'other' && callStages.includes(stage);

  function correct(field: ContactField) {
    setCorrectFrom(field);
    setChange('correct');
  }

  const changeSection = (
    <ChangeSection
      lead={lead}
      trackingId={trackingId}
      open={change}
      correctFrom={correctFrom}
      onOpen={(opened) => (opened === 'correct' ? correct('phone') : setChange(opened))}
      // A saved change closes only its own dialog, because another one may be open by then.
      onClose={(closed) => setChange((current) => (current === closed ? undefined : current))}
    />
  );
  const haulerPanel = lead.hauler && status !== 'Canceled' && (
    <HaulerPanel hauler={lead.hauler} trackingId={trackingId} isDone={status === 'Completed'} />
  );
  return (
    <article data-stage={stage} className="break-words" {...focusKeeper}>
      <div data-part="head" className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="font-bold text-ink-soft text-lg tracking-normal">
          {words.heading}
        </h1>
        <StatusBadge status={lead.status} />
      </div>
      {stage !== 'other' && (
        <StageSection
          stage={stage}
          lead={lead}
          trackingId={trackingId}
          sentence={sentence}
          onCancel={() => setChange('cancel')}
        />
      )}
      {changesFirst && !isOver && changeSection}
      {callsFirst && haulerPanel}
      <JobStrip lead={lead} />
      {!callsFirst && haulerPanel}
      <StatusTimeline status={lead.status} />
      <details open data-part="details" className="mt-8 rounded-panel bg-paper p-6 shadow-card sm:p-8">
        <summary className="cursor-pointer font-extrabold text-xl">{words.leadFacts.heading}</summary>
        <LeadFacts lead={lead} />
      </details>
      {!isOver && (
        <div data-part="line" className="mt-6">
          <p className="text-ink-soft">{words.workingOnIt}</p>
          {/* While the team reviews a request, no one is notified. */}
          {!lead.updates || (lead.isHeld && lead.updates.by !== 'none') ? (
            <p className="mt-1 text-ink-soft">{words.howTold.onThisPage}</p>
          ) : (
            <NotificationChannels lead={lead} updates={lead.updates} onCorrect={correct} />
          )}
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3" data-print="hide">
        <Button variant="secondary" onClick={() => setReporting(true)}>
          {words.notContacted.open}
        </Button>
        <ButtonLink to={paths.home} variant="quiet">
          {words.backToHome}
        </ButtonLink>
      </div>
      {lead.history.length > 0 && <StatusHistory history={lead.history} />}
      {!changesFirst && !isOver && changeSection}
      <NotContactedDialog lead={lead} trackingId={trackingId} open={isReporting} onClose={() => setReporting(false)} />
    </article>
  );
}

/** The field that the visitor asked for on the confirmation: to correct it, or to add it. Undefined after a reload. */
function useAskedField(): ContactField | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const asked: { addsWay?: boolean; corrects?: ContactField } | null = state;
  const field = asked?.corrects ?? (asked?.addsWay ? 'email' : undefined);

  useEffect(() => {
    if (field) navigate(pathname, { replace: true, preventScrollReset: true });
  }, [field, pathname, navigate]);

  return field;
}
