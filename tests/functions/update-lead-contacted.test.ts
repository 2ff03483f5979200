import { expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { allowedOrigin } from '../support/allowed-origin.ts';
import { operator, visitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { call, request } from '../support/functions.ts';
import { storedLead, submitLead } from '../support/leads.ts';

const TIMESTAMP = '2026-11-21T08:00:00.123Z';

function reportOf({ tracking_id }: { tracking_id: string }) {
  return { trackingId: tracking_id, wasNotContacted: true, timestamp: TIMESTAMP };
}

async function storedReports(leadId: string) {
  const { data } = await operator.from('contact_reports').select('*').eq('lead_id', leadId).throwOnError();
  return data;
}

test('a report is stored with the times of visitor and database', async () => {
  const lead = await submitLead(minimalLeadRow());
  const aMomentAgo = Date.now() - 1000;

  const { data, error } = await visitor.functions.invoke('update-lead-contacted', { body: reportOf(lead) });

  expect(error).toBeNull();
  expect(data).toEqual({ success: true });
  const reports = await storedReports(lead.id);
  expect(reports).toHaveLength(1);
  expect(new Date(reports[0]?.reported_at ?? '').toISOString()).toBe(TIMESTAMP);
  expect(Date.parse(reports[0]?.created_at ?? '')).toBeGreaterThan(aMomentAgo);
});

test("a report doesn't change the lead", async () => {
  const lead = await submitLead(minimalLeadRow());
  const before = await storedLead(lead.id);

  await call('update-lead-contacted', reportOf(lead));

  expect(await storedLead(lead.id)).toEqual(before);
});

test('a tracking ID is accepted in readable form', async () => {
  const lead = await submitLead(minimalLeadRow());
  const trackingId = lead.tracking_id.toLowerCase().replace(/.{4}/g, '$& - ').replaceAll('0', 'O').replaceAll('1', 'l');

  const { answer } = await call('update-lead-contacted', { ...reportOf(lead), trackingId });

  expect(answer).toEqual({ success: true });
  expect(await storedReports(lead.id)).toHaveLength(1);
});

test('a report repeated within the hour gets the same answer and is stored once', async () => {
  const lead = await submitLead(minimalLeadRow());
  const first = await call('update-lead-contacted', reportOf(lead));

  const second = await call('update-lead-contacted', { ...reportOf(lead), timestamp: '2026-11-21T08:30:00Z' });

  expect(second).toEqual(first);
  expect(await storedReports(lead.id)).toHaveLength(1);
});

test('a report 59 minutes after the last one is not stored', async () => {
  const lead = await submitLead(minimalLeadRow());
  await call('update-lead-contacted', reportOf(lead));
  const created_at = new Date(Date.now() - 59 * 60_000).toISOString();
  await operator.from('contact_reports').update({ created_at }).eq('lead_id', lead.id).throwOnError();

  await call('update-lead-contacted', reportOf(lead));

  expect(await storedReports(lead.id)).toHaveLength(1);
});

test('simultaneous reports are stored once', async () => {
  const lead = await submitLead(minimalLeadRow());

  const answers = await Promise.all(Array.from({ length: 8 }, () => call('update-lead-contacted', reportOf(lead))));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await storedReports(lead.id)).toHaveLength(1);
});

test('a report an hour after the last one is stored', async () => {
  const lead = await submitLead(minimalLeadRow());
  await call('update-lead-contacted', reportOf(lead));
  const created_at = new Date(Date.now() - 3_601_000).toISOString();
  await operator.from('contact_reports').update({ created_at }).eq('lead_id', lead.id).throwOnError();

  await call('update-lead-contacted', reportOf(lead));

  expect(await storedReports(lead.id)).toHaveLength(2);
});

test("a report about one lead doesn't block one about another", async () => {
  const lead = await submitLead(minimalLeadRow());
  const other = await submitLead(minimalLeadRow());
  await call('update-lead-contacted', reportOf(lead));

  await call('update-lead-contacted', reportOf(other));

  expect(await storedReports(other.id)).toHaveLength(1);
});

test('an unknown tracking ID gets a message, and nothing is stored', async () => {
  const before = await countRows('contact_reports');

  const { status, answer } = await call('update-lead-contacted', reportOf(minimalLeadRow()));

  expect(status).toBe(200);
  expect(answer).toEqual({ message: 'The tracking ID provided was not found in our system.' });
  expect(await countRows('contact_reports')).toBe(before);
});

test.each(['Completed', 'Canceled'] as const)(
  'a report about a %s request gets 409 and is not stored',
  async (status) => {
    const lead = await submitLead(minimalLeadRow());
    await operator.from('leads').update({ status }).eq('id', lead.id).throwOnError();

    const { answer, ...rest } = await call('update-lead-contacted', reportOf(lead));

    expect(rest.status).toBe(409);
    expect(answer).toMatchObject({ statusCode: 409, code: 'request-closed', status });
    expect(await storedReports(lead.id)).toEqual([]);
  },
);

test('a report about a flagged request is stored', async () => {
  const lead = await submitLead(minimalLeadRow());
  await operator.from('leads').update({ flagged_because: 'Many' }).eq('id', lead.id).throwOnError();

  const { answer } = await call('update-lead-contacted', reportOf(lead));

  expect(answer).toEqual({ success: true });
  expect(await storedReports(lead.id)).toHaveLength(1);
});

const badInput: Record<string, object> = {
  'no tracking ID': { trackingId: undefined },
  'a malformed tracking ID': { trackingId: 'ABC' },
  "a lead's id": { trackingId: '4f593e7d-a935-4c73-b947-ff2c89f7be28' },
  'wasNotContacted missing': { wasNotContacted: undefined },
  'wasNotContacted false': { wasNotContacted: false },
  'wasNotContacted as text': { wasNotContacted: 'true' },
  'wasNotContacted as a number': { wasNotContacted: 1 },
  'no timestamp': { timestamp: undefined },
  'a timestamp in words': { timestamp: 'yesterday' },
  'a day alone': { timestamp: '2026-11-21' },
  'a time alone': { timestamp: '08:00:00Z' },
  'a month that is none': { timestamp: '2026-13-01T00:00:00Z' },
  'a day that is none': { timestamp: '2026-02-29T00:00:00Z' },
  'an hour that is none': { timestamp: '2026-11-21T24:00:00Z' },
  'a year that Postgres does not know': { timestamp: '0000-01-01T00:00:00Z' },
  'a timestamp as a number': { timestamp: 1_795_248_782_646 },
  'SQL for a timestamp': { timestamp: "2026-11-21T08:00:00Z'); drop table leads; --" },
};

test.each(Object.entries(badInput))('%s gets 400, and nothing is stored', async (_, change) => {
  const lead = await submitLead(minimalLeadRow());
  const before = await countRows('contact_reports');

  const { status, answer } = await call('update-lead-contacted', { ...reportOf(lead), ...change });

  expect(status).toBe(400);
  expect(answer).toEqual({ statusCode: 400, code: expect.any(String), message: expect.any(String) });
  expect(await countRows('contact_reports')).toBe(before);
});

test.each([
  ['no body', undefined, 400],
  ['invalid JSON', 'nobody called', 400],
  ['a list', '[]', 400],
  ['a huge body', 'x'.repeat(60_000), 413],
])('%s is refused', async (_, body, statusCode) => {
  const response = await request('update-lead-contacted', { body });

  expect(response.status).toBe(statusCode);
  expect(await response.json()).toEqual({ statusCode, code: expect.any(String), message: expect.any(String) });
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s gets 405', async (method) => {
  const response = await request('update-lead-contacted', { method });

  expect(response.status).toBe(405);
  expect(await response.json()).toEqual({ statusCode: 405, code: 'post-required', message: 'Use POST.' });
});

test.each([
  ['an empty key', ''],
  ['a wrong key', 'sb_publishable_of_somebody_else'],
  ['the secret key', embeddedKeys.secret],
])('%s gets 401, and nothing is stored', async (_, apikey) => {
  const lead = await submitLead(minimalLeadRow());

  const response = await request('update-lead-contacted', {
    headers: { apikey },
    body: JSON.stringify(reportOf(lead)),
  });

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    statusCode: 401,
    code: 'key-required',
    message: 'A valid API key is required.',
  });
  expect(await storedReports(lead.id)).toEqual([]);
});

test.each([
  [allowedOrigin, allowedOrigin],
  ['https://evil.example', null],
])('a page of %s gets the allowed origin %s', async (origin, allowed) => {
  const preflight = await request('update-lead-contacted', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  const answer = await request('update-lead-contacted', { headers: { origin }, body: '{}' });

  expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed);
  expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
});
