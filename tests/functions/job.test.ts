import { jobSchema } from '@functions/contracts/job.ts';
import { afterEach, expect, test } from 'vitest';
import { ago } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { call } from '../support/functions.ts';
import { addLead, offer, removeHaulers, setLead, storedOffer } from '../support/haulers.ts';
import { storedLead } from '../support/leads.ts';

afterEach(removeHaulers);

const ask = (token: string, action: string, more: object = {}) => call('job', { token, action, ...more });

/** What the page gets, which is all that its contract names. */
async function look(token: string) {
  const { status, answer } = await ask(token, 'view');
  expect(status).toBe(200);
  expect(jobSchema.parse(answer)).toEqual(answer);
  return jobSchema.parse(answer);
}

/** A request offered to a hauler. */
async function offered() {
  const lead = await addLead({ image_urls: ['https://photos.example/1.jpg'], load_size: 'half' });
  return { lead, token: (await offer(lead)).token };
}

/** All that is stored of a job but its update time. */
async function stored({ lead, token }: Awaited<ReturnType<typeof offered>>) {
  return { offer: await storedOffer(token), lead: { ...(await storedLead(lead.id)), updated_at: null } };
}

/** The answer to an action. */
const jobIn = (state: string, lead: object = {}) => ({ status: 200, answer: { state, lead } });

test('an offer shows in any spelling of its link what to haul, without identity or exact place, and nothing changes', async () => {
  const job = await offered();
  const before = await stored(job);
  const { data: promisedBy } = await operator
    .rpc('promised_by', { created_at: before.lead.created_at ?? '' })
    .throwOnError();

  expect(await look(job.token.toLowerCase().replace(/.{4}(?=.)/g, '$&-'))).toEqual({
    state: 'open',
    lead: {
      ...{ hasJob: false, services: job.lead.services, city: 'Los Angeles', zipCode: '90028-1234', loadSize: 'half' },
      ...{ description: job.lead.job_description, photos: ['https://photos.example/1.jpg'], timeframe: null },
      wanted: null,
      ...{ agreedToMessages: true, language: 'en', promisedBy: new Date(promisedBy).toISOString() },
      expiresAt: new Date(before.offer.expires_at).toISOString(),
    },
    hauler: { name: 'Bay Haul', languages: ['en'], textsOn: false, truckCubicYards: null },
  });
  expect(await stored(job)).toEqual(before);
});

test('a hauler accepts, calls and goes step by step, while the one who was slower learns nothing of it', async () => {
  const { lead, token } = await offered();
  const { token: slower } = await offer(lead, { name: 'Valley Haul' });
  await setLead(lead, { call_time: 'after 5 PM', desk_note: 'Pays late', language: 'es', agreed_to_messages: false });
  const complain = () =>
    call('update-lead-contacted', {
      trackingId: lead.tracking_id,
      wasNotContacted: true,
      timestamp: '2026-11-21T08:00:00Z',
    });

  expect(await ask(token, 'accept')).toMatchObject(
    jobIn('accepted', {
      ...{ fullName: lead.full_name, phone: lead.phone, email: lead.email, streetAddress: lead.street_address },
      ...{ unitNumber: '4B', callTime: 'after 5 PM', contactedAt: null, reportedAt: null, cancelReasons: [] },
      ...{ language: 'es', agreedToMessages: false },
    }),
  );
  await complain();
  expect((await look(token)).lead).toMatchObject({ reportedAt: expect.any(String), reportedAgain: false });
  const steps: [action: string, input: object, lead: object][] = [
    ['called', {}, { status: 'Submitted', contactedAt: expect.any(String), reportedAt: null }],
    ['update', { status: 'Sent Proposal' }, { status: 'Sent Proposal' }],
    ['update', { status: 'In Progress', timeframe: 'Tuesday 9–11 AM' }, { timeframe: 'Tuesday 9–11 AM' }],
    ['update', { timeframe: '' }, { status: 'In Progress', timeframe: null }],
  ];
  for (const [action, input, expected] of steps) {
    expect([input, await ask(token, action, input)]).toMatchObject([input, jobIn('accepted', expected)]);
  }
  // A second complaint stays, whatever the hauler says.
  await operator
    .from('contact_reports')
    .update({ created_at: ago(3_601_000) })
    .eq('lead_id', lead.id)
    .throwOnError();
  await complain();
  expect(await ask(token, 'called')).toMatchObject(jobIn('accepted', { reportedAgain: true }));
  expect(await ask(token, 'update', { status: 'Sent Proposal' })).toMatchObject({
    status: 409,
    answer: { code: 'job-moves-forwards', status: 'In Progress' },
  });
  const seen = JSON.stringify(await look(token));
  for (const hidden of [lead.id, lead.tracking_id, 'Pays late']) expect(seen).not.toContain(hidden);

  const lost = [await look(slower), await ask(slower, 'accept')];
  expect(lost).toMatchObject([{ state: 'taken' }, { status: 409, answer: { code: 'job-taken' } }]);
  const secrets = [lead.full_name, lead.phone, lead.email, lead.street_address, 'sofa', 'In Progress'];
  for (const secret of secrets) expect(JSON.stringify(lost)).not.toContain(secret);

  expect(await ask(token, 'update', { status: 'Completed' })).toMatchObject(jobIn('closed', { status: 'Completed' }));
  expect(await ask(slower, 'accept')).toMatchObject({ status: 409, answer: { code: 'job-closed' } });
});
