import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { toLeadDetails } from '@functions/server/lead-details.ts';
import { expect, test } from 'vitest';
import { storedLead } from '../fixtures/leads.ts';

const PROMISED_BY = '2026-11-22T00:40:00+00:00';

const hauler = { name: 'Valley Hauling', phone: '8185550111', languages: ['en' as const] };

const lead = { ...storedLead, lead_status_changes: [] };

/** What the database returns for any request. */
const parts: { updates: NonNullable<LeadDetails['updates']> } = { updates: { by: 'none', cameBack: [] } };

test('a request has the promised time and no held flag', () => {
  const details = toLeadDetails(lead, null, PROMISED_BY, false, parts);

  expect(details).toMatchObject({ promisedBy: '2026-11-22T00:40:00.000Z' });
  expect(details).not.toHaveProperty('isHeld');
});

test.each([true, false])('a request shows whether its customer agreed to texts: %s', (agreed_to_messages) => {
  const details = toLeadDetails({ ...lead, agreed_to_messages }, null, PROMISED_BY, false, parts);

  expect(details).toMatchObject({ agreedToMessages: agreed_to_messages });
});

test('a request is marked as still looking only if no hauler was found', () => {
  expect(toLeadDetails(lead, null, PROMISED_BY, true, parts)).toMatchObject({ isStillLooking: true });
  expect(toLeadDetails(lead, null, PROMISED_BY, false, parts)).not.toHaveProperty('isStillLooking');
});

test.each([
  ['is hidden if the job came back later', '2026-11-21T23:30:00+00:00', undefined],
  ['is shown if the job came back earlier', '2026-11-21T22:50:00+00:00', '2026-11-21T23:00:00.000Z'],
])('the time of the call %s', (_, came_back_at, told) => {
  const called = { ...lead, contacted_at: '2026-11-21T23:00:00+00:00', came_back_at };

  expect(toLeadDetails(called, null, PROMISED_BY, false, parts).contactedAt).toBe(told);
  expect(toLeadDetails(called, { contacted_at: null, hauler }, PROMISED_BY, false, parts).contactedAt).toBe(told);
});

test('the loads that customer and hauler said are shown, each only if it was said', () => {
  const none = toLeadDetails(lead, null, PROMISED_BY, false, parts);
  const both = toLeadDetails({ ...lead, load_size: 'half' }, null, PROMISED_BY, false, {
    ...parts,
    loadSizeHauled: 'full',
  });

  expect(none).not.toHaveProperty('loadSize');
  expect(none).not.toHaveProperty('loadSizeHauled');
  expect(both).toMatchObject({ loadSize: 'half', loadSizeHauled: 'full' });
});

test('a flagged request is marked as held, without the reason and without a promised time', () => {
  const details = toLeadDetails(
    { ...lead, flagged_because: 'Many requests of one number' },
    null,
    PROMISED_BY,
    false,
    parts,
  );

  expect(details).toMatchObject({ isHeld: true });
  expect(details).not.toHaveProperty('promisedBy');
  expect(JSON.stringify(details)).not.toContain('Many requests');
});

test('the timeframe of a booked pickup is its window, not the typed timeframe', () => {
  const pickup = { from: '2026-11-24T17:00:00.000Z', until: '2026-11-24T19:00:00.000Z' };

  expect(
    toLeadDetails({ ...lead, timeframe: 'Soon' }, null, PROMISED_BY, false, { ...parts, pickup, pricePaid: 0 }),
  ).toMatchObject({ date: 'Tuesday, November 24, 9:00–11:00 AM', pickup, pricePaid: 0 });
});
