import type { TablesInsert } from '@functions/database.types.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS } from '../support/ago.ts';
import { ownBackend } from '../support/own-backend.ts';

// The figures are counted once a day by the clock. On its own database, so that no other test triggers the count.

/** The time of requests. Their promised time is within hours, so three days later is too late. */
const created = ago(10 * DAY_MS);
const inTime = ago(10 * DAY_MS - 60_000);
const late = ago(7 * DAY_MS);

const { query, queryAsVisitor, exec, insert } = ownBackend();

beforeEach(() => exec('delete from public.leads; delete from private.promise_figure; delete from public.haulers'));

async function addLead(columns: Partial<TablesInsert<'leads'>>, closedAt = created): Promise<void> {
  const { id } = await insert('leads', { ...minimalLeadRow(), created_at: created, ...columns });
  if (columns.status === undefined) return;
  const change = { old_status: 'Submitted', new_status: columns.status, changed_at: closedAt };
  await insert('lead_status_changes', { lead_id: id, ...change });
}

/** The public figure after a tick. */
async function figure() {
  await exec('select private.tick()');
  return await queryAsVisitor('select requests, in_time from public.promise_figures');
}

const canceled = { status: 'Canceled' as const, cancel_reasons: ['Price'], canceled_by_customer: true };

test.each<[string, Partial<TablesInsert<'leads'>>, string, { requests: number; in_time: number }]>([
  ['got no call', {}, created, { requests: 1, in_time: 0 }],
  ['was called in time', { contacted_at: inTime }, created, { requests: 1, in_time: 1 }],
  ['was called late', { contacted_at: late }, created, { requests: 1, in_time: 0 }],
  ['is flagged', { flagged_because: 'Odd' }, created, { requests: 0, in_time: 0 }],
  ['is older than 90 days', { created_at: ago(91 * DAY_MS) }, created, { requests: 0, in_time: 0 }],
  ['can still be called in time', { created_at: ago(0), contacted_at: ago(0) }, created, { requests: 0, in_time: 0 }],
  ['was canceled by its customer before the promised time', canceled, inTime, { requests: 0, in_time: 0 }],
  ['was canceled by its customer after that', canceled, late, { requests: 1, in_time: 0 }],
  ['was canceled after the call', { ...canceled, contacted_at: inTime }, inTime, { requests: 1, in_time: 1 }],
  ['was canceled by someone else', { ...canceled, canceled_by_customer: false }, inTime, { requests: 1, in_time: 0 }],
])('the figure counts a request correctly if it %s', async (_, columns, closedAt, counted) => {
  await addLead(columns, closedAt);

  expect(await figure()).toEqual([counted]);
});

test('there is no figure before the first count', async () => {
  const rows = await query('select * from public.promise_figures');

  expect(rows).toEqual([]);
});

test('the figure is counted once a day in Los Angeles', async () => {
  await addLead({ contacted_at: inTime });
  await figure();
  await addLead({});

  expect(await figure()).toEqual([{ requests: 1, in_time: 1 }]);

  await exec(`update private.promise_figure set as_of = private.start_of_day(0) - interval '1 second'`);
  expect(await figure()).toEqual([{ requests: 2, in_time: 1 }]);
});

describe('the pickup figure', () => {
  type Columns = Pick<TablesInsert<'leads'>, 'status' | 'flagged_because'>;

  /** Requests sent at 10 AM, ten days ago if nothing else is given, whose pickup window ended this many hours later. */
  async function addPickups(amount: number, endsAfterHours: number, columns: Columns = {}, daysAgo = 10) {
    const { status = 'Completed', flagged_because = null } = columns;
    await query(
      `insert into public.leads (
        full_name, phone, street_address, city, zip_code, services, agreed_to_terms,
        status, flagged_because, created_at, pickup_from, pickup_until
      )
      select 'Ana', '2135550100', '1 Main St', 'Torrance', '90501',
        array['Furniture Removal'], true, $2, $3, sent_at, ends_at - interval '1 hour', ends_at
      from generate_series(1, $1),
        lateral (select private.start_of_day(-$4::int) + interval '10 hours' as sent_at) as sent,
        lateral (select sent_at + make_interval(hours => $5::int) as ends_at) as window_of`,
      [amount, status, flagged_because, daysAgo, endsAfterHours],
    );
  }

  async function pickups() {
    await exec('select private.refresh_promise_figure()');
    return await queryAsVisitor('select pickups, within_48_hours, within_4_hours from public.pickup_figures');
  }

  test('counts to the end of the window', async () => {
    await addPickups(6, 4);
    await addPickups(29, 48);
    await addPickups(25, 49);

    expect(await pickups()).toEqual([{ pickups: 60, within_48_hours: 35, within_4_hours: 6 }]);
  });

  test.each<[string, ...Parameters<typeof addPickups>]>([
    ['were canceled', 1, 4, { status: 'Canceled' }],
    ['are still submitted', 1, 4, { status: 'Submitted' }],
    ['are flagged', 1, 4, { flagged_because: 'Odd' }],
    ['are older than 90 days', 1, 4, {}, 91],
    ['have a window that is not over', 1, 11 * 24, { status: 'In Progress' }],
  ])('leaves out requests that %s', async (_, ...one) => {
    await addPickups(50, 4, { status: 'In Progress' });
    await addPickups(...one);

    expect(await pickups()).toEqual([{ pickups: 50, within_48_hours: 50, within_4_hours: 50 }]);
  });

  test('is not shown below 50 pickups', async () => {
    await addPickups(49, 4);

    expect(await pickups()).toEqual([]);
  });
});

test.each([
  { active: 9, families: 3, shown: 3 },
  { active: 10, families: 3, shown: 0 },
  { active: 2, families: 2, shown: 0 },
  { active: 0, families: 0, shown: 0 },
])('$families of $active active haulers are family-owned: $shown is shown', async ({ active, families, shown }) => {
  await query(
    `insert into public.haulers (name, email, phone, family_owned, ${papers.columns})
    select 'Hauler ' || number, 'hauler' || number || '@example.com', 2135550100 + number, number <= $2, ${papers.values}
    from generate_series(1, $1::int) as number`,
    [active, families],
  );
  await exec(
    `insert into public.haulers (name, email, phone, family_owned) values ('Paused', 'p@example.com', '2135550199', true)`,
  );

  expect(await queryAsVisitor('select * from public.hauler_figures')).toEqual([{ family_owned: shown }]);
});
