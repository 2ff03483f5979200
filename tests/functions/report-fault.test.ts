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
  expect(data).toMatchObject([{ page: 'job', name: 'TypeError', message: 'Key ... of ... at ...', times: 11 }]);
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

test('what is not such a report is refused and not stored', async () => {
  const faults = [
    ...[{ kind: 'visit' }, { v: 2 }, { page: '/track/7K3M9Q2X4TBVR8ND' }, { release: '../../etc' }],
    ...[{ name: 'Call 213 555 0142' }, { place: 'https://evil.example/a.js:1:2' }, { times: 0.5 }, { times: 0 }],
  ].map((change) => ({ ...usualFault, ...change }));
  const vitals = [{ lcp: -1 }, { cls: '0.1' }].map((change) => ({ ...usualVitals, ...change }));
  const refused = ['{', '', ...faults, ...vitals];

  for (const body of refused) expect([body, (await report(body)).status]).toEqual([body, 400]);
  expect([await countRows('browser_faults'), await countRows('web_vitals')]).toEqual([0, 0]);
});

test("reports have a limit for a network of their own, and don't use up the one for other functions", async () => {
  await withLimits({ function_requests_per_network_per_minute: 2 }, async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.77' };
    const statuses = [];
    for (let index = 0; index < 3; index++) statuses.push((await report(usualFault, { headers })).status);

    expect(statuses).toEqual([204, 204, 429]);
    expect((await request('get-lead-details', { headers, body: '{}' })).status).toBe(400);
  });
});

test("a stranger can't read, write or delete reports, nor store them without the function", async () => {
  await report(usualFault);
  await report(usualVitals);
  for (const table of ['browser_faults', 'web_vitals'] as const) {
    for (const stranger of [untypedVisitor, signedInVisitor]) {
      const { data } = await stranger.from(table).select();
      expect(data ?? []).toEqual([]);
      await stranger.from(table).update({ times: 9 }).gt('times', 0);
      await stranger.from(table).delete().gt('times', 0);
    }
    const { data } = await operator.from(table).select('times').throwOnError();
    expect(data.map(({ times }) => times)).not.toContain(9);
    expect(data).not.toEqual([]);
  }
  for (const [name, address] of [['note_fault', { address: '' }], ['note_vitals']] as const) {
    expect((await untypedVisitor.rpc(name, { report: usualFault, ...address })).error?.code).toBe('42501');
  }
  expect((await untypedVisitor.rpc('count_report', { address: '192.0.2.1' })).error?.code).toBe('42501');
});
