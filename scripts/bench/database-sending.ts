import type { EmbeddedBackend } from '../backend/backend.ts';
import { microseconds } from './microseconds.ts';
import { median } from './report.ts';

type Database = EmbeddedBackend['database'];

/** The scheduler's and the sender's queries, in microseconds: medians. */
type SendingTimes = { tick: number; nothingDue: number; somethingDue: number; claim: number };

/** The number of newest leads that await a call. */
export const OPEN_LEADS = 300;
const ROWS_AT_ONCE = 50_000;
const LOOKS = 100;
const CLAIMS = 30;

/**
 * Creates a waiting email to the customer of each open lead. The overdue notice to the operator and the "no hauler yet"
 * notice to the customer count as sent.
 *
 * @param trackingIdSql SQL for the tracking ID of lead number `n`, counted from the newest; `n` is an SQL expression.
 */
export async function createWaiting(database: Database, trackingIdSql: (n: string) => string): Promise<void> {
  await withoutTriggers(
    database,
    `create table bench.open_leads as
       select lead.id, lead.created_at
       from generate_series(1, ${OPEN_LEADS}) as n join public.leads as lead on lead.tracking_id = ${trackingIdSql('n')};
     insert into public.notifications (kind, audience, lead_id, once_key, state, created_at, finished_at)
       select kind::public.notification_kind, audience::public.audience, id, kind || ':' || id, 'sent', created_at, created_at
       from bench.open_leads,
         (values ('overdue', 'operator'), ('still-looking', 'customer')) as told (kind, audience);
     insert into public.notifications (kind, audience, lead_id, once_key, created_at)
       select 'request-arrived', 'customer', id, 'request-arrived:' || id, created_at from bench.open_leads`,
  );
}

/** Adds emails number `from + 1` to `to` that were sent long ago, two per lead. `trackingIdSql` is as above. */
export async function addSentMails(
  database: Database,
  trackingIdSql: (n: string) => string,
  from: number,
  to: number,
): Promise<void> {
  for (let done = from; done < to; done += ROWS_AT_ONCE) {
    const last = Math.min(done + ROWS_AT_ONCE, to);
    await withoutTriggers(
      database,
      `insert into public.notifications (kind, audience, lead_id, once_key, state, attempts, due_at, created_at, finished_at)
       select kind::public.notification_kind, audience::public.audience, lead.id, kind || ':' || lead.id, 'sent', 1, lead.created_at, lead.created_at, lead.created_at
       from generate_series(${OPEN_LEADS + done / 2 + 1}, ${OPEN_LEADS + last / 2}) as n
         join public.leads as lead on lead.tracking_id = ${trackingIdSql('n')},
         (values ('new-request', 'operator'), ('request-arrived', 'customer')) as told (kind, audience)`,
    );
  }
  await database.exec('vacuum analyze public.notifications');
}

/** Times the queries. Claimed notifications are put back. */
export async function timeSending(database: Database): Promise<SendingTimes> {
  const isDue = async (expected: boolean) => {
    const { rows } = await database.query<{ is_due: boolean }>('select private.has_notifications_due() as is_due');
    if (rows[0]?.is_due !== expected) throw new Error(`Something is due: ${rows[0]?.is_due}`);
  };
  const time = async (ask: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let turn = 0; turn < LOOKS; turn++) times.push(await microseconds(ask));
    return median(times);
  };

  await makeDueAt(database, 'infinity');
  const tick = await time(() => database.query('select private.tick()'));
  const nothingDue = await time(() => isDue(false));
  await makeDueAt(database, '2026-01-01');
  const somethingDue = await time(() => isDue(true));
  const claims: number[] = [];
  for (let turn = 0; turn < CLAIMS; turn++) {
    await database.exec('begin');
    claims.push(
      await microseconds(async () => {
        const { rows } = await database.query('select * from public.claim_notifications()');
        if (rows.length !== 20) throw new Error(`${rows.length} emails were claimed`);
      }),
    );
    await database.exec('rollback');
  }
  return { tick, nothingDue, somethingDue, claim: median(claims) };
}

async function makeDueAt(database: Database, moment: string) {
  await database.query(`update public.notifications set due_at = $1 where state = 'waiting'`, [moment]);
  await database.exec('vacuum analyze public.notifications');
}

/** Runs statements with all triggers disabled. */
export async function withoutTriggers(database: Database, statements: string) {
  await database.exec('set session_replication_role = replica');
  await database.exec(statements);
  await database.exec('set session_replication_role = origin');
}
