import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { describe, expect, test } from 'vitest';
import { stageOf } from '@/features/tracking/stages';

const hauler = { name: 'Diaz & Sons Hauling', phone: '3105550188', languages: ['en'] };
const lead: LeadDetails = {
  fullName: 'Ana Diaz',
  phone: '2135550142',
  service: 'Furniture Removal',
  services: ['Furniture Removal'],
  language: 'en',
  location: 'Beverly Hills, 90210',
  date: 'November 23, 2026',
  status: 'Submitted',
  cancelReasons: [],
  agreedToMessages: false,
  history: [],
  updates: { by: 'none', bounced: [] },
};
/** Tuesday, 9 to 11 AM in Los Angeles. */
const pickup = { from: '2026-11-24T17:00:00.000Z', until: '2026-11-24T19:00:00.000Z' };
const proposal = {
  id: 'd6a5f0c4-3b52-4c4e-9a0b-0d7a4a6c9a11',
  windows: [{ ...pickup, isOpen: true }],
  madeAt: '2026-11-23T18:00:00.000Z',
};
const monday = '2026-11-23T10:00:00-08:00';
const contactedAt = '2026-11-23T17:00:00.000Z';

test.each<[string, Partial<LeadDetails>, string]>([
  ['waits for a hauler', {}, 'waiting'],
  ['waits for a hauler, and someone has called', { contactedAt }, 'waiting'],
  ['is reviewed by the team', { isHeld: true }, 'held'],
  ['finds no hauler', { isStillLooking: true }, 'looking'],
  ['has a hauler', { hauler }, 'matched'],
  ['has a hauler and is reviewed', { hauler, isHeld: true }, 'matched'],
  ['has a hauler who has called', { hauler, contactedAt }, 'called'],
  ['has a hauler whose call the customer denies', { hauler, contactedAt, reportedAt: contactedAt }, 'matched'],
  ['has a proposal', { hauler, status: 'Sent Proposal', proposal }, 'proposal'],
  ['has a proposal before its status says so', { hauler, proposal }, 'proposal'],
  ['has a proposal again', { hauler, status: 'In Progress', proposal }, 'proposal'],
  ['has no proposal anymore', { hauler, status: 'Sent Proposal' }, 'no-proposal'],
  ['is in progress without a time', { hauler, status: 'In Progress' }, 'under-way'],
  ['is completed', { hauler, status: 'Completed', pickup }, 'done'],
  ['is canceled', { status: 'Canceled', pickup }, 'canceled'],
  ['has an unknown status', { status: 'On Hold' }, 'other'],
])('a request that %s is at its stage', (_, changes, stage) => {
  expect(stageOf({ ...lead, ...changes }, new Date(monday))).toBe(stage);
});

describe('a booked pickup', () => {
  const booked: LeadDetails = { ...lead, hauler, status: 'In Progress', pickup };
  const arrivesAt = '2026-11-24T19:20:00.000Z';

  test.each<[string, Partial<LeadDetails>, string, string]>([
    ['on a later day', {}, monday, 'booked'],
    ['for which another time is proposed', { proposal }, monday, 'another-time'],
    ['later today, by the calendar of Los Angeles', {}, '2026-11-24T00:00:00-08:00', 'today'],
    ['a minute before midnight', {}, '2026-11-23T23:59:00-08:00', 'booked'],
    ['whose window has opened', {}, '2026-11-24T09:00:00-08:00', 'due'],
    ['whose window is open, with another proposed time', { proposal }, '2026-11-24T09:30:00-08:00', 'due'],
    ['at the end of its window', {}, '2026-11-24T11:00:00-08:00', 'due'],
    ['that is over', {}, '2026-11-24T11:01:00-08:00', 'over'],
    ['whose hauler is on the way', { pickup: { ...pickup, arrivesAt } }, '2026-11-24T08:30:00-08:00', 'on-the-way'],
    ['whose hauler is late', { pickup: { ...pickup, arrivesAt } }, '2026-11-24T11:10:00-08:00', 'on-the-way'],
    ['whose hauler should be there', { pickup: { ...pickup, arrivesAt } }, '2026-11-24T11:20:00-08:00', 'over'],
  ])('%s is at its stage', (_, changes, now, stage) => {
    expect(stageOf({ ...booked, ...changes }, new Date(now))).toBe(stage);
  });
});
