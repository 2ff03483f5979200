import { leadDetailsSchema } from '@functions/contracts/tracking.ts';
import type { Tables } from '@functions/database.types.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { visitor } from '../support/clients.ts';
import { call } from '../support/functions.ts';
import { acceptedBy, addPausedHauler } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { notificationsOf } from '../support/notifications.ts';

type Lead = { id: string; tracking_id: string };

function cancel({ tracking_id }: Lead, ...reasons: string[]) {
  return call('update-lead', { trackingId: tracking_id, action: 'cancel', reasons });
}

function correct({ tracking_id }: Lead, correction: object) {
  return call('update-lead', { trackingId: tracking_id, action: 'correct', ...correction });
}

const track = async ({ tracking_id }: Lead) => (await call('get-lead-details', { trackingId: tracking_id })).answer;

/** Notifications caused by the customer, as kind and audience. */
async function toldOf(lead: Lead) {
  const told = await notificationsOf(lead);
  return told
    .filter(({ kind }) => kind.startsWith('customer-'))
    .map(({ kind, audience }) => `${kind} to ${audience}`)
    .sort();
}

/** The changed columns of a stored lead. */
async function changesOf(before: Tables<'leads'> | null, { id }: Lead) {
  const after = Object.entries((await storedLead(id)) ?? {});
  const was = Object.fromEntries(Object.entries(before ?? {}));
  return Object.fromEntries(
    after.filter(([name, value]) => name !== 'updated_at' && JSON.stringify(value) !== JSON.stringify(was[name])),
  );
}

test('a request is canceled once with its first reasons, and answered with its current details', async () => {
  const lead = await submitLead(maximalLeadRow());
  await acceptedBy(await addPausedHauler(), lead);
  const before = await storedLead(lead.id);
  const cancel_reasons = ['<img src=x onerror=alert(1)>', `'); drop table leads; --`, '{a,"b'];

  const { data, error } = await visitor.functions.invoke('update-lead', {
    body: { trackingId: lead.tracking_id, action: 'cancel', reasons: cancel_reasons },
  });

  expect(error).toBeNull();
  expect(leadDetailsSchema.parse(data)).toMatchObject({ status: 'Canceled', cancelReasons: cancel_reasons });
  expect(data).toEqual(await track(lead));
  expect(await cancel(lead, 'Another')).toEqual({ status: 200, answer: data });
  expect(await changesOf(before, lead)).toEqual({ status: 'Canceled', cancel_reasons, canceled_by_customer: true });
  expect(await toldOf(lead)).toEqual(['customer-canceled to hauler', 'customer-canceled to operator']);
});

test('a correction changes the given fields of that request and no others, and is reported once', async () => {
  const [lead, other] = [await submitLead(maximalLeadRow()), await submitLead(minimalLeadRow())];
  await acceptedBy(await addPausedHauler(), lead);
  const [before, untouched] = [await storedLead(lead.id), await storedLead(other.id)];
  const phone = freshPhone();
  const corrected = { email: freshEmail(), unitNumber: `7C'); drop table leads; --`, callTime: '<b>After 5 PM</b>' };
  const input = {
    ...{ ...corrected, phone: formatPhone(phone), loadSize: 'half', language: 'es' },
    // These are not for the customer to write.
    ...{ status: 'Completed', fullName: 'Mallory', full_name: 'Mallory', timeframe: 'Now', flagged_because: null },
  };

  const { status, answer } = await correct(lead, input);

  expect(status).toBe(200);
  expect(leadDetailsSchema.parse(answer)).toMatchObject({ ...corrected, phone, loadSize: 'half', language: 'es' });
  expect(answer).toEqual(await track(lead));
  expect(await correct(lead, input)).toEqual({ status, answer });
  expect(await changesOf(before, lead)).toEqual({
    ...{ phone, email: corrected.email, unit_number: corrected.unitNumber, call_time: corrected.callTime },
    ...{ load_size: 'half', language: 'es' },
    // The consent was for the earlier number.
    ...{ agreed_to_messages: false, agreed_to_messages_at: null },
  });
  expect(await storedLead(other.id)).toEqual(untouched);
  expect(await toldOf(lead)).toEqual(['customer-corrected to hauler', 'customer-corrected to operator']);
});
