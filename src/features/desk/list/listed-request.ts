import type { ListedRequest } from '@functions/contracts/desk.ts';
import { isClosed, toStatus } from '@functions/domain/statuses.ts';
import { timesText, timeText } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk-list';
import { isTodayInLosAngeles } from '@/features/job/los-angeles-clock';
import { formatLosAngelesClock, losAngelesDayInWords } from '../times';

/** Why a request waits for the team: the customer says so, the promise has passed, or no hauler may have it. */
type Need = 'reported' | 'overdue' | 'nobody';

/** What there is to choose from above the requests. */
export const filters = ['all', 'waiting', 'taken', 'today', 'flagged'] as const;

export type Filter = (typeof filters)[number];

/** The first reason why a request waits for the team; undefined if it goes its way. */
export function needOf(request: ListedRequest): Need | undefined {
  if (request.reportedAt !== null) return 'reported';
  if (request.overdue) return 'overdue';
  return isWithoutHauler(request) && request.openOffers === 0 ? 'nobody' : undefined;
}

/** Submitted, and nobody has it. Of a flagged one that is as it should be. */
function isWithoutHauler({ status, hauler, flaggedBecause }: ListedRequest): boolean {
  return toStatus(status) === 'Submitted' && hauler === null && flaggedBecause === null;
}

/** Whether a request stands under a filter. */
export function matchesFilter(filter: Filter, request: ListedRequest, now: Date): boolean {
  const { hauler, flaggedBecause, pickupFrom } = request;
  switch (filter) {
    case 'all':
      return true;
    case 'waiting':
      return hauler === null && flaggedBecause === null;
    case 'taken':
      return hauler !== null;
    case 'today':
      return pickupFrom !== null && isTodayInLosAngeles(pickupFrom, now);
    case 'flagged':
      return flaggedBecause !== null;
  }
}

/** How a request stands, in a sentence or two. Who has it is said apart. */
export function statusText(request: ListedRequest, now: Date): string {
  const { flaggedBecause, reportedAt, promisedBy, contactedAt, status } = request;
  if (isClosed(status)) return '';
  if (flaggedBecause !== null) return words.standing.flagged(flaggedBecause);
  switch (needOf(request)) {
    case 'reported':
      return words.standing.reported(shortMomentText(reportedAt ?? promisedBy, now));
    case 'overdue':
      return contactedAt === null
        ? words.standing.overdue(shortMomentText(promisedBy, now))
        : words.standing.overdueDespiteCall(shortMomentText(contactedAt, now));
    case 'nobody':
      return [words.standing.nobody, promise(request, now)].filter(Boolean).join(' ');
    case undefined:
      return [progress(request, now), promise(request, now)].filter(Boolean).join(' ');
  }
}

/** Who has it, in a sentence; undefined where that has been said. */
export function haulerText(request: ListedRequest): string | undefined {
  const { hauler, openOffers, status } = request;
  if (hauler !== null) return words.standing.has(hauler);
  return needOf(request) === 'nobody' || openOffers > 0 || isClosed(status) ? undefined : words.standing.noHauler;
}

function progress({ status, hauler, openOffers, ...pickup }: ListedRequest, now: Date): string {
  const { pickupFrom, pickupUntil, timeframe } = pickup;
  if (pickupFrom && pickupUntil) {
    const isOver = Date.parse(pickupUntil) < now.getTime();
    return words.standing[isOver ? 'pickupOver' : 'pickup'](...windowWords(pickupFrom, pickupUntil, now));
  }
  if (timeframe) return words.standing.timeframe(timeframe);
  if (hauler === null) return openOffers > 0 ? words.standing.offered(openOffers) : '';
  if (toStatus(status) === 'Sent Proposal') return words.standing.proposal;
  return toStatus(status) === 'In Progress' ? words.standing.noPickup : '';
}

/** The promise of a call, while it can be kept, or that it was; empty once more has come of it. */
function promise({ status, promisedBy, contactedAt, pickupFrom, timeframe }: ListedRequest, now: Date): string {
  if (toStatus(status) !== 'Submitted') return '';
  if (contactedAt !== null) return pickupFrom || timeframe ? '' : words.standing.called;
  return Date.parse(promisedBy) > now.getTime() ? words.standing.promised(shortMomentText(promisedBy, now)) : '';
}

/** What a search field finds a request by. */
export function searchText({ fullName, services, city, zipCode, trackingId, hauler }: ListedRequest): string {
  return [fullName, ...services, city, zipCode, trackingId, hauler].join(' ').toLowerCase();
}

/** A moment in a sentence that does not need to say "today": "3:40 PM", "3:40 PM yesterday". */
function shortMomentText(moment: string, now: Date): string {
  return isTodayInLosAngeles(moment, now) ? timeText(moment) : formatLosAngelesClock(moment, now);
}

/** When a pickup is, as parts of a sentence. */
function windowWords(from: string, until: string, now: Date): [day: string, times: string] {
  return [losAngelesDayInWords(from, now), timesText({ from, until })];
}
