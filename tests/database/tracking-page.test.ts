import { beforeEach, describe, expect, test } from 'vitest';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS } from '../support/ago.ts';
import { operator, visitor } from '../support/clients.ts';
import { acceptedBy, addPausedHauler } from '../support/haulers.ts';
import { findRequest, submitLead } from '../support/leads.ts';
import { changeLead, forgetMatch } from '../support/match.ts';

// What only the tracking page asks for.

beforeEach(forgetMatch);

/** What the customer of this hauler's newest request learns about them, beside how to reach them. */
async function cardOf(hauler: { id: string }) {
  const lead = await submitLead(minimalLeadRow());
  await acceptedBy(hauler, lead);
  const { name: _, phone: __, languages: ___, ...card } = Object((await findRequest(lead))['hauler']);
  return card;
}

async function photosOf(lead: { tracking_id: string }) {
  return (await findRequest(lead))['photos'];
}

describe("a hauler's card", () => {
  /** A completed request of a hauler with a review of this many stars. */
  async function addReviewed(hauler: { id: string }, stars: number, moderation: 'published' | 'waiting' = 'published') {
    const lead = await submitLead(minimalLeadRow());
    const { token } = await acceptedBy(hauler, lead);
    await operator.rpc('complete_job', { token }).throwOnError();
    const at = new Date().toISOString();
    const said = { asked_at: at, answered_at: at, gone: 'yes', stars, may_publish: true, shown_name: 'Ana' } as const;
    await operator
      .from('reviews')
      .update({ ...said, moderation })
      .eq('lead_id', lead.id)
      .throwOnError();
    return lead;
  }

  test('has the month of vetting in Los Angeles and the last day of the insurance, if it has not ended', async () => {
    const vetted_at = '2026-06-01T05:00:00Z';
    const hauler = await addPausedHauler({ vetted_at, insured_until: '2099-03-03' });
    const other = await addPausedHauler({ vetted_at: null, insured_until: '2020-03-03' });

    expect(await cardOf(hauler)).toEqual({ vetted_since: '2026-05', insured_until: '2099-03-03' });
    expect(await cardOf(other)).toEqual({});
  });

  test('counts completed pickups that are not flagged, and averages published stars from five on', async () => {
    const hauler = await addPausedHauler({ vetted_at: null, insured_until: null });
    for (const stars of [5, 5, 5, 4]) await addReviewed(hauler, stars);
    await addReviewed(hauler, 1, 'waiting');
    expect(await cardOf(hauler)).toEqual({ completed_here: 5 });

    const last = await addReviewed(hauler, 5);
    expect(await cardOf(hauler)).toEqual({ completed_here: 6, stars: { average: 4.8, count: 5 } });

    await changeLead(last, { flagged_because: 'Odd' });
    expect(await cardOf(hauler)).toEqual({ completed_here: 5 });
  });
});

test('photos are shown in order with their sizes if known, while the request is open and not flagged', async () => {
  const lead = await submitLead(minimalLeadRow());
  expect(await photosOf(lead)).toEqual([]);
  const path = `${lead.id}/1795248782646-0.png`;
  const bucket = visitor.storage.from('lead-images');
  await bucket.upload(path, new Uint8Array(1234).buffer, { contentType: 'image/png' });
  const url = bucket.getPublicUrl(path).data.publicUrl;
  await changeLead(lead, { image_urls: [url, 'https://example.com/photo.png'] });

  const photos = [{ url, bytes: 1234 }, { url: 'https://example.com/photo.png' }];
  expect(await photosOf(lead)).toEqual(photos);
  for (const [change, back] of [
    [{ flagged_because: 'Odd' }, { flagged_because: null }],
    [{ status: 'Completed' }, { status: 'In Progress' }],
    [{ status: 'Canceled' }, { status: 'In Progress' }],
  ] as const) {
    await changeLead(lead, change);
    expect([change, await photosOf(lead)]).toEqual([change, []]);
    await changeLead(lead, back);
    expect(await photosOf(lead)).toEqual(photos);
  }
});

test.each([
  [{}, { promised_by: expect.any(String) }],
  [{ flagged_because: 'Odd' }, { is_held: true, promised_by: null }],
  [
    { timeframe: '  ', wanted: 'soon' },
    { date: 'Not set yet', timeframe: null, wanted: 'soon' },
  ],
  [{ timeframe: ' Soon\n' }, { date: 'Soon', timeframe: 'Soon' }],
  [{ contacted_at: ago(2), came_back_at: ago(1) }, { contacted_at: null }],
  [{ contacted_at: ago(1), came_back_at: ago(2) }, { contacted_at: expect.any(String) }],
])('a request with %j is found with %j', async (columns, expected) => {
  const lead = await submitLead(minimalLeadRow());
  await changeLead(lead, columns);

  expect(await findRequest(lead)).toMatchObject(expected);
});

test('a call before the job came back is not shown, even if another hauler has it who has not called', async () => {
  const lead = await submitLead(minimalLeadRow());
  await acceptedBy(await addPausedHauler(), lead);
  await changeLead(lead, { contacted_at: ago(2), came_back_at: ago(1) });

  expect(await findRequest(lead)).toMatchObject({ hauler: {}, contacted_at: null });
});

test('a report that no one called is shown until someone has', async () => {
  const lead = await submitLead(minimalLeadRow());
  const report = { lead_id: lead.id, reported_at: ago(0) };
  await operator.from('contact_reports').insert(report).throwOnError();
  expect(await findRequest(lead)).toMatchObject({ reported_at: expect.any(String) });
  await changeLead(lead, { contacted_at: new Date().toISOString() });
  expect(await findRequest(lead)).toMatchObject({ reported_at: null });
});

test('the history is in the order of its changes', async () => {
  const lead = await submitLead(minimalLeadRow());
  for (const status of ['Sent Proposal', 'In Progress'] as const) await changeLead(lead, { status });

  expect(await findRequest(lead)).toMatchObject({
    history: [{ status: 'Submitted' }, { status: 'Sent Proposal' }, { status: 'In Progress' }],
  });
});

test('30 days after a request was closed, what reaches people does not leave the database', async () => {
  const lead = await submitLead(maximalLeadRow());
  const hauler = await addPausedHauler();
  await acceptedBy(hauler, lead);
  await changeLead(lead, { status: 'Completed', call_time: 'After 5 PM' });
  const secrets = [
    lead.tracking_id,
    lead.street_address,
    lead.phone,
    lead.email,
    lead.unit_number,
    'After 5 PM',
    hauler.phone,
  ];
  const leaked = async () => {
    const found = JSON.stringify(await findRequest(lead));
    return secrets.filter((secret) => found.includes(secret));
  };
  expect(await leaked()).toEqual(secrets.slice(1));

  const changed_at = ago(31 * DAY_MS);
  await operator.from('lead_status_changes').update({ changed_at }).eq('lead_id', lead.id).throwOnError();
  expect(await leaked()).toEqual([]);
});
