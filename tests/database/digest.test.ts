import { expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { ownBackend } from '../support/own-backend.ts';

// Which day's email is due when. On its own backend: the shared one has no morning email, so that no other test depends
// on the time of day.

const { query, exec } = ownBackend();

/** Reports an error in browsers. */
function ownProblem(times: number, page = 'job'): string {
  const report = {
    ...{ release: '1a2b3c4d', page, language: 'en', what: 'error', name: 'TypeError', message: 'x is not a function' },
    ...{ place: 'app-1a2b3c.js:1:2345', times },
  };
  return `select note_fault('${JSON.stringify(report)}', '')`;
}

/** Inserts a request with these columns. */
function insertLead(columns: Record<string, string> = {}): string {
  const row = {
    ...{ services: `'{Furniture Removal}'`, street_address: `'1 Main St'`, zip_code: `'91101'`, full_name: `'Rosa'` },
    ...{ phone: `'2135550199'`, email: `'rosa@example.com'`, agreed_to_terms: 'true', ...columns },
  };
  return `insert into leads (${Object.keys(row)}) values (${Object.values(row)});`;
}

/** Inserts a hauler with papers. */
function insertHauler(name: string): string {
  return `insert into haulers (name, email, phone, ${papers.columns})
    values ('${name} Haul', '${name}@example.com', '2135550188', ${papers.values});`;
}

async function digestDay(clock: string): Promise<string | null> {
  const [row] = await query<{ day: string | null }>(
    `select private.digest_day($1::timestamp at time zone 'America/Los_Angeles')::text as day`,
    [clock],
  );
  return row?.day ?? null;
}

test('the daily email is for the day of its time, and goes out for four hours', async () => {
  const table: [string | null, string, string | null][] = [
    ['07:30', '2026-11-22 07:29:59', null],
    ['07:30', '2026-11-22 07:30:00', '2026-11-22'],
    ['07:30', '2026-11-22 11:29:59', '2026-11-22'],
    ['07:30', '2026-11-22 11:30:00', null],
    ['23:00', '2026-11-22 22:59', null],
    ['23:00', '2026-11-23 01:00', '2026-11-22'],
    ['23:00', '2026-11-23 03:00', null],
    [null, '2026-11-22 07:30', null],
  ];
  for (const [at, clock, day] of table) {
    await query('update dispatch_settings set digest_at = $1', [at]);
    expect([at, clock, await digestDay(clock)]).toEqual([at, clock, day]);
  }

  expect(await query('select private.has_digest_due() as due')).toEqual([{ due: false }]);
  await exec('select private.enqueue_digest(now())');
  expect(await query(`select from notifications where kind = 'digest'`)).toEqual([]);
});

test('the daily email goes out once a day at its time, also around clock changes and the new year', async () => {
  await exec(`
    update dispatch_settings set digest_at = '07:30';
    delete from notifications;
    create temp table told (key text, at timestamptz);
    do $$
    declare
      minute timestamptz;
      last_told date := '2025-12-31';
    begin
      for minute in
        select each from unnest('{2026-03-07,2026-10-31,2026-12-31}'::date[]) as first,
          generate_series(
            first::timestamp at time zone 'America/Los_Angeles',
            (first + 3)::timestamp at time zone 'America/Los_Angeles' - interval '1 minute', '1 minute'
          ) as each
      loop
        perform private.enqueue_digest(minute);
        if (minute at time zone 'America/Los_Angeles')::date > last_told and exists (
          select from notifications where once_key = 'digest:' || (minute at time zone 'America/Los_Angeles')::date
        ) then
          last_told := minute at time zone 'America/Los_Angeles';
          insert into told values ('digest:' || last_told, minute);
        end if;
      end loop;
    end $$;`);

  const told = await query(
    `select key || ' ' || to_char(at at time zone 'America/Los_Angeles', 'HH24:MI') as told from told`,
  );
  const days = ['03-07', '03-08', '03-09', '10-31', '11-01', '11-02', '12-31'].map((day) => `2026-${day}`);
  expect(told).toEqual([...days, '2027-01-01', '2027-01-02'].map((day) => ({ told: `digest:${day} 07:30` })));
  expect(await query(`select count(*)::int as told from notifications where kind = 'digest'`)).toEqual([{ told: 9 }]);
});

test('the link in the daily email works until an hour after the next one: 25 hours, or 24 or 26 at clock changes', async () => {
  await exec(`update dispatch_settings set digest_at = '07:30'`);

  const hours = await query<{ day: string; hours: number }>(`
    select day::text, (extract(epoch from
      private.digest_link_ends(day) - (day + time '07:30') at time zone 'America/Los_Angeles') / 3600)::int as hours
    from unnest('{2026-03-07,2026-03-08,2026-07-01,2026-10-31,2026-11-01}'::date[]) as day`);

  expect(Object.fromEntries(hours.map(({ day, hours }) => [day, hours]))).toEqual({
    '2026-03-07': 24,
    '2026-03-08': 25,
    '2026-07-01': 25,
    '2026-10-31': 26,
    '2026-11-01': 25,
  });
});

test('the sender is woken for the daily email even if nothing else is due', async () => {
  await exec(`
    delete from notifications;
    update dispatch_settings set digest_at = (now() at time zone 'America/Los_Angeles' - interval '1 minute')::time`);
  expect(await query('select private.has_notifications_due() as due')).toEqual([{ due: true }]);

  await exec('select private.tick()');
  await exec(`update notifications set state = 'sent'`);

  expect(await query('select private.has_notifications_due() as due')).toEqual([{ due: false }]);
  await exec('select private.tick()');
  expect(await query(`select count(*)::int as told from notifications where kind = 'digest'`)).toEqual([{ told: 1 }]);
});

test.each<[string, string]>([
  ['a request is open', insertLead()],
  [
    'a message is not answered',
    `insert into contact_messages (name, email, subject, message) values ('R', 'r@e.com', 'general', 'Hi')`,
  ],
  [
    'insurance expires',
    `${insertHauler('Bay')} update haulers set insured_until = (now() at time zone 'America/Los_Angeles')::date + 3`,
  ],
  [
    'a hauler has not accepted the agreement',
    `${insertHauler('Bay')} update haulers set agreement_version = null, agreement_accepted_at = null`,
  ],
  [
    'something was given up on',
    `insert into notifications (kind, audience, once_key, state) values ('overdue', 'operator', 'x', 'dead')`,
  ],
  ['something has often broken in browsers', ownProblem(3)],
  [
    'a request was completed yesterday',
    insertLead({ status: `'Completed'`, created_at: `private.start_of_day(-1) + interval '12 hours'` }),
  ],
])('the daily email goes out if %s, and not if there is nothing to tell', async (_, happen) => {
  const claimed = async () => {
    await exec(`
      delete from notifications where kind = 'digest';
      insert into notifications (kind, audience, once_key) values ('digest', 'operator', 'digest:2026-11-22')`);
    await exec('select claim_notifications()');
    return query(`select state from notifications where kind = 'digest'`);
  };
  await exec(`
    delete from leads; delete from contact_messages; delete from haulers; delete from notifications;
    ${ownProblem(2)}; delete from browser_faults where times > 2`);
  expect(await claimed()).toEqual([{ state: 'skipped' }]);

  await exec(happen);

  expect(await claimed()).toEqual([{ state: 'waiting' }]);
});

test('the daily email lists ten items and counts the rest', async () => {
  await exec(`
    delete from contact_messages;
    insert into contact_messages (name, email, subject, message)
    select 'Rosa', n || '@example.com', 'general', 'Hi' from generate_series(1, 11) as n`);

  const [parts] = await query(`
    select messages -> 'count' as count, jsonb_array_length(messages -> 'first') as named
    from (select read_digest() -> 'messages' as messages) as digest`);

  expect(parts).toEqual({ count: 11, named: 10 });
});

test('the daily email counts reports since the last one, with flagged requests last and closed ones left out', async () => {
  await exec(`
    delete from notifications; delete from contact_messages; delete from leads;
    ${insertLead({ full_name: `'Mallory'`, created_at: `now() - interval '3 days'`, flagged_because: `'Spam'` })}
    ${insertLead({ created_at: `now() - interval '2 days'` })}
    ${insertLead({ full_name: `'Ann'`, created_at: `now() - interval '1 day'` })}
    insert into contact_reports (lead_id, reported_at, created_at)
    select id, now(), now() - interval '1 hour' * hours from leads, generate_series(5, 2, -1) as hours
    order by hours desc;
    update leads set status = 'Canceled' where full_name = 'Ann';
    insert into notifications (kind, audience, once_key, state, created_at)
    values ('digest', 'operator', 'digest:2026-11-21', 'sent', now() - interval '3.5 hours');`);

  const [row] = await query<{ again: unknown }>(`select read_digest() -> 'reported_again' as again`);

  const known = { city: null, services: ['Furniture Removal'], zip_code: '91101' };
  expect(row?.again).toEqual({
    count: 2,
    first: [
      { name: 'Rosa', times: 2, ...known },
      { name: 'Mallory', times: 2, ...known },
    ],
  });
});

test('the daily email names a browser error once, after enough occurrences, most frequent first', async () => {
  const named = async () => {
    const [row] = await query<{ faults: { first: unknown[] } }>(`select read_digest() -> 'faults' as faults`);
    return row?.faults.first;
  };
  const send = (day: number) =>
    exec(
      `insert into notifications (kind, audience, once_key, state) values ('digest', 'operator', 'digest:${day}', 'sent')`,
    );
  await exec('delete from notifications; delete from browser_faults');

  await exec(`${ownProblem(2, 'track')}; ${ownProblem(14, 'job')}; ${ownProblem(20, 'book')}`);
  expect(await named()).toEqual([
    { name: 'TypeError', page: 'book', release: '1a2b3c4d', times: 20 },
    { name: 'TypeError', page: 'job', release: '1a2b3c4d', times: 14 },
  ]);

  await send(1);
  await exec(ownProblem(5, 'job'));
  expect(await named()).toEqual([]);

  await exec(ownProblem(1, 'track'));
  expect(await named()).toEqual([{ name: 'TypeError', page: 'track', release: '1a2b3c4d', times: 3 }]);
  await send(2);
  expect(await named()).toEqual([]);

  await exec(`update dispatch_settings set fault_told_from = 1; ${ownProblem(1, 'home')}`);
  expect(await named()).toEqual([{ name: 'TypeError', page: 'home', release: '1a2b3c4d', times: 1 }]);
  await exec('update dispatch_settings set fault_told_from = 3; delete from browser_faults');
});

test('the daily email covers what is waiting, today and yesterday, with names but no numbers or addresses', async () => {
  const ofDay = (day: number, hour: number) => `private.start_of_day(${day}) + interval '${hour} hours'`;
  await exec(`
    delete from notifications; delete from contact_messages; delete from leads; delete from haulers;
    ${insertHauler('Bay')} update haulers set insured_until = (now() at time zone 'America/Los_Angeles')::date;
    ${insertHauler('Due')} ${insertHauler('Paused')}
    update haulers set agreement_version = null, agreement_accepted_at = null, agreement_due_at = now() + interval '5 days',
      active = name = 'Due Haul', paused_by_hauler_at = case when name = 'Paused Haul' then now() end
    where name <> 'Bay Haul';
    ${insertLead({ created_at: `now() - interval '3 days'` })}
    ${insertLead()}
    ${insertLead({ status: `'In Progress'`, pickup_from: ofDay(0, 12), pickup_until: ofDay(0, 14) })}
    ${insertLead({ status: `'Completed'`, created_at: ofDay(-1, 9), contacted_at: ofDay(-1, 10) })}
    update notifications set state = 'dead', last_error = 'No mailbox rosa@example.com'
    where kind = 'request-arrived' and lead_id = (select id from leads where pickup_from is not null);`);

  const [row] = await query<{ digest: unknown }>('select read_digest() as digest');
  const rosa = { name: 'Rosa', services: ['Furniture Removal'], zip_code: '91101' };
  expect(row?.digest).toMatchObject({
    overdue: { count: 1, first: [rosa] },
    nobody: { count: 1, first: [rosa] },
    pickups: { count: 1, first: [rosa] },
    messages: { count: 0, first: [] },
    failures: { count: 1, first: [{ kind: 'request-arrived', audience: 'customer', state: 'dead' }] },
    insurances: { count: 1, first: [{ name: 'Bay Haul' }] },
    agreements: { count: 1, first: [{ name: 'Due Haul', due_at: expect.any(String) }] },
    paused: { count: 1, first: [{ name: 'Paused Haul', paused_at: expect.any(String) }] },
    yesterday: { requests: 1, called_in_time: 1 },
  });
  expect(JSON.stringify(row)).not.toMatch(/example\.com|21355501|Main St/);
});
