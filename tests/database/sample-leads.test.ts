import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from '../../scripts/backend/backend.ts';
import { addSampleLeads } from '../../scripts/backend/sample-leads.ts';

let dataDir: string;
let backend: EmbeddedBackend;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-samples-'));
  backend = await startEmbeddedBackend({ dataDir, inMemory: true, functions: false, allowedOrigins: [] });
}, 120_000);

afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true });
});

async function query<Row>(sql: string): Promise<Row[]> {
  return (await backend.database.query<Row>(sql)).rows;
}

test('an empty database gets sample requests in each status, which it keeps', async () => {
  const first = await addSampleLeads(backend.url);
  const second = await addSampleLeads(backend.url);

  expect(new Set(first.leads.map(({ status }) => status))).toEqual(
    new Set(['Submitted', 'Sent Proposal', 'In Progress', 'Canceled', 'Completed']),
  );
  expect(first.leads[0]?.trackingId).toBe('SAMP-0000-0000-0001');
  expect(second).toEqual(first);
  expect(await query('select count(*)::int from leads')).toEqual([{ count: first.leads.length }]);
});

test('among them are a canceled one with reasons and a late one that the customer has reported', async () => {
  await addSampleLeads(backend.url);

  const canceled = await query(`select from leads where status = 'Canceled' and cancel_reasons <> '{}'`);
  const late = await query('select from open_leads where promised_by < now() and not_contacted_reports > 0');

  expect(canceled).toHaveLength(1);
  expect(late).toHaveLength(1);
});

test('they are offered to haulers of different places and services, of whom some have accepted', async () => {
  const { jobs } = await addSampleLeads(backend.url);

  expect(jobs.filter(({ state }) => state === 'open').length).toBeGreaterThan(1);
  expect(jobs.filter(({ state }) => state === 'accepted').length).toBeGreaterThan(1);
  expect(jobs[0]).toEqual({
    token: 'SAMP-J0B0-0000-0001',
    state: 'open',
    hauler: 'Sample Hauler: Downtown & Pasadena',
  });
  const haulers = await query('select distinct zip_prefixes, services from haulers where active');
  expect(haulers.length).toBeGreaterThan(2);
});

test('each hauler serves what they were offered, and who has a job has called about it', async () => {
  await addSampleLeads(backend.url);

  const beyond = await query(`
    select from job_offers as offer
    join leads as lead on lead.id = offer.lead_id
    join haulers as hauler on hauler.id = offer.hauler_id
    where hauler.zip_prefixes <> '{}' and not hauler.zip_prefixes && array[left(lead.zip_code, 3)]
      or hauler.services <> '{}' and not hauler.services && (select array_agg(split_part(service, ' - ', 1)) from unnest(lead.services) as service)`);
  const uncalled = await query(`
    select from job_offers as offer join leads as lead on lead.id = offer.lead_id
    where offer.state = 'accepted' and (lead.status = 'Submitted' or lead.contacted_at is distinct from offer.contacted_at)`);

  expect(beyond).toEqual([]);
  expect(uncalled).toEqual([]);
});

test('an open offer is still open when its mail is sent and days later', async () => {
  await addSampleLeads(backend.url);

  const short = await query(`select from job_offers where state = 'open' and expires_at < now() + interval '6 days'`);

  expect(short).toEqual([]);
});

test('a hauler is told of a job when it has come as far as it stands', async () => {
  await addSampleLeads(backend.url);

  const early = await query(`
    select from notifications join lead_status_changes as change using (lead_id)
    where offer_id is not null and created_at < change.changed_at`);

  expect(early).toEqual([]);
});

test('a sample offer that was declined is no longer listed', async () => {
  const { jobs } = await addSampleLeads(backend.url);
  const token = jobs[0]?.token.replaceAll('-', '');
  await query(`select decline_job('${token}', 'Not this week')`);

  const { jobs: left } = await addSampleLeads(backend.url);

  expect(left).toEqual(jobs.slice(1));
});

test('their people are fictional', async () => {
  await addSampleLeads(backend.url);

  const people = await query<{ phone: string; email: string | null }>('select phone, email from leads');

  for (const { phone, email } of people) {
    expect(phone).toMatch(/^\d{3}55501\d\d$/);
    expect(email ?? 'nobody@example.com').toMatch(/@example\.com$/);
  }
  const haulers = await query<{ name: string; phone: string; email: string }>('select name, phone, email from haulers');
  for (const { name, phone, email } of haulers) {
    expect(name).toMatch(/^Sample Hauler: /);
    expect(phone).toMatch(/^\d{3}55501\d\d$/);
    expect(email).toMatch(/@haulers\.example$/);
  }
});

test('requests that are deleted come back with their haulers, whom a developer may have changed', async () => {
  const before = await addSampleLeads(backend.url);
  await query(`delete from leads`);
  await query(`update haulers set active = false, zip_prefixes = '{999}'`);

  const after = await addSampleLeads(backend.url);

  expect(after.leads).toEqual(before.leads);
  expect(after.jobs.length).toBeGreaterThanOrEqual(before.jobs.length);
  expect(await query(`select from haulers where not active or zip_prefixes = '{999}'`)).toEqual([]);
});

test('a database with requests of its own gets none', async () => {
  await backend.database.exec(`
    delete from leads;
    delete from haulers;
    insert into leads (services, street_address, zip_code, full_name, phone, agreed_to_terms)
    values ('{Furniture Removal}', '1 Main St', '90028', 'Ana', '2135550142', true)`);

  expect(await addSampleLeads(backend.url)).toEqual({ leads: [], jobs: [] });
  expect(await query('select from haulers')).toEqual([]);
});
