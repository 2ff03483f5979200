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

  expect(new Set(first.map(({ status }) => status))).toEqual(
    new Set(['Submitted', 'Sent Proposal', 'In Progress', 'Canceled', 'Completed']),
  );
  expect(first[0]?.trackingId).toBe('SAMP-0000-0000-0001');
  expect(second).toEqual(first);
  expect(await query('select count(*)::int from leads')).toEqual([{ count: first.length }]);
});

test('among them are a canceled one with reasons and a late one that the customer has reported', async () => {
  await addSampleLeads(backend.url);

  const canceled = await query(`select from leads where status = 'Canceled' and cancel_reasons <> '{}'`);
  const late = await query('select from open_leads where promised_by < now() and not_contacted_reports > 0');

  expect(canceled).toHaveLength(1);
  expect(late).toHaveLength(1);
});

test('their people are fictional', async () => {
  await addSampleLeads(backend.url);

  const people = await query<{ phone: string; email: string | null }>('select phone, email from leads');

  for (const { phone, email } of people) {
    expect(phone).toMatch(/^\d{3}55501\d\d$/);
    expect(email ?? 'nobody@example.com').toMatch(/@example\.com$/);
  }
});

test('a database with requests of its own gets none', async () => {
  await backend.database.exec(`
    delete from leads;
    insert into leads (services, street_address, zip_code, full_name, phone, agreed_to_terms)
    values ('{Furniture Removal}', '1 Main St', '90028', 'Ana', '2135550142', true)`);

  expect(await addSampleLeads(backend.url)).toEqual([]);
});
