import { expect, inject, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { request } from '../support/functions.ts';
import { withLimits } from '../support/limits.ts';

// The embedded backend hands the headers of a request to the database and to the functions. How a network is read from
// them: tests/database/plain-postgres/limits.test.ts.

async function submit(headers: Record<string, string>): Promise<number> {
  const response = await fetch(`${inject('backendUrl')}/rest/v1/leads`, {
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

test('this machine is no network', async () => {
  await withLimits({ requests_per_network_per_hour: 1, function_requests_per_network_per_minute: 1 }, async () => {
    expect([await submit({}), await submit({})]).toEqual([201, 201]);
    expect([await ask({}), await ask({})]).toEqual([400, 400]);
  });
});
