import { beforeEach, expect, test } from 'vitest';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { addSamples } from '../../scripts/backend/samples/add-samples.ts';
import { ownBackend } from '../support/own-backend.ts';

const { exec, query, url } = ownBackend();

let samples: Awaited<ReturnType<typeof addSamples>>;

beforeEach(async () => {
  samples = await addSamples(url());
}, 60_000);

/** The tracking IDs of the requests that meet this condition, without their common beginning. */
async function samplesThat(condition: string): Promise<string[]> {
  const found = await query<{ number: string }>(
    `select right(tracking_id, 2) as number from leads where ${condition} order by 1`,
  );
  return found.map(({ number }) => number);
}

test('an empty database gets a sample request in each state that someone sees, and keeps them', async () => {
  expect(new Set(samples.leads.map(({ status }) => status))).toEqual(
    new Set(['Submitted', 'Sent Proposal', 'In Progress', 'Canceled', 'Completed']),
  );
  expect(samples.leads[0]?.trackingId).toBe('SAMP-0000-0000-0001');
  const accepted = `exists (select from job_offers where lead_id = leads.id and state = 'accepted'`;
  const busy = `exists (select from job_offers where lead_id = leads.id and state in ('open', 'accepted'))`;
  expect({
    canceledWithReasons: await samplesThat(`status = 'Canceled' and cancel_reasons <> '{}'`),
    lateAndReported: await samplesThat(
      'id in (select id from open_leads where promised_by < now() and not_contacted_reports > 0)',
    ),
    reportedSinceAccepted: await samplesThat(`contacted_at is null and ${accepted} and reported_at is not null)`),
    withoutHauler: await samplesThat(`status = 'Submitted' and flagged_because is null and not ${busy}`),
    flagged: await samplesThat('flagged_because is not null'),
    inSpanish: await samplesThat(`language = 'es' and consent_version like 'es-%' and source_page ~ '/es/'`),
    withFailedEmail: await samplesThat(`id in (select lead_id from notifications where state = 'dead')`),
    withOpenProposal: await samplesThat(`id in (select lead_id from proposals where state = 'open')`),
    wanted: await samplesThat('wanted is not null'),
    withPrice: await samplesThat(`(private.door_of(leads)).state in ('open', 'declined')`),
    missed: await samplesThat('private.no_show_from(leads) < now()'),
    reportedAsMissed: await samplesThat('private.no_show_of(leads) is not null'),
  }).toEqual({
    canceledWithReasons: ['05'],
    lateAndReported: ['02'],
    reportedSinceAccepted: ['13'],
    withoutHauler: ['12'],
    flagged: ['11'],
    inSpanish: ['08', '13', '19'],
    withFailedEmail: ['03'],
    withOpenProposal: ['07'],
    wanted: ['01', '07', '12'],
    withPrice: ['18', '19'],
    missed: ['20', '21'],
    reportedAsMissed: ['21'],
  });
  const messages = await query('select application is not null as applies from contact_messages order by id');
  expect(messages).toEqual([{ applies: false }, { applies: true }]);

  expect(await addSamples(url())).toEqual(samples);
});

test('the samples are as real ones would be, and no one is notified at the start', async () => {
  const faults = {
    'offers that dispatch would not make': `
      select from job_offers as offer join leads as lead on lead.id = offer.lead_id
      join haulers as hauler on hauler.id = offer.hauler_id
      where not hauler.everywhere and not hauler.zip_prefixes && array[left(lead.zip_code, 3)]
        or hauler.services <> '{}' and not hauler.services
          && (select array_agg(split_part(service, ' - ', 1)) from unnest(lead.services) as service)`,
    'overdue ones for the desk': `
      select from open_leads where overdue and tracking_id in ('SAMP000000000012', 'SAMP000000000013')`,
    'notifications about those for the desk': `
      select from notifications left join leads on leads.id = lead_id
      where notifications.state = 'waiting' and due_at < 'infinity'
        and (message_id is not null or tracking_id > 'SAMP000000000010')`,
    'offers that end soon': `select from job_offers where state = 'open' and expires_at < now() + interval '6 days'`,
  };

  for (const [fault, sql] of Object.entries(faults)) expect([fault, await query(sql)]).toEqual([fault, []]);
});

test('sample people are fictional', async () => {
  const people = await query<{ phone: string; email: string | null }>(`
    select phone, email from leads union all select phone, email from haulers
    union all select coalesce(application ->> 'phone', '2135550100'), email from contact_messages`);

  expect(people.length).toBeGreaterThan(20);
  for (const { phone, email } of people) {
    expect(phone).toMatch(/^\d{3}55501\d\d$/);
    expect(email ?? 'no.one@example.com').toMatch(/@(?:example\.com|haulers\.example)$/);
  }
  const names = `select name from haulers union all select application ->> 'business' from contact_messages`;
  const unmarked = await query(`select name from (${names}) as named where name not like 'Sample Hauler: %'`);
  expect(unmarked).toEqual([]);
});

/** The samples with proposals: the day of the pickup and the number of offers. */
function pickups() {
  return query<{ number: string; day: string | null; offers: number }>(`
    select right(tracking_id, 1) as number, (pickup_from at time zone 'America/Los_Angeles')::date::text as day,
      (select count(*)::int from job_offers where lead_id = leads.id) as offers
    from leads where tracking_id between 'SAMP000000000007' and 'SAMP000000000009' order by 1`);
}

const freshPickups = () => [
  { number: '7', day: null, offers: 1 },
  { number: '8', day: dayInLosAngeles(1), offers: 1 },
  { number: '9', day: dayInLosAngeles(), offers: 1 },
];

test('of three proposals one waits for an answer, one is for tomorrow and one for today', async () => {
  expect(await pickups()).toEqual(freshPickups());
  const inWords = ['a proposal to answer', ...Array(2).fill(expect.stringMatching(/^pickup on \w+day, .* [AP]M$/))];
  expect(samples.leads.slice(6, 9).map(({ pickup }) => pickup)).toEqual(inWords);
  const tokens = ['SAMP-J0B0-0000-0009', 'SAMP-J0B0-0000-0010', 'SAMP-J0B0-0000-0011'];
  expect(tokens.map((each) => samples.jobs.find(({ token }) => token === each)?.pickup)).toEqual(inWords);
});

test('on the same day the samples stay as the developer left them, and a declined offer is no longer listed', async () => {
  await query(`update leads set status = 'Completed', price_paid = 150 where tracking_id = 'SAMP000000000009'`);
  await query(`select decline_job('SAMPJ0B000000001', 'Not this week')`);
  const ids = () => query('select id from leads order by id');
  const before = await ids();

  const { leads, jobs } = await addSamples(url());

  expect(leads[8]).toMatchObject({ status: 'Completed' });
  expect(jobs.map(({ token }) => token)).not.toContain('SAMP-J0B0-0000-0001');
  expect(await ids()).toEqual(before);
});

test('on another day samples with proposals and for the team are renewed, and others stay', async () => {
  await exec(`
    set timezone to 'America/Los_Angeles';
    update leads set created_at = created_at - interval '2 days', pickup_from = pickup_from - interval '1 day',
      pickup_until = pickup_until - interval '1 day' where tracking_id >= 'SAMP000000000007';
    reset timezone`);
  const others = () => query(`select id, status from leads where tracking_id < 'SAMP000000000007' order by id`);
  const before = await others();

  const { leads } = await addSamples(url());

  expect(await pickups()).toEqual(freshPickups());
  expect(leads.slice(6, 9).map(({ status }) => status)).toEqual(['Sent Proposal', 'In Progress', 'In Progress']);
  const fresh = await samplesThat(`tracking_id > 'SAMP000000000009' and created_at > now() - interval '1 day'`);
  expect(fresh).toEqual(['12', '13']);
  expect(await others()).toEqual(before);
  expect(await query('select dispatch_on from dispatch_settings')).toEqual([{ dispatch_on: true }]);
});

test('deleted samples come back with their haulers, even if those were changed', async () => {
  await query('delete from leads');
  await query(`update haulers set active = false, zip_prefixes = '{999}', name = 'Changed'`);

  const { leads, jobs } = await addSamples(url());

  expect(leads.map(({ trackingId }) => trackingId)).toEqual(samples.leads.map(({ trackingId }) => trackingId));
  expect(jobs.length).toBeGreaterThanOrEqual(samples.jobs.length);
  expect(await query(`select from haulers where name = 'Changed' or zip_prefixes = '{999}'`)).toEqual([]);
});
