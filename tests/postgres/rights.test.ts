import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertLead } from '../support/plain-postgres.ts';
import { describeBothProjects, SLOW_MS, submitLead, uploadPhoto } from '../support/project.ts';

describeBothProjects((project) => {
  const as = project.run;

  test('a second push has nothing to do and no warnings', { timeout: SLOW_MS }, async () => {
    const output = await project.push();
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

  test('a visitor sees no lead, not even ids', () => {
    submitLead(project);
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
    'select mark_photos_removed()',
    'select * from private.retention',
    'select read_request(gen_random_uuid())',
    "select find_request('0000000000000000')",
    'select private.purge_expired()',
    "select private.attach_lead_images(gen_random_uuid(), '{}'), private.limit_submissions()",
    "select delete_flagged('{}')",
    "select count_function_request('203.0.113.1')",
    "select count_function_request('203.0.113.1', '0000000000000000')",
    "select private.add_recent_amount('submissions', null, 1, '1 hour')",
    'select * from private.recent_amounts',
    'select * from private.network_salt',
    'select flagged_because from leads',
    'select timeframe_by_hauler, cancel_reasons_by_hauler from leads',
    'select count(*) from lead_corrections',
    "insert into lead_corrections (lead_id, phone_before, phone_after) values (gen_random_uuid(), '1', '2')",
    'delete from lead_corrections',
    "select nextval('lead_corrections_id_seq')",
    "select nextval('lead_status_changes_id_seq')",
    'select count(*) from stop_links',
    "insert into stop_links (token_hash, address_hash, audience) values ('mine', 'mine', 'customer')",
    'delete from stop_links',
    "select make_stop_link(gen_random_uuid(), 'a@example.com')",
    'select * from door_prices',
    'insert into door_prices (lead_id, offer_id, price) values (gen_random_uuid(), gen_random_uuid(), 1)',
    'delete from door_prices',
    "select set_door_price('0000000000000000', gen_random_uuid(), 1)",
    "select answer_door_price('0000000000000000', gen_random_uuid(), true)",
    "select report_no_show('0000000000000000'), ask_for_other_hauler('0000000000000000')",
    'select visitor_seen()',
    'select count(*) from private.mentions',
    "select private.is_known_secret('0000000000000000')",
    "select report_not_contacted('0000000000000000', now())",
    'select count(*) from notifications',
    "insert into notifications (kind, audience, once_key) values ('overdue', 'operator', 'mine')",
    "update notifications set state = 'sent'",
    'delete from notifications',
    'select count(*) from dispatch_settings',
    'update dispatch_settings set customer_mails_per_hour = 1000000',
    'select count(*) from mail_blocks',
    "insert into mail_blocks (address_hash, audience) values ('mine', 'customer')",
    'delete from mail_blocks',
    'select claim_notifications()',
    "select finish_notification(gen_random_uuid(), 'sent')",
    "select stop_mail('0000000000000000')",
    "select pause_by_link('0000000000000000', 'pause')",
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
    'select private.dispatch_lead(gen_random_uuid())',
    'select private.advance_jobs()',
    'select private.tick()',
    'select private.end_of_offer(now())',
    'select * from agreement_versions',
    'select * from hauler_agreements',
    'select * from agreement_links',
    'select application from contact_messages',
    'select current_agreement()',
    "select begin_agreement('2030-01-01')",
    'select make_agreement_link(gen_random_uuid())',
    "select view_agreement('0000000000000000')",
    "select accept_agreement('0000000000000000', 'x', 'x', 'en', '{}')",
    "select private.lock_job('0000000000000000')",
    'select private.call_sender()',
    "select private.start_sender('https://evil.example', 'key')",
    'create table public.mine (id int)',
  ])("visitors, signed in or not, can't: %s", (sql) => {
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
    ['timeframe_by_hauler', 'Today'],
    ['cancel_reasons_by_hauler', '{Mallory}'],
    ['created_at', '2020-01-01'],
    ['updated_at', '2020-01-01'],
    ['created_in_transaction', '1'],
  ])("a visitor can't forge %s, by grant or policy", (column, value) => {
    const { sql } = insertLead({ [column]: value });
    expect(() => as('anon', sql)).toThrow('42501');
    expect(() => as('postgres', `grant insert on leads to anon; set local role anon; ${sql}`)).toThrow('42501');
  });

  test('visitors can call only the private functions their own rows need, and signed-in ones none', () => {
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
      ...['attach_lead_images', 'base32', 'canonical_email', 'canonical_phone', 'has_ascii_domain', 'is_application'],
      ...['is_closed', 'is_one_mailbox', 'is_pickup_window', 'is_plain_text', 'is_wanted', 'may_upload_lead_image'],
      ...['new_tracking_id', 'read_hauler_figures', 'read_price_figures', 'services_on_offer', 'without_invisible'],
    ]);
    expect(tables).toEqual([]);
    expect(as('postgres', `select has_schema_privilege('authenticated', 'private', 'usage')`)).toEqual(['f']);
  });

  test("a signed-in visitor can't submit", () => {
    expect(() => as('authenticated', insertLead().sql)).toThrow('42501');
  });

  test('a visitor can add photos to their own new lead and attach them', () => {
    const { id } = submitLead(project);
    const url = `https://abcdefghijklmnopqrst.supabase.co/storage/v1/object/public/lead-images/${id}/1700000000000-0.jpg`;

    as('anon', uploadPhoto(id));
    as('anon', `select attach_lead_images('${id}', '{${url}}')`);

    expect(as('service_role', `select image_urls from leads where id = '${id}'`)).toEqual([`{${url}}`]);
  });

  test("a visitor can't add photos elsewhere, without the storage service, or a sixth", () => {
    const { id } = submitLead(project);
    for (let index = 0; index < 5; index++) as('anon', uploadPhoto(id, index));

    expect(() => as('anon', uploadPhoto(randomUUID()))).toThrow('42501');
    expect(() => as('anon', uploadPhoto(id, 5))).toThrow('42501');
    expect(() => as('anon', uploadPhoto(submitLead(project).id).replace('object.upload', 'object.sign'))).toThrow(
      '42501',
    );
  });

  test("a visitor can't list or remove photos", () => {
    const { id } = submitLead(project);
    as('anon', uploadPhoto(id));

    expect(as('anon', 'select name from storage.objects')).toEqual([]);
    expect(() => as('anon', 'delete from storage.objects')).toThrow('42501');
    expect(as('anon', 'select id from storage.buckets')).toEqual([]);
  });

  test('the operator can work on a lead and finds it among the open ones', () => {
    const { id } = submitLead(project);

    as('service_role', `update leads set status = 'Sent Proposal', timeframe = 'Monday' where id = '${id}'`);
    as('service_role', `insert into contact_reports (lead_id, reported_at) values ('${id}', now())`);

    expect(
      as('service_role', `select status, not_contacted_reports, photos from open_leads where id = '${id}'`),
    ).toEqual(['Sent Proposal|1|0']);
    expect(as('service_role', `select new_status from lead_status_changes where lead_id = '${id}'`)).toEqual([
      'Sent Proposal',
    ]);
  });

  test('deleting a person leaves their photos to the Storage API', () => {
    const { id, phone } = submitLead(project);
    const other = submitLead(project);
    as('anon', uploadPhoto(id));

    const deleted = as('service_role', `select leads, messages, photo_paths from delete_person(phone => '${phone}')`);

    expect(deleted).toEqual([`1|0|{${id}/1700000000000-0.jpg}`]);
    expect(as('service_role', `select id from leads where id in ('${id}', '${other.id}')`)).toEqual([other.id]);
    expect(as('service_role', `select photo_paths from list_removable_photos(30) where lead_id = '${id}'`)).toEqual([
      `{${id}/1700000000000-0.jpg}`,
    ]);
    expect(() => as('service_role', 'delete from storage.objects')).toThrow('42501');
  });

  test.each([
    'select private.call_sender()',
    'select private.tick()',
    `select private.start_sender('https://a.example', 'key')`,
  ])("even the secret key can't: %s", (sql) => {
    expect(() => as('service_role', sql)).toThrow('42501');
  });
});
