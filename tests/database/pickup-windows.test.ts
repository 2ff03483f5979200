import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { HOUR_MS } from '../support/ago.ts';
import { ownBackend } from '../support/own-backend.ts';
import { clockOf, inDays, momentsOf } from '../support/proposals.ts';

// Pickup windows in Los Angeles time, including days of clock changes. The API can't change the time of the database,
// so this uses its own backend without it.

const QUARTER_MS = HOUR_MS / 4;

/** Days of clock changes. */
const changes = [
  ...['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12'],
  ...['2028-11-05', '2029-03-11', '2029-11-04', '2030-03-10', '2030-11-03'],
];

const changedDays = `unnest('{${changes}}'::date[])`;

const { exec, query } = ownBackend();

/** One request, and one hauler who has the job. */
beforeAll(() =>
  exec(`
    create schema at_another_time;
    insert into public.haulers (name, email, phone, ${papers.columns})
    values ('Bay Haul', 'bay@hauler.example', '2135550100', ${papers.values});
    insert into public.leads (services, street_address, zip_code, full_name, phone, email, agreed_to_terms)
    values ('{Furniture Removal}', '1 A St', '90028', 'Rosa', '2135550142', 'rosa@example.com', true);
    select public.accept_job(token) from public.job_offers`),
);

/** Wraps a database function so that its current time can be passed first. */
async function takeItsClock(name: string): Promise<void> {
  const [{ definition } = { definition: '' }] = await query<{ definition: string }>(
    `select pg_get_functiondef('${name}'::regproc) as definition`,
  );
  const [schema = '', bareName = ''] = name.split('.');
  await exec(
    definition
      .replace(`${schema}.${bareName}()`, `at_another_time.${bareName}(moment timestamptz)`)
      .replace(`${schema}.${bareName}(`, `at_another_time.${bareName}(moment timestamptz, `)
      .replaceAll('now()', 'moment'),
  );
}

/** The days before, of and after each clock change, as SQL. */
const days = `(
  select changed + shift as day from ${changedDays} as changed, generate_series(-1, 1) as shift
)`;

/** The start of a day, as SQL. */
function midnight(day: string): string {
  return `(${day})::timestamp at time zone 'America/Los_Angeles'`;
}

/** All possible windows of a day: quarter hours from 6 AM to 9 PM, 30 minutes to 6 hours long. */
const windows = `
  select day, starts::time as "from", ends::time as until, ends - starts as length
  from ${days} as days,
    generate_series(day + time '06:00', day + time '20:30', '15 minutes') as starts,
    generate_series(starts + '30 minutes', least(starts + '6 hours', day + time '21:00'), '15 minutes') as ends`;

test('all windows around clock changes until 2030 are accepted with their intended length and time', async () => {
  const [counts] = await query(`
    with meant as (${windows}), made as (
      select *,
        (day + "from") at time zone 'America/Los_Angeles' as starts,
        (day + until) at time zone 'America/Los_Angeles' as ends
      from meant
    )
    select
      count(*)::int as meant,
      count(*) filter (where private.is_pickup_window(starts, ends))::int as taken,
      count(*) filter (where private.are_pickup_windows(array[starts], array[ends]))::int as proposed,
      count(*) filter (where ends - starts = length)::int as as_long,
      count(*) filter (
        where starts at time zone 'America/Los_Angeles' = day + "from"
          and ends at time zone 'America/Los_Angeles' = day + until
      )::int as at_the_times
    from made`);

  expect(counts).toEqual({ meant: 33_120, taken: 33_120, proposed: 33_120, as_long: 33_120, at_the_times: 33_120 });
});

test('no other pairs of times five minutes apart are accepted on days of clock changes', async () => {
  const [counts] = await query(`
    with moments as (
      select day, moment from ${changedDays} as day,
        generate_series(${midnight('day')}, ${midnight('day + 1')}, '5 minutes') as moment
    )
    select count(*)::int as taken from moments as starts join moments as ends using (day)
    where private.is_pickup_window(starts.moment, ends.moment)`);

  expect(counts).toEqual({ taken: 11_040 });
});

test('the reminder is at 6 PM the day before, even if clocks change overnight', async () => {
  const rows = await query<{ pickup_from: Date; reminder: Date }>(`
    select pickup_from, private.reminder_of(pickup_from) as reminder
    from (
      select (day + starts) at time zone 'America/Los_Angeles' as pickup_from
      from ${days} as days, unnest(array['06:00', '12:15', '20:30']::time[]) as starts
    ) as pickups`);

  expect(rows).toHaveLength(changes.length * 9);
  for (const { pickup_from, reminder } of rows) {
    const dayBefore = new Date(Date.parse(clockOf(pickup_from).slice(0, 10)) - 24 * HOUR_MS);
    expect(clockOf(reminder)).toBe(`${dayBefore.toISOString().slice(0, 10)} 18:00`);
  }
});

test('the reminder is at the configured time', async () => {
  await exec(`update public.dispatch_settings set pickup_reminder_at = '07:30'`);
  const [row] = await query<{ reminder: Date }>(`select private.reminder_of('2026-11-02 09:00-08') as reminder`);
  await exec(`update public.dispatch_settings set pickup_reminder_at = '18:00'`);
  expect(clockOf(row?.reminder ?? '')).toBe('2026-11-01 07:30');
});

/** Every quarter hour of some days, and the minutes around it. */
function momentsAround(starts: string[]): Date[] {
  return starts.flatMap((start) =>
    Array.from(
      { length: 3 * 24 * 4 },
      (_, quarter) => Date.parse(`${start}T07:00Z`) - 24 * HOUR_MS + quarter * QUARTER_MS,
    ).flatMap((moment) => [new Date(moment), new Date(moment + 1), new Date(moment - 1)]),
  );
}

/** The first possible start of a window after this delay, found by trying each quarter hour. */
function firstStart(moment: Date, notice: number): string {
  for (let start = Math.ceil((moment.getTime() + notice) / QUARTER_MS) * QUARTER_MS; ; start += QUARTER_MS) {
    const time = clockOf(new Date(start)).slice(11);
    if (time >= '06:00' && time <= '20:30') return new Date(start).toISOString();
  }
}

test('the earliest proposed time is a valid quarter hour, even at clock changes', async () => {
  const moments = momentsAround(['2026-11-24', ...changes]);
  await takeItsClock('private.proposal_bounds');
  const bounds = await query<{ earliest: string; last_day: string }>(
    `select bounds ->> 'earliest' as earliest, bounds ->> 'last_day' as last_day
     from unnest($1::timestamptz[]) as moment,
       lateral (select at_another_time.proposal_bounds(moment) -> 'proposal_bounds' as bounds) as found`,
    [moments.map((moment) => moment.toISOString())],
  );

  const wrong = moments.filter((moment, index) => {
    const { earliest = '', last_day } = bounds[index] ?? {};
    const inSixtyDays = new Date(Date.parse(clockOf(moment).slice(0, 10)) + 60 * 24 * HOUR_MS);
    const isEarliest = new Date(earliest).toISOString() === firstStart(moment, 2 * HOUR_MS);
    return !isEarliest || last_day !== inSixtyDays.toISOString().slice(0, 10);
  });
  expect(wrong).toEqual([]);
  expect(bounds).toHaveLength(11 * 3 * 3 * 96);
});

describe('a pickup on November 24, 9 to 11 AM', () => {
  const id = randomUUID();
  const windows = JSON.stringify([{ day: '2026-11-24', from: '09:00', until: '11:00' }]);
  const actions = {
    proposed: `propose($1, token, '${id}', '${windows}')`,
    agreed: `propose($1, token, '${id}', '${windows}', agreed => true)`,
    accepted: `accept_proposal($1, tracking_id, '${id}', 1)`,
    'set out for': 'set_on_my_way($1, token, 30)',
  };

  beforeAll(async () => {
    for (const name of ['propose', 'accept_proposal', 'set_on_my_way']) await takeItsClock(`public.${name}`);
  });

  afterEach(() =>
    exec(`
      delete from public.proposals;
      update public.leads set status = 'Submitted', pickup_from = null, pickup_until = null;
      delete from public.notifications`),
  );

  async function answerAt(moment: string, action: keyof typeof actions): Promise<string | undefined> {
    const [row] = await query<{ answer: string }>(
      `select at_another_time.${actions[action]} as answer
       from public.leads join public.job_offers on lead_id = leads.id`,
      [moment],
    );
    return row?.answer;
  }

  test.each<[action: keyof typeof actions, moment: string, answer: string, before?: keyof typeof actions]>([
    ['proposed', '2026-11-24 07:00 PST', 'done'],
    ['proposed', '2026-11-24 07:01 PST', 'too-soon'],
    ['proposed', '2026-09-25 00:00 PDT', 'done'],
    ['proposed', '2026-09-24 23:59 PDT', 'too-late'],
    ['agreed', '2026-11-24 10:59 PST', 'done'],
    ['agreed', '2026-11-24 11:00 PST', 'window-passed'],
    ['agreed', '2026-09-24 23:59 PDT', 'too-late'],
    ['accepted', '2026-11-24 08:00 PST', 'done', 'proposed'],
    ['accepted', '2026-11-24 08:01 PST', 'window-passed', 'proposed'],
    ['set out for', '2026-11-24 00:00 PST', 'done', 'agreed'],
    ['set out for', '2026-11-23 23:59 PST', 'not-today', 'agreed'],
    ['set out for', '2026-11-24 23:59 PST', 'done', 'agreed'],
    ['set out for', '2026-11-25 00:00 PST', 'not-today', 'agreed'],
  ])('is %s at %s: %s', async (action, moment, answer, before) => {
    if (before) expect(await answerAt('2026-11-20 12:00 PST', before)).toBe('done');
    expect(await answerAt(moment, action)).toBe(answer);
  });
});

describe('a waiting email', () => {
  const [minute, day] = [HOUR_MS / 60, 24 * HOUR_MS];
  let pickup: { from: string; until: string; arrivesAt: string };

  /** The reason an email of this kind isn't sent at a time; null if it is sent. */
  async function reasonAt(kind: string, moment: string, later: number): Promise<string | null> {
    const [row] = await query<{ reason: string | null }>(
      `select case audience
         when 'hauler' then at_another_time.reason_to_skip_for_hauler($2, notifications, leads)
         else at_another_time.reason_to_skip_for_customer($2, notifications, leads)
       end as reason
       from public.notifications join public.leads on leads.id = lead_id where kind = $1`,
      [kind, new Date(Date.parse(moment) + later).toISOString()],
    );
    if (!row) throw new Error(`There is no ${kind}`);
    return row.reason;
  }

  beforeAll(async () => {
    pickup = { ...momentsOf(inDays(2)), arrivesAt: momentsOf(inDays(2, '09:30')).from };
    const answers = await query(
      `select public.propose(token, gen_random_uuid(), $1) as answer from public.job_offers`,
      [JSON.stringify([inDays(2)])],
    );
    const booked = await query(
      'select public.accept_proposal(tracking_id, proposals.id, 1) as answer from public.leads, public.proposals',
    );
    expect([...answers, ...booked]).toEqual([{ answer: 'done' }, { answer: 'done' }]);
    await exec(`
      update public.leads set arrives_at = '${pickup.arrivesAt}';
      insert into public.notifications (kind, audience, lead_id, once_key, pickup_before)
      select kind, 'customer', id, kind::text, private.pickup_window(leads)
      from public.leads, unnest(array['on-my-way', 'timeframe-changed']::notification_kind[]) as kind`);
    await takeItsClock('private.reason_to_skip_for_hauler');
    await takeItsClock('private.reason_to_skip_for_customer');
  });

  const ofPickup = ['pickup-booked', 'proposal-accepted', 'timeframe-changed'];

  test.each(ofPickup)('about %s goes out until the pickup is over', async (kind) => {
    expect(await reasonAt(kind, pickup.until, -minute)).toBeNull();
    expect(await reasonAt(kind, pickup.until, 0)).toBe('pickup-over');
    expect(await reasonAt(kind, pickup.until, 3 * day)).toBe('pickup-over');
  });

  test('that a hauler is on the way goes out until their arrival time', async () => {
    expect(await reasonAt('on-my-way', pickup.arrivesAt, -minute)).toBeNull();
    expect(await reasonAt('on-my-way', pickup.arrivesAt, 0)).toBe('arrived');
  });
});
