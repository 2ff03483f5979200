import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, type PlainPostgres, startPlainPostgres } from '../../support/plain-postgres.ts';
import { SLOW_MS } from '../../support/project.ts';
import { inDays } from '../../support/proposals.ts';

// What the migrations make of the data of a project that has been running.

const programs = findPostgres();
const migrations = readdirSync('supabase/migrations').sort();
/** The release 0.1.0 ends with it. */
const LAST_OF_FIRST_RELEASE = '20261122101700_triggers.sql';
/** What people have entered, and what has happened. */
const tables = ['leads', 'job_offers', 'haulers', 'lead_status_changes', 'contact_reports', 'dispatch_settings'];

type Row = Record<string, unknown>;

describe.skipIf(programs === null)('a project of the first release', () => {
  let server: PlainPostgres;
  let before: Record<string, Row[]>;
  let after: Record<string, Row[]>;

  function migrate(files: readonly string[]) {
    for (const file of files) server.run('postgres', readFileSync(path.join('supabase/migrations', file), 'utf8'));
  }

  function as(sql: string): string[] {
    return server.run('postgres', sql);
  }

  function addLead(name: string, email: string, more = '') {
    as(`insert into leads (services, street_address, zip_code, full_name, phone, email, agreed_to_terms, mail_token)
      values ('{Furniture Removal}', '1 A St', '90028', '${name}', '2135550142', '${email}', true, '${name.padEnd(16, '0')}');
      ${more}`);
  }

  /** All rows of these tables, in an order that no migration changes. */
  function rows(): Record<string, Row[]> {
    return Object.fromEntries(
      tables.map((table) => [
        table,
        as(`select to_jsonb(row) from ${table} as row order by to_jsonb(row) ->> 'id'`).map(
          (row): Row => JSON.parse(row),
        ),
      ]),
    );
  }

  const told = (name: string, email: string) =>
    `update notifications set state = 'sent', finished_at = now(), address_hash = private.address_hash('${email}')
     where audience = 'customer' and lead_id = (select id from leads where full_name = '${name}')`;

  beforeAll(async () => {
    server = await startPlainPostgres(programs ?? '');
    migrate(migrations.filter((file) => file <= LAST_OF_FIRST_RELEASE));
    addLead('TD', 't.d+1@gmail.com', told('TD', 't.d+1@gmail.com'));
    addLead('M0VED', 'victim@example.com', told('M0VED', 'own@example.com'));
    addLead('TW1CE', 'second@example.com', told('TW1CE', 'second@example.com'));
    as(`insert into notifications (kind, audience, lead_id, once_key, state, address_hash)
      select 'matched', 'customer', id, 'twice', 'sent', private.address_hash('first@example.com') from leads
      where full_name = 'TW1CE'`);
    addLead('B10CKED', 'b.l@gmail.com', `insert into mail_blocks values (private.address_hash('b.l@gmail.com'))`);
    addLead('HE1D', 'held@example.com');
    as(`update leads set flagged_because = 'Spam' where full_name = 'HE1D';
      insert into contact_reports (lead_id, reported_at) select id, now() from leads where full_name = 'HE1D'`);
    addLead('M1NE', 'mine@example.com');
    addLead('L4TE', 'late@example.com');
    as(`update leads set created_at = now() - interval '30 hours' where full_name = 'L4TE'`);
    as(`insert into haulers (name, email, phone) values ('A', 'a@example.com', '2135550142');
      insert into job_offers (lead_id, hauler_id, state) select leads.id, haulers.id, 'accepted' from leads, haulers
      where full_name = 'M1NE';
      update leads set timeframe = 'Call evil.example' where full_name = 'M1NE'`);
    addLead('D0NE', 'done@example.com');
    as(`update leads set timeframe = 'Tuesday at noon', status = 'Sent Proposal' where full_name = 'D0NE';
      update leads set status = 'Completed', cancel_reasons = '{None}' where full_name = 'D0NE'`);
    before = rows();
    migrate(migrations.filter((file) => file > LAST_OF_FIRST_RELEASE));
    after = rows();
  }, SLOW_MS);

  afterAll(() => server.close());

  const isBlocked = (email: string) =>
    as(`select exists (select from mail_blocks where address_hash = private.address_hash('${email}'))`)[0] === 't';

  test('whose mails went out can still be stopped by their links, in each spelling of the address', () => {
    as(`select stop_mail('${'TD'.padEnd(16, '0')}')`);

    expect(isBlocked('td@googlemail.com')).toBe(true);
  });

  test('a link stops the address that the mails went to, and nobody where they went to several', () => {
    for (const name of ['M0VED', 'TW1CE']) as(`select stop_mail('${name.padEnd(16, '0')}')`);

    expect(['own', 'victim', 'first', 'second'].map((name) => isBlocked(`${name}@example.com`))).toEqual([
      ...[true, false, false, false],
    ]);
  });

  test('who has stopped the mails gets none in another spelling either', () => {
    expect(isBlocked('bl@gmail.com')).toBe(true);
  });

  test('the operator hears of a report that the flag held back', () => {
    expect(as(`select count(*) from notifications where kind = 'not-contacted' and due_at <= now()`)).toEqual(['1']);
  });

  test('the words of a job that a hauler has are not mailed', () => {
    expect(as(`select timeframe_by_hauler from leads where full_name = 'M1NE'`)).toEqual(['Call evil.example']);
    expect(as(`select count(*) from leads where timeframe_by_hauler is not null`)).toEqual(['1']);
  });

  test('haulers who get requests go on getting them: they count as vetted since they were entered', () => {
    expect(as('select vetted_at = created_at and active from haulers')).toEqual(['t']);
  });

  test('who waits on that day is told nothing that the operator may have seen to by phone', () => {
    as(`select private.tick()`);

    expect(as(`select state, last_error from notifications where kind = 'still-looking' group by 1, 2`)).toEqual([
      'skipped|From before customers were told',
    ]);
  });

  test('all rows keep what they had, but for tokens of mails, which have gone', () => {
    expect(Object.keys(before['leads']?.[0] ?? {}).length).toBeGreaterThan(20);
    for (const table of tables) {
      // Whose words a timeframe is was noted, which is a change of the row.
      const kept = before[table]?.map(({ mail_token: _token, updated_at: _at, ...row }) => row) ?? [];
      expect(kept).not.toEqual([]);
      expect(after[table]).toHaveLength(kept.length);
      expect(after[table]).toMatchObject(kept);
    }
  });

  test('a request has no pickup but in words, no proposal and no price', () => {
    expect(
      as(`select count(*) from leads
          where (pickup_from, pickup_until, pickup_set_at, on_my_way_at, arrives_at, price_paid) is distinct from
            (null, null, null, null, null, null)`),
    ).toEqual(['0']);
    expect(as('select count(*) from proposals')).toEqual(['0']);
    expect(as(`select pickup_of(id) from leads where full_name = 'D0NE'`)).toEqual(['{}']);
  });

  test('nobody is reminded of a pickup in words, and what waits to be told is judged as before', () => {
    as('select private.tick()');

    expect(as(`select kind from notifications where kind like 'pickup-%' or kind like 'proposal-%'`)).toEqual([]);
    expect(
      as(`select coalesce(private.reason_to_skip(notifications), 'to be told') from notifications
          where kind = 'status-changed' and lead_id = (select id from leads where full_name = 'D0NE')`),
    ).toEqual(['to be told']);
  });

  test('the hauler who has a job proposes, and the customer accepts: the words give way to the window', () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const [token, tracking] = (
      as(
        `select token || ' ' || tracking_id from job_offers join leads on leads.id = lead_id where full_name = 'M1NE'`,
      )[0] ?? ''
    ).split(' ');
    const answers = [
      ...server.run('service_role', `select propose('${token}', '${id}', '${JSON.stringify([inDays(2)])}')`),
      ...server.run('service_role', `select accept_proposal('${tracking}', '${id}', 1)`),
    ];

    expect(answers).toEqual(['done', 'done']);
    expect(as(`select status, timeframe is null, pickup_from is not null from leads where full_name = 'M1NE'`)).toEqual(
      ['In Progress|t|t'],
    );
  });
});

describe.skipIf(programs === null)('a project whose customers have answered the question', () => {
  const LAST_BEFORE_LANGUAGES = '20261126100400_desk_reviews.sql';
  let server: PlainPostgres;

  beforeAll(async () => {
    server = await startPlainPostgres(programs ?? '');
    const migrate = (isMeant: (file: string) => boolean) => {
      for (const file of migrations.filter(isMeant)) {
        server.run('postgres', readFileSync(path.join('supabase/migrations', file), 'utf8'));
      }
    };
    migrate((file) => file <= LAST_BEFORE_LANGUAGES);
    for (const language of ['en', 'es']) {
      server.run(
        'postgres',
        `insert into leads (services, street_address, zip_code, full_name, phone, agreed_to_terms, status, language)
         values ('{Furniture Removal}', '1 A St', '90028', '${language}', '2135550142', true, 'Completed', '${language}');
         update reviews set asked_at = now() where asked_at is null`,
      );
    }
    server.run('postgres', `select answer_review(token, 'yes') from reviews`);
    server.run(
      'postgres',
      `insert into leads (services, street_address, zip_code, full_name, phone, agreed_to_terms, status)
       values ('{Furniture Removal}', '1 A St', '90028', 'None', '2135550142', true, 'Completed')`,
    );
    migrate((file) => file > LAST_BEFORE_LANGUAGES);
  }, SLOW_MS);

  afterAll(() => server.close());

  test('has the answers in the language of their requests, and the same answer again is none', () => {
    const answers = () =>
      server.run(
        'postgres',
        `select full_name, coalesce(reviews.language, 'null'), version from reviews join leads on leads.id = lead_id
         order by full_name`,
      );
    expect(answers()).toEqual(['None|null|0', 'en|en|1', 'es|es|1']);

    expect(
      server.run('service_role', `select answer_review(token, 'yes') from reviews where answered_at is not null`),
    ).toEqual(['done', 'done']);

    expect(answers()).toEqual(['None|null|0', 'en|en|1', 'es|es|1']);
  });
});
