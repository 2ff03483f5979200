import type { DeskRequest } from '@functions/contracts/desk.ts';
import { isClosed, toStatus } from '@functions/domain/statuses.ts';
import { holderOf, openOffersOf } from '../offers';
import { pickupText } from '../times';
import { problemOf } from './problem';

/** What is to be done first with a request. */
export type NextKind =
  | 'flagged'
  | 'closed'
  | 'problem'
  | 'review'
  | 'reported'
  | 'nobody'
  | 'offered'
  | 'call'
  | 'proposal'
  | 'pickup'
  | 'other';

/**
 * What can be pressed beside what is to be done next. All but the calls and the notes of a call open a dialog; the other
 * dialogs are opened beside what they change.
 */
export type ButtonId =
  | Exclude<DialogId, 'correct' | 'note' | 'resend' | 'withhold'>
  | 'callCustomer'
  | 'callHauler'
  | 'called'
  | 'notCalled';

export type DialogId =
  | 'assign'
  | 'offer'
  | 'takeBack'
  | 'pickup'
  | 'complete'
  | 'status'
  | 'reopen'
  | 'cancel'
  | 'flag'
  | 'clearFlag'
  | 'correct'
  | 'note'
  | 'resend'
  | 'withhold';

const buttonsOfKind: Record<NextKind, readonly ButtonId[]> = {
  flagged: ['clearFlag', 'cancel'],
  closed: ['reopen'],
  // Reopened, it goes on from there.
  problem: ['callCustomer', 'callHauler', 'reopen', 'pickup', 'complete'],
  // Beside the review itself.
  review: [],
  reported: ['callCustomer', 'callHauler', 'called', 'assign'],
  nobody: ['assign', 'offer', 'callCustomer'],
  offered: ['assign', 'offer', 'called'],
  call: ['callHauler', 'callCustomer', 'called', 'pickup', 'takeBack'],
  proposal: ['callCustomer', 'pickup', 'takeBack'],
  pickup: ['pickup', 'complete', 'takeBack'],
  other: ['callCustomer', 'status'],
};

/** In the order in which they are shown. */
const everyButton: readonly ButtonId[] = [
  'callCustomer',
  'callHauler',
  'called',
  'notCalled',
  'assign',
  'offer',
  'takeBack',
  'pickup',
  'complete',
  'reopen',
  'status',
  'flag',
  'clearFlag',
  'cancel',
];

/** The first that is true of a request. */
export function nextOf(request: DeskRequest, now: Date): NextKind {
  const { status, flaggedBecause, reportedAt, contactedAt, proposal } = request;
  if (flaggedBecause !== null) return 'flagged';
  if (isClosed(status)) return nextOfClosed(request);
  if (reportedAt !== null) return 'reported';
  if (toStatus(status) === 'Submitted') {
    if (holderOf(request)) return contactedAt !== null && pickupText(request) ? 'pickup' : 'call';
    return openOffersOf(request, now).length > 0 ? 'offered' : 'nobody';
  }
  if (toStatus(status) === 'Sent Proposal') return !proposal && pickupText(request) ? 'pickup' : 'proposal';
  if (toStatus(status) !== 'In Progress') return 'other';
  return isToBeMended(request, now) ? 'problem' : 'pickup';
}

function nextOfClosed({ status, review }: DeskRequest): NextKind {
  if (toStatus(status) !== 'Completed') return 'closed';
  if (problemOf(review)) return 'problem';
  return review?.mayPublish && review.moderation === 'waiting' ? 'review' : 'closed';
}

/** It was reopened, and nobody has set another time for what the customer says. */
function isToBeMended({ review, pickupUntil }: DeskRequest, now: Date): boolean {
  return problemOf(review) !== undefined && !(pickupUntil !== null && Date.parse(pickupUntil) > now.getTime());
}

/** What is to be pressed first, the first of it before all. */
export function firstButtons(request: DeskRequest, now: Date): ButtonId[] {
  const possible = possibleButtons(request);
  const wanted = wantedButtons(request, now).filter((id) => possible.has(id));
  // Where nobody has it, the first thing besides is to find somebody.
  const lacksHauler = ['proposal', 'pickup'].includes(nextOf(request, now)) && !possible.has('takeBack');
  return lacksHauler ? [...wanted, 'assign'] : wanted;
}

function wantedButtons(request: DeskRequest, now: Date): readonly ButtonId[] {
  const kind = nextOf(request, now);
  // A time that the team has set leaves the status as it was.
  if (kind === 'pickup' && toStatus(request.status) !== 'In Progress') return ['status', 'pickup', 'takeBack'];
  const hasCome = request.pickupFrom !== null && Date.parse(request.pickupFrom) <= now.getTime();
  return kind === 'pickup' && hasCome ? ['complete', 'pickup', 'takeBack'] : buttonsOfKind[kind];
}

/** What else can be pressed. */
export function otherButtons(request: DeskRequest, now: Date): ButtonId[] {
  const possible = possibleButtons(request);
  const first = firstButtons(request, now);
  return everyButton.filter((id) => possible.has(id) && !first.includes(id));
}

function possibleButtons(request: DeskRequest): ReadonlySet<ButtonId> {
  const { status, flaggedBecause, contactedAt, reportedAt } = request;
  const isHeld = holderOf(request) !== undefined;
  const isFlagged = flaggedBecause !== null;
  const isOpen = !isClosed(status);
  const possible: Record<ButtonId, boolean> = {
    callCustomer: true,
    callHauler: isHeld,
    called: isOpen && (contactedAt === null || reportedAt !== null),
    notCalled: isOpen && contactedAt !== null,
    assign: isOpen && !isFlagged,
    offer: isOpen && !isFlagged && !isHeld,
    takeBack: isOpen && isHeld,
    pickup: isOpen,
    complete: isOpen,
    reopen: !isOpen,
    status: isOpen,
    flag: !isFlagged,
    clearFlag: isFlagged,
    cancel: isOpen,
  };
  return new Set(everyButton.filter((id) => possible[id]));
}
