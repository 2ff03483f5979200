import { beforeEach, expect, test } from 'vitest';
import { freshPhone } from '../fixtures/phones.ts';
import { ownBackend } from '../support/own-backend.ts';

// The time of the last run is private, so this uses its own backend and calls its clock.

const { exec, query } = ownBackend();

async function addLead(name: string, columns: string, values: string): Promise<void> {
  await exec(
    `insert into public.leads (services, street_address, zip_code, full_name, phone, agreed_to_terms, ${columns})
     values ('{Furniture Removal}', '1600 Vine Street', '90028', '${name}', '${freshPhone()}', true, ${values})`,
  );
}

async function names(): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select full_name as name from public.leads union all select name from public.contact_messages
     union all select body from public.text_replies order by name`,
  );
  return rows.map(({ name }) => name);
}

/** A tick long after the last run. */
async function tickTheNextDay(): Promise<void> {
  await exec(`update private.retention set looked_on = looked_on - 2; select private.tick()`);
}

// The database may have been made on an earlier day: today's run is over before each test.
beforeEach(async () => {
  await exec(
    `delete from public.leads; delete from public.contact_messages; delete from public.text_replies;
     select private.tick(); update private.retention set photos_due = false`,
  );
});

test('rows older than the privacy policy allows are deleted once a day with their dependents', async () => {
  await addLead('Old and open', 'updated_at', `now() - interval '2 years 1 hour'`);
  await addLead('Old and closed', 'status, updated_at', `'Completed', now() - interval '2 years 1 hour'`);
  await addLead('Changed lately', 'created_at, updated_at', `now() - interval '5 years', now() - interval '700 days'`);
  await exec(`
    insert into public.contact_reports (lead_id, reported_at) select id, now() from public.leads;
    insert into public.contact_messages (name, email, subject, message, created_at) values
      ('Old message', 'ana@example.com', 'general', 'Hello', now() - interval '366 days'),
      ('Young message', 'ana@example.com', 'general', 'Hello', now() - interval '364 days');
    insert into public.text_replies (message_sid, phone, body, created_at) values
      ('SM1', '2135550142', 'Old reply', now() - interval '11 months 1 day'),
      ('SM2', '2135550142', 'Young reply', now() - interval '11 months' + interval '1 day')`);

  await exec('select private.tick()');
  expect(await names()).toHaveLength(7);
  await tickTheNextDay();

  expect(await names()).toEqual(['Changed lately', 'Young message', 'Young reply']);
  expect(await query('select 1 from public.contact_reports')).toHaveLength(1);
  await addLead('Older', 'updated_at', `now() - interval '3 years'`);
  await exec('select private.tick()');
  expect(await names()).toContain('Older');
});

test('the first run of a day is after 3 AM in Los Angeles', async () => {
  await tickTheNextDay();

  const [look] = await query<{ is_right: boolean }>(
    `select looked_on = (now() at time zone 'America/Los_Angeles' - interval '3 hours')::date as is_right
     from private.retention`,
  );
  expect(look).toEqual({ is_right: true });
});

test('many rows are deleted in several calls, and the day is done when all are gone', async () => {
  await exec(`
    insert into public.leads (services, street_address, zip_code, full_name, phone, agreed_to_terms, updated_at)
    select '{Furniture Removal}', '1600 Vine Street', '90028', 'Old', (2135550000 + n)::text, true, '2020-01-01'
    from generate_series(1, 700) as n`);

  await tickTheNextDay();
  expect(await names()).toHaveLength(200);
  expect(await query('select 1 from private.retention where photos_due')).toEqual([]);
  await exec('select private.tick()');

  expect(await names()).toEqual([]);
  expect(await query('select 1 from private.retention where photos_due')).toHaveLength(1);
  await exec('select public.mark_photos_removed()');
  expect(await query('select 1 from private.retention where photos_due')).toEqual([]);
});

test("a row that can't be deleted blocks nothing else", async () => {
  await addLead('Stuck', 'updated_at', `now() - interval '3 years'`);
  await exec(`
    create function private.keep() returns trigger language plpgsql as $$ begin raise exception 'No'; end; $$;
    create trigger keep before delete on public.leads for each row execute function private.keep();
    insert into public.leads (services, street_address, zip_code, full_name, phone, agreed_to_terms, created_at)
    values ('{Furniture Removal}', '1600 Vine Street', '90028', 'Late', '${freshPhone()}', true, now() - interval '30 hours');
    insert into public.contact_messages (name, email, subject, message, created_at)
    values ('Old message', 'ana@example.com', 'general', 'Hello', now() - interval '366 days')`);

  await tickTheNextDay();

  const overdue = await query(`select 1 from public.notifications where kind = 'overdue'`);
  await exec('drop function private.keep() cascade');
  expect(overdue).toHaveLength(1);
  expect(await names()).toEqual(['Late', 'Stuck']);
  expect(await query('select 1 from private.retention where photos_due')).toHaveLength(1);
});

test('photos of a never closed request count as closed a year after its last change', async () => {
  await addLead('Young', 'image_urls, updated_at', `'{a}', now() - interval '454 days'`);
  await addLead('Old', 'image_urls, updated_at', `'{a}', now() - interval '456 days'`);

  const listed = await query<{ full_name: string }>(
    'select full_name from public.list_removable_photos(90) as photos join public.leads on id = photos.lead_id',
  );

  expect(listed).toEqual([{ full_name: 'Old' }]);
  await exec(`update public.leads set image_urls = '{}' where full_name = 'Old'`);
  const [old] = await query<{ age: number }>(
    `select extract(day from now() - updated_at)::int as age from public.leads where full_name = 'Old'`,
  );
  expect(old).toEqual({ age: 456 });
});

test("removing unattached photos doesn't make their request newer", async () => {
  await addLead('Without', 'status, created_at, updated_at', `'Completed', now() - interval '91 days', '2026-01-01'`);

  await exec(`update public.leads set image_urls = '{}'`);

  expect(await query(`select 1 from public.leads where updated_at = '2026-01-01'`)).toHaveLength(1);
});
