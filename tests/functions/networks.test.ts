import { expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { askedHauler } from '../support/agreements.ts';
import { backendUrl } from '../support/backend.ts';
import { requestLink } from '../support/desk.ts';
import { request } from '../support/functions.ts';
import { acceptedBy, addPausedHauler } from '../support/haulers.ts';
import { submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import { forgetNotifications } from '../support/notifications.ts';
import { askedLead } from '../support/reviews.ts';
import { arrivalMailOf } from '../support/stop-links.ts';

// The embedded backend hands the headers of a request to the database and to the functions. How a network is read from
// them: tests/postgres/limits.test.ts.

async function submit(headers: Record<string, string>): Promise<number> {
  const response = await fetch(`${backendUrl}/rest/v1/leads`, {
    method: 'POST',
    headers: { apikey: embeddedKeys.publishable, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(minimalLeadRow()),
  });
  return response.status;
}

async function ask(headers: Record<string, string>): Promise<number> {
  return (await request('get-lead-details', { headers, body: '{}' })).status;
}

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['cf-connecting-ip', { 'cf-connecting-ip': '192.0.2.1' }, { 'cf-connecting-ip': '198.51.100.1' }],
  ['x-forwarded-for', { 'x-forwarded-for': '10.0.0.1, 192.0.2.2' }, { 'x-forwarded-for': '192.0.2.2, 198.51.100.2' }],
])('a network is limited by its %s, and others are served', async (_, network, other) => {
  await withLimits({ requests_per_network_per_hour: 2, function_requests_per_network_per_minute: 2 }, async () => {
    expect([await submit(network), await submit(network), await submit(network)]).toEqual([201, 201, 429]);
    expect(await submit(other)).toBe(201);
    expect([await ask(network), await ask(network), await ask(network)]).toEqual([400, 400, 429]);
    expect(await ask(other)).toBe(400);
  });
});

test('local calls are not limited', async () => {
  await withLimits({ requests_per_network_per_hour: 1, function_requests_per_network_per_minute: 1 }, async () => {
    expect([await submit({}), await submit({})]).toEqual([201, 201]);
    expect([await ask({}), await ask({})]).toEqual([400, 400]);
  });
});

test('a caller with an existing secret is answered even if guesses have used up the global limit', async () => {
  await forgetNotifications();
  const lead = await submitLead(maximalLeadRow());
  const trackingId = lead.tracking_id.toLowerCase();
  /** A request body for each function, with an existing secret. */
  const known: Record<string, object> = {
    'get-lead-details': { trackingId },
    'update-lead': { trackingId, action: 'correct', unitNumber: '5C' },
    'update-lead-contacted': { trackingId, wasNotContacted: true, timestamp: new Date().toISOString() },
    job: { token: (await acceptedBy(await addPausedHauler(), lead)).token, action: 'view' },
    'stop-mail': { token: await arrivalMailOf(lead) },
    review: { token: (await askedLead()).token, action: 'view' },
    agreement: { token: (await askedHauler()).token, action: 'view' },
    desk: { token: await requestLink(lead), action: 'view' },
  };
  const guess = { trackingId: '0000000000000000', token: '0000000000000000' };

  await withLimits({ function_requests_per_minute: 1 }, async () => {
    for (const [name, body] of Object.entries(known)) {
      const askFor = async (change: object = {}) =>
        (await request(name, { body: JSON.stringify({ ...body, ...change }) })).status;
      // Asked again, since the minute may start over in between.
      await expect.poll(() => askFor({ trackingId: '%', token: '%' })).toBe(429);
      await expect.poll(() => askFor(guess)).toBe(429);

      expect([name, await askFor(), await askFor()]).toEqual([name, 200, 200]);
    }
  });
});
