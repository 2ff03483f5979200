import type { DeskRequest, RequestView } from '@functions/contracts/desk.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  assignNotifications,
  cancelNotifications,
  clearFlagNotifications,
  correctNotifications,
  endTextsNotifications,
  flagNotifications,
  noteNotifications,
  offerNotifications,
  pickupNotifications,
  reopenNotifications,
  resendNotifications,
  statusNotifications,
  takeBackNotifications,
  withholdNotifications,
} from '@/features/desk/request/notifications';
import {
  bayHaul,
  candidateOf,
  DESK_NOW,
  deskReview,
  haulerOf,
  heldBy,
  openTo,
  requestViewOf,
  tuesday,
  valleyHauling,
} from '../fixtures/desk.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: DESK_NOW, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const held = { offers: [heldBy(bayHaul)] };
const asked = { offers: [openTo(bayHaul)] };
const booked = { pickupFrom: tuesday.from, pickupUntil: tuesday.until };
const flagged = { flaggedBecause: 'Odd' };
const by = (way: DeskRequest['updates']['by']): Partial<DeskRequest> => ({ updates: { by: way, bounced: [] } });

const NO_LONGER = 'Bay Haul gets an email right away: they no longer have the job.';
const OPEN_AGAIN = 'The customer gets an email in two minutes: it’s open again.';
const IN_PROGRESS = 'The customer gets an email in two minutes: the status is In Progress.';
const NO_TIME = 'The customer gets an email in two minutes: the pickup no longer has a time.';
const NOT_HEARD = 'Bay Haul won’t hear about it: call them.';
const HELD_BACK = 'The request is flagged: all messages about it are held until the flag is cleared.';
const NEXT_ONES = 'The next haulers who fit are asked (after 8 AM if it’s nighttime), unless offering is stopped.';
const GOES_OUT = 'What was held goes out now: we tell the customer that we have the request, or what’s new.';
const MAILBOX = 'The team’s mailbox gets an email right away with the new details.';
const CORRECTED = 'Bay Haul gets an email in two minutes: the details have changed, and the job page shows them.';
const THEIRS = 'the job is theirs, and the job page has the customer’s details.';
const COMES = 'who has the job, and their number.';

describe('assigning', () => {
  test.each<[way: DeskRequest['updates']['by'], hauler: string, customer: string]>([
    ['mail', `Bay Haul gets an email right away: ${THEIRS}`, `The customer gets an email right away: ${COMES}`],
    [
      'none',
      `Our messages can’t reach Bay Haul. Call them: ${THEIRS}`,
      `Our messages can’t reach the customer. Call them: ${COMES}`,
    ],
  ])('by %s tells hauler and customer', (way, hauler, customer) => {
    const chosen = candidateOf(bayHaul, { toldBy: way });

    expect(assignNotifications(requestViewOf(by(way)), chosen)).toEqual([hauler, customer]);
  });

  test('a job of another hauler tells that one, too, but no one else who was asked', () => {
    const look = requestViewOf({ offers: [heldBy(valleyHauling), openTo(haulerOf(3))], ...by('mail') });

    expect(assignNotifications(look, candidateOf(bayHaul))).toEqual([
      `Bay Haul gets an email right away: ${THEIRS}`,
      'Valley Hauling gets a text right away, or an email between 9 PM and 8 AM: they no longer have the job.',
      `The customer gets an email right away: ${COMES}`,
      'The other hauler who was asked isn’t told: their link says that the job is taken.',
    ]);
  });

  test.each<[what: string, request: Partial<DeskRequest>, isTold: boolean]>([
    ['a booked job', { ...booked, status: 'In Progress' }, true],
    ['one with a described time before its status changed', { timeframe: 'Friday' }, true],
    ['one with a described time later', { timeframe: 'Friday', status: 'In Progress' }, false],
  ])('%s tells the customer that the time is gone: %s', (_, request, isTold) => {
    const look = requestViewOf({ ...held, ...request, ...by('mail') });

    expect(assignNotifications(look, candidateOf(valleyHauling)).includes(NO_TIME)).toBe(isTold);
  });
});

test('an offer tells the chosen hauler, and not yet the customer', () => {
  const notYet = 'The customer will hear about it once someone accepts.';
  const job = 'the job, and the link to accept it.';

  expect(offerNotifications(candidateOf(bayHaul))).toEqual([`Bay Haul gets an email right away: ${job}`, notYet]);
  expect(offerNotifications(candidateOf(valleyHauling, { toldBy: 'both' }))).toEqual([
    `Valley Hauling gets a text right away, or an email between 9 PM and 8 AM: ${job}`,
    notYet,
  ]);
});

const toCompleted = (look: RequestView) => statusNotifications(look, 'Completed');
const toProposal = (look: RequestView) => statusNotifications(look, 'Sent Proposal');
const toStart = (look: RequestView) => statusNotifications(look, 'Submitted');
const toInProgress = (look: RequestView) => statusNotifications(look, 'In Progress');
const ofPhone = (look: RequestView) => correctNotifications(look, true);
const ofAddress = (look: RequestView) => correctNotifications(look, false);

test.each<[string, (look: RequestView) => readonly string[], Partial<DeskRequest>, string[]]>([
  ['taking it back', takeBackNotifications, held, [NO_LONGER, OPEN_AGAIN, NEXT_ONES]],
  [
    'taking it back from a paused hauler',
    takeBackNotifications,
    { offers: [heldBy(haulerOf(9))] },
    ['Hauler 9 is told right away, by text or email: they no longer have the job.', OPEN_AGAIN, NEXT_ONES],
  ],
  ['taking a flagged one back', takeBackNotifications, { ...held, ...flagged }, [NO_LONGER, HELD_BACK]],
  [
    'setting the pickup',
    pickupNotifications,
    { ...held, ...booked, status: 'In Progress', ...by('text') },
    [
      'The customer gets a text in two minutes, or after 8 AM if it’s nighttime: the pickup time, as it is then.',
      'Bay Haul gets an email in two minutes: the pickup time, as it is then.',
    ],
  ],
  ['setting the pickup of a flagged one', pickupNotifications, { ...held, ...flagged }, [HELD_BACK]],
  [
    'completing it',
    toCompleted,
    { ...held, status: 'In Progress' },
    ['The customer gets an email in two minutes: the status is Completed.'],
  ],
  [
    'another status while it is offered',
    toProposal,
    { offers: [openTo(bayHaul), openTo(valleyHauling)] },
    [
      'The customer gets an email in two minutes: the status is Sent Proposal.',
      'The 2 haulers who were asked aren’t told: their offers end.',
    ],
  ],
  ['reopening it', toStart, { status: 'Canceled' }, [OPEN_AGAIN, NEXT_ONES]],
  [
    'reopening one that keeps its hauler and has no time',
    toStart,
    { ...held, status: 'Canceled' },
    ['No email or text goes out. The customer’s page shows the status.', NOT_HEARD],
  ],
  [
    'reopening one that goes on where it was',
    toInProgress,
    { ...held, ...booked, status: 'Canceled' },
    [IN_PROGRESS, NOT_HEARD],
  ],
  [
    'reopening one that keeps its hauler and loses its time',
    toStart,
    { ...held, ...booked, status: 'Canceled' },
    [NO_TIME, 'Bay Haul gets an email in two minutes: the pickup no longer has a time.'],
  ],
  [
    'reopening a completed one before the customer was asked',
    reopenNotifications,
    { ...held, status: 'Completed' },
    [
      IN_PROGRESS,
      NOT_HEARD,
      'We haven’t asked yet whether everything is gone. We’ll wait until the request is completed again.',
    ],
  ],
  [
    'reopening a completed one that nobody has, after the customer was asked',
    reopenNotifications,
    {
      status: 'Completed',
      history: [{ at: tuesday.from, what: 'told', kind: 'review-asked', audience: 'customer', channel: 'mail' }],
    },
    [OPEN_AGAIN, NEXT_ONES, 'The customer was asked whether everything is gone, and won’t be asked again.'],
  ],
  [
    'canceling it',
    cancelNotifications,
    held,
    [
      'Bay Haul gets an email right away: it’s canceled.',
      'The customer gets an email in two minutes: it’s canceled, and why.',
    ],
  ],
  ['canceling a flagged one', cancelNotifications, flagged, [HELD_BACK]],
  [
    'flagging it',
    flagNotifications,
    asked,
    [
      'The team’s mailbox, with the next email about flagged items. No one else.',
      'The hauler who was asked isn’t told: their offer ends.',
    ],
  ],
  ['clearing the flag', clearFlagNotifications, flagged, [GOES_OUT, NEXT_ONES]],
  ['clearing the flag of one that somebody has', clearFlagNotifications, { ...flagged, ...held }, [GOES_OUT]],
  ['correcting it', ofAddress, held, [MAILBOX, CORRECTED]],
  ['correcting a flagged one', ofAddress, { ...held, ...flagged }, [MAILBOX, HELD_BACK]],
  [
    'correcting the phone number',
    ofPhone,
    {},
    [MAILBOX, 'ana@example.com gets an email right away, unless it already got one today: the details were changed.'],
  ],
  ['a note', () => noteNotifications, {}, ['No one. Only the desk shows it.']],
  [
    'sending the link again',
    resendNotifications,
    by('mail'),
    ['The customer gets an email right away: the link to their tracking page.'],
  ],
  [
    'ending texts',
    endTextsNotifications,
    { ...held, agreedToMessages: true },
    [CORRECTED, 'The customer gets no message about it.'],
  ],
  [
    'ending texts, if there is no other channel',
    endTextsNotifications,
    by('text'),
    ['The customer gets no message about it, and no news after it: texts were the only way. Call them.'],
  ],
  [
    'withholding a waiting review',
    withholdNotifications,
    { review: deskReview() },
    ['No one. The customer’s page says why.'],
  ],
  [
    'withholding a published review',
    withholdNotifications,
    { review: deskReview({ moderation: 'published' }) },
    ['No one. The customer’s page says why.', 'The site shows it until its next build, usually within the hour.'],
  ],
])('%s says who is told', (_, notificationsOf, request, told) => {
  expect(notificationsOf(requestViewOf(request))).toEqual(told);
});
