import { randomUUID } from 'node:crypto';
import type { EmbeddedBackend } from '../backend/backend.ts';
import { OPEN_LEADS, withoutTriggers } from './database-sending.ts';
import { microseconds } from './microseconds.ts';
import { median } from './report.ts';

type Database = EmbeddedBackend['database'];

/** A hauler's, a customer's and the scheduler's work on proposals, in microseconds: medians. */
type ProposalTimes = { propose: number; accept: number; remind: number; allReminded: number };

const ROWS_AT_ONCE = 50_000;
/** A proposal is made and accepted for this many jobs. As many pickups are tomorrow, and as many were yesterday. */
const JOBS = OPEN_LEADS / 3;
/** Customer and hauler are reminded of tomorrow's pickup, and the hauler is asked whether yesterday's is done. */
export const REMINDERS = JOBS * 3;
const REMINDS = 30;

/**
 * Times proposals among this many leads. One hauler has all of them, and all but the newest were booked through a
 * proposal. Then deletes the rows created for this.
 *
 * @param trackingIdSql SQL for the tracking ID of lead number `n`, counted from the newest; `n` is an SQL expression.
 */
export async function timeProposals(
  database: Database,
  trackingIdSql: (n: string) => string,
  leads: number,
): Promise<ProposalTimes> {
  await grow(database, trackingIdSql, leads);
  const acts = await timeActs(database, trackingIdSql);

  await bookPickups(database, trackingIdSql);
  await database.exec(`update public.dispatch_settings set pickup_reminder_at = '00:00'`);
  const remind = async (expected: number) => {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from public.notifications where kind in ('pickup-reminder', 'pickup-over')`,
    );
    if (rows[0]?.count !== expected) throw new Error(`${rows[0]?.count} pickup emails were created, not ${expected}`);
  };
  const times = { remind: [] as number[], allReminded: [] as number[] };
  for (let turn = 0; turn < REMINDS; turn++) {
    await database.exec('begin');
    times.remind.push(await microseconds(() => database.exec('select private.remind_of_pickups()')));
    await remind(REMINDERS);
    await database.exec('rollback');
  }
  await database.exec('select private.remind_of_pickups()');
  await database.exec('vacuum analyze public.notifications');
  for (let turn = 0; turn < REMINDS; turn++) {
    times.allReminded.push(await microseconds(() => database.exec('select private.remind_of_pickups()')));
  }
  await remind(REMINDERS);

  await withoutTriggers(
    database,
    `delete from public.notifications where kind = 'status-changed' or kind::text like 'pickup-%' or kind::text like 'proposal-%';
     delete from public.lead_status_changes;
     update public.leads set
       status = 'Submitted', contacted_at = null, pickup_from = null, pickup_until = null, pickup_set_at = null
     where status = 'In Progress';
     delete from public.proposals;
     delete from public.job_offers;
     delete from public.haulers;
     update public.dispatch_settings set pickup_reminder_at = default`,
  );
  return { ...acts, remind: median(times.remind), allReminded: median(times.allReminded) };
}

/** Times a first proposal of three windows and the customer's acceptance. */
async function timeActs(database: Database, trackingIdSql: (n: string) => string) {
  const { rows: jobs } = await database.query<{ token: string; tracking_id: string }>(
    `select offer.token, lead.tracking_id
     from generate_series(1, ${JOBS}) as n
       join public.leads as lead on lead.tracking_id = ${trackingIdSql('n')}
       join public.job_offers as offer on offer.lead_id = lead.id`,
  );
  const times = { propose: [] as number[], accept: [] as number[] };
  const act = async (sql: string) => {
    const { rows } = await database.query<{ answer: string }>(`select ${sql} as answer`);
    if (rows[0]?.answer !== 'done') throw new Error(`${sql} returned ${rows[0]?.answer}`);
  };
  for (const { token, tracking_id } of jobs) {
    const id = randomUUID();
    times.propose.push(await microseconds(() => act(`public.propose('${token}', '${id}', ${WINDOWS}, 120, 180)`)));
    times.accept.push(await microseconds(() => act(`public.accept_proposal('${tracking_id}', '${id}', 2)`)));
  }
  return { propose: median(times.propose), accept: median(times.accept) };
}

/** Morning windows on three days, as SQL. */
const WINDOWS = `(
  select jsonb_agg(jsonb_build_object('day', current_date + days, 'from', '09:00', 'until', '11:00'))
  from generate_series(3, 5) as days
)`;

/** Assigns all leads to one hauler; completed ones get an accepted proposal. */
async function grow(database: Database, trackingIdSql: (n: string) => string, leads: number) {
  await withoutTriggers(
    database,
    `insert into public.haulers (name, email, phone, active, everywhere, vetted_at, insured_until, agreement_version, agreement_accepted_at)
     values ('Bay Haul', 'bay@hauler.example', '2135550142', true, true, now(), '2099-12-31', public.current_agreement(), now())`,
  );
  for (let done = 0; done < leads; done += ROWS_AT_ONCE) {
    const last = Math.min(done + ROWS_AT_ONCE, leads);
    await withoutTriggers(
      database,
      `with jobs as (
         insert into public.job_offers (lead_id, hauler_id, state, accepted_at, contacted_at)
         select lead.id, hauler.id, 'accepted', lead.created_at, lead.created_at
         from generate_series(${done + 1}, ${last}) as n
           join public.leads as lead on lead.tracking_id = ${trackingIdSql('n')}, public.haulers as hauler
         returning id, lead_id
       )
       insert into public.proposals (
         lead_id, offer_id, state, price_from, price_to, window_from, window_until, made_at, chosen, accepted_by, accepted_at
       )
       select
         lead.id, jobs.id, 'accepted', 120, 180, array[lead.pickup_from], array[lead.pickup_until], lead.created_at,
         1, 'customer', lead.created_at
       from jobs join public.leads as lead on lead.id = jobs.lead_id
       where lead.pickup_from is not null`,
    );
  }
  for (const name of ['job_offers', 'proposals']) await database.exec(`vacuum analyze public.${name}`);
}

/** Books pickups for tomorrow and yesterday, set long ago. */
async function bookPickups(database: Database, trackingIdSql: (n: string) => string) {
  await withoutTriggers(
    database,
    `update public.leads as lead set
       status = 'In Progress', pickup_set_at = now() - interval '9 days',
       pickup_from = (day + time '09:00') at time zone 'America/Los_Angeles',
       pickup_until = (day + time '11:00') at time zone 'America/Los_Angeles'
     from (
       select ${trackingIdSql('n')} as tracking_id,
         (now() at time zone 'America/Los_Angeles')::date + case when n <= ${2 * JOBS} then 1 else -1 end as day
       from generate_series(${JOBS + 1}, ${3 * JOBS}) as n
     ) as booked
     where lead.tracking_id = booked.tracking_id`,
  );
  await database.exec('vacuum analyze public.leads');
}
