import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, type PlainPostgres, startPlainPostgres } from '../../support/plain-postgres.ts';
import { SLOW_MS } from '../../support/project.ts';

// What the migrations make of the data of a project that has been running.

const programs = findPostgres();
const migrations = readdirSync('supabase/migrations').sort();
/** The release 0.1.0 ends with it. */
const LAST_OF_FIRST_RELEASE = '20261122101700_triggers.sql';

describe.skipIf(programs === null)('a project of the first release', () => {
  let server: PlainPostgres;

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
    migrate(migrations.filter((file) => file > LAST_OF_FIRST_RELEASE));
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
});
