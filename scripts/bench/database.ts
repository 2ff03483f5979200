import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, pushMigrations, startPlainPostgres } from '../../tests/support/plain-postgres.ts';
import { median, type Report, table } from './report.ts';

const FEW = 1000;
const MANY = 1_000_000;
/** The newest leads, which wait for a call. */
const OPEN_LEADS = 100;
const HAULERS = 200;
const SECONDS = 5;
const CLIENTS = 8;

/** The tracking ID of lead number `n`: spread as evenly as a random one, but predictable. */
const trackingIdSql = (n: string) => `upper(left(md5(${n}::text), 16))`;

/** A visitor's insert, as the API runs it. Rolled back, so that it neither adds rows nor reaches limits. */
function insertSql(into: string, role: string): string {
  const columns = {
    id: 'gen_random_uuid()',
    tracking_id: trackingIdSql(':phone'),
    services: `array['Furniture Removal', 'Old Appliances']`,
    ...{ street_address: `'1600 Vine Street'`, unit_number: `'4B'`, city: `'Los Angeles'`, zip_code: `'90028'` },
    job_description: `'A sofa bed and a fridge on the second floor, no lift.'`,
    ...{ full_name: `'Rosa Alvarez'`, phone: `:phone::text`, email: `'rosa.' || :phone || '@example.com'` },
    ...{ agreed_to_messages: 'true', agreed_to_terms: 'true', consent_version: `'2026-11-01'` },
    source_page: `'https://poppyhaul.example/book'`,
  };
  return `
\\set phone random(5000000000, 9999999999)
\\set network random(1, 223)
\\set neighbor random(0, 255)
begin;
set local role ${role};
set local request.headers = '{"cf-connecting-ip": ":network.:neighbor.0.1"}';
insert into ${into} (${Object.keys(columns)}) values (${Object.values(columns)}) returning id, tracking_id;
rollback;`;
}

/** Fails, by a division by zero, unless it is true. */
const checked = (condition: string) => `1 / (${condition})::int`;

/** What pgbench runs. `:size` is the number of leads, `:desk` the token of a link to the desk. */
const SCRIPTS: readonly (readonly [name: string, script: string])[] = [
  [
    'tracking lookup',
    `\\set n random(1, :size)
     select * from public.leads where tracking_id = ${trackingIdSql(':n')};`,
  ],
  ['insert, bare', insertSql('bench.unguarded_leads', 'none')],
  ['insert, with guards, emails and offers', insertSql('public.leads', 'anon')],
  ['tick of the scheduler', 'select private.tick();'],
  ['claim 20 emails', `begin; select ${checked('count(*) = 20')} from public.claim_notifications(); rollback;`],
  ['list of the desk', `select ${checked('public.view_desk(:desk) is not null')};`],
  [
    'request at the desk',
    `\\set n random(1, ${OPEN_LEADS})
     select ${checked('public.view_request(:desk, id) is not null')}
     from public.leads where tracking_id = ${trackingIdSql(':n')};`,
  ],
  ['search at the desk', `select ${checked(`public.search_desk(:desk, 'no such name') is not null`)};`],
];

/** Times visitors, the scheduler and the desk with a thousand and with a million leads and emails. */
export async function benchDatabase(): Promise<Report> {
  const programs = findPostgres();
  if (!programs || !existsSync(path.join(programs, 'pgbench'))) {
    throw new Error('This part needs Postgres with pgbench. Debian: apt-get install postgresql.');
  }
  const server = await startPlainPostgres(programs);
  try {
    await pushMigrations(server);
    const run = (program: string, args: string[], input = '') =>
      execFileSync(path.join(programs, program), [...args, server.url], { encoding: 'utf8', input });
    const query = (sql: string) => run('psql', ['-XqAt', '-v', 'ON_ERROR_STOP=1', '-c', sql]).trim();
    const desk = begin(query);

    function measure(size: number, clients: number): { milliseconds: number; perSecond: number }[] {
      const load = ['-n', '-f', '-', '-T', String(SECONDS), '-c', String(clients)];
      return SCRIPTS.map(([, script]) => {
        const logs = mkdtempSync(path.join(tmpdir(), 'bench-'));
        const log = ['-l', `--log-prefix=${path.join(logs, 'log')}`];
        const output = run('pgbench', [...load, ...log, '-D', `size=${size}`, '-D', `desk='${desk}'`], script);
        const lines = readdirSync(logs).flatMap((file) =>
          readFileSync(path.join(logs, file), 'utf8').trim().split('\n'),
        );
        rmSync(logs, { recursive: true });
        // The third column is microseconds.
        const milliseconds = median(lines.map((line) => Number(line.split(' ')[2]) / 1000));
        return { milliseconds, perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]) };
      });
    }

    grow(query, 0, FEW);
    const few = measure(FEW, 1);
    grow(query, FEW, MANY);
    const many = measure(MANY, 1);
    const busy = measure(MANY, CLIENTS);
    const rows = SCRIPTS.map(([name], index) => {
      const [one, other] = [few[index]?.milliseconds ?? Number.NaN, many[index]?.milliseconds ?? Number.NaN];
      const perSecond = Math.round(busy[index]?.perSecond ?? Number.NaN);
      return [name, one.toFixed(2), other.toFixed(2), (other / one).toFixed(2), String(perSecond)];
    });
    return {
      title: 'Database',
      body: [
        `Plain Postgres without fsync; pgbench, ${SECONDS} s each, median of one client. ${OPEN_LEADS} leads are open ` +
          `and their emails wait, one was sent for each other lead, and ${HAULERS} haulers serve all areas. The ${name(MANY)} take ` +
          `${query(`select pg_size_pretty(pg_total_relation_size('public.leads'))`)} with their indexes.`,
        table(['milliseconds', name(FEW), name(MANY), 'ratio', `per second, ${CLIENTS} clients`], rows),
        `Insert, guarded : bare, with ${name(MANY)}: ${(Number(rows[2]?.[2]) / Number(rows[1]?.[2])).toFixed(2)}`,
      ].join('\n\n'),
    };
  } finally {
    await server.close();
  }
}

const name = (leads: number) => `${leads.toLocaleString('en')} leads`;

/** Makes haulers, a table without guards, and a link to the desk. @returns its token. */
function begin(query: (sql: string) => string): string {
  query(`
    create schema bench;
    create table bench.unguarded_leads (like public.leads including defaults including indexes);
    insert into public.haulers
      (name, email, phone, active, everywhere, vetted_at, insured_until, agreement_version, agreement_accepted_at)
      select 'Hauler ' || n, 'hauler.' || n || '@hauler.example', '2135550142', true, true, now(), '2099-12-31',
        public.current_agreement(), now()
      from generate_series(1, ${HAULERS}) as n`);
  return query(`select private.new_desk_link(null, null, 'digest', now() + interval '1 day')`);
}

/** Adds leads number `from + 1` to `to`, one a minute until two hours ago, each with an email. */
function grow(query: (sql: string) => string, from: number, to: number) {
  const day = `current_date - 10 - n / 1440`;
  query(`
    set session_replication_role = replica;
    create temporary table added as
      select n, n > ${OPEN_LEADS} as is_closed, now() - interval '2 hours' - n * interval '1 minute' as at
      from generate_series(${from + 1}, ${to}) as n;
    insert into bench.unguarded_leads (
      tracking_id, services, street_address, city, zip_code, job_description, full_name, phone, email,
      agreed_to_messages, agreed_to_terms, consent_version, status, created_at, updated_at, pickup_from, pickup_until
    )
    select
      ${trackingIdSql('n')}, array['Furniture Removal', 'Old Appliances'], n || ' Vine Street', 'Los Angeles', '90028',
      'A sofa bed and a fridge on the second floor, no lift.', 'Rosa Alvarez ' || n, (2000000000 + n)::text,
      'rosa.' || n || '@example.com', true, true, '2026-11-01',
      (case when is_closed then 'Completed' else 'Submitted' end)::public.lead_status, at, at,
      case when is_closed then (${day} + time '09:00') at time zone 'America/Los_Angeles' end,
      case when is_closed then (${day} + time '11:00') at time zone 'America/Los_Angeles' end
    from added;
    insert into public.leads
      select lead.* from bench.unguarded_leads as lead join added on tracking_id = ${trackingIdSql('n')};
    insert into public.notifications
      (kind, audience, lead_id, once_key, state, channel, attempts, due_at, created_at, finished_at)
      select 'request-arrived', 'customer', lead.id, 'request-arrived:' || lead.id,
        (case when is_closed then 'sent' else 'waiting' end)::public.notification_state, 'mail', is_closed::int, at, at,
        case when is_closed then at end
      from public.leads as lead join added on tracking_id = ${trackingIdSql('n')}`);
  for (const name of ['bench.unguarded_leads', 'public.leads', 'public.notifications']) query(`vacuum analyze ${name}`);
  // What is done once a day.
  query('select private.tick()');
}
