import type { DeskRequest, HistoryEntry } from '@functions/contracts/desk.ts';
import type { Door } from '@functions/contracts/pickup.ts';
import { expect, test } from 'vitest';
import { changesBetween } from '@/features/desk/changes';
import { doorAnswerText } from '@/features/desk/request/door-price';
import { historyText } from '@/features/desk/request/history-words';
import { bayHaul, deskReview, heldBy, requestViewOf, tuesday, valleyHauling, versionOf } from '../fixtures/desk.ts';
import { deskHauler, listView } from '../fixtures/desk-list.ts';

// What happened to a request, and what someone else changed meanwhile.

const at10 = '2026-11-22T18:20:00Z';

test.each<[Omit<HistoryEntry, 'at'>, string]>([
  [{ what: 'request' }, 'The request came in.'],
  [
    { what: 'told', kind: 'request-arrived', audience: 'customer', channel: 'mail' },
    'Email to the customer: Request received.',
  ],
  [
    {
      what: 'told',
      kind: 'job-offered',
      audience: 'hauler',
      hauler: 'Bay Haul',
      channel: 'text',
      delivery: 'undelivered',
    },
    'Text to Bay Haul: Job offered, not delivered.',
  ],
  [{ what: 'offer', hauler: 'Bay Haul' }, 'Offered to Bay Haul.'],
  [{ what: 'accepted', hauler: 'Bay Haul' }, 'Bay Haul got the job.'],
  [{ what: 'called' }, 'The customer was called.'],
  [{ what: 'report' }, 'The customer said that no one had called.'],
  [{ what: 'correction' }, 'The customer corrected their details.'],
  [{ what: 'proposal', hauler: 'Bay Haul' }, 'Bay Haul sent a proposal.'],
  [{ what: 'agreed', acceptedBy: 'hauler' }, 'A time was agreed by phone.'],
  [
    { what: 'door-price', hauler: 'Bay Haul', price: 240, estimate: 180, reason: 'A piano more.' },
    'Bay Haul’s final price: $240 (estimate up to $180): “A piano more”.',
  ],
  [{ what: 'door-yes', acceptedBy: 'customer', price: 240 }, 'The customer said yes to $240.'],
  [
    { what: 'door-yes', hauler: 'Bay Haul', acceptedBy: 'hauler', price: 240 },
    'Bay Haul noted that they had agreed in person on $240.',
  ],
  [{ what: 'door-no', hauler: 'Bay Haul', price: 240 }, 'The customer said no to $240.'],
  [{ what: 'no-show', hauler: 'Bay Haul' }, 'The customer said that Bay Haul didn’t come.'],
  [{ what: 'status', from: 'Submitted', to: 'In Progress' }, 'The status changed from Submitted to In Progress.'],
  [{ what: 'returned', hauler: 'Bay Haul', reason: 'Too far away' }, 'Bay Haul no longer has the job: Too far away.'],
  [{ what: 'review', gone: 'partly' }, 'The customer says something is left.'],
  [
    { what: 'action', action: 'assign', hauler: 'Valley Hauling', by: 'Sam', mailKind: 'overdue' },
    'Assigned to Valley Hauling · Sam, through the email “Overdue”.',
  ],
])('the history tells %j: %s', (entry, said) => {
  expect(historyText({ at: at10, ...entry })).toBe(said);
});

test.each<[Partial<Door>, string]>([
  [{ state: 'open' }, 'The customer hasn’t answered. They were asked at 10:10 AM on November 22.'],
  [{ state: 'accepted', acceptedBy: 'customer' }, 'The customer said yes at 10:20 AM on November 22.'],
  [
    { state: 'accepted', acceptedBy: 'hauler' },
    'The hauler noted at 10:20 AM on November 22 that they had agreed in person.',
  ],
  [
    { state: 'declined', standing: 150 },
    'The customer said no at 10:20 AM on November 22. They said yes to $150 before, and that holds.',
  ],
  [
    { state: 'declined', acceptedBy: 'hauler' },
    'The hauler noted that they had agreed in person. The customer said at 10:20 AM on November 22 that it’s not right.',
  ],
])('the answer at the door %j: %s', (door, said) => {
  const answeredAt = door.state === 'open' ? undefined : at10;
  const named = { id: 'a', state: 'open' as const, price: 240, madeAt: '2026-11-22T18:10:00Z', answeredAt };
  expect(doorAnswerText({ ...named, ...door })).toBe(said);
});

const pickup = { timeframe: null, pickup_from: tuesday.from, pickup_until: tuesday.until };
const completed = {
  status: 'Completed',
  price_paid: 1200,
  load_size_hauled: 'full',
  price_left_out_because: 'Two jobs in one',
};
const reopened = { status: 'In Progress', price_paid: null, load_size_hauled: null, price_left_out_because: null };
const phone = { phone: '2135550142', city: null };

test.each<[action: string, before: Record<string, unknown>, after: Record<string, unknown>, said: string]>([
  ['take-back', { hauler: 'Bay Haul' }, { hauler: null }, 'Taken back from Bay Haul'],
  ['called', {}, { contacted_at: at10 }, 'Marked as called'],
  ['called', { contacted_at: at10 }, { contacted_at: null }, 'Marked as not called after all'],
  ['pickup', { timeframe: 'Friday' }, pickup, 'Pickup set to Tuesday, November 24, 9:00–11:00 AM, before that: Friday'],
  ['pickup', { timeframe: 'Friday' }, { timeframe: null }, 'Pickup time removed, before that: Friday'],
  ['status', { status: 'Submitted' }, { status: 'Completed' }, 'Status changed from Submitted to Completed'],
  ['cancel', {}, { status: 'Canceled', cancel_reasons: ['It rained.'] }, 'Canceled: It rained'],
  ['flag', { flagged_because: null }, { flagged_because: 'Odd' }, 'Flagged: Odd'],
  ['flag', { flagged_because: 'Odd' }, { flagged_because: null }, 'Flag cleared'],
  ['note', { desk_note: 'Gate 4711' }, { desk_note: 'Gate 1' }, 'Note changed; it was “Gate 4711”'],
  ['note', { desk_note: 'Gate 1' }, { desk_note: null }, 'Note removed: “Gate 1”'],
  ['resend', {}, {}, 'Tracking link sent again'],
  ['end-texts', {}, {}, 'Texts to the customer ended'],
  ['reopen', { status: 'Completed' }, { status: 'In Progress' }, 'Reopened as In Progress'],
  [
    'reopen',
    completed,
    reopened,
    'Reopened as In Progress; Price paid none, was $1,200; How full the truck was none, was A full truck or more; Left out because none, was Two jobs in one',
  ],
  ['publish-review', { review: 'waiting' }, { review: 'published' }, 'Review published'],
  [
    'withhold-review',
    { review: 'published' },
    { review: 'not-about-the-pickup' },
    'Review withheld: It isn’t about the pickup',
  ],
  [
    'correct',
    phone,
    { phone: '2135550143', city: 'Burbank', correction: 7 },
    'Corrected: Phone (213) 555-0143, was (213) 555-0142; City Burbank, was none',
  ],
  ['correct', { load_size: null }, { load_size: 'half' }, 'Corrected: Load Half a truck, was none'],
  ['leave-price-out', {}, { price_left_out_because: 'Two jobs in one.' }, 'Price left out: Two jobs in one'],
  ['count-price', { price_left_out_because: 'Two jobs' }, { price_left_out_because: null }, 'Price counted again'],
  [
    'truck',
    { truck_cubic_yards: null },
    { truck_cubic_yards: 14 },
    'a hauler says what their truck holds: 14 cubic yards, was none',
  ],
  ['dance', {}, {}, 'Something was done (dance)'],
])('the action %s from %j to %j is told: %s', (action, before, after, said) => {
  const entry = { at: '2026-11-22T18:30:00.000Z', what: 'action', action, mailKind: 'digest', before, after } as const;

  expect(historyText(entry)).toBe(`${said}, through the email “Today”.`);
});

const held = { offers: [heldBy(bayHaul)] };

test.each<[before: Partial<DeskRequest>, after: Partial<DeskRequest>, said: string[]]>([
  [{}, { status: 'Completed' }, ['The status is now Completed.']],
  [{}, { offers: [] }, ['No one has it anymore.']],
  [{}, { offers: [heldBy(valleyHauling)] }, ['Valley Hauling has it now.']],
  [{}, { flaggedBecause: 'Odd' }, ['It’s flagged now: Odd.']],
  [{}, { contactedAt: at10 }, ['The customer has been called.']],
  [{}, { reportedAt: at10 }, ['The customer says no one has contacted them.']],
  [
    {},
    { pickupFrom: tuesday.from, pickupUntil: tuesday.until },
    ['The pickup is now: Tuesday, November 24, 9:00–11:00 AM.'],
  ],
  [{}, { phone: '2135550199' }, ['The customer’s details were corrected.']],
  [{}, { note: 'Ring twice' }, ['The note was changed.']],
  [{}, { review: deskReview() }, ['The customer has told us whether everything is gone.']],
  [{ review: deskReview() }, { review: deskReview({ version: 2 }) }, ['The customer has changed their answer.']],
  [
    { review: deskReview() },
    { review: deskReview({ version: 2, mayPublish: false }) },
    ['The customer has changed their answer.', 'They no longer let us publish it.'],
  ],
])('from %j to %j, the change is told: %j', (before, after, said) => {
  const request = { ...held, ...before };

  expect(changesBetween(requestViewOf(request), requestViewOf({ ...request, ...after }))).toEqual(said);
});

test('on the list, a changed hauler is told, and a changed request is not', () => {
  const changed = deskHauler({ version: versionOf(7) });

  expect(changesBetween(listView(), listView({ haulers: [changed] }))).toEqual(['Valley Hauling was changed.']);
  expect(changesBetween(listView(), listView({ moreRequests: 1 }))).toEqual([]);
});
