import type { LeadDetails } from '@functions/contracts/tracking.ts';
import type { Tables } from '@functions/database.types.ts';
import { toLeadDetails } from '@functions/server/lead-details.ts';
import { expect, test } from 'vitest';
import { storedLead } from '../fixtures/leads.ts';

const hauler = { name: 'Valley Hauling', phone: '8185550111', languages: ['en' as const] };
const pickup = { from: '2026-11-24T17:00:00.000Z', until: '2026-11-24T19:00:00.000Z' };

type Parts = Partial<Parameters<typeof toLeadDetails>[4]>;

/** The details of a request with these columns, and further answers of the database. */
function detailsOf(columns: Partial<Tables<'leads'>>, parts: Parts = {}, offer: { contacted_at: null } | null = null) {
  const lead = { ...storedLead, ...columns, lead_status_changes: [] };
  const held = offer && { ...offer, hauler };
  return toLeadDetails(lead, held, '2026-11-22T00:40:00+00:00', false, {
    updates: { by: 'none', cameBack: [] },
    ...parts,
  });
}

test.each<[columns: Partial<Tables<'leads'>>, parts: Parts, expected: Partial<LeadDetails>]>([
  [{}, {}, { promisedBy: '2026-11-22T00:40:00.000Z', isHeld: undefined, isStillLooking: undefined }],
  [{ agreed_to_messages: true }, {}, { agreedToMessages: true }],
  [{ agreed_to_messages: false }, {}, { agreedToMessages: false }],
  // A flagged request promises nothing.
  [{ flagged_because: 'Many requests' }, {}, { promisedBy: undefined, isHeld: true }],
  [{}, {}, { loadSize: undefined, loadSizeHauled: undefined }],
  [{ load_size: 'half' }, { loadSizeHauled: 'full' }, { loadSize: 'half', loadSizeHauled: 'full' }],
  [{ timeframe: '  ', created_at: '2026-07-05T05:00:00Z' }, {}, { date: 'July 4, 2026' }],
  [{ timeframe: 'Soon' }, {}, { date: 'Soon' }],
  [
    { timeframe: 'Soon' },
    { pickup, pricePaid: 0 },
    { date: 'Tuesday, November 24, 9:00–11:00 AM', pickup, pricePaid: 0 },
  ],
])('a request with %j and %j is shown with %j', (columns, parts, expected) => {
  const details = detailsOf(columns, parts);

  for (const [name, value] of Object.entries(expected)) expect(details[name as keyof LeadDetails]).toEqual(value);
  expect(JSON.stringify(details)).not.toContain('Many requests');
});

test.each([
  ['is hidden if the job came back later', '2026-11-21T23:30:00+00:00', undefined],
  ['is shown if the job came back earlier', '2026-11-21T22:50:00+00:00', '2026-11-21T23:00:00.000Z'],
])('the time of the call %s', (_, came_back_at, told) => {
  const called = { contacted_at: '2026-11-21T23:00:00+00:00', came_back_at };

  expect(detailsOf(called).contactedAt).toBe(told);
  expect(detailsOf(called, {}, { contacted_at: null }).contactedAt).toBe(told);
});

test('the history is in the order of its changes, whatever order the database gives them', () => {
  const change = (id: number, new_status: 'Sent Proposal' | 'In Progress') => ({
    ...{ id, new_status, changed_at: `2026-11-22T0${id}:00:00+00:00` },
  });
  const lead_status_changes = [change(2, 'In Progress'), change(1, 'Sent Proposal')];
  const parts = { updates: { by: 'none' as const, cameBack: [] } };

  const { history, isStillLooking } = toLeadDetails(
    { ...storedLead, lead_status_changes },
    null,
    pickup.from,
    true,
    parts,
  );

  expect(isStillLooking).toBe(true);
  expect(history.map(({ status }) => status)).toEqual(['Submitted', 'Sent Proposal', 'In Progress']);
});
