import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedBackend, startEmbeddedBackend } from '../backend/backend.ts';
import { timeDesk } from './database-desk.ts';
import { HAULERS, timeDispatch } from './database-dispatch.ts';
import { FEW_PRICES, MANY_PRICES, timePrices } from './database-prices.ts';
import { REMINDERS, timeProposals } from './database-proposals.ts';
import { addSentMails, createWaiting, OPEN_LEADS, timeSending } from './database-sending.ts';
import { microseconds } from './microseconds.ts';
import { median, type Report, table } from './report.ts';

type Database = EmbeddedBackend['database'];

const FEW = 1000;
const MANY = 1_000_000;
const ROWS_AT_ONCE = 50_000;
const FIRST_PHONE = 2_000_000_000;

const LOOKUPS = 2000;
const LOOKUPS_IN_A_LOOP = 1000;
const LOOPS = 25;
const INSERTS_IN_A_ROW = 30;
/**
 * Three of the four ways insert into `leads`; together they stay under the 1,000 leads an hour above which rows are
 * flagged.
 */
const ROUNDS = 10;

/** The columns that the function get-lead-details selects. */
const LOOKED_UP = 'full_name, phone, email, services, city, zip_code, timeframe, created_at, status, cancel_reasons';

/**
 * The same insert in four ways: with no checks; with constraints but no triggers; as a visitor from a network of their
 * own, with all triggers but the notifications; and with notifications too.
 */
const WAYS = {
  bare: { table: 'bench.unguarded_leads', prelude: 'set local role none' },
  checked: { table: 'public.leads', prelude: 'set local session_replication_role = replica' },
  guarded: { table: 'public.leads', prelude: 'set local role anon' },
  told: { table: 'public.leads', prelude: 'set local role anon' },
};
type Way = keyof typeof WAYS;
const WAY_NAMES = ['bare', 'checked', 'guarded', 'told'] as const satisfies readonly Way[];

/**
 * Times a tracking lookup and a visitor's insert in a table of a thousand and of a million leads, and the sender's
 * queries in a table of a thousand and of a million sent emails.
 */
export async function benchDatabase(): Promise<Report> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-database-'));
  const backend = await startEmbeddedBackend({ dataDir, functions: false, allowedOrigins: [] });
  const { database } = backend;
  try {
    await database.exec(`
      create schema bench;
      create table bench.unguarded_leads (like public.leads including defaults including indexes);
    `);
    await grow(database, 0, FEW);
    await database.exec(`
      create table bench.few_leads (like public.leads including all);
      insert into bench.few_leads select * from public.leads;
    `);
    await database.exec('vacuum analyze bench.few_leads');
    // The first run is a warm-up, while WebAssembly is compiled.
    await timeInserts(database);
    const insertsIntoFew = await timeInserts(database);
    await timeProposals(database, trackingIdSql, FEW);
    const proposalsAmongFew = await timeProposals(database, trackingIdSql, FEW);

    const started = performance.now();
    await grow(database, FEW, MANY);
    const growing = (performance.now() - started) / 1000;
    const insertsIntoMany = await timeInserts(database);

    const dispatch = await timeDispatch(database, () => database.exec(insertSql(WAYS.told)));
    await deleteInserted(database);

    const wholeQueries = await timeLookups(database);
    const insideLookups = await timeLookupsInside(database);
    await createWaiting(database, trackingIdSql);
    await addSentMails(database, trackingIdSql, 0, FEW);
    await timeSending(database);
    const sendingAmongFew = await timeSending(database);
    const deskAmongFew = await timeDesk(database, trackingIdSql);
    await addSentMails(database, trackingIdSql, FEW, MANY);
    const sendingAmongMany = await timeSending(database);
    const deskAmongMany = await timeDesk(database, trackingIdSql);
    const proposalsAmongMany = await timeProposals(database, trackingIdSql, MANY);

    const prices = await timePrices(database, trackingIdSql);

    const { rows: sizes } = await database.query<{ size: string }>(
      `select pg_size_pretty(pg_total_relation_size('public.leads')) as size`,
    );
    const memory = Math.round(process.memoryUsage().rss / 1e6);
    const row = (name: string, few: number, many: number) => [
      name,
      few.toFixed(0),
      many.toFixed(0),
      (many / few).toFixed(2),
    ];
    const ratios = (name: string, way: Way, to: Way) => [
      name,
      ...[insertsIntoFew, insertsIntoMany].map((inserts) => (inserts[way] / inserts[to]).toFixed(2)),
      '',
    ];
    return {
      title: 'Database',
      body: [
        `Embedded Postgres on disk, one connection; medians of ${LOOKUPS} lookups and ` +
          `${ROUNDS * INSERTS_IN_A_ROW} inserts. Filling two tables with ${MANY.toLocaleString('en')} leads took ` +
          `${growing.toFixed(0)} s; the guarded one has ${sizes[0]?.size} with its indexes, the process ${memory} MB.`,
        table(
          ['microseconds', `${FEW.toLocaleString('en')} leads`, `${MANY.toLocaleString('en')} leads`, 'ratio'],
          [
            row('tracking lookup, whole query', wholeQueries.few, wholeQueries.many),
            row('tracking lookup, inside the database', insideLookups.few, insideLookups.many),
            row('insert, bare', insertsIntoFew.bare, insertsIntoMany.bare),
            row('insert, with checks', insertsIntoFew.checked, insertsIntoMany.checked),
            row('insert, with checks, limits, flags and policies', insertsIntoFew.guarded, insertsIntoMany.guarded),
            row('insert, with all that and its emails', insertsIntoFew.told, insertsIntoMany.told),
            ratios('all guards : bare', 'guarded', 'bare'),
            ratios('with emails : without', 'told', 'guarded'),
          ],
        ),
        `The last insert, in the table of ${MANY.toLocaleString('en')} leads, with the request offered to five haulers.`,
        table(
          ['microseconds', 'no haulers', `${HAULERS.toLocaleString('en')} haulers`, 'ratio'],
          [
            row('insert, all of them serve the area', dispatch.none, dispatch.all),
            row('insert, only the last ten in line serve the area', dispatch.none, dispatch.few),
          ],
        ),
        `The clock, the sender and the desk, in the table of ${MANY.toLocaleString('en')} leads. The newest ${OPEN_LEADS} of them wait for a call, ` +
          'each with a waiting email.',
        table(
          [
            'microseconds',
            `${FEW.toLocaleString('en')} sent emails`,
            `${MANY.toLocaleString('en')} sent emails`,
            'ratio',
          ],
          [
            row('tick of the scheduler', sendingAmongFew.tick, sendingAmongMany.tick),
            row('is anything due? no', sendingAmongFew.nothingDue, sendingAmongMany.nothingDue),
            row('is anything due? yes', sendingAmongFew.somethingDue, sendingAmongMany.somethingDue),
            row('claim 20 mails', sendingAmongFew.claim, sendingAmongMany.claim),
            row('the list of the desk', deskAmongFew.list, deskAmongMany.list),
            row('a request at the desk', deskAmongFew.request, deskAmongMany.request),
            row('a search at the desk', deskAmongFew.search, deskAmongMany.search),
          ],
        ),
        `Proposals. A hauler has all leads, and all but ${OPEN_LEADS} were booked by a proposal; among many, there are ` +
          `${MANY.toLocaleString('en')} sent emails, too. The scheduler looks for reminders each minute.`,
        table(
          ['microseconds', `${FEW.toLocaleString('en')} leads`, `${MANY.toLocaleString('en')} leads`, 'ratio'],
          [
            row('propose three times', proposalsAmongFew.propose, proposalsAmongMany.propose),
            row('accept one of them', proposalsAmongFew.accept, proposalsAmongMany.accept),
            row(`write ${REMINDERS} reminders`, proposalsAmongFew.remind, proposalsAmongMany.remind),
            row('look for reminders, all exist already', proposalsAmongFew.allReminded, proposalsAmongMany.allReminded),
          ],
        ),
        `What people paid, counted once a day in the table of ${MANY.toLocaleString('en')} leads.`,
        table(
          [
            'microseconds',
            `${FEW_PRICES.toLocaleString('en')} prices`,
            `${MANY_PRICES.toLocaleString('en')} prices`,
            'ratio',
          ],
          [row('count the figures', prices.few, prices.many)],
        ),
        `Plan of the lookup: \`${await explain(database)}\``,
      ].join('\n\n'),
    };
  } finally {
    await backend.close();
    await rm(dataDir, { recursive: true });
  }
}

/** Adds leads number `from + 1` to `to`, one for each minute before the last two hours, with all triggers disabled. */
async function grow(database: Database, from: number, to: number) {
  await database.exec('set session_replication_role = replica');
  for (let done = from; done < to; done += ROWS_AT_ONCE) {
    const last = Math.min(done + ROWS_AT_ONCE, to);
    await database.exec(`
      insert into bench.unguarded_leads (
        tracking_id, services, street_address, city, zip_code, job_description, full_name, phone, email,
        agreed_to_messages, agreed_to_terms, consent_version, source_page, status, created_at, updated_at,
        pickup_from, pickup_until
      )
      select
        ${trackingIdSql('n')}, array['Furniture Removal', 'Old Appliances'], n || ' Vine Street', 'Los Angeles', '90028',
        'A sofa bed and a fridge on the second floor, no lift.', 'Rosa Alvarez ' || n, (${FIRST_PHONE} + n)::text,
        'rosa.' || n || '@example.com', true, true, '2026-11-01', 'https://poppyhaul.example/book',
        (case when n > ${OPEN_LEADS} then 'Completed' else 'Submitted' end)::public.lead_status, now() - interval '2 hours' - n * interval '1 minute', now(),
        ${pickupSql('n', '09:00')}, ${pickupSql('n', '11:00')}
      from generate_series(${done + 1}, ${last}) as n;
      insert into public.leads
      select * from bench.unguarded_leads where phone between '${FIRST_PHONE + done + 1}' and '${FIRST_PHONE + last}'
    `);
  }
  await database.exec('set session_replication_role = origin');
  // Separately, because VACUUM cannot run with other statements.
  for (const { table: name } of [WAYS.bare, WAYS.guarded]) await database.exec(`vacuum analyze ${name}`);
}

/** The pickup time of a completed lead: this time on a day more than a week ago. */
function pickupSql(n: string, time: string): string {
  const day = `current_date - 10 - ${n} / 1440`;
  return `case when ${n} > ${OPEN_LEADS} then (${day} + time '${time}') at time zone 'America/Los_Angeles' end`;
}

/** The tracking ID of lead number n: spread as evenly as a random one, but predictable. */
function trackingIdSql(n: string | number): string {
  return `upper(left(md5(${n}::text), 16))`;
}

/** Tracking IDs of random leads among the first `size`. */
async function someTrackingIds(database: Database, size: number, count: number): Promise<string[]> {
  const { rows } = await database.query<{ tracking_id: string }>(
    `select ${trackingIdSql('n')} as tracking_id from unnest($1::int[]) as n`,
    [Array.from({ length: count }, () => randomInt(1, size + 1))],
  );
  return rows.map((each) => each.tracking_id);
}

/**
 * Times lookups through the client, alternating between the small and the large table, so that interference affects
 * both.
 */
async function timeLookups(database: Database): Promise<{ few: number; many: number }> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  const lookUp = async (from: string, trackingId: string | undefined) => {
    const found = await database.query(`select ${LOOKED_UP} from ${from} where tracking_id = $1`, [trackingId]);
    if (found.rows.length !== 1) throw new Error(`The lookup of ${trackingId} found ${found.rows.length} leads`);
  };
  const [few, many] = [await someTrackingIds(database, FEW, LOOKUPS), await someTrackingIds(database, MANY, LOOKUPS)];
  for (let index = 0; index < LOOKUPS; index++) {
    times.few.push(await microseconds(() => lookUp('bench.few_leads', few[index])));
    times.many.push(await microseconds(() => lookUp('public.leads', many[index])));
  }
  return { few: median(times.few), many: median(times.many) };
}

/** The same in a loop inside the database: only the index lookup, without parsing, planning and sending. */
async function timeLookupsInside(database: Database): Promise<{ few: number; many: number }> {
  const createLoop = (name: string, from: string) =>
    database.exec(`
      create function bench.${name}(tracking_ids text[]) returns double precision language plpgsql as $$
      declare
        started timestamptz := clock_timestamp();
        wanted text;
        lead record;
      begin
        foreach wanted in array tracking_ids loop
          select ${LOOKED_UP} into strict lead from ${from} where tracking_id = wanted;
        end loop;
        return extract(epoch from clock_timestamp() - started) * 1e6 / cardinality(tracking_ids);
      end;
      $$`);
  await createLoop('look_up_few', 'bench.few_leads');
  await createLoop('look_up_many', 'public.leads');

  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  const loop = async (name: string, trackingIds: string[]) => {
    const { rows } = await database.query<{ each: number }>(`select bench.${name}($1) as each`, [trackingIds]);
    return rows[0]?.each ?? Number.NaN;
  };
  for (let round = 0; round < LOOPS; round++) {
    times.few.push(await loop('look_up_few', await someTrackingIds(database, FEW, LOOKUPS_IN_A_LOOP)));
    times.many.push(await loop('look_up_many', await someTrackingIds(database, MANY, LOOKUPS_IN_A_LOOP)));
  }
  return { few: median(times.few), many: median(times.many) };
}

/** Times the insert in each way, in turn, and deletes the inserted leads. */
async function timeInserts(database: Database): Promise<Record<Way, number>> {
  const times: Record<Way, number[]> = { bare: [], checked: [], guarded: [], told: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of WAY_NAMES) {
      await database.exec(
        `alter table public.leads ${way === 'told' ? 'enable' : 'disable'} trigger _420_notify_of_lead`,
      );
      // Several in a row, because changing the way makes Postgres plan again.
      for (let insert = 0; insert < INSERTS_IN_A_ROW; insert++) {
        const statement = insertSql(WAYS[way]);
        times[way].push(await microseconds(() => database.exec(statement)));
      }
    }
  }
  await deleteInserted(database);
  return {
    bare: median(times.bare),
    checked: median(times.checked),
    guarded: median(times.guarded),
    told: median(times.told),
  };
}

/** Deletes the rows that the bench inserted as visitors. */
async function deleteInserted(database: Database) {
  for (const { table: name } of [WAYS.bare, WAYS.guarded]) {
    await database.exec(`delete from ${name} where created_at > now() - interval '1 hour'`);
  }
}

/** A visitor's insert with its read-back, as the API runs it: in a transaction, with the visitor's role. */
function insertSql(way: (typeof WAYS)[Way]): string {
  const phone = randomInt(5_000_000_000, 9_999_999_999);
  return `
    begin;
    ${way.prelude};
    set local request.headers = '{"cf-connecting-ip": "${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.1"}';
    insert into ${way.table} (
      id, tracking_id, services, street_address, unit_number, city, zip_code, job_description, full_name, phone, email,
      agreed_to_messages, agreed_to_terms, consent_version, source_page
    ) values (
      '${randomUUID()}', ${trackingIdSql(`'${phone}'`)}, array['Furniture Removal', 'Old Appliances'],
      '1600 Vine Street', '4B', 'Los Angeles', '90028', 'A sofa bed and a fridge on the second floor, no lift.',
      'Rosa Alvarez', '${phone}', 'rosa.${phone}@example.com', true, true, '2026-11-01', 'https://poppyhaul.example/book'
    ) returning id, tracking_id;
    commit`;
}

async function explain(database: Database): Promise<string> {
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, timing off, summary off, buffers)
     select ${LOOKED_UP} from public.leads where tracking_id = ${trackingIdSql(`'${MANY / 2}'`)}`,
  );
  return rows.map((each) => each['QUERY PLAN'].trim()).join(' · ');
}
