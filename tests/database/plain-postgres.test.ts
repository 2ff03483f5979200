import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minimalLeadRow } from '../fixtures/leads.ts';
import {
  findPostgres,
  insertLead,
  type PlainPostgres,
  pushMigrations,
  type Role,
  startPlainPostgres,
  type Transaction,
} from '../support/plain-postgres.ts';

// The embedded backend grants every table to everybody, and its `postgres` is a superuser. Here the migrations go, by
// the official CLI, to a real Postgres whose roles and storage schema are those of a hosted project.

const SLOW_MS = 120_000;
const programs = findPostgres();
if (programs === null) {
  console.warn(
    'Skipped tests/database/plain-postgres.test.ts: no PostgreSQL server of version 15 or newer is installed.',
  );
}

/** What docs/operating.md tells the operator to run in the SQL editor. */
const sqlOfGuide = [...readFileSync('docs/operating.md', 'utf8').matchAll(/```sql\n([^`]+)```/g)].map(
  ([, sql]) => sql?.replaceAll('<salt>', '00') ?? '',
);

describe.skipIf(programs === null).each([
  ['that grants nothing by itself, as new ones', false],
  ['that grants everything by itself, as those from before 2026', true],
])('in a project %s', (_, grantsEverything) => {
  let server: PlainPostgres;

  beforeAll(async () => {
    server = await startPlainPostgres(programs ?? '');
    for (const kind of grantsEverything ? ['tables', 'functions', 'sequences'] : []) {
      as(
        'postgres',
        `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`,
      );
    }
    await pushMigrations(server);
  }, SLOW_MS);

  afterAll(() => server.close());

  function as(...[role, sql]: Parameters<PlainPostgres['run']>): string[] {
    return server.run(role, sql);
  }

  function submitLead() {
    const lead = insertLead();
    as('anon', lead.sql);
    return lead;
  }

  /** What the storage service asks the database before it takes an upload. */
  function uploadPhoto(leadId: string, index = 0): string {
    return `set local storage.operation = 'storage.object.upload';
      insert into storage.objects (bucket_id, name) values ('lead-images', '${leadId}/170000000000${index}-${index % 5}.jpg')`;
  }

  test('a second push has nothing to do, and the CLI has nothing to warn of', { timeout: SLOW_MS }, async () => {
    const output = await pushMigrations(server);

    expect(output).toContain('Remote database is up to date.');
    expect(output).not.toMatch(/warn/i);
  });

  test('a visitor submits a lead and reads back its ids', () => {
    const { id, tracking_id, sql } = insertLead();

    expect(as('anon', `${sql} returning id, tracking_id`)).toEqual([`${id}|${tracking_id}`]);
  });

  test('a visitor sends a message', () => {
    const sql = `insert into contact_messages (name, email, subject, message) values ('Ana', 'a@example.com', 'general', 'Hi')`;

    expect(as('anon', sql)).toEqual([]);
    expect(() => as('anon', `${sql} returning id`)).toThrow('42501');
  });

  test('a visitor sees no lead, not even its ids', () => {
    submitLead();

    expect(as('anon', 'select id, tracking_id from leads')).toEqual([]);
    expect(as('anon', 'select count(*) from leads')).toEqual(['0']);
  });

  test.each([
    'select full_name from leads',
    'select * from leads',
    'select * from contact_messages',
    'select * from contact_reports',
    'select * from lead_status_changes',
    'select * from submission_limits',
    'select * from open_leads',
    'select count(*) from open_leads',
    "update leads set city = 'X'",
    'delete from leads',
    'update submission_limits set leads_per_hour = 1000000',
    "select delete_person('a@example.com')",
    'select list_removable_photos(1)',
    "select private.attach_lead_images(gen_random_uuid(), '{}'), private.limit_leads()",
    "select delete_flagged('{}')",
    "select count_function_request('203.0.113.1')",
    "select private.add_recent_amount('submissions', null, 1, '1 hour')",
    'select * from private.recent_amounts',
    'select * from private.network_salt',
    'select flagged_because from leads',
    'select mail_token from leads',
    'select count(*) from notifications',
    "insert into notifications (kind, audience, once_key) values ('overdue', 'operator', 'mine')",
    "update notifications set state = 'sent'",
    'delete from notifications',
    'select count(*) from dispatch_settings',
    'update dispatch_settings set customer_mails_per_hour = 1000000',
    'select count(*) from mail_blocks',
    "insert into mail_blocks (address_hash) values ('mine')",
    'delete from mail_blocks',
    'select claim_notifications()',
    "select finish_notification(gen_random_uuid(), 'sent')",
    "select stop_mail('0000000000000000')",
    'select promised_by(now())',
    "select private.address_hash('a@example.com')",
    'select private.has_notifications_due()',
    'select count(*) from haulers',
    "insert into haulers (name, email, phone) values ('Mallory', 'm@example.com', '2135550142')",
    'update haulers set active = false',
    'delete from haulers',
    'select token from job_offers',
    'insert into job_offers (lead_id, hauler_id) values (gen_random_uuid(), gen_random_uuid())',
    "update job_offers set state = 'open'",
    'delete from job_offers',
    'select count(*) from promise_report',
    'select call_time, contacted_at from leads',
    "select find_job('0000000000000000')",
    "select accept_job('0000000000000000')",
    "select decline_job('0000000000000000', 'x')",
    "select give_back_job('0000000000000000', 'x')",
    "select report_call('0000000000000000')",
    "select update_job('0000000000000000', 'Completed')",
    "select cancel_lead('0000000000000000', '{x}')",
    "select correct_lead('0000000000000000', '2135550142')",
    'select private.offer_lead(gen_random_uuid())',
    'select private.advance_jobs()',
    'select private.tick()',
    'select private.end_of_offer(now())',
    "select private.lock_job('0000000000000000')",
    'select private.wake_sender()',
    "select private.start_sender('https://evil.example', 'key')",
    'create table public.mine (id int)',
  ])('neither a visitor nor a signed-in one may: %s', (sql) => {
    expect(() => as('anon', sql)).toThrow('42501');
    expect(() => as('authenticated', sql)).toThrow('42501');
  });

  test.each([
    ['status', 'Completed'],
    ['image_urls', '{https://evil.example/photo.png}'],
    ['cancel_reasons', '{Mallory}'],
    ['timeframe', 'Today'],
    ['flagged_because', 'I say so'],
    ['call_time', 'At noon'],
    ['contacted_at', '2026-11-21'],
    ['canceled_by_customer', 'true'],
    ['came_back_at', '2026-11-21'],
    ['created_at', '2020-01-01'],
    ['updated_at', '2020-01-01'],
    ['created_in_transaction', '1'],
  ])('a visitor cannot forge %s, neither by grant nor by policy', (column, value) => {
    const { sql } = insertLead({ [column]: value });

    expect(() => as('anon', sql)).toThrow('42501');
    expect(() => as('postgres', `grant insert on leads to anon; set local role anon; ${sql}`)).toThrow('42501');
  });

  test('a visitor neither chooses nor reads the token that stops the mails', () => {
    const token = '0000000000000000';
    const { id, sql } = insertLead({ mail_token: token });
    const readToken = `set local role postgres; select mail_token from leads where id = '${id}'; rollback; begin`;

    expect(() => as('anon', sql)).toThrow('42501');
    expect(() => as('anon', `${insertLead().sql} returning mail_token`)).toThrow('42501');
    expect(as('postgres', `grant insert on leads to anon; set local role anon; ${sql}; ${readToken}`)).toEqual([
      expect.not.stringContaining(token),
    ]);
  });

  test('of what is private a visitor may call what their own rows need, and a signed-in one nothing', () => {
    const functions = as(
      'postgres',
      `select proname from pg_proc
       where pronamespace = 'private'::regnamespace and has_function_privilege('anon', oid, 'execute')`,
    );
    const tables = as(
      'postgres',
      `select relname from pg_class
       where relnamespace = 'private'::regnamespace and relkind = 'r'
         and has_table_privilege('anon', oid, 'select, insert, update, delete')`,
    );

    expect(functions.sort()).toEqual([
      'attach_lead_images',
      'canonical_email',
      'canonical_phone',
      'is_one_mailbox',
      'is_plain_text',
      'may_upload_lead_image',
      'new_tracking_id',
    ]);
    expect(tables).toEqual([]);
    expect(as('postgres', `select has_schema_privilege('authenticated', 'private', 'usage')`)).toEqual(['f']);
  });

  test('a signed-in visitor cannot submit', () => {
    expect(() => as('authenticated', insertLead().sql)).toThrow('42501');
  });

  const message = `insert into contact_messages (name, email, subject, message)
    values ('Ana', '${randomUUID()}@example.com', 'general', 'Hi')`;

  test('a visitor stores one row in a transaction, over both tables together', () => {
    expect(() => as('anon', `${insertLead().sql}; ${insertLead().sql}`)).toThrow('PT400');
    expect(() => as('anon', `${insertLead().sql}; ${message}`)).toThrow('PT400');
    expect(() => as('anon', `${message}; ${message}`)).toThrow('PT400');
    expect(() => as('anon', `savepoint a; ${message}; release a; ${insertLead().sql}`)).toThrow('PT400');
    expect(() => as('service_role', `${insertLead().sql}; ${insertLead().sql}`)).not.toThrow();
  });

  function flagOf({ id }: { id: string }): string[] {
    return as('service_role', `select flagged_because from leads where id = '${id}'`);
  }

  test('the sixth request an hour with one phone number is stored and flagged', () => {
    const { phone } = submitLead();
    for (let count = 1; count < 4; count++) as('anon', insertLead({ phone }).sql);
    const fifth = insertLead({ phone });
    as('anon', fifth.sql);
    const sixth = insertLead({ phone: `1${phone}` });

    expect(as('anon', `${sixth.sql} returning id`)).toEqual([sixth.id]);

    expect(flagOf(fifth)).toEqual([]);
    expect(flagOf(sixth)).toEqual(['More than 5 requests with this phone number within an hour']);
  });

  // Networks. The API hands on the headers of a request in this setting.

  /** A request with these headers. The counter of a test begins with a network of its own. */
  function from(headers: Record<string, string>, sql = insertLead().sql): string {
    return `set local request.headers = '${JSON.stringify(headers)}'; ${sql}`;
  }

  function networkLimitOf(limit: number) {
    as('service_role', `update submission_limits set requests_per_network_per_hour = ${limit}`);
  }

  function recentNetworks(): number {
    return Number(as('postgres', `select count(*) from private.recent_amounts where purpose = 'submissions'`)[0]);
  }

  test('the 21st request or message an hour from one network is refused, other networks are served', () => {
    for (let count = 0; count < 10; count++) {
      as('anon', from({ 'cf-connecting-ip': '203.0.113.1' }));
      as('anon', from({ 'cf-connecting-ip': '203.0.113.1' }, message));
    }

    expect(() => as('anon', from({ 'cf-connecting-ip': '203.0.113.1' }))).toThrow('PT429');
    expect(() => as('anon', from({ 'cf-connecting-ip': '203.0.113.1' }, message))).toThrow('PT429');
    expect(() => as('anon', from({ 'cf-connecting-ip': '203.0.113.2' }))).not.toThrow();
  });

  test('an hour later the network is served again', () => {
    networkLimitOf(1);
    const request = () => as('anon', from({ 'cf-connecting-ip': '203.0.113.9' }));
    const age = (minutes: number) =>
      as('postgres', `update private.recent_amounts set since = now() - interval '${minutes} minutes'`);
    request();

    age(59);
    expect(request).toThrow('PT429');
    age(61);
    expect(request).not.toThrow();
    expect(request).toThrow('PT429');
    networkLimitOf(20);
  });

  test('what was counted is forgotten after an hour', () => {
    as('anon', from({ 'cf-connecting-ip': '203.0.113.10' }));
    as('postgres', `update private.recent_amounts set since = now() - interval '61 minutes'`);

    as('anon', from({ 'cf-connecting-ip': '203.0.113.11' }));

    expect(recentNetworks()).toBe(1);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'forged entries before the last of x-forwarded-for',
      { 'x-forwarded-for': '203.0.113.20' },
      { 'x-forwarded-for': '198.51.100.1, 198.51.100.2 , 203.0.113.20' },
    ],
    [
      'a forged x-forwarded-for beside cf-connecting-ip',
      { 'cf-connecting-ip': '203.0.113.21' },
      { 'cf-connecting-ip': '203.0.113.21', 'x-forwarded-for': '198.51.100.3' },
    ],
    [
      'another address of the same IPv6 network',
      { 'cf-connecting-ip': '2001:db8:0:1::1' },
      { 'cf-connecting-ip': '2001:db8:0:1:ffff:ffff:ffff:ffff' },
    ],
    [
      'an IPv4 address in the spelling of IPv6',
      { 'cf-connecting-ip': '203.0.113.22' },
      { 'cf-connecting-ip': '::ffff:203.0.113.22' },
    ],
  ])('%s is no way round the limit', (_, first, second) => {
    networkLimitOf(1);
    as('anon', from(first));

    expect(() => as('anon', from(second))).toThrow('PT429');
    networkLimitOf(20);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['the next IPv4 address', { 'cf-connecting-ip': '203.0.113.30' }, { 'cf-connecting-ip': '203.0.113.31' }],
    ['the next IPv6 network', { 'cf-connecting-ip': '2001:db8:0:2::1' }, { 'cf-connecting-ip': '2001:db8:0:3::1' }],
    [
      'another IPv4 address in the spelling of IPv6',
      { 'cf-connecting-ip': '::ffff:203.0.113.32' },
      { 'cf-connecting-ip': '::ffff:203.0.113.33' },
    ],
    ['an unknown address', { 'cf-connecting-ip': 'unknown' }, { 'cf-connecting-ip': 'unknown' }],
    ['no address', { host: 'x' }, { host: 'x' }],
  ])('%s is not limited by the first', (_, first, second) => {
    networkLimitOf(1);
    as('anon', from(first));

    expect(() => as('anon', from(second))).not.toThrow();
    networkLimitOf(20);
  });

  test('a retry over the limit of its network is told that its row is there', () => {
    networkLimitOf(1);
    const { sql } = insertLead();
    as('anon', from({ 'cf-connecting-ip': '203.0.113.40' }, sql));

    expect(() => as('anon', from({ 'cf-connecting-ip': '203.0.113.40' }, sql))).toThrow('23505');
    networkLimitOf(20);
  });

  test('the operator is not limited, and no address is stored', () => {
    networkLimitOf(1);
    const headers = { 'cf-connecting-ip': '203.0.113.50' };
    for (let count = 0; count < 3; count++) as('service_role', from(headers));
    as('anon', from(headers));

    const stored = as('postgres', `select encode(network, 'escape') from private.recent_amounts`).join();
    expect(stored).not.toContain('203.0.113.50');
    networkLimitOf(20);
  });

  /** Whether the functions may answer each of these addresses, which ask one after the other within a moment. */
  function mayAsk(addresses: (string | null)[]): boolean[] {
    const list = addresses.map((address) => (address === null ? 'null' : `'${address}'`));
    const answers = as(
      'service_role',
      `select count_function_request(each) from unnest(array[${list}]::text[]) as each`,
    );
    return answers.map((answer) => answer === 't');
  }

  test('the functions answer a network 30 times a minute, and other networks all the same', () => {
    const address = '203.0.113.60';
    const age = (seconds: number) =>
      as('postgres', `update private.recent_amounts set since = now() - interval '${seconds} seconds'`);

    expect(mayAsk(Array(31).fill(address))).toEqual([...Array(30).fill(true), false]);
    expect(mayAsk(['203.0.113.61'])).toEqual([true]);
    age(30);
    expect(mayAsk([address])).toEqual([false]);
    age(61);
    expect(mayAsk([address])).toEqual([true]);
  });

  test('the functions have a limit for all together, which one network cannot use up', () => {
    as('postgres', 'delete from private.recent_amounts');
    as('service_role', 'update submission_limits set function_requests_per_minute = 32');
    mayAsk(Array(40).fill('203.0.113.70'));

    expect(mayAsk(['203.0.113.71', null, '203.0.113.72'])).toEqual([true, true, false]);
    as('service_role', 'update submission_limits set function_requests_per_minute = 6000');
  });

  test('a visitor adds photos to their own new lead and attaches them', () => {
    const { id } = submitLead();
    const url = `https://abcdefghijklmnopqrst.supabase.co/storage/v1/object/public/lead-images/${id}/1700000000000-0.jpg`;

    as('anon', uploadPhoto(id));
    as('anon', `select attach_lead_images('${id}', '{${url}}')`);

    expect(as('service_role', `select image_urls from leads where id = '${id}'`)).toEqual([`{${url}}`]);
  });

  test('a visitor adds photos nowhere else, not without the storage service, and no sixth', () => {
    const { id } = submitLead();
    for (let index = 0; index < 5; index++) as('anon', uploadPhoto(id, index));

    expect(() => as('anon', uploadPhoto(randomUUID()))).toThrow('42501');
    expect(() => as('anon', uploadPhoto(id, 5))).toThrow('42501');
    expect(() => as('anon', uploadPhoto(submitLead().id).replace('object.upload', 'object.sign'))).toThrow('42501');
  });

  /** What the storage service writes once it has the file. */
  function storePhoto(metadata: string) {
    as(
      'service_role',
      `insert into storage.objects (bucket_id, name, metadata)
       values ('lead-images', '${submitLead().id}/1700000000000-0.jpg', ${metadata})`,
    );
  }

  test.each(['photos_per_hour', 'photo_megabytes_per_hour'])('%s is for everybody together', (limit) => {
    as('postgres', 'delete from private.recent_amounts');
    as('service_role', `update submission_limits set ${limit} = 2`);
    const store = () => storePhoto(`'{"size": 1000000}'`);
    const age = (minutes: number) =>
      as('postgres', `update private.recent_amounts set since = now() - interval '${minutes} minutes'`);
    store();
    store();

    expect(store).toThrow('42501');
    age(59);
    expect(store).toThrow('42501');
    age(61);
    expect(store).not.toThrow();
    as('service_role', `update submission_limits set ${limit} = 5000`);
  });

  test('a photo whose size the storage service does not tell is taken', () => {
    for (const metadata of ['null', `'{}'`, `'{"size": "large"}'`]) {
      expect(() => storePhoto(metadata)).not.toThrow();
    }
  });

  test('a visitor neither lists nor removes photos', () => {
    const { id } = submitLead();
    as('anon', uploadPhoto(id));

    expect(as('anon', 'select name from storage.objects')).toEqual([]);
    expect(() => as('anon', 'delete from storage.objects')).toThrow('42501');
    expect(as('anon', 'select id from storage.buckets')).toEqual([]);
  });

  test('the operator works on a lead and finds it among the open ones', () => {
    const { id } = submitLead();

    as('service_role', `update leads set status = 'Sent Proposal', timeframe = 'Monday' where id = '${id}'`);
    as('service_role', `insert into contact_reports (lead_id, reported_at) values ('${id}', now())`);

    expect(
      as('service_role', `select status, not_contacted_reports, photos from open_leads where id = '${id}'`),
    ).toEqual(['Sent Proposal|1|0']);
    expect(as('service_role', `select new_status from lead_status_changes where lead_id = '${id}'`)).toEqual([
      'Sent Proposal',
    ]);
  });

  test('one person is deleted, and their photos are left to the Storage API', () => {
    const { id, phone } = submitLead();
    const other = submitLead();
    as('anon', uploadPhoto(id));

    const deleted = as('service_role', `select leads, messages, photo_paths from delete_person(phone => '${phone}')`);

    expect(deleted).toEqual([`1|0|{${id}/1700000000000-0.jpg}`]);
    expect(as('service_role', `select id from leads where id in ('${id}', '${other.id}')`)).toEqual([other.id]);
    expect(as('service_role', `select photo_paths from list_removable_photos(30) where lead_id = '${id}'`)).toEqual([
      `{${id}/1700000000000-0.jpg}`,
    ]);
    expect(() => as('service_role', 'delete from storage.objects')).toThrow('42501');
  });

  // Mail. Each test begins with nothing to tell.

  const mailOfLead = `select id from notifications where kind = 'request-arrived' and lead_id`;

  function forgetMail() {
    as('service_role', 'delete from notifications; delete from mail_blocks');
    as('service_role', `update leads set status = 'Completed' where status = 'Submitted'`);
    as('service_role', 'delete from notifications');
  }

  test('the sender takes what is due, tells how it ended, and stops the mail of an address', () => {
    forgetMail();
    const { id, sql } = insertLead({ email: `${randomUUID()}@example.com` });
    as('anon', sql);

    const claimed = as('service_role', 'select id from claim_notifications()');
    as('service_role', `select finish_notification('${claimed[0]}', 'sent')`);
    as('service_role', `select stop_mail(mail_token) from leads where id = '${id}'`);

    expect(claimed).toEqual(as('service_role', `${mailOfLead} = '${id}' and state = 'sent'`));
    expect(claimed).toHaveLength(1);
    expect(as('service_role', 'select count(*) from mail_blocks')).toEqual(['1']);
    expect(as('service_role', `select promised_by('2026-11-21 08:00-08') = '2026-11-21 10:00-08'`)).toEqual(['t']);
    expect(() => as('service_role', `update dispatch_settings set promise = promise`)).not.toThrow();
  });

  test.each([
    'select private.wake_sender()',
    'select private.tick()',
    `select private.start_sender('https://a.example', 'key')`,
  ])('not even the secret key may: %s', (sql) => {
    expect(() => as('service_role', sql)).toThrow('42501');
  });

  // Races, in two sessions. The second comes while the first has written but not yet committed.

  function raceAgainst(first: Transaction, role: Role, sql: string): Promise<string> {
    return server.raceAgainst(first, role, sql);
  }

  test('of two reports at the same moment one is kept', async () => {
    const { id } = submitLead();
    const report = `insert into contact_reports (lead_id, reported_at) values ('${id}', now())`;
    const first = server.begin('service_role');
    await first.run(report);

    const outcome = await raceAgainst(first, 'service_role', report);

    expect(outcome).toBe('committed');
    expect(as('service_role', `select count(*) from contact_reports where lead_id = '${id}'`)).toEqual(['1']);
  });

  test('reports about different leads do not wait for each other', async () => {
    const report = (id: string) => `insert into contact_reports (lead_id, reported_at) values ('${id}', now())`;
    const first = server.begin('service_role');
    await first.run(report(submitLead().id));
    const second = server.begin('service_role');

    await second.run(report(submitLead().id));

    await second.commit();
    await first.commit();
  });

  test('of a fifth and a sixth photo at the same moment one is kept', async () => {
    const { id } = submitLead();
    for (let index = 0; index < 4; index++) as('anon', uploadPhoto(id, index));
    const first = server.begin('anon');
    await first.run(uploadPhoto(id, 4));

    const outcome = await raceAgainst(first, 'anon', uploadPhoto(id, 5));

    expect(outcome).toBe('42501');
    expect(as('service_role', `select count(*) from storage.objects where name like '${id}/%'`)).toEqual(['5']);
  });

  test('of two lists of photos attached at the same moment, the second takes none of the first away', async () => {
    const { id } = submitLead();
    as('anon', uploadPhoto(id, 0));
    as('anon', uploadPhoto(id, 1));
    const attach = (index: number) =>
      `select attach_lead_images('${id}', '{https://abcdefghijklmnopqrst.supabase.co/storage/v1/object/public/lead-images/${id}/170000000000${index}-${index}.jpg}')`;
    const first = server.begin('anon');
    await first.run(attach(0));

    expect(await raceAgainst(first, 'anon', attach(1))).toBe('PT400');
  });

  test('of 20 requests at once with one phone number, all are stored and 15 flagged', async () => {
    const { phone } = insertLead();
    const leads = Array.from({ length: 20 }, () => insertLead({ phone }));

    await Promise.all(
      leads.map(async ({ sql }) => {
        const transaction = server.begin('anon');
        await transaction.run(sql);
        await transaction.commit();
      }),
    );

    const flags = `count(*), count(flagged_because)`;
    expect(as('service_role', `select ${flags} from leads where phone = '${phone}'`)).toEqual(['20|15']);
  });

  test.each([
    ['a phone number', { phone: '2135550151' }, { phone: '12135550151' }],
    ['an e-mail address', { email: 'two.at.once@example.com' }, { email: 'Two.At.Once+x@example.com' }],
  ])('of two requests at the same moment with %s, the second is counted after the first', async (_, one, other) => {
    as('service_role', 'update submission_limits set leads_per_phone_per_hour = 1, leads_per_email_per_hour = 1');
    const second = insertLead(other);
    const first = server.begin('anon');
    await first.run(insertLead(one).sql);

    const outcome = await raceAgainst(first, 'anon', second.sql);

    expect(outcome).toBe('committed');
    expect(flagOf(second)).toHaveLength(1);
    as('service_role', 'update submission_limits set leads_per_phone_per_hour = 5, leads_per_email_per_hour = 5');
  });

  test('requests of different people do not wait for each other', async () => {
    const first = server.begin('anon');
    await first.run(insertLead({ email: 'first@example.com' }).sql);
    const second = server.begin('anon');

    await second.run(insertLead({ email: 'second@example.com' }).sql);

    await second.commit();
    await first.commit();
  });

  test('of 25 strangers at once from one network 20 are served, and all customers from elsewhere', async () => {
    const submitFrom = async (address: string) => {
      const transaction = server.begin('anon');
      return transaction.run(from({ 'cf-connecting-ip': address })).then(
        () => transaction.commit().then(() => 'stored'),
        (error: Error) => error.message,
      );
    };
    const customers = Array.from({ length: 5 }, (_, index) => `203.0.113.${90 + index}`);

    const [ofStrangers, ofCustomers] = await Promise.all([
      Promise.all(Array.from({ length: 25 }, () => submitFrom('203.0.113.80'))),
      Promise.all(customers.map(submitFrom)),
    ]);

    expect(ofStrangers.sort()).toEqual([...Array(5).fill('PT429'), ...Array(20).fill('stored')]);
    expect(ofCustomers).toEqual(customers.map(() => 'stored'));
  });

  /** As many requests, of as many people unless an address is given. Their mails to the customers are due. */
  function insertLeadsWithMail(count: number, email = `'${randomUUID()}' || number || '@example.com'`) {
    const { services: _, agreed_to_terms: __, id: ___, tracking_id: ____, ...texts } = minimalLeadRow();
    const values = Object.values(texts).map((value) => `'${value}'`);
    as(
      'service_role',
      `insert into leads (${Object.keys(texts).join()}, email, services, agreed_to_terms)
       select ${values.join()}, ${email}, '{Furniture Removal}', true from generate_series(1, ${count}) as number`,
    );
  }

  /** That many senders take what is due. The others come while the first has not yet committed. */
  async function claimAtOnce(senders: number, batch: number) {
    const claim = `select claim_notifications(${batch})`;
    const first = server.begin('service_role');
    await first.run(claim);
    const others = Array.from({ length: senders - 2 }, async () => {
      const other = server.begin('service_role');
      await other.run(claim);
      await other.commit();
    });
    expect(await raceAgainst(first, 'service_role', claim)).toBe('committed');
    await Promise.all(others);
  }

  function claimedMails(): string[] {
    return as('service_role', 'select count(*), max(attempts) from notifications where claimed_at is not null');
  }

  test('two senders at the same moment take every mail once', async () => {
    forgetMail();
    insertLeadsWithMail(60);

    await claimAtOnce(2, 40);

    expect(claimedMails()).toEqual(['60|1']);
  });

  test('four senders at the same moment send customers no more an hour than the limit', async () => {
    forgetMail();
    insertLeadsWithMail(40);
    as('service_role', 'update dispatch_settings set customer_mails_per_hour = 5');

    await claimAtOnce(4, 20);

    expect(claimedMails()).toEqual(['5|1']);
    as('service_role', 'update dispatch_settings set customer_mails_per_hour = 200');
  });

  test('two senders at the same moment send one address one mail of a new request', async () => {
    forgetMail();
    const email = `${randomUUID()}@example.com`;
    insertLeadsWithMail(1, `'${email}'`);
    // A sender locks a few of the next mails as well, so that others would pass over the second one in any case.
    insertLeadsWithMail(12);
    insertLeadsWithMail(1, `'${email}'`);

    await claimAtOnce(2, 9);

    expect(
      as(
        'service_role',
        `select state, claimed_at is not null from notifications join leads on leads.id = lead_id
         where email = '${email}' and kind = 'request-arrived' order by state`,
      ),
    ).toEqual(['skipped|f', 'waiting|t']);
  });

  test('of two changes of a request at the same moment one mail tells', async () => {
    forgetMail();
    const { id, sql } = insertLead({ email: `${randomUUID()}@example.com` });
    as('anon', sql);
    const change = (status: string) => `update leads set status = '${status}' where id = '${id}'`;
    const first = server.begin('service_role');
    await first.run(change('Sent Proposal'));

    expect(await raceAgainst(first, 'service_role', change('In Progress'))).toBe('committed');

    expect(
      as('service_role', `select status_before from notifications where lead_id = '${id}' and kind = 'status-changed'`),
    ).toEqual(['Submitted']);
  });

  test('a change that comes while another is taken by a sender is told by itself', async () => {
    forgetMail();
    as('service_role', `update dispatch_settings set status_mail_hold = '0'`);
    const { id, sql } = insertLead({ email: `${randomUUID()}@example.com` });
    as('anon', sql);
    const change = (status: string) => `update leads set status = '${status}' where id = '${id}'`;
    as('service_role', change('Sent Proposal'));
    const sender = server.begin('service_role');
    await sender.run('select claim_notifications()');

    expect(await raceAgainst(sender, 'service_role', change('In Progress'))).toBe('committed');

    expect(
      as(
        'service_role',
        `select status_before, attempts from notifications where lead_id = '${id}' and kind = 'status-changed' order by attempts`,
      ),
    ).toEqual(['Sent Proposal|0', 'Submitted|1']);
    as('service_role', `update dispatch_settings set status_mail_hold = '2 minutes'`);
  });

  test('a request is deleted while a sender takes its mail, and how that ended is told to no effect', async () => {
    forgetMail();
    insertLeadsWithMail(1);
    const sender = server.begin('service_role');
    const [mail] = await sender.run('select id from claim_notifications()');

    expect(await raceAgainst(sender, 'service_role', `delete from leads where status = 'Submitted'`)).toBe('committed');

    as('service_role', `select finish_notification('${mail}', 'failed', 'later')`);
    expect(as('service_role', 'select id from notifications')).toEqual([]);
  });

  test('neither the clock nor a sender waits for a request that is being deleted, and both get on with the others', async () => {
    forgetMail();
    insertLeadsWithMail(2);
    as('service_role', `update leads set created_at = now() - interval '20 hours' where status = 'Submitted'`);
    const [deleted, other] = as('service_role', `select id from leads where status = 'Submitted'`);
    const operator = server.begin('service_role');
    await operator.run(`delete from leads where id = '${deleted}'`);

    const ticked = await server.begin('postgres');
    await ticked.run('set local lock_timeout = 1; select private.tick()');
    await ticked.commit();
    const outcome = await raceAgainst(
      operator,
      'service_role',
      'set local lock_timeout = 1; select claim_notifications()',
    );

    expect(outcome).toBe('committed');
    expect(as('service_role', 'select lead_id, kind from notifications where claimed_at is not null').sort()).toEqual([
      `${other}|overdue`,
      `${other}|request-arrived`,
    ]);
  });

  test('without its extensions the database wakes no sender and says nothing, and cannot start one', () => {
    forgetMail();
    insertLeadsWithMail(1);

    expect(() => as('postgres', 'select private.tick()')).not.toThrow();
    expect(() => as('postgres', `select private.start_sender('https://a.example', 'key')`)).toThrow('0A000');
  });

  describe('with the extensions that call the sender', () => {
    beforeAll(() => server.addMailExtensions());

    const tick = 'select private.tick()';

    function callsOfSender(): string[] {
      return as('postgres', 'select url, headers, body, timeout_milliseconds from net.http_request_queue');
    }

    test('nobody is called before the operator has started the sender', () => {
      forgetMail();
      insertLeadsWithMail(1);
      as('postgres', tick);

      expect(callsOfSender()).toEqual([]);
    });

    test('it is called each minute in which something is due, with its key', () => {
      forgetMail();
      as('postgres', `select private.start_sender('https://old.supabase.co', 'old')`);
      as('postgres', `select private.start_sender('https://abc.supabase.co/', 'key-of-the-sender')`);
      expect(as('postgres', 'select schedule, command from cron.job')).toEqual([`* * * * *|${tick}`]);

      as('postgres', tick);
      expect(callsOfSender()).toEqual([]);
      insertLeadsWithMail(1);
      as('postgres', tick);

      const headers = '{"apikey": "key-of-the-sender", "content-type": "application/json"}';
      expect(callsOfSender()).toEqual([`https://abc.supabase.co/functions/v1/send-notifications|${headers}|{}|5000`]);
    });

    test.each(sqlOfGuide)('the operator may run what the guide says: %s', (sql) => {
      submitLead();

      expect(() => as('postgres', `${sql}; rollback; begin`)).not.toThrow();
    });
  });
});
