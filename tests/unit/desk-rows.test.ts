import type { ListedRequest } from '@functions/contracts/desk.ts';
import { expect, test } from 'vitest';
import {
  dueBy,
  inNeed,
  inOrder,
  needText,
  pickupInShort,
  rowText,
  statusText,
} from '@/features/desk/list/listed-request';
import { nearDay } from '@/features/desk/wanted';
import { DESK_NOW } from '../fixtures/desk.ts';
import { idOf, listedRequest } from '../fixtures/desk-list.ts';

// What the desk's list says about a request, and where it stands. It is 2 PM on November 22, 2026, in Los Angeles.

const contactedAt = '2026-11-22T19:00:00.000Z';
const today = { pickupFrom: '2026-11-22T23:00:00.000Z', pickupUntil: '2026-11-23T01:00:00.000Z' };
const yesterday = { pickupFrom: '2026-11-21T17:00:00.000Z', pickupUntil: '2026-11-21T19:30:00.000Z' };
const unasked = { openOffers: 0 };
const held = { openOffers: 0, hauler: 'Bay Haul' };
const booked = { ...held, ...today, status: 'In Progress' };
const overdue = { overdue: true, promisedBy: '2026-11-22T18:00:00.000Z' };
const missed = { ...booked, ...yesterday, noShowAt: '2026-11-21T20:12:00.000Z' };
const reported = { ...held, reportedAt: '2026-11-21T21:12:00.000Z' };

const CALL = 'A call is promised by 4:30 PM.';
const NOBODY = 'No one has it, and no hauler can accept it.';
const FLAGGED = 'Flagged: Too many. We aren’t offering it, and we’re holding emails about it.';
const LATE = 'No one has called. A call was promised by 10:00 AM.';
const SAID = 'The customer said at 1:12 PM yesterday that no one had called.';
const NOTED = 'A call was marked on this list at 11:00 AM, but no one has it.';

// In the table, and in a row, whose chip says when the call or the pickup is due.
test.each<[what: string, Partial<ListedRequest>, inTable: string, inRow: string]>([
  ['offered', {}, `Offered to 2 haulers. ${CALL}`, 'Offered to 2 haulers.'],
  [
    'just late',
    { openOffers: 1, promisedBy: DESK_NOW.toISOString() },
    'Offered to one hauler.',
    'Offered to one hauler.',
  ],
  ['nobody’s', unasked, `${NOBODY} ${CALL}`, 'No hauler can accept it.'],
  ['overdue', { ...held, ...overdue }, LATE, 'No one has called. Bay Haul has it.'],
  ['overdue and offered', { ...overdue, openOffers: 1 }, LATE, 'No one has called. Offered to one hauler.'],
  ['noted as called', { ...overdue, ...unasked, contactedAt }, NOTED, `${NOTED} No hauler has it.`],
  ['reported', reported, SAID, 'They say no one called. Bay Haul has it.'],
  [
    'missed',
    missed,
    'The customer said at 12:12 PM yesterday that no one came.',
    'They say no one came. Bay Haul has it.',
  ],
  ['flagged', { ...unasked, flaggedBecause: 'Too many.' }, FLAGGED, 'Too many. No hauler has it.'],
  ['to call', held, CALL, 'Bay Haul has it.'],
  [
    'called',
    { ...held, contactedAt },
    'The customer has been called.',
    'The customer has been called. Bay Haul has it.',
  ],
  ['booked', booked, 'The pickup is today, 3:00–5:00 PM.', 'Bay Haul has it.'],
  [
    'over',
    { ...booked, ...yesterday },
    'The pickup was yesterday, 9:00–11:30 AM.',
    'The pickup was yesterday, 9:00–11:30 AM. Bay Haul has it.',
  ],
  ['in words', { ...held, timeframe: 'Friday.', contactedAt }, 'Pickup: Friday.', 'Pickup: Friday. Bay Haul has it.'],
  [
    'without a time',
    { ...held, status: 'In Progress' },
    'No pickup time is set.',
    'No pickup time is set. Bay Haul has it.',
  ],
  ['proposed', { ...held, status: 'Sent Proposal' }, 'A proposal was made.', 'A proposal was made. Bay Haul has it.'],
  ['closed', { ...booked, ...yesterday, status: 'Completed' }, '', 'Bay Haul has it.'],
])('a request that is %s', (_, changes, inTable, inRow) => {
  const request = listedRequest(changes);

  expect(statusText(request, DESK_NOW)).toBe(inTable);
  expect(rowText(request, DESK_NOW)).toBe(inRow);
});

test('a flagged request in the queue says so, because its chip has the time', () => {
  const request = listedRequest({ ...unasked, ...overdue, flaggedBecause: 'Too many' });

  expect(needText(request, DESK_NOW)).toBe(FLAGGED);
});

test('the queue is sorted by promise, after those to whom no one came; the list by calls, then pickups, then age', () => {
  const requests = [
    ['proposed', { ...held, status: 'Sent Proposal' }],
    ['late flagged', { ...overdue, flaggedBecause: 'Too many', createdAt: '2026-11-22T14:00:00.000Z' }],
    ['booked today', { ...booked, contactedAt }],
    ['missed', { ...missed, promisedBy: '2026-11-24T00:00:00.000Z' }],
    ['booked yesterday', { ...booked, ...yesterday }],
    ['offered', { promisedBy: '2026-11-23T00:10:00.000Z' }],
    ['nobody’s', { ...unasked, promisedBy: '2026-11-23T00:05:00+00:00' }],
    ['reported', { ...reported, promisedBy: '2026-11-22T17:00:00.000Z', status: 'Sent Proposal' }],
    ['called', { ...held, contactedAt, createdAt: '2026-11-22T15:00:00.000Z' }],
  ] as const;
  const listed = requests.map(([fullName, changes], index) => listedRequest({ id: idOf(index), fullName, ...changes }));
  const namesOf = (those: ListedRequest[]) => those.map(({ fullName }) => fullName);

  expect(namesOf(inNeed(listed))).toEqual(['missed', 'reported', 'late flagged', 'nobody’s']);
  expect(namesOf(inOrder(listed))).toEqual([
    ...['nobody’s', 'offered'],
    ...['missed', 'booked yesterday', 'booked today'],
    ...['late flagged', 'called', 'proposed', 'reported'],
  ]);
});

test('no one came: late since the end of the window', () => {
  expect(dueBy(listedRequest(missed))).toBe(yesterday.pickupUntil);
  expect(dueBy(listedRequest(reported))).toBe(listedRequest().promisedBy);
});

test.each([
  ['2026-11-22T22:00:00Z', '2026-11-23T00:00:00Z', 'Today 2–4 PM'],
  ['2026-11-23T16:00:00Z', '2026-11-23T18:00:00Z', 'Mon 8–10 AM'],
  ['2026-11-28T18:30:00Z', '2026-11-28T21:00:00Z', 'Sat 10:30 AM–1 PM'],
  ['2026-11-29T17:00:00Z', '2026-11-29T19:00:00Z', 'Nov 29, 9–11 AM'],
  ['2026-11-21T17:00:00Z', '2026-11-21T19:00:00Z', 'Nov 21, 9–11 AM'],
])('a pickup from %s is in short “%s”', (from, until, words) => {
  expect(pickupInShort(from, until, DESK_NOW)).toBe(words);
});

test.each<[string | undefined, Partial<ListedRequest>]>([
  ['2026-11-23', { wanted: '2026-11-23' }],
  ['2026-11-20', { wanted: '2026-11-20' }],
  [undefined, { wanted: '2026-11-24' }],
  [undefined, { wanted: 'soon' }],
  [undefined, { wanted: '2026-11-23', timeframe: 'Friday' }],
  [undefined, { ...booked, wanted: '2026-11-23' }],
  [undefined, { status: 'Canceled', wanted: '2026-11-23' }],
])('the day %s is near, or none, of %j: from the day before, while no time is set', (day, changes) => {
  expect(nearDay(listedRequest(changes), DESK_NOW)).toBe(day);
});
