import type { Door } from '@functions/contracts/pickup.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { amountText } from '@functions/domain/proposals.ts';
import { isUnreachable } from '@functions/domain/reasons.ts';
import { isClosed, toStatus } from '@functions/domain/statuses.ts';
import { labelReader } from '@functions/words/readers/labels.ts';
import { Check } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { PhoneLink } from '@/components/phone-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { DueChip } from '@/features/request/due-chip';
import { formatFirstMoment, withZone } from '@/features/request/los-angeles-clock';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { timeText } from '@/words/shared/pickups';
import { reasonLabel } from '@/words/shared/reasons';
import { statusWords } from '@/words/shared/statuses';
import { cancelOrAskCity } from '@/words/shared/still-looking';
import { words } from '@/words/tracking';
import { ActDialog, type HaulerAct, haulerActs } from './act-dialog';
import { DoorAnswer } from './door-answer';
import { Fact } from './lead-facts';
import { PickupSection } from './pickup-section';
import { isAgreedAtDoor, isBooked } from './pickup-state';
import { PricePaid } from './price-paid';
import { Scene } from './scene';
import { asksForWay, type Stage, stageBelowDoor, stagePictures } from './stages';
import { type CallPromise, useCallPromise } from './use-call-promise';

type StageSectionProps = {
  stage: Stage;
  lead: LeadDetails;
  trackingId: string;
  /** Ref to the sentence. */
  sentence: Ref<HTMLHeadingElement>;
  /** The customer wants to cancel the request. */
  onCancel(): void;
  /** The customer wants to be told of changes. */
  onAddWay(): void;
};

/** What happens now, with its picture, what it means, and what the customer can do. */
export function StageSection({ stage, lead, trackingId, sentence, onCancel, onAddWay }: StageSectionProps) {
  const id = useId();
  const promise = useCallPromise(lead, trackingId);
  const now = useNow();
  const [act, setAct] = useState<HaulerAct>();
  const below = stage === 'door' ? stageBelowDoor(lead, now) : stage;
  const haulerName = lead.hauler?.name ?? words.yourHauler;
  return (
    <section aria-labelledby={id} data-part="moment">
      <Scene name={stagePictures[stage]} />
      <div className="mt-2 overflow-x-clip rounded-panel border border-transparent bg-sand p-[min(1.25rem,5vw)] sm:p-8">
        {/* Read aloud when it changes. */}
        <div role="status">
          <h2 ref={sentence} id={id} tabIndex={-1} className="text-balance break-words font-extrabold text-heading">
            {sentenceOf(stage, lead, promise)}
          </h2>
        </div>
        {lead.reportedAt && <Told at={lead.reportedAt} />}
        {stage === 'door' && lead.door && (
          <DoorAnswer door={lead.door} {...{ lead, trackingId, onCancel }} onAct={setAct} />
        )}
        {stage !== 'door' ? (
          <SaidYes stage={stage} lead={lead} />
        ) : (
          below && <h3 className="mt-6 font-extrabold text-xl">{sentenceOf(below, lead, promise)}</h3>
        )}
        {below && (lead.proposal || isBooked(lead)) ? (
          <PickupSection stage={below} lead={lead} trackingId={trackingId} onCancel={onCancel} onAct={setAct} />
        ) : (
          <>
            {(stage === 'waiting' || stage === 'matched') && !lead.contactedAt && !lead.reportedAt && (
              <TimeLeft promise={promise} />
            )}
            <Meaning stage={stage} lead={lead} promise={promise} />
            {asksForWay(stage, lead) && <AddWay onAddWay={onAddWay} />}
          </>
        )}
        {/* What the hauler noted can be denied even then. */}
        {stage === 'done' && lead.door?.state === 'accepted' && lead.door.acceptedBy === 'hauler' && (
          <>
            <h3 className="mt-6 font-extrabold text-xl">{sentenceOf('door', lead, promise)}</h3>
            <DoorAnswer door={lead.door} {...{ lead, trackingId, onCancel }} onAct={setAct} />
          </>
        )}
        {haulerActs.map((each) => (
          <ActDialog
            key={each}
            act={each}
            haulerName={haulerName}
            trackingId={trackingId}
            open={act === each}
            onClose={() => setAct((current) => (current === each ? undefined : current))}
          />
        ))}
      </div>
    </section>
  );
}

/** The price at the door that the customer has accepted, until it is paid, unless the heading says so. */
function SaidYes({ stage, lead }: { stage: Stage; lead: LeadDetails }) {
  if (lead.door?.state !== 'accepted' || isClosed(lead.status) || isHaulerThere(stage, lead)) return null;
  return (
    <p className="mt-3 flex gap-2 font-semibold">
      <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-leaf" />
      <span>{saidYes(lead.door)}</span>
    </p>
  );
}

function isHaulerThere(stage: Stage, lead: LeadDetails): boolean {
  return (stage === 'on-the-way' || stage === 'due') && isAgreedAtDoor(lead);
}

function saidYes({ price, answeredAt, madeAt }: Door): string {
  return words.door.saidYes(amountText(price), formatFirstMoment(answeredAt ?? madeAt));
}

/** The customer's report that no one has contacted them, and what happens now. */
function Told({ at }: { at: string }) {
  return (
    <p className="mt-3 break-words text-lede">
      <span className="font-semibold">{words.stages.told(formatFirstMoment(at, useNow()))}</span>{' '}
      {words.unreachable.callUs} <PhoneLink />
    </p>
  );
}

/** Counts down to a promised call. */
function TimeLeft({ promise }: { promise: CallPromise | undefined }) {
  const now = useNow();
  if (!promise || promise.hasPassed) return null;
  return (
    <p className="mt-3 empty:hidden">
      <DueChip by={promise.moment} now={now} />
    </p>
  );
}

function sentenceOf(stage: Stage, lead: LeadDetails, promise: CallPromise | undefined): string {
  const { stages } = words;
  const haulerName = lead.hauler?.name ?? words.yourHauler;
  const price = amountText(lead.door?.price ?? 0);
  if (lead.door && isHaulerThere(stage, lead)) return saidYes(lead.door);
  switch (stage) {
    case 'door':
      if (lead.door?.state === 'declined') return words.door.declined(price);
      return words.door[lead.door?.state === 'open' ? 'heading' : 'noted'](haulerName, price);
    case 'waiting':
      if (!promise || lead.contactedAt) return statusWords.Submitted.meaning;
      return stages.waiting[promise.hasPassed ? 'past' : 'ahead'](promise.by);
    case 'held':
      return stages.held;
    case 'looking':
      return stages.looking;
    case 'matched':
      if (!promise) return stages.taken(haulerName);
      return stages.matched[promise.hasPassed ? 'past' : 'ahead'](haulerName, promise.by);
    case 'called':
      return stages.called(haulerName);
    case 'proposal':
      return words.proposal.heading(haulerName);
    case 'no-proposal':
      return lead.hauler ? stages.willCall(haulerName) : statusWords['Sent Proposal'].meaning;
    case 'another-time':
      return words.proposal.anotherTime(haulerName);
    case 'booked':
      return words.booked.heading;
    case 'today':
      return stages.today;
    case 'on-the-way':
      return stages.onTheWay(haulerName, firstTime(lead.pickup?.arrivesAt));
    case 'due':
      return stages.due(firstTime(lead.pickup?.until));
    case 'over':
      return words.booked.headingAfter;
    case 'under-way':
      return lead.timeframe ? stages.underWay(lead.timeframe) : statusWords['In Progress'].meaning;
    case 'done':
      return statusWords.Completed.meaning;
    case 'canceled':
      return statusWords.Canceled.meaning;
  }
}

/** The first time of the page, without its day; empty if there is none. */
function firstTime(moment: string | undefined): string {
  return moment ? withZone(timeText(moment), moment) : '';
}

type MeaningProps = { stage: Stage; lead: LeadDetails; promise: CallPromise | undefined };

/** What the sentence means and what to do, unless there is a proposal or a pickup. */
function Meaning({ stage, lead, promise }: MeaningProps) {
  const { stages } = words;
  const status = toStatus(lead.status);
  const next = status === 'other' ? '' : statusWords[status].next(lead);
  switch (stage) {
    case 'waiting':
    case 'held':
    case 'looking':
    case 'matched':
    case 'called':
      return <SubmittedMeaning stage={stage} lead={lead} promise={promise} />;
    case 'no-proposal':
      return lead.hauler ? null : <Text>{next}</Text>;
    case 'under-way':
      return <Text>{next}</Text>;
    case 'done':
      return (
        <>
          <PricePaid lead={lead} />
          <BookAgain label={stages.bookAnother} />
        </>
      );
    case 'canceled':
      return (
        <>
          {isUnreachable(lead.cancelReasons) && <Text>{next}</Text>}
          <CancelReasons reasons={lead.cancelReasons} />
          <BookAgain label={stages.bookNew} />
        </>
      );
    default:
      return null;
  }
}

/** What a request waits for that no one has answered yet. */
function SubmittedMeaning({ stage, lead, promise }: MeaningProps) {
  const { stages } = words;
  const { meaning, next } = statusWords.Submitted;
  const isReported = lead.reportedAt !== undefined;
  if (lead.contactedAt && !isReported) return <Text>{stages.callNoted(formatFirstMoment(lead.contactedAt))}</Text>;
  if (stage === 'looking') return <Text>{cancelOrAskCity}</Text>;
  if (stage === 'held') return null;
  if (promise?.hasPassed) return isReported ? null : <Text>{stages.notHeard}</Text>;
  if (stage === 'matched') return promise && lead.hauler ? <Text>{stages.taken(lead.hauler.name)}</Text> : null;
  return promise ? (
    <>
      <Text>{meaning}</Text>
      {!asksForWay(stage, lead) && !isReported && (
        <p data-part="act" className="mt-2 font-semibold">
          {stages.nothingToDo}
        </p>
      )}
    </>
  ) : (
    <Text>{next(lead)}</Text>
  );
}

/** The one thing to do for a customer whom nothing reaches. */
function AddWay({ onAddWay }: Pick<StageSectionProps, 'onAddWay'>) {
  return (
    <div data-part="act" data-print="hide" className="mt-4">
      <p className="font-semibold">{words.stages.addWay}</p>
      <p>{words.stages.onlyHere}</p>
      <Button size="lg" className="mt-4 max-sm:w-full" onClick={onAddWay}>
        {words.howTold.addWay}
      </Button>
    </div>
  );
}

function Text({ children }: { children: string }) {
  return <p className="mt-3 break-words text-lede">{children}</p>;
}

/** A hauler's reason is said to the customer whom it is about. */
const toCustomer = labelReader(words.haulersReasons);

function CancelReasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <dl className="mt-3">
      <Fact term={words.leadFacts.cancelReasons(reasons.length)}>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reasonLabel(toCustomer(reason))}</li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}

function BookAgain({ label }: { label: string }) {
  return (
    <div data-part="act" className="mt-5" data-print="hide">
      <ButtonLink to={paths.book} size="lg" className="max-sm:w-full">
        {label}
      </ButtonLink>
    </div>
  );
}
