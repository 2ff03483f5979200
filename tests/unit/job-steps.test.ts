import type { HeldLead } from '@functions/contracts/job.ts';
import { expect, test } from 'vitest';
import { barStepOf, canSetOut, needsProposal, pickupStage, stepsOf, stepWithFirstMoment } from '@/features/job/steps';
import { heldLead } from '../components/support/fake-backend.ts';

// Which steps of a job are open, and what the bar at the bottom of the screen does.

/** 2 PM on Sunday, November 22, in Los Angeles. */
const now = new Date('2026-11-22T22:00:00Z');
const called = { contactedAt: '2026-11-22T21:10:00.000Z' };
const reported = { reportedAt: '2026-11-22T21:40:00.000Z' };
const window = { from: '2026-11-23T17:00:00.000Z', until: '2026-11-23T19:00:00.000Z', isOpen: true };
const proposal = { id: '0a8e8a3c-6f0c-4f4e-9d57-111111111111', windows: [window], madeAt: '2026-11-22T21:30:00.000Z' };
const asked = { for: 'other-time', at: '2026-11-22T21:50:00.000Z' } as const;
const hasProposal = { ...called, status: 'Sent Proposal', proposal };
const passed = { ...proposal, windows: [{ ...window, from: '2026-11-22T19:00:00.000Z', until: now.toISOString() }] };
const pickup = { from: window.from, until: window.until };
const booked = { ...called, status: 'In Progress', pickup, agreed: proposal };
const today = { ...booked, pickup: { from: '2026-11-22T23:00:00.000Z', until: '2026-11-23T01:00:00.000Z' } };
const begun = { ...booked, pickup: { from: '2026-11-22T21:30:00.000Z', until: '2026-11-23T01:00:00.000Z' } };
const over = { ...booked, pickup: { from: '2026-11-22T20:00:00.000Z', until: now.toISOString() } };
const door = { id: proposal.id, state: 'open', price: 240, madeAt: now.toISOString() } as const;
const accepted = { ...door, state: 'accepted' } as const;
const yesterday = { ...booked, pickup: { from: '2026-11-21T17:00:00.000Z', until: '2026-11-21T19:00:00.000Z' } };

test.each<[what: string, Partial<HeldLead>, steps: string[], bar: string | undefined]>([
  ['was just accepted', {}, ['call'], 'call'],
  ['was called', called, ['proposal'], 'proposal'],
  ['was called before a customer’s report', { ...called, ...reported }, ['call'], 'call'],
  ['was called after it', { ...reported, contactedAt: now.toISOString() }, ['proposal'], 'proposal'],
  ['has a status, but no call', { status: 'Sent Proposal' }, ['proposal'], 'proposal'],
  ['has a proposal', hasProposal, ['proposal'], undefined],
  ['has a proposal and a call that is due', { ...hasProposal, ...reported }, ['call', 'proposal'], 'call'],
  ['has a proposal whose times have passed', { ...hasProposal, proposal: passed }, ['proposal'], 'proposal'],
  ['is asked for another time', { ...hasProposal, proposal: { ...proposal, asked } }, ['proposal'], 'proposal'],
  ['is booked', booked, ['pickup'], undefined],
  ['is booked without its status', { ...called, status: 'Sent Proposal', pickup }, ['pickup'], undefined],
  ['is booked, with another proposal', { ...booked, proposal }, ['proposal', 'pickup'], undefined],
  ['is today', today, ['pickup'], 'set-out'],
  ['is today, with another proposal', { ...today, proposal }, ['pickup', 'proposal'], 'set-out'],
  ['is in its window', begun, ['pickup'], 'set-out'],
  ['is after its window, today', over, ['pickup'], 'door'],
  ['is on the way', { ...today, pickup: { ...today.pickup, onMyWayAt: now.toISOString() } }, ['pickup'], 'door'],
  ['was yesterday', yesterday, ['pickup'], 'door'],
  [
    'no one came to',
    { ...booked, pickup: { ...yesterday.pickup, noShowAt: now.toISOString() } },
    ['pickup'],
    undefined,
  ],
  ['is in progress without a time', { ...called, status: 'In Progress' }, ['pickup'], 'door'],
  ['has an unknown status', { ...called, status: 'Hauled to the moon' }, ['pickup'], 'door'],
  ['asks for a price', { ...today, door }, ['pickup'], 'door'],
  ['has a no to its price', { ...today, door: { ...door, state: 'declined' } }, ['pickup'], 'door'],
  ['has a yes to its price', { ...today, door: accepted }, ['pickup'], 'complete'],
  ['asks for a second price', { ...today, door: { ...door, standing: 150 } }, ['pickup'], 'door'],
  ['has a no to that', { ...today, door: { ...door, state: 'declined', standing: 150 } }, ['pickup'], 'complete'],
  [
    'has a yes of an earlier day',
    { ...today, door: { ...accepted, madeAt: yesterday.pickup.from } },
    ['pickup'],
    'set-out',
  ],
  ['has a yes and another day', { ...booked, door: accepted }, ['pickup'], undefined],
])('a job that %s has the steps %j, and the bar does %s', (_, lead, steps, bar) => {
  const full = heldLead(lead);
  const found = stepsOf(full, now, false);

  expect(found).toEqual(steps);
  expect(barStepOf(found, full, now, false)).toBe(bar);
});

test('a hauler who proposes before the call, or another time, has both steps, and the bar sends the form', () => {
  expect(stepsOf(heldLead({}), now, true)).toEqual(['call', 'proposal']);
  expect(stepsOf(heldLead(booked), now, true)).toEqual(['pickup', 'proposal']);
  expect(barStepOf(['call', 'proposal'], heldLead({}), now, true)).toBe('form');
});

test.each<[Partial<HeldLead>, isNeeded: boolean]>([
  [{}, false],
  [called, true],
  [hasProposal, false],
  [{ ...hasProposal, proposal: { ...proposal, asked } }, true],
  [{ ...booked, agreed: { ...proposal, asked } }, true],
  [booked, false],
])('with %j, the form of a proposal is there without a click: %s', (lead, isNeeded) => {
  expect(needsProposal(heldLead(lead), now)).toBe(isNeeded);
});

test.each<[Partial<HeldLead>, setsOut: boolean, stage: string]>([
  [booked, false, 'wait'],
  [today, true, 'set-out'],
  [{ ...today, status: 'Sent Proposal' }, false, 'wait'],
  [begun, true, 'set-out'],
  [{ ...begun, status: 'Sent Proposal' }, false, 'price'],
  [over, true, 'price'],
  [yesterday, false, 'price'],
  [called, false, 'price'],
  [{ ...over, door: accepted }, false, 'haul'],
])('with %j, the hauler can set out: %s, and the stage of the pickup is %s', (lead, setsOut, stage) => {
  const full = heldLead(lead);
  expect([canSetOut(full, now), pickupStage(full, now)]).toEqual([setsOut, stage]);
});

test('the clock is named at the first time of the page', () => {
  expect(stepWithFirstMoment(['call', 'pickup'], heldLead(booked))).toBe('call');
  expect(stepWithFirstMoment(['call', 'pickup'], heldLead({ ...booked, reportedAgain: true }))).toBe('pickup');
  expect(stepWithFirstMoment(['pickup'], heldLead(called))).toBeUndefined();
});
