import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { vettedHauler } from '../fixtures/haulers.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, HOUR_MS } from '../support/ago.ts';
import { ownBackend } from '../support/own-backend.ts';

// Whether "I called" counts with a link to the list, as time passes. On its own backend, because it moves the desk's
// history into the past, and the public figure is counted once a day.

/** The time of requests and calls. The promised time is within hours, so three days later is too late. */
const created = ago(10 * DAY_MS);
const inTime = ago(10 * DAY_MS - 60_000);
const late = ago(7 * DAY_MS);

const { query, exec, insert } = ownBackend();

beforeEach(() =>
  exec(`
    delete from public.leads;
    delete from public.haulers;
    delete from public.desk_links;
    delete from private.promise_figure;
  `),
);

async function addLead(columns: Partial<TablesInsert<'leads'>> = {}): Promise<string> {
  const { id } = minimalLeadRow();
  await insert('leads', { ...minimalLeadRow(), created_at: created, ...columns, id });
  return id;
}

/** Clicks "I called", or its undo, with a link to the list or the request. */
async function press(lead: string, by: 'list' | 'request', called = true): Promise<void> {
  const [ended] = await query<{ outcome: string }>(
    `select public.act_on_request(
      private.new_desk_link($2, null, 'digest', now() + interval '1 hour'), gen_random_uuid(), 'called',
      jsonb_build_object('called', $3::boolean), id, private.desk_version(leads)
    ) as outcome
    from public.leads where id = $1`,
    [lead, by === 'request' ? lead : null, called],
  );
  expect(ended).toEqual({ outcome: 'done' });
}

/** Moves the recorded call to this time. */
async function wasNotedAt(lead: string, moment: string): Promise<void> {
  await query('update public.leads set contacted_at = $2 where id = $1 and contacted_at is not null', [lead, moment]);
  await query('update public.desk_actions set at = $2 where lead_id = $1', [lead, moment]);
}

/** A hauler accepts the request and calls at these times. */
async function accept(lead: string, accepted_at: string, contacted_at: string | null = null): Promise<void> {
  const { id } = await insert('haulers', { ...vettedHauler(), id: randomUUID(), active: false });
  await insert('job_offers', { lead_id: lead, hauler_id: id, state: 'accepted', accepted_at, contacted_at });
}

async function close(lead: string, status: string, at: string): Promise<void> {
  await query(
    `update public.leads set status = $2::lead_status, cancel_reasons = '{Price}', canceled_by_customer = $2::lead_status = 'Canceled'
    where id = $1`,
    [lead, status],
  );
  await query('update public.lead_status_changes set changed_at = $2 where lead_id = $1', [lead, at]);
}

describe('the overdue notification to the operator', () => {
  /** The state of its email; undefined if there is none. */
  async function overdueMail(): Promise<string | undefined> {
    await exec('select private.tick()');
    const [mail] = await query<{ state: string }>(
      `select state from public.notifications where kind = 'overdue' and channel is distinct from 'text'`,
    );
    return mail?.state;
  }

  test.each<[string, 'list' | 'request', number, Partial<TablesInsert<'leads'>>, boolean, string[]]>([
    ['is sent about a request no one has', 'list', 61, {}, false, ['overdue', 'still-looking']],
    ['is not sent within the hour', 'list', 59, {}, false, []],
    ['is not sent if a link to the request marked the call', 'request', 61, {}, false, []],
    ['is not sent about a request with a hauler', 'list', 61, {}, true, []],
    ['is not sent about a request with a time', 'list', 61, { timeframe: 'Tuesday' }, false, []],
  ])('%s, nor is the one to the customer', async (_, by, minutes, columns, hasHauler, kinds) => {
    const lead = await addLead({ created_at: ago(2 * DAY_MS), email: 'rosa@example.com', ...columns });
    if (hasHauler) await accept(lead, created);
    await press(lead, by);
    await wasNotedAt(lead, ago(minutes * 60_000));

    await exec('select private.tick()');

    const told = await query<{ kind: string }>(
      `select kind from public.notifications where kind in ('overdue', 'still-looking') and channel is distinct from 'text'
      order by kind::text`,
    );
    expect(told.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('is sent even if the call is undone and marked again every hour', async () => {
    const lead = await addLead({ created_at: ago(2 * DAY_MS) });
    await press(lead, 'list');
    expect(await overdueMail()).toBeUndefined();
    await wasNotedAt(lead, ago(61 * 60_000));
    await press(lead, 'list', false);

    await press(lead, 'list');

    expect(await overdueMail()).toBe('waiting');
  });

  test('is not sent if a link to the request marks the call after the list did', async () => {
    const lead = await addLead({ created_at: ago(2 * DAY_MS) });
    await press(lead, 'list');
    await wasNotedAt(lead, ago(2 * HOUR_MS));
    await press(lead, 'list', false);

    await press(lead, 'request');

    expect(await overdueMail()).toBeUndefined();
  });

  test('is sent even if the call is marked on the list right before the email goes out', async () => {
    const lead = await addLead({ created_at: ago(2 * DAY_MS) });
    expect(await overdueMail()).toBe('waiting');

    await press(lead, 'list');
    await query('select * from public.claim_notifications(1000)');

    expect(await overdueMail()).toBe('waiting');
  });

  test('is sent even if the link to the list is deleted', async () => {
    const lead = await addLead({ created_at: ago(2 * DAY_MS) });
    await press(lead, 'list');
    await wasNotedAt(lead, ago(2 * HOUR_MS));

    await exec('delete from public.desk_links');

    expect(await overdueMail()).toBe('waiting');
  });
});

describe('a call marked with a link to the list, in the public promise figure', () => {
  async function figure() {
    await exec('delete from private.promise_figure; select private.refresh_promise_figure()');
    return await query('select requests, in_time from public.promise_figures');
  }

  /** A request from ten days ago with a call recorded in time. */
  async function notedInTime(by: 'list' | 'request'): Promise<string> {
    const lead = await addLead();
    await press(lead, by);
    await wasNotedAt(lead, inTime);
    return lead;
  }

  test("doesn't count if no one has the request, unlike one marked with a link to the request", async () => {
    await notedInTime('list');
    await notedInTime('request');

    expect(await figure()).toEqual([{ requests: 2, in_time: 1 }]);
    const report = await query('select requests::int, called_in_time::int from public.promise_report');
    expect(report).toEqual([{ requests: 2, called_in_time: 1 }]);
    await exec('delete from public.desk_links where lead_id is null');
    expect(await figure()).toEqual([{ requests: 2, in_time: 1 }]);
  });

  test.each([
    ['counts if a hauler accepted within the hour', inTime, null, 1],
    ['doesn’t count if a hauler accepted days later', late, null, 0],
    ['counts if a hauler called in time', late, inTime, 1],
  ])('%s', async (_, acceptedAt, contactedAt, in_time) => {
    await accept(await notedInTime('list'), acceptedAt, contactedAt);

    expect(await figure()).toEqual([{ requests: 1, in_time }]);
  });

  test("doesn't count once a request is closed; canceled before the promised time, it breaks no promise", async () => {
    await close(await notedInTime('list'), 'Canceled', late);
    await close(await notedInTime('list'), 'Completed', late);
    await close(await notedInTime('list'), 'Canceled', inTime);

    expect(await figure()).toEqual([{ requests: 2, in_time: 0 }]);
  });
});
