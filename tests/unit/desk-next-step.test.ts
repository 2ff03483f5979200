import type { DeskRequest, DeskReview } from '@functions/contracts/desk.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextWords } from '@/features/desk/request/next-sentences';
import { firstButtons } from '@/features/desk/request/next-state';
import {
  bayHaul,
  DESK_NOW,
  deskOffer,
  deskReview,
  haulerOf,
  heldBy,
  openProposal,
  openTo,
  requestViewOf,
  tuesday,
  valleyHauling,
} from '../fixtures/desk.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: DESK_NOW, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const NOT_CALLED = 'No one has called. A call was promised by 11:00 AM today.';
const COMPLETED = 'The request was completed at 11:00 AM today.';
const ANSWERED = 'The customer answered at 12:00 PM today.';
const TUESDAY = 'Tuesday, November 24, 9:00–11:00 AM. Bay Haul has the job.';
const OVER = 'Sunday, November 22, 9:00–11:00 AM. Bay Haul has the job. Is it done? Mark it here.';
const BOTH = 'Ana Diaz: (213) 555-0142 Bay Haul: (213) 555-0101';
const IS_TOLD = 'Bay Haul is told about it, too.';

const held = { offers: [heldBy(bayHaul)] };
const called = { contactedAt: '2026-11-22T18:20:00.000Z' };
const reported = { reportedAt: '2026-11-22T21:00:00.000Z' };
const booked = { pickupFrom: tuesday.from, pickupUntil: tuesday.until };
const onMorning = { pickupFrom: '2026-11-22T17:00:00.000Z', pickupUntil: '2026-11-22T19:00:00.000Z' };
const missed = {
  ...onMorning,
  status: 'In Progress',
  pickup: { from: onMorning.pickupFrom, until: onMorning.pickupUntil, noShowAt: '2026-11-22T21:00:00.000Z' },
};
const asked = { for: 'other-time', line: 'After the weekend', at: '2026-11-22T21:00:00.000Z' } as const;
const at1 = { closedAt: '2026-11-22T21:00:00.000Z' };

/** A request that Bay Haul completed at 11 AM, with the customer's answer. */
const reviewed = (review: Partial<DeskReview>, request: Partial<DeskRequest> = {}): Partial<DeskRequest> => ({
  ...held,
  status: 'Completed',
  closedAt: '2026-11-22T19:00:00.000Z',
  review: deskReview(review),
  ...request,
});

/** The title with what it depends on, the buttons, and the request. */
test.each<[said: string, buttons: string, request: Partial<DeskRequest>]>([
  [
    'Is this request real? It was flagged: Named too often. While it’s flagged, we don’t offer it or tell anyone about it.',
    'clearFlag cancel',
    { flaggedBecause: 'Named too often.', ...reported, ...held },
  ],
  [
    'The customer says no one has called. They said so at 1:00 PM today. Bay Haul has the job. If no one does anything, it goes to other haulers at 2:30 PM today.',
    'callCustomer callHauler called assign',
    { ...held, ...reported, takenBackAt: '2026-11-22T22:30:00.000Z' },
  ],
  [
    'The customer says no one has called. They said so at 1:00 PM today. No hauler has the job.',
    'callCustomer called assign',
    reported,
  ],
  [
    'The customer says no one came. They said so at 1:00 PM today. Sunday, November 22, 9:00–11:00 AM. Bay Haul has the job.',
    'callCustomer callHauler pickup takeBack',
    { ...held, ...called, ...reported, ...missed },
  ],
  [
    'The customer says no one came. They said so at 1:00 PM today. Sunday, November 22, 9:00–11:00 AM. Bay Haul has the job. The customer is asking for another time.',
    'callCustomer callHauler pickup takeBack',
    { ...held, ...called, ...missed, agreed: { ...openProposal, asked } },
  ],
  [`No one has this request. No hauler was asked. ${NOT_CALLED}`, 'assign offer callCustomer', {}],
  [
    'No one has this request. 2 haulers were asked: 1 declined, 1 didn’t answer. No one has called yet. A call is promised by 4:00 PM today.',
    'assign offer callCustomer',
    {
      promisedBy: '2026-11-23T00:00:00.000Z',
      offers: [deskOffer(bayHaul, { state: 'declined', reason: 'Too far away' }), deskOffer(valleyHauling)],
    },
  ],
  [
    `No one has this request. 3 haulers were asked: 2 had it and no longer have it, 1 didn’t get it. ${NOT_CALLED}`,
    'assign offer callCustomer',
    {
      offers: [
        deskOffer(bayHaul, { state: 'returned' }),
        deskOffer(valleyHauling, { state: 'returned' }),
        deskOffer(haulerOf(3), { state: 'taken' }),
      ],
    },
  ],
  [
    `2 haulers have been asked. They can accept until 3:00 PM today. ${NOT_CALLED}`,
    'assign offer called',
    { offers: [openTo(bayHaul), openTo(valleyHauling)] },
  ],
  [
    `Bay Haul has to call. ${NOT_CALLED} They took it at 10:12 AM today.`,
    'callHauler callCustomer called pickup takeBack',
    held,
  ],
  [
    'The customer has a proposal. Bay Haul proposes $120–$180. The customer has to choose a time.',
    'callCustomer pickup takeBack',
    { ...held, ...called, status: 'Sent Proposal', proposal: openProposal },
  ],
  [
    'The customer is asking for something else. The customer is asking for another time. “After the weekend” Bay Haul proposes $120–$180. Bay Haul has to answer.',
    'callCustomer pickup takeBack',
    { ...held, ...called, status: 'Sent Proposal', proposal: { ...openProposal, asked } },
  ],
  [
    'There’s no proposal to answer. No hauler has the job. The customer was called at 10:20 AM today.',
    'callCustomer pickup assign',
    { ...called, status: 'Sent Proposal' },
  ],
  [
    `The pickup is booked. ${TUESDAY} The status is still Sent Proposal.`,
    'status pickup takeBack',
    { ...held, ...called, ...booked, status: 'Sent Proposal' },
  ],
  [
    `The pickup is booked. ${TUESDAY} The status is still Submitted.`,
    'status pickup takeBack',
    { ...held, ...called, ...booked },
  ],
  [
    `The pickup is booked. ${TUESDAY}`,
    'pickup complete takeBack',
    { ...held, ...called, ...booked, status: 'In Progress' },
  ],
  [
    `The pickup is over. ${OVER}`,
    'complete pickup takeBack',
    { ...held, ...called, ...onMorning, status: 'In Progress' },
  ],
  [
    'This request is canceled. Since 1:00 PM today. Why: We found no hauler for it; It rained.',
    'reopen',
    { ...at1, status: 'Canceled', cancelReasons: ['We found no hauler for it', 'It rained'] },
  ],
  [
    'This request is completed. Since 1:00 PM today. Bay Haul had the job. The customer paid $150.',
    'reopen',
    { ...held, ...at1, status: 'Completed', pricePaid: 150 },
  ],
  [`The status is On hold. ${NOT_CALLED}`, 'callCustomer status', { status: 'On hold' }],

  // What the customer says after the pickup.
  [
    `A review needs a look. The customer lets us publish it. Read it below and decide. ${COMPLETED} Bay Haul had the job.`,
    '',
    reviewed({}),
  ],
  [
    'This request is completed. Since 11:00 AM today. Bay Haul had the job.',
    'reopen',
    reviewed({ moderation: 'published' }),
  ],
  [
    `The customer says something is left. What is left: “The mattress.” ${BOTH} ${IS_TOLD} ${COMPLETED} ${ANSWERED}`,
    'callCustomer callHauler reopen',
    reviewed({ gone: 'partly', leftBehind: 'The mattress.' }),
  ],
  [
    `The customer says it isn’t all gone. They also say they paid more than agreed: $190. The hauler entered $150. ${BOTH} Bay Haul is told what’s left, but nothing about the price: that’s for you to bring up. ${COMPLETED} ${ANSWERED}`,
    'callCustomer callHauler reopen',
    reviewed({ gone: 'no', price: 'higher', amountPaid: 190 }, { pricePaid: 150 }),
  ],
  [
    `The customer says they paid more than agreed. ${BOTH} Bay Haul isn’t told what the customer says about the price: that’s for you to bring up. ${ANSWERED} The request was completed again at 1:00 PM today, after they had answered.`,
    'callCustomer callHauler reopen',
    reviewed({ price: 'higher', amountPaid: null }, at1),
  ],
  [
    `The customer says they paid more than agreed. They say they paid $190. The hauler entered nothing. Ana Diaz: (213) 555-0142 ${COMPLETED} ${ANSWERED}`,
    'callCustomer reopen',
    reviewed({ price: 'higher', amountPaid: 190 }, { offers: [], pricePaid: 0 }),
  ],
  [
    `The customer says something is left. ${BOTH} ${IS_TOLD} ${OVER}`,
    'callCustomer callHauler pickup complete',
    reviewed({ gone: 'partly' }, { ...onMorning, status: 'In Progress', closedAt: null }),
  ],
  [
    `The pickup is booked. The customer says something is left. ${BOTH} ${IS_TOLD} ${TUESDAY}`,
    'pickup complete takeBack',
    reviewed({ gone: 'partly' }, { ...booked, status: 'In Progress', closedAt: null }),
  ],
  [
    `Is this request real? The customer says it isn’t all gone. ${BOTH} It was flagged: Odd. While it’s flagged, we don’t offer it or tell anyone about it.`,
    'clearFlag',
    reviewed({ gone: 'no' }, { flaggedBecause: 'Odd' }),
  ],
])('%s [%s]', (said, buttons, request) => {
  const full = requestViewOf(request).request;
  const { title, sentences } = nextWords(full, DESK_NOW);

  expect([title.endsWith('?') ? title : `${title}.`, ...sentences].join(' ')).toBe(said);
  expect(firstButtons(full, DESK_NOW).join(' ')).toBe(buttons);
});
