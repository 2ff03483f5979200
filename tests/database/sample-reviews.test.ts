import { beforeEach, expect, test } from 'vitest';
import { addSampleReviews, addSamples } from '../../scripts/backend/samples/add-samples.ts';
import { ownBackend } from '../support/own-backend.ts';

const { exec, query, url } = ownBackend();

beforeEach(() => exec('delete from leads; delete from haulers; delete from contact_messages'));

const toAnswer = [
  { token: 'SAMPREV1EW000001', state: 'to answer' },
  { token: 'SAMPREV1EW000002', state: 'to answer' },
];

/** What the links of the sample reviews show. */
function looks() {
  return query<{ state: string; hauler: string; publication: string; gone: string | null }>(`
    select look ->> 'state' as state, look -> 'review' ->> 'hauler' as hauler,
      look -> 'review' ->> 'publication' as publication, look -> 'review' ->> 'gone' as gone
    from reviews cross join view_review(token) as look where token like 'SAMPREV1EW%' order by token`);
}

test('two sample reviews can be answered, one says something is left, and one waits for moderation', async () => {
  const { reviews } = await addSamples(url());

  expect(reviews).toEqual(toAnswer);
  const open = { state: 'open', publication: 'no', gone: null };
  const answered = { ...open, state: 'answered' };
  expect(await looks()).toEqual([
    { ...open, hauler: 'Sample Hauler: Downtown & Pasadena' },
    { ...open, hauler: 'Sample Hauler: Harbor & Orange County' },
    { ...answered, hauler: 'Sample Hauler: Valley', gone: 'partly' },
    { ...answered, hauler: 'Sample Hauler: Downtown & Pasadena', publication: 'waiting', gone: 'yes' },
  ]);
  const told = await query(`
    select kind, audience from notifications join reviews using (lead_id)
    where token like 'SAMPREV1EW%' and notifications.state <> 'sent'`);
  expect(told).toEqual([]);
});

test.each([
  ['with all samples', async () => (await addSamples(url())).reviews],
  ['on their own', () => addSampleReviews(url())],
] as const)('an answer stays for the day, and on another day samples can be answered again: %s', async (_, add) => {
  expect(await add()).toEqual(toAnswer);
  await query(`select answer_review('SAMPREV1EW000002', 'no')`);
  expect(await add()).toEqual([toAnswer[0], { ...toAnswer[1], state: 'answered' }]);
  await exec(`update leads set created_at = created_at - interval '2 days'`);

  expect(await add()).toEqual(toAnswer);
});

test('only sample reviews, without sample requests, leave no work for anyone', async () => {
  await addSampleReviews(url());

  expect(await query('select distinct status from leads')).toEqual([{ status: 'Completed' }]);
  expect(await query('select from haulers where active')).toEqual([]);
  expect(await query('select from contact_messages')).toEqual([]);
  expect(await query(`select kind from notifications where state <> 'sent'`)).toEqual([]);
  expect(await looks()).toHaveLength(2);
});

test('a database with its own requests gets no samples', async () => {
  await exec(`
    insert into leads (services, street_address, zip_code, full_name, phone, agreed_to_terms)
    values ('{Furniture Removal}', '1 Main St', '90028', 'Ana', '2135550142', true)`);

  expect(await addSampleReviews(url())).toEqual([]);
  expect(await addSamples(url())).toEqual({ leads: [], jobs: [], reviews: [] });
  expect(await query('select from haulers')).toEqual([]);
});
