import { afterEach, expect, test } from 'vitest';
import { usualFault, usualVitals } from '../fixtures/site-reports.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, signedInVisitor, untypedVisitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { request } from '../support/functions.ts';
import { withLimits } from '../support/limits.ts';

/** Sends a report as `sendBeacon` does: text without a key. */
function report(body: unknown, { headers }: { headers?: Record<string, string> } = {}) {
  return fetch(`${backendUrl}/functions/v1/report-fault`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

afterEach(async () => {
  await operator.from('browser_faults').delete().neq('release', '').throwOnError();
  await operator.from('web_vitals').delete().gt('times', 0).throwOnError();
});

test('an error is counted without anything that may have been typed', async () => {
  const fault = {
    ...usualFault,
    message: `Key "Rosa O'Neil, 12 Main St" of rosa@example.com at https://a.example/track/7K3M9Q2X4TBVR8ND`,
    address: 'https://a.example/track/7K3M9Q2X4TBVR8ND',
  };

  const first = await report(fault);
  const second = await request('report-fault', { body: JSON.stringify({ ...fault, times: 1e9 }) });

  expect([first.status, await first.text(), second.status]).toEqual([204, '', 204]);
  const { data } = await operator.from('browser_faults').select().throwOnError();
  expect(data).toMatchObject([{ page: 'job', name: 'TypeError', message: 'Key ... of ... at ...', times: 1001 }]);
  expect(JSON.stringify(data)).not.toMatch(/Rosa|Main|example|TBVR|track/);
});

test('speed is rounded, and an unknown kind of page counts as "other"', async () => {
  const { status } = await report({ ...usualVitals, page: 'newer', lcp: 1_462.7, inp: 123, cls: 0.0449 });

  expect(status).toBe(204);
  const { data } = await operator.from('web_vitals').select('page, metric, value').order('metric').throwOnError();
  expect(data).toEqual([
    { page: 'other', metric: 'lcp', value: 1450 },
    { page: 'other', metric: 'inp', value: 120 },
    { page: 'other', metric: 'cls', value: 0.04 },
  ]);
});

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['nothing', ''],
  ['another kind', { ...usualFault, kind: 'visit' }],
  ['another version', { ...usualFault, v: 2 }],
  ['an address for a page', { ...usualFault, page: '/track/7K3M9Q2X4TBVR8ND' }],
  ['a release with signs', { ...usualFault, release: '../../etc' }],
  ['a name that is a sentence', { ...usualFault, name: 'Call 213 555 0142' }],
  ['a place elsewhere', { ...usualFault, place: 'https://evil.example/a.js:1:2' }],
  ['no times', { ...usualFault, times: 0 }],
  ['half a time', { ...usualFault, times: 0.5 }],
  ['a negative speed', { ...usualVitals, lcp: -1 }],
  ['a speed in words', { ...usualVitals, cls: '0.1' }],
])('%s is refused with 400', async (_, body) => {
  expect((await report(body)).status).toBe(400);
  expect([await countRows('browser_faults'), await countRows('web_vitals')]).toEqual([0, 0]);
});

test('a long body, another method and a network over its limit are refused, as by all functions', async () => {
  expect((await report({ ...usualFault, message: 'a'.repeat(2000) })).status).toBe(413);
  expect((await request('report-fault', { method: 'GET' })).status).toBe(405);
  await withLimits({ function_requests_per_network_per_minute: 2 }, async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.77' };
    const statuses = [];
    for (let index = 0; index < 3; index++) statuses.push((await report(usualFault, { headers })).status);
    expect(statuses).toEqual([204, 204, 429]);
    // Reports don't use up the visitor's limit for other functions.
    expect((await request('get-lead-details', { headers, body: '{}' })).status).toBe(400);
  });
});

test('over the hourly limit the answer is the same, and nothing is stored', async () => {
  await withLimits({ reports_per_hour: 1 }, async () => {
    expect([(await report(usualVitals)).status, (await report(usualFault)).status]).toEqual([204, 204]);

    expect(await countRows('browser_faults')).toBe(0);
  });
});

test.each(['browser_faults', 'web_vitals'])("a stranger can't read or write %s", async (table) => {
  await report(usualFault);
  await report(usualVitals);
  for (const stranger of [untypedVisitor, signedInVisitor]) {
    const { data } = await stranger.from(table as 'web_vitals').select();
    expect(data ?? []).toEqual([]);
    expect(
      (
        await stranger
          .from(table as 'web_vitals')
          .update({ times: 9 })
          .gt('times', 0)
      ).count ?? 0,
    ).toBe(0);
    expect(
      (
        await stranger
          .from(table as 'web_vitals')
          .delete()
          .gt('times', 0)
      ).count ?? 0,
    ).toBe(0);
  }
  expect(await countRows(table as 'web_vitals')).toBeGreaterThan(0);
});

test.each(['note_fault', 'note_vitals', 'count_report'])("a stranger can't run %s", async (name) => {
  const parameters = name === 'count_report' ? { address: '192.0.2.1' } : { report: usualFault };

  expect((await untypedVisitor.rpc(name, parameters)).error?.code).toBe('42501');
});
