import type { DeskRequest } from '@functions/contracts/desk.ts';
import { isClosed, toStatus } from '@functions/domain/statuses.ts';
import { holderOf, openOffersOf } from '../offers';
import { pickupText } from '../times';
import { problemOf } from './problem';

export type NextKind =
  | 'flagged'
  | 'closed'
  | 'problem'
  | 'review'
  | 'noShow'
  | 'reported'
  | 'nobody'
  | 'offered'
  | 'call'
  | 'proposal'
  | 'pickup'
  | 'other';

/**
 * The buttons next to the next step. All but those for calls open a dialog; the other dialogs are opened next to what
 * they change.
 */
export type ButtonId =
  | Exclude<DialogId, 'correct' | 'note' | 'resend' | 'endTexts' | 'withhold' | 'leavePriceOut'>
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
  | 'endTexts'
  | 'withhold'
  | 'leavePriceOut';

const buttonsOfKind: Record<NextKind, readonly ButtonId[]> = {
  flagged: ['clearFlag', 'cancel'],
  closed: ['reopen'],
  // Reopening it continues the work from there.
  problem: ['callCustomer', 'callHauler', 'reopen', 'pickup', 'complete'],
  // Its buttons are on the review itself.
  review: [],
  noShow: ['callCustomer', 'callHauler', 'pickup', 'takeBack'],
  reported: ['callCustomer', 'callHauler', 'called', 'assign'],
  nobody: ['assign', 'offer', 'callCustomer'],
  offered: ['assign', 'offer', 'called'],
  call: ['callHauler', 'callCustomer', 'called', 'pickup', 'takeBack'],
  proposal: ['callCustomer', 'pickup', 'takeBack'],
  pickup: ['pickup', 'complete', 'takeBack'],
  other: ['callCustomer', 'status'],
};

/** In display order. */
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

/** The next step for a request: the first that applies. */
export function nextOf(request: DeskRequest, now: Date): NextKind {
  const { status, flaggedBecause, reportedAt, contactedAt, proposal, pickup } = request;
  if (flaggedBecause !== null) return 'flagged';
  if (isClosed(status)) return nextOfClosed(request);
  if (pickup?.noShowAt) return 'noShow';
  if (reportedAt !== null) return 'reported';
  if (toStatus(status) === 'Submitted') {
    if (holderOf(request)) return contactedAt !== null && pickupText(request) ? 'pickup' : 'call';
    return openOffersOf(request, now).length > 0 ? 'offered' : 'nobody';
  }
  if (toStatus(status) === 'Sent Proposal') return !proposal && pickupText(request) ? 'pickup' : 'proposal';
  if (toStatus(status) !== 'In Progress') return 'other';
  return needsFix(request, now) ? 'problem' : 'pickup';
}

function nextOfClosed({ status, review }: DeskRequest): NextKind {
  if (toStatus(status) !== 'Completed') return 'closed';
  if (problemOf(review)) return 'problem';
  return review?.mayPublish && review.moderation === 'waiting' ? 'review' : 'closed';
}

/** Whether a reopened request still needs a new time to fix the customer's problem. */
function needsFix({ review, pickupUntil }: DeskRequest, now: Date): boolean {
  return problemOf(review) !== undefined && !(pickupUntil !== null && Date.parse(pickupUntil) > now.getTime());
}

/** The buttons for the next step, the main one first. */
export function firstButtons(request: DeskRequest, now: Date): ButtonId[] {
  const possible = possibleButtons(request);
  const wanted = wantedButtons(request, now).filter((id) => possible.has(id));
  // Without a hauler, finding one comes first.
  const lacksHauler = ['proposal', 'pickup'].includes(nextOf(request, now)) && !possible.has('takeBack');
  return lacksHauler ? [...wanted, 'assign'] : wanted;
}

function wantedButtons(request: DeskRequest, now: Date): readonly ButtonId[] {
  const kind = nextOf(request, now);
  // When the team sets a time, the status does not change.
  if (kind === 'pickup' && toStatus(request.status) !== 'In Progress') return ['status', 'pickup', 'takeBack'];
  const hasCome = request.pickupFrom !== null && Date.parse(request.pickupFrom) <= now.getTime();
  return kind === 'pickup' && hasCome ? ['complete', 'pickup', 'takeBack'] : buttonsOfKind[kind];
}

/** All other buttons that apply. */
export function otherButtons(request: DeskRequest, now: Date): ButtonId[] {
  const possible = possibleButtons(request);
  const first = firstButtons(request, now);
  return everyButton.filter((id) => possible.has(id) && !first.includes(id));
}

/** The buttons that the state of a request allows. */
export function possibleButtons(request: DeskRequest): ReadonlySet<ButtonId> {
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
