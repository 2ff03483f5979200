import { readFile } from 'node:fs/promises';
import { isPlainText } from '@functions/domain/plain-text.ts';
import { expect, test } from 'vitest';
import { enumsFile, enumsOf, generateTypes, runAdvisors, typesFile } from '../../scripts/backend/supabase-cli.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ownBackend } from '../support/own-backend.ts';

// Lite grants every table to everyone on its first request, so no test over HTTP sees what the migrations grant. This
// backend gets no request, so its grants are those of a hosted one.

// As the migrations make it, down to the settings: the embedded backend changes one where the digest is not wanted.
const { database, query, queryAs } = ownBackend({ digest: true });

test('database.types.ts and enums.ts match the migration (if not, run npm run db:types)', async () => {
  const types = await generateTypes(database());
  expect(await readFile(typesFile, 'utf8')).toBe(types);
  expect(await readFile(enumsFile, 'utf8')).toBe(enumsOf(types));
});

test("Supabase's linter has no warnings", async () => {
  expect(await runAdvisors(database())).toBe('');
});

const insertLead = `
  insert into public.leads (id, tracking_id, services, street_address, zip_code, full_name, phone, agreed_to_terms)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, tracking_id`;

test('every table has row-level security', async () => {
  const unguarded = await query(`
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p', 'v', 'm')
    and not (relrowsecurity or coalesce(reloptions, '{}') @> '{security_invoker=true}')`);

  expect(unguarded).toEqual([]);
});

test('visitors have exactly these column grants', async () => {
  const tables = await query(`
    select grantee || ' ' || privilege_type || ' ' || table_name as granted
    from information_schema.role_table_grants
    where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC') order by table_name`);
  const columns = await query<{ granted: string; columns: string }>(`
    select grantee || ' ' || privilege_type || ' ' || table_name as granted,
      string_agg(column_name, ' ' order by column_name) as columns
    from information_schema.column_privileges
    where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
    group by 1`);

  const views = ['hauler', 'pickup', 'price', 'promise'].map((what) => `${what}_figures`);
  expect(tables).toEqual(
    [...views, 'published_reviews', 'review_figures', 'word_figures'].map((view) => ({
      granted: `anon SELECT ${view}`,
    })),
  );
  const review = 'city first_name language month rank services stars words';
  const figures = 'all_gone answered asked average_stars completed may_publish published starred waiting withheld';
  expect(Object.fromEntries(columns.map(({ granted, columns }) => [granted, columns]))).toEqual({
    'anon INSERT contact_messages': 'application email id language message name subject',
    'anon INSERT leads':
      'agreed_to_messages agreed_to_terms city consent_version email full_name id job_description language ' +
      'load_size phone services source_page street_address tracking_id unit_number wanted zip_code',
    'anon SELECT leads': 'id tracking_id',
    'anon SELECT hauler_figures': 'family_owned',
    'anon SELECT pickup_figures': 'as_of pickups within_48_hours within_4_hours',
    'anon SELECT price_figures': 'as_of load_size lower median pickups service upper',
    'anon SELECT promise_figure': 'as_of in_time pickups requests within_48_hours within_4_hours words',
    'anon SELECT promise_figures': 'as_of in_time requests',
    'anon SELECT kept_reviews': review,
    'anon SELECT published_reviews': review,
    'anon SELECT review_figure': figures,
    'anon SELECT review_figures': figures,
    'anon SELECT word_figures': 'as_of counted kept what',
  });
});

test('visitors can run exactly these functions', async () => {
  const functions = await query(`
    select rolname as role, pronamespace::regnamespace || '.' || proname as function
    from pg_proc, pg_roles
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and rolname in ('anon', 'authenticated') and has_function_privilege(pg_roles.oid, pg_proc.oid, 'execute')
    order by 2`);

  const names = [
    ...['attach_lead_images', 'base32', 'canonical_email', 'canonical_phone', 'has_ascii_domain', 'is_application'],
    ...['is_closed', 'is_one_mailbox', 'is_pickup_window', 'is_plain_text', 'is_wanted', 'may_upload_lead_image'],
    ...['new_tracking_id', 'read_hauler_figures', 'read_price_figures', 'services_on_offer', 'without_invisible'],
  ].map((name) => `private.${name}`);
  expect(functions).toEqual([...names, 'public.attach_lead_images'].map((name) => ({ role: 'anon', function: name })));
});

test('every function has a fixed search path', async () => {
  const unpinned = await query(`
    select proname from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not coalesce(proconfig, '{}') @> array['search_path=""']`);

  expect(unpinned).toEqual([]);
});

test('trigger names begin with their position in the execution order', async () => {
  const triggers = await query<{ name: string; moments: number[] }>(`
    select tgname as name, array_agg(moment order by moment) as moments
    from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid and pronamespace = 'private'::regnamespace,
      unnest(array[4, 16, 8]) with ordinality as _ (event, number),
      lateral (select number + case when tgtype & 2 = 0 then 3 else 0 end as moment) as place
    where tgtype & event <> 0
    group by pg_trigger.oid, tgname`);

  expect(triggers.length).toBeGreaterThan(20);
  for (const { name, moments } of triggers) expect(name).toMatch(new RegExp(`^_${moments[0]}\\d0_[a-z_]+$`));
});

test.each(['', 'a'])('database and forms accept the same characters after "%s"', async (before) => {
  // The Unicode planes in use and that of tags, without surrogates.
  const taken = await query<{ line: number[]; area: number[] }>(`
    select
      array_agg(code order by code) filter (where private.is_plain_text('${before}' || chr(code), 2)) as line,
      array_agg(code order by code) filter (where private.is_plain_text('${before}' || chr(code), 2, multiline => true)) as area
    from generate_series(1, 918015) as code
    where code not between 55296 and 57343 and code not between 205744 and 917503`);

  const codes = Array.from({ length: 918_015 }, (_, index) => index + 1).filter(
    (code) => !(code >= 0xd800 && code <= 0xdfff) && !(code >= 205_744 && code <= 917_503),
  );
  const takenByForms = (multiline: boolean) =>
    codes.filter((code) => isPlainText(before + String.fromCodePoint(code), { multiline }));
  expect(taken).toEqual([{ line: takenByForms(false), area: takenByForms(true) }]);
});

test('the grants let a visitor submit a lead, read back its ids and send a message', async () => {
  const row = minimalLeadRow();

  const lead = await queryAs('anon', insertLead, Object.values(row));
  await queryAs(
    'anon',
    `insert into public.contact_messages (name, email, subject, message) values ('Rosa', 'rosa@example.com', 'general', 'Hi')`,
  );
  const minted = await queryAs(
    'anon',
    `insert into public.leads (services, street_address, zip_code, full_name, phone, agreed_to_terms)
     values ('{Furniture Removal}', '1600 Vine Street', '90028', 'Rosa', '2135550142', true) returning tracking_id`,
  );

  expect(lead).toEqual([{ id: row.id, tracking_id: row.tracking_id }]);
  expect(minted).toHaveLength(1);
});

test('the grants let the operator and the functions do their work', async () => {
  const row = minimalLeadRow();
  await queryAs('service_role', insertLead, Object.values(row));

  await queryAs('service_role', `update public.leads set status = 'Sent Proposal' where id = $1`, [row.id]);
  await queryAs('service_role', 'insert into public.contact_reports (lead_id, reported_at) values ($1, now())', [
    row.id,
  ]);
  await queryAs('service_role', 'update public.submission_limits set leads_per_hour = leads_per_hour');

  const [stored] = await queryAs(
    'service_role',
    `select status, (select new_status from public.lead_status_changes where lead_id = leads.id) as kept,
       (select count(*)::int from public.contact_reports where lead_id = leads.id) as reports
     from public.leads where id = $1`,
    [row.id],
  );
  expect(stored).toEqual({ status: 'Sent Proposal', kept: 'Sent Proposal', reports: 1 });
});

test('Postgres denies a visitor everything else', async () => {
  const statements = [
    'select phone from public.leads',
    "select id from public.leads where phone = '2135550142'",
    "update public.leads set status = 'Completed'",
    'delete from public.leads',
    'truncate public.leads cascade',
    "insert into public.leads (status) values ('Completed')",
    'insert into public.leads (created_in_transaction) values (pg_current_xact_id())',
    'select id from public.contact_messages',
    'insert into public.contact_messages (created_at) values (now())',
    'select * from public.contact_reports',
    'select * from public.lead_status_changes',
    'select * from public.submission_limits',
    'update public.submission_limits set leads_per_hour = 1000000',
    'select private.is_open_for_images(gen_random_uuid())',
    "select public.count_function_request('203.0.113.1')",
    'select * from private.recent_amounts',
    'select * from public.browser_faults',
    'update public.web_vitals set times = 1000',
    "select public.note_fault('{}', '')",
    "select public.note_vitals('{}')",
    "select public.count_report('203.0.113.1')",
    'create table public.mine (id int)',
  ];
  for (const sql of statements) await expect(queryAs('anon', sql), sql).rejects.toMatchObject({ code: '42501' });
});

test("what the history keeps of a hauler doesn't depend on the session's time zone", async () => {
  const kept = [];
  for (const zone of ['Asia/Tokyo', 'UTC']) {
    await query(`set timezone = '${zone}'`);
    kept.push(
      await query(`select private.hauler_in_history(jsonb_populate_record(null::public.haulers, '{
        "paused_by_hauler_at": "2026-11-28T08:00:00Z", "vetted_at": "2026-11-28T08:00:00Z"}'))`),
    );
  }
  await query('reset timezone');

  expect(kept[0]).toEqual(kept[1]);
});
