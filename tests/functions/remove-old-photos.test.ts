import type { Enums, TablesInsert } from '@functions/database.types.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { senderSettings, startDeployedFunctions } from '../support/deployed-functions.ts';
import { storedLead } from '../support/leads.ts';

// Runs in Deno with the embedded database and its bucket.

let functions: Awaited<ReturnType<typeof startDeployedFunctions>>;

beforeAll(async () => {
  functions = await startDeployedFunctions(senderSettings);
});

afterAll(() => functions.close());

// Left by other tests.
beforeEach(async () => void (await remove()));

const remove = async () => (await functions.wake('remove-old-photos')).json();

/** A request with a photo that arrived this many days ago and has not changed since. */
async function leadOf(days: number, columns: Partial<TablesInsert<'leads'>> = {}) {
  const lead = minimalLeadRow();
  const photo = `${lead.id}/1795248782646-0.png`;
  const bucket = operator.storage.from('lead-images');
  const { error } = await bucket.upload(photo, new TextEncoder().encode('pixels').buffer, { contentType: 'image/png' });
  if (error) throw error;
  const { publicUrl } = bucket.getPublicUrl(photo).data;
  const created_at = ago(days * DAY_MS);
  await operator
    .from('leads')
    .insert({ ...lead, image_urls: [publicUrl], created_at, updated_at: created_at, ...columns })
    .throwOnError();
  return { ...lead, photo, publicUrl };
}

/** An old request with a photo that was closed this many days ago. */
async function closedLead(status: Enums<'lead_status'>, days: number) {
  const lead = await leadOf(400, { status });
  const changed_at = ago(days * DAY_MS);
  await operator
    .from('lead_status_changes')
    .insert({ lead_id: lead.id, old_status: 'In Progress', new_status: status, changed_at })
    .throwOnError();
  return lead;
}

/** A deleted request whose photo was left. */
async function deletedLead() {
  const lead = await leadOf(1);
  await operator.from('leads').delete().eq('id', lead.id).throwOnError();
  return lead;
}

async function hasPhoto({ publicUrl }: { publicUrl: string }): Promise<boolean> {
  return (await fetch(publicUrl)).ok;
}

test.each<[what: string, add: () => ReturnType<typeof leadOf>, isRemoved: boolean]>([
  ['canceled 91 days ago', () => leadOf(91, { status: 'Canceled' }), true],
  ['completed 91 days ago', () => leadOf(91, { status: 'Completed' }), true],
  ['completed 89 days ago', () => closedLead('Completed', 89), false],
  ['open for 400 days', () => leadOf(400), false],
  ['never closed and unchanged for a year and 90 days', () => leadOf(365 + 92), true],
  ['deleted', () => deletedLead(), true],
])('the photos of a request %s are removed, and it stays otherwise', async (_, add, isRemoved) => {
  const lead = await add();
  const before = await storedLead(lead.id);

  expect(await remove()).toEqual({ photos: Number(isRemoved), requests: Number(isRemoved), done: true });

  expect(await hasPhoto(lead)).toBe(!isRemoved);
  const changed = isRemoved ? { image_urls: [], updated_at: expect.any(String) } : {};
  expect(await storedLead(lead.id)).toEqual(before && { ...before, ...changed });
  expect(await remove()).toEqual({ photos: 0, requests: 0, done: true });
});

test('a request whose files are already gone loses their paths', async () => {
  const lead = await leadOf(91, { status: 'Completed' });
  await operator.storage.from('lead-images').remove([lead.photo]);

  expect(await remove()).toEqual({ photos: 0, requests: 1, done: true });
  expect((await storedLead(lead.id))?.image_urls).toEqual([]);
});

test.each([
  ['closed long ago', () => leadOf(91, { status: 'Completed' })],
  ['deleted', () => deletedLead()],
])('photos of requests %s that were passed over do not keep others from the list', async (_, add) => {
  const [stuck, other] = [await add(), await add()];
  const passedOver = { closed_for_days: 90, passed_over: [stuck.id] };

  const { data } = await operator.rpc('list_removable_photos', passedOver).throwOnError();

  expect(data).toEqual([{ lead_id: other.id, photo_paths: [other.photo] }]);
});

test('more requests than a batch are handled, even by two simultaneous calls', async () => {
  const leads = await Promise.all(Array.from({ length: 45 }, () => leadOf(91, { status: 'Canceled' })));

  const calls = await Promise.all([remove(), remove()]);

  expect(calls).toMatchObject([{ done: true }, { done: true }]);
  for (const lead of leads) expect(await storedLead(lead.id)).toMatchObject({ image_urls: [] });
});

test('a caller without the key of the sender removes nothing', async () => {
  const lead = await leadOf(91, { status: 'Completed' });

  for (const apikey of ['', embeddedKeys.publishable, embeddedKeys.secret]) {
    expect((await functions.request('remove-old-photos', { headers: { apikey } })).status).toBe(401);
  }
  expect(await hasPhoto(lead)).toBe(true);
});
