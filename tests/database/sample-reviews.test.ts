import { beforeEach, expect, test } from 'vitest';
import { addSampleLeads, addSampleReviews } from '../../scripts/backend/sample-leads.ts';
import { ownBackend } from '../support/own-backend.ts';

const { exec, query, url } = ownBackend();

beforeEach(() => exec('delete from leads; delete from haulers; delete from contact_messages'));

const toAnswer = [
  { token: 'SAMPREV1EW000001', state: 'to answer' },
  { token: 'SAMPREV1EW000002', state: 'to answer' },
];

/** What the links of the sample reviews show. */
function looks() {
  return query<{ token: string; state: string; hauler: string; publication: string; gone: string | null }>(`
    select token, look ->> 'state' as state, look -> 'review' ->> 'hauler' as hauler,
      look -> 'review' ->> 'publication' as publication, look -> 'review' ->> 'gone' as gone
    from reviews cross join view_review(token) as look where token like 'SAMPREV1EW%' order by token`);
}

/** Moves the samples to another day. */
async function letDaysPass() {
  await exec(`update leads set created_at = created_at - interval '2 days'`);
}

test('two sample reviews can be answered, one says something is left, and one waits for moderation', async () => {
  const { reviews } = await addSampleLeads(url());

  expect(reviews).toEqual(toAnswer);
  const open = { state: 'open', publication: 'no', gone: null };
  const downtown = 'Sample Hauler: Downtown & Pasadena';
  expect(await looks()).toEqual([
    { ...open, token: 'SAMPREV1EW000001', hauler: downtown },
    { ...open, token: 'SAMPREV1EW000002', hauler: 'Sample Hauler: Harbor & Orange County' },
    {
      token: 'SAMPREV1EW000003',
      state: 'answered',
      hauler: 'Sample Hauler: Valley',
      publication: 'no',
      gone: 'partly',
    },
    { token: 'SAMPREV1EW000004', state: 'answered', hauler: downtown, publication: 'waiting', gone: 'yes' },
  ]);
  expect(await query('select from published_reviews')).toEqual([]);
});

test('sample reviews are about the hauler of the job, and no one is notified', async () => {
  await addSampleLeads(url());

  const ofOthers = await query(`
    select from reviews as review where token like 'SAMPREV1EW%' and not exists (
      select from job_offers
      where lead_id = review.lead_id and state = 'accepted' and hauler_id = review.hauler_id
    )`);
  expect(ofOthers).toEqual([]);
  const told = await query(`
    select kind, audience from notifications join reviews using (lead_id)
    where token like 'SAMPREV1EW%' and notifications.state <> 'sent'`);
  expect(told).toEqual([]);
});

test('an answer stays for the day, and on another day samples can be answered again', async () => {
  await addSampleLeads(url());
  await query(`select answer_review('SAMPREV1EW000001', 'yes')`);

  expect((await addSampleLeads(url())).reviews).toEqual([{ ...toAnswer[0], state: 'answered' }, toAnswer[1]]);
  await letDaysPass();

  expect((await addSampleLeads(url())).reviews).toEqual(toAnswer);
});

test('only sample reviews, without sample requests, leave no work for anyone', async () => {
  expect(await addSampleReviews(url())).toEqual(toAnswer);

  expect(await query('select distinct status from leads')).toEqual([{ status: 'Completed' }]);
  expect(await query('select from haulers where active')).toEqual([]);
  expect(await query('select from contact_messages')).toEqual([]);
  expect(await query(`select kind from notifications where state <> 'sent'`)).toEqual([]);
  expect((await looks()).map(({ state, hauler }) => [state, hauler === null])).toEqual([
    ['open', false],
    ['open', false],
  ]);
});

test('only sample reviews also keep their answer for the day and can then be answered again', async () => {
  await addSampleReviews(url());
  await query(`select answer_review('SAMPREV1EW000002', 'no')`);
  expect(await addSampleReviews(url())).toEqual([toAnswer[0], { ...toAnswer[1], state: 'answered' }]);
  await letDaysPass();

  expect(await addSampleReviews(url())).toEqual(toAnswer);
  expect(await query('select from leads')).toHaveLength(2);
});

test('a database with its own requests gets no sample reviews', async () => {
  await exec(`
    insert into leads (services, street_address, zip_code, full_name, phone, agreed_to_terms)
    values ('{Furniture Removal}', '1 Main St', '90028', 'Ana', '2135550142', true)`);

  expect(await addSampleReviews(url())).toEqual([]);
  expect(await query('select from haulers')).toEqual([]);
});
