import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TablesInsert } from '@functions/database.types.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from '../../scripts/backend/backend.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';

// The figure is counted once a day by the clock. On its own database, so that no other test triggers the count.

const START_TIMEOUT_MS = 120_000;
const DAY_MS = 24 * HOUR_MS;

/** The time of requests. Their promised time is within hours, so three days later is too late. */
const created = ago(10 * DAY_MS);
const inTime = ago(10 * DAY_MS - 60_000);
const late = ago(7 * DAY_MS);

let dataDir: string;
let backend: EmbeddedBackend;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-promise-figure-'));
  backend = await startEmbeddedBackend({ dataDir, functions: false, allowedOrigins: [] });
}, START_TIMEOUT_MS);

afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true });
});

beforeEach(() => backend.database.exec('delete from public.leads; delete from private.promise_figure'));

async function addLead(columns: Partial<TablesInsert<'leads'>>, closedAt = created): Promise<void> {
  const row: Partial<TablesInsert<'leads'>> = { ...minimalLeadRow(), created_at: created, ...columns };
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  await backend.database.query(
    `insert into public.leads (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  if (row.status === undefined) return;
  await backend.database.query(
    `insert into public.lead_status_changes (lead_id, old_status, new_status, changed_at)
    values ($1, 'Submitted', $2, $3)`,
    [row.id, row.status, closedAt],
  );
}

/** The public figure after a tick. */
async function figure() {
  await backend.database.exec('select private.tick()');
  return await backend.database.transaction(async (as) => {
    await as.exec('set local role anon');
    return (await as.query<Record<string, unknown>>('select requests, in_time from public.promise_figures')).rows;
  });
}

const canceled = { status: 'Canceled' as const, cancel_reasons: ['Price'], canceled_by_customer: true };

test.each<[string, Partial<TablesInsert<'leads'>>, string, { requests: number; in_time: number }]>([
  ['no one has called', {}, created, { requests: 1, in_time: 0 }],
  ['was called in time', { contacted_at: inTime }, created, { requests: 1, in_time: 1 }],
  ['was called late', { contacted_at: late }, created, { requests: 1, in_time: 0 }],
  ['is flagged', { flagged_because: 'Odd' }, created, { requests: 0, in_time: 0 }],
  ['is older than 90 days', { created_at: ago(91 * DAY_MS) }, created, { requests: 0, in_time: 0 }],
  ['can still be called in time', { created_at: ago(0), contacted_at: ago(0) }, created, { requests: 0, in_time: 0 }],
  ['its customer canceled before the promised time', canceled, inTime, { requests: 0, in_time: 0 }],
  ['its customer canceled after that', canceled, late, { requests: 1, in_time: 0 }],
  ['its customer canceled after the call', { ...canceled, contacted_at: inTime }, inTime, { requests: 1, in_time: 1 }],
  ['someone else canceled', { ...canceled, canceled_by_customer: false }, inTime, { requests: 1, in_time: 0 }],
])('for a request that %s', async (_, columns, closedAt, counted) => {
  await addLead(columns, closedAt);

  expect(await figure()).toEqual([counted]);
});

test('there is no figure before the first count', async () => {
  const { rows } = await backend.database.query('select * from public.promise_figures');

  expect(rows).toEqual([]);
});

test('the figure is counted once a day in Los Angeles', async () => {
  await addLead({ contacted_at: inTime });
  await figure();
  await addLead({});

  expect(await figure()).toEqual([{ requests: 1, in_time: 1 }]);

  await backend.database.exec(
    `update private.promise_figure set as_of = private.start_of_day(0) - interval '1 second'`,
  );
  expect(await figure()).toEqual([{ requests: 2, in_time: 1 }]);
});
