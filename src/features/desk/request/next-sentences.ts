import type { DeskRequest } from '@functions/contracts/desk.ts';
import { isClosed, toStatus } from '@functions/domain/statuses.ts';
import { askedHeadings, estimateText, timeText } from '@functions/words/en/pickups.ts';
import { reasonLabel } from '@functions/words/en/reasons.ts';
import { statusLabel } from '@functions/words/en/statuses.ts';
import { words } from '@/content/en/desk';
import { formatLosAngelesClock, isTodayInLosAngeles } from '@/features/request/los-angeles-clock';
import { holderOf, openOffersOf } from '../offers';
import { pickupText } from '../times';
import { nextOf } from './next-state';
import { amountText, answerTimes, problemDetails, problemText } from './problem';

type NextWords = { title: string; sentences: string[] };

/** The next step for a request, and what it depends on. A problem reported by the customer comes first. */
export function nextWords(request: DeskRequest, now: Date): NextWords {
  const { title, sentences } = usualWords(request, now);
  const problem = problemText(request);
  if (!problem) return { title, sentences };
  const details = problemDetails(request);
  return nextOf(request, now) === 'problem'
    ? { title: problem, sentences: [...details, ...sentences] }
    : { title, sentences: [`${problem}.`, ...details, ...sentences] };
}

function usualWords(request: DeskRequest, now: Date): NextWords {
  switch (nextOf(request, now)) {
    case 'flagged':
      return ofFlagged(request);
    case 'closed':
      return ofClosed(request);
    case 'review':
      return ofReview(request);
    case 'problem':
      return isClosed(request.status)
        ? { title: words.next.title.completed, sentences: answerTimes(request) }
        : ofPickup(request, now);
    case 'noShow':
      return ofNoShow(request);
    case 'reported':
      return ofReported(request);
    case 'nobody':
      return { title: words.next.title.nobody, sentences: [askedText(request), callText(request, now)] };
    case 'offered':
      return ofOffered(request, now);
    case 'call':
      return ofCall(request, now);
    case 'proposal':
      return ofProposal(request, now);
    case 'pickup':
      return ofPickup(request, now);
    default:
      return { title: words.next.title.other(statusLabel(request.status)), sentences: [callText(request, now)] };
  }
}

/** Whether anyone has called, or when a call was promised by. */
function callText({ contactedAt, promisedBy }: DeskRequest, now: Date): string {
  const { calledAt, notCalled, notCalledYet } = words.next;
  if (contactedAt) return calledAt(formatLosAngelesClock(contactedAt));
  const promise = formatLosAngelesClock(promisedBy);
  return Date.parse(promisedBy) <= now.getTime() ? notCalled(promise) : notCalledYet(promise);
}

/** How many haulers were asked, and how they responded: "2 were asked: 1 declined, 1 did not answer." */
export function askedText({ offers }: DeskRequest): string {
  const { neverAsked, counts } = words.next;
  const states = offers.map(({ state, expiresAt }) =>
    state === 'open' && Date.parse(expiresAt) <= Date.now() ? 'expired' : state,
  );
  const [first] = states;
  if (!first) return neverAsked;
  if (states.length === 1) return counts.one[first];
  const parts = [...new Set(states)].map((state) => counts.of[state](states.filter((each) => each === state).length));
  return counts.asked(offers.length, parts.join(', '));
}

function ofFlagged({ flaggedBecause }: DeskRequest): NextWords {
  const { title, flaggedBecause: because, whileFlagged } = words.next;
  return { title: title.flagged, sentences: [because(flaggedBecause ?? ''), whileFlagged] };
}

function ofClosed(request: DeskRequest): NextWords {
  const { title, closedAt, closedBy, paid, doneBy } = words.next;
  const { status, cancelReasons, canceledByCustomer, pricePaid } = request;
  const isCanceled = toStatus(status) === 'Canceled';
  const reasons = [...new Set(cancelReasons)].map(reasonLabel).join('; ');
  const holder = holderOf(request);
  return {
    title: isCanceled ? title.canceled : title.completed,
    sentences: [
      ...(request.closedAt ? [closedAt(formatLosAngelesClock(request.closedAt))] : []),
      ...(isCanceled && canceledByCustomer ? [closedBy.customer] : []),
      ...(isCanceled && reasons ? [closedBy.others(reasons)] : []),
      ...(holder ? [doneBy(holder.hauler.name)] : []),
      ...(pricePaid === undefined ? [] : [paid(amountText(pricePaid))]),
    ],
  };
}

function ofReview(request: DeskRequest): NextWords {
  const { title, lookAtReview, completedAt, doneBy } = words.next;
  const { closedAt } = request;
  const holder = holderOf(request);
  return {
    title: title.review,
    sentences: [
      lookAtReview,
      ...(closedAt ? [completedAt(formatLosAngelesClock(closedAt))] : []),
      ...(holder ? [doneBy(holder.hauler.name)] : []),
    ],
  };
}

function ofNoShow(request: DeskRequest): NextWords {
  const { title, reportedAt, pickup: on } = words.next;
  const { pickup, proposal, agreed } = request;
  const time = pickupText(request);
  const asked = (proposal ?? agreed)?.asked;
  return {
    title: title.noShow,
    sentences: [
      ...(pickup?.noShowAt ? [reportedAt(formatLosAngelesClock(pickup.noShowAt))] : []),
      ...(time ? [on(time)] : []),
      holderText(holderOf(request)?.hauler.name),
      ...(asked ? [`${askedHeadings[asked.for]}.`] : proposal ? [`${title.proposal}.`] : []),
    ],
  };
}

function ofReported(request: DeskRequest): NextWords {
  const { title, reportedAt, goesBack, calledAt } = words.next;
  const { takenBackAt, contactedAt } = request;
  const name = holderOf(request)?.hauler.name;
  return {
    title: title.reported,
    sentences: [
      ...(request.reportedAt ? [reportedAt(formatLosAngelesClock(request.reportedAt))] : []),
      ...(contactedAt ? [calledAt(formatLosAngelesClock(contactedAt))] : []),
      name && takenBackAt ? goesBack(name, formatLosAngelesClock(takenBackAt)) : holderText(name),
    ],
  };
}

function ofOffered(request: DeskRequest, now: Date): NextWords {
  const open = openOffersOf(request, now);
  const last = open
    .map(({ expiresAt }) => expiresAt)
    .sort()
    .at(-1);
  return {
    title: words.next.title.offered(open.length),
    sentences: [...(last ? [words.next.offersOpen(formatLosAngelesClock(last))] : []), callText(request, now)],
  };
}

function ofCall(request: DeskRequest, now: Date): NextWords {
  const { title, acceptedAt } = words.next;
  const holder = holderOf(request);
  const name = holder?.hauler.name ?? '';
  return {
    title: request.contactedAt ? title.called(name) : title.call(name),
    sentences: [
      callText(request, now),
      ...(holder?.acceptedAt ? [acceptedAt(formatLosAngelesClock(holder.acceptedAt))] : []),
    ],
  };
}

function ofProposal(request: DeskRequest, now: Date): NextWords {
  const { title, proposes, waitsForCustomer, waitsForHauler, tooLate, asksInWords } = words.next;
  const { proposal } = request;
  const name = holderOf(request)?.hauler.name;
  if (!proposal) return { title: title.noProposal, sentences: [holderText(name), callText(request, now)] };
  const { asked, windows } = proposal;
  const canBeAccepted = windows.some(({ isOpen, from }) => isOpen && Date.parse(from) > now.getTime());
  return {
    title: asked ? title.asked : title.proposal,
    sentences: [
      ...(asked ? [`${askedHeadings[asked.for]}.`] : []),
      ...(asked?.line ? [asksInWords(asked.line)] : []),
      ...(name ? [proposes(name, estimateText(proposal))] : []),
      ...(asked ? (name ? [waitsForHauler(name)] : []) : [canBeAccepted ? waitsForCustomer : tooLate]),
    ],
  };
}

function ofPickup(request: DeskRequest, now: Date): NextWords {
  const { title, pickup: on, onTheWay, isItDone, stillStatus } = words.next;
  const { pickupFrom, pickupUntil, pickup, door } = request;
  const name = holderOf(request)?.hauler.name;
  const time = pickupText(request);
  const isOver = pickupUntil !== null && Date.parse(pickupUntil) <= now.getTime();
  const isToday = pickupFrom !== null && isTodayInLosAngeles(pickupFrom, now);
  const booked = time ? title.pickup : title.noTime;
  return {
    title: isOver ? title.over : isToday ? title.today : booked,
    sentences: [
      ...(door?.state === 'declined' && door.standing === undefined
        ? [words.history.what.doorNo(amountText(door.price))]
        : []),
      ...(time ? [on(time)] : []),
      holderText(name),
      ...(pickup?.arrivesAt && name ? [onTheWay(name, timeText(pickup.arrivesAt))] : []),
      ...(toStatus(request.status) === 'In Progress' ? [] : [stillStatus(statusLabel(request.status))]),
      ...(isOver ? [isItDone] : []),
    ],
  };
}

function holderText(name: string | undefined): string {
  return name ? words.next.hasIt(name) : words.next.nobodyHasIt;
}
