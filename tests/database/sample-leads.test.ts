import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { addSampleLeads } from '../../scripts/backend/sample-leads.ts';
import { addProposal } from '../../scripts/backend/sample-proposals.ts';
import { ownBackend } from '../support/own-backend.ts';

const { exec, query, url } = ownBackend();

test('an empty database gets sample requests in each status and keeps them', async () => {
  const first = await addSampleLeads(url());
  const second = await addSampleLeads(url());

  expect(new Set(first.leads.map(({ status }) => status))).toEqual(
    new Set(['Submitted', 'Sent Proposal', 'In Progress', 'Canceled', 'Completed']),
  );
  expect(first.leads[0]?.trackingId).toBe('SAMP-0000-0000-0001');
  expect(second).toEqual(first);
  expect(await query('select count(*)::int from leads')).toEqual([{ count: first.leads.length }]);
});

test('the samples include a canceled one with reasons and a late one reported by the customer', async () => {
  await addSampleLeads(url());

  const canceled = await query(`select from leads where status = 'Canceled' and cancel_reasons <> '{}'`);
  const late = await query('select from open_leads where promised_by < now() and not_contacted_reports > 0');

  expect(canceled).toHaveLength(1);
  expect(late).toHaveLength(1);
});

test('the samples include one with texts and no email, one with neither, and a hauler with texts', async () => {
  await exec('update dispatch_settings set texts_on = true');
  const { leads, jobs } = await addSampleLeads(url());
  await exec('update dispatch_settings set texts_on = false');

  const told = leads.filter((lead) => lead.told !== null).map((lead) => [lead.trackingId, lead.told]);
  expect(told).toEqual([
    ['SAMP-0000-0000-0002', 'gets no emails and no texts'],
    ['SAMP-0000-0000-0010', 'gets texts, no emails'],
  ]);
  expect(new Set(jobs.filter((job) => job.told !== null).map(({ hauler }) => hauler))).toEqual(
    new Set(['Sample Hauler: Downtown & Pasadena']),
  );
});

test('the samples are offered to haulers in different places and with different services, and some are accepted', async () => {
  const { jobs } = await addSampleLeads(url());

  expect(jobs.filter(({ state }) => state === 'open').length).toBeGreaterThan(1);
  expect(jobs.filter(({ state }) => state === 'accepted').length).toBeGreaterThan(1);
  expect(jobs[0]).toEqual({
    token: 'SAMP-J0B0-0000-0001',
    state: 'open',
    hauler: 'Sample Hauler: Downtown & Pasadena',
    job: 'Furniture Removal, Mattress Disposal in Pasadena',
    told: 'gets texts',
    pickup: null,
    language: 'en',
  });
  const haulers = await query('select distinct zip_prefixes, services from haulers where active');
  expect(haulers.length).toBeGreaterThan(2);
});

test('sample haulers serve what they were offered, and those with a job have called', async () => {
  await addSampleLeads(url());

  const beyond = await query(`
    select from job_offers as offer
    join leads as lead on lead.id = offer.lead_id
    join haulers as hauler on hauler.id = offer.hauler_id
    where not hauler.everywhere and not hauler.zip_prefixes && array[left(lead.zip_code, 3)]
      or hauler.services <> '{}' and not hauler.services && (select array_agg(split_part(service, ' - ', 1)) from unnest(lead.services) as service)`);
  const uncalled = await query(`
    select from job_offers as offer join leads as lead on lead.id = offer.lead_id
    where offer.state = 'accepted' and offer.reported_at is null
      and (lead.status = 'Submitted' or lead.contacted_at is distinct from offer.contacted_at)`);

  expect(beyond).toEqual([]);
  expect(uncalled).toEqual([]);
});

test('one sample has a hauler reported for not calling, with nothing since', async () => {
  await addSampleLeads(url());

  const reported = await query(`
    select lead.tracking_id, lead.status, lead.contacted_at, offer.contacted_at as called_at from job_offers as offer
    join leads as lead on lead.id = offer.lead_id where offer.state = 'accepted' and offer.reported_at is not null`);

  expect(reported).toEqual([
    { tracking_id: 'SAMP000000000013', status: 'Submitted', contacted_at: null, called_at: null },
  ]);
});

test('one sample has no hauler, since those asked declined', async () => {
  await addSampleLeads(url());

  const nobodys = await query(`
    select tracking_id, array(select state || ': ' || decline_reason from job_offers where lead_id = lead.id) as offers
    from leads as lead where status = 'Submitted' and flagged_because is null
      and not exists (select from job_offers where lead_id = lead.id and state in ('open', 'accepted'))`);

  expect(nobodys).toEqual([{ tracking_id: 'SAMP000000000012', offers: ['declined: Too large for our truck'] }]);
});

test('the samples without a call are not overdue at first, so no one is notified at start', async () => {
  await addSampleLeads(url());

  const overdue = await query(`
    select from open_leads where overdue and tracking_id in ('SAMP000000000012', 'SAMP000000000013')`);

  expect(overdue).toEqual([]);
});

test('one sample is flagged, and is offered and emailed once the flag is cleared', async () => {
  await addSampleLeads(url());
  const [flagged] = await query<{ id: string }>('select id from leads where flagged_because is not null');
  const offers = () => query('select from job_offers where lead_id = $1', [flagged?.id]);
  const due = () =>
    query(`select from notifications where lead_id = $1 and audience <> 'hauler' and due_at < 'infinity'`, [
      flagged?.id,
    ]);
  expect([(await offers()).length, (await due()).length]).toEqual([0, 0]);

  await query('update leads set flagged_because = null where id = $1', [flagged?.id]);

  expect([(await offers()).length, (await due()).length]).toEqual([1, 2]);
  await query('delete from leads');
});

test('a message and an application are waiting, and an email to a customer has failed', async () => {
  await addSampleLeads(url());

  expect(await query('select email, application is not null as applies from contact_messages order by id')).toEqual([
    { email: 'ingrid@example.com', applies: false },
    { email: 'oscar@example.com', applies: true },
  ]);
  const dead = await query(`
    select kind, audience, tracking_id from notifications join leads on leads.id = lead_id where notifications.state = 'dead'`);
  expect(dead).toEqual([{ kind: 'matched', audience: 'customer', tracking_id: 'SAMP000000000003' }]);
});

test('no one is notified about the samples for the desk', async () => {
  await addSampleLeads(url());

  const told = await query(`
    select kind, audience from notifications left join leads on leads.id = lead_id
    where notifications.state = 'waiting' and due_at < 'infinity'
      and (message_id is not null or tracking_id > 'SAMP000000000010')`);

  expect(told).toEqual([]);
});

test('an open sample offer stays open for days', async () => {
  await addSampleLeads(url());

  const short = await query(`select from job_offers where state = 'open' and expires_at < now() + interval '6 days'`);

  expect(short).toEqual([]);
});

test("a hauler's notifications match the state of the job", async () => {
  await addSampleLeads(url());

  const early = await query(`
    select from notifications join lead_status_changes as change using (lead_id)
    where offer_id is not null and created_at < change.changed_at`);

  expect(early).toEqual([]);
});

/** The samples with proposals: the day of the pickup and the number of offers. */
function pickups() {
  return query<{ number: string; day: string | null; offers: number }>(`
    select right(tracking_id, 1) as number, (pickup_from at time zone 'America/Los_Angeles')::date::text as day,
      (select count(*)::int from job_offers where lead_id = leads.id) as offers
    from leads where tracking_id between 'SAMP000000000007' and 'SAMP000000000009' order by 1`);
}

function freshPickups() {
  return [
    { number: '7', day: null, offers: 1 },
    { number: '8', day: dayInLosAngeles(1), offers: 1 },
    { number: '9', day: dayInLosAngeles(), offers: 1 },
  ];
}

test('two customers and two haulers read Spanish, one hauler only Spanish', async () => {
  const { leads, jobs } = await addSampleLeads(url());

  const spanish = await query(`
    select tracking_id, consent_version, job_description ~ 'ya |Ya ' as is_typed_in_it, source_page ~ '/es/' as is_from_there
    from leads where language = 'es' order by 1`);
  const row = { consent_version: 'es-2026-11-25', is_typed_in_it: true, is_from_there: true };
  expect(spanish).toEqual([
    { ...row, tracking_id: 'SAMP000000000008' },
    { ...row, tracking_id: 'SAMP000000000013' },
  ]);
  expect(await query(`select languages from haulers where 'es' = any (languages) order by name`)).toEqual([
    { languages: ['es'] },
    { languages: ['es', 'en'] },
  ]);
  expect(leads.filter(({ language }) => language === 'es').map(({ trackingId }) => trackingId)).toEqual([
    'SAMP-0000-0000-0008',
    'SAMP-0000-0000-0013',
  ]);
  expect(new Set(jobs.filter(({ language }) => language === 'es').map(({ hauler }) => hauler))).toEqual(
    new Set(['Sample Hauler: Harbor & Orange County', 'Sample Hauler: Valley']),
  );
});

test('three samples have proposals: one to answer, one with a pickup tomorrow and one with a pickup today', async () => {
  const { leads, jobs } = await addSampleLeads(url());

  expect(await pickups()).toEqual(freshPickups());
  const proposals = await query(`
    select state, cardinality(window_from) as times, chosen, accepted_by from proposals
    join leads on leads.id = lead_id where tracking_id < 'SAMP000000000009' order by tracking_id`);
  expect(proposals).toEqual([
    { state: 'open', times: 3, chosen: null, accepted_by: null },
    { state: 'accepted', times: 2, chosen: 1, accepted_by: 'customer' },
  ]);
  const inWords = ['a proposal to answer', ...Array(2).fill(expect.stringMatching(/^pickup on \w+day, .* [AP]M$/))];
  expect(leads.slice(6, 9).map(({ pickup }) => pickup)).toEqual(inWords);
  const ofProposals = jobs.filter(({ token }) => token >= 'SAMP-J0B0-0000-0009' && token <= 'SAMP-J0B0-0000-0011');
  expect(ofProposals.map(({ pickup }) => pickup)).toEqual(inWords);
});

test('on the same day the samples stay as the developer left them', async () => {
  await addSampleLeads(url());
  await query(`update leads set status = 'Completed', price_paid = 150 where tracking_id = 'SAMP000000000009'`);
  const before = await query('select id from leads order by id');

  const { leads } = await addSampleLeads(url());

  expect(leads[8]).toMatchObject({ status: 'Completed' });
  expect(await query('select id from leads order by id')).toEqual(before);
});

test('on another day samples with proposals and for the team are renewed, and others stay', async () => {
  await addSampleLeads(url());
  await exec(`
    set timezone to 'America/Los_Angeles';
    update leads set created_at = created_at - interval '2 days', pickup_from = pickup_from - interval '1 day',
      pickup_until = pickup_until - interval '1 day' where tracking_id >= 'SAMP000000000007';
    reset timezone`);
  const others = () => query(`select id, status from leads where tracking_id < 'SAMP000000000007' order by id`);
  const before = await others();

  const { leads } = await addSampleLeads(url());

  expect(await pickups()).toEqual(freshPickups());
  expect(leads.slice(6, 9).map(({ status }) => status)).toEqual(['Sent Proposal', 'In Progress', 'In Progress']);
  const ofToday = await query(`
    select right(tracking_id, 2) as number from leads
    where tracking_id > 'SAMP000000000009' and created_at > now() - interval '1 day' order by 1`);
  expect(ofToday).toEqual([{ number: '12' }, { number: '13' }]);
  expect(await others()).toEqual(before);
  expect(await query('select dispatch_on from dispatch_settings')).toEqual([{ dispatch_on: true }]);
});

test('a declined sample offer is no longer listed', async () => {
  const { jobs } = await addSampleLeads(url());
  const token = jobs[0]?.token.replaceAll('-', '');
  await query(`select decline_job('${token}', 'Not this week')`);

  const { jobs: left } = await addSampleLeads(url());

  expect(left).toEqual(jobs.slice(1));
});

test('sample people are fictional', async () => {
  await addSampleLeads(url());

  const people = await query<{ phone: string; email: string | null }>('select phone, email from leads');

  for (const { phone, email } of people) {
    expect(phone).toMatch(/^\d{3}55501\d\d$/);
    expect(email ?? 'nobody@example.com').toMatch(/@example\.com$/);
  }
  const writers = await query<{ email: string; application: { business: string; phone: string } | null }>(
    'select email, application from contact_messages',
  );
  for (const { email, application } of writers) {
    expect(email).toMatch(/@example\.com$/);
    if (!application) continue;
    expect(application.business).toMatch(/^Sample Hauler: /);
    expect(application.phone).toMatch(/^\d{3}55501\d\d$/);
  }
  const haulers = await query<{ name: string; phone: string; email: string }>('select name, phone, email from haulers');
  for (const { name, phone, email } of haulers) {
    expect(name).toMatch(/^Sample Hauler: /);
    expect(phone).toMatch(/^\d{3}55501\d\d$/);
    expect(email).toMatch(/@haulers\.example$/);
  }
});

test('deleted samples come back with their haulers, even if those were changed', async () => {
  const before = await addSampleLeads(url());
  await query(`delete from leads`);
  await query(`update haulers set active = false, zip_prefixes = '{999}', name = 'Changed'`);

  const after = await addSampleLeads(url());

  expect(after.leads).toEqual(before.leads);
  expect(after.jobs.length).toBeGreaterThanOrEqual(before.jobs.length);
  expect(await query(`select from haulers where name = 'Changed' or zip_prefixes = '{999}'`)).toEqual([]);
});

test('a sample whose hauler was deleted stays as it is', async () => {
  await addSampleLeads(url());
  await query(`delete from haulers using job_offers as offer
    where offer.hauler_id = haulers.id and offer.token = 'SAMPJ0B000000010'`);
  await query(`update leads set created_at = created_at - interval '2 days' where tracking_id = 'SAMP000000000008'`);

  await addSampleLeads(url());

  expect((await pickups())[1]).toEqual({ number: '8', day: null, offers: 0 });
});

test('a pickup too late in the evening to agree on is set manually', async () => {
  await addSampleLeads(url());
  const operator = createClient<Database>(url(), embeddedKeys.secret, { auth: { persistSession: false } });
  const [job, day] = [{ token: 'SAMPJ0B000000006', trackingId: 'SAMP000000000004' }, dayInLosAngeles(-1)];

  await addProposal(operator, job, {
    windows: () => [{ day, from: '19:00', until: '21:00' }],
    priceFrom: 120,
    priceTo: 180,
    answer: 'agreed',
  });

  const [lead] = await query(`select (pickup_from at time zone 'America/Los_Angeles')::text as from,
    (pickup_until at time zone 'America/Los_Angeles')::text as until from leads where tracking_id = '${job.trackingId}'`);
  expect(lead).toEqual({ from: `${day} 19:00:00`, until: `${day} 21:00:00` });
});

test('a database with its own requests gets no samples', async () => {
  await exec(`
    delete from leads;
    delete from haulers;
    insert into leads (services, street_address, zip_code, full_name, phone, agreed_to_terms)
    values ('{Furniture Removal}', '1 Main St', '90028', 'Ana', '2135550142', true)`);

  expect(await addSampleLeads(url())).toEqual({ leads: [], jobs: [], reviews: [] });
  expect(await query('select from haulers')).toEqual([]);
});
