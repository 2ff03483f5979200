import { randomUUID } from 'node:crypto';
import { deskFound, listView, type RequestView, requestView } from '@functions/contracts/desk.ts';
import { deskCancelReasons, takeBackReasons } from '@functions/domain/desk.ts';
import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { vettedHauler } from '../fixtures/haulers.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { deskActionsOf, listLink, messageLink, requestLink } from '../support/desk.ts';
import { call } from '../support/functions.ts';
import { acceptedBy, addHaulerElsewhere, removeHaulers, setLead } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { applicationOf, sendMessage } from '../support/messages.ts';
import { forgetNotifications } from '../support/notifications.ts';
import { inDays, momentsOf } from '../support/proposals.ts';

// The list shows 200 requests and every hauler, so those of other tests are removed.
beforeEach(async () => {
  await removeHaulers();
  await forgetNotifications();
});

afterEach(removeHaulers);

const UNKNOWN = { status: 200, answer: { message: 'This link no longer works.' } };
const GUESS = '0000000000000000';

const look = (token: string, leadId?: string) => call('desk', { token, action: 'view', leadId });

/** Sends an action of the desk. */
function press(token: string, action: string, more: object = {}) {
  return call('desk', { token, id: randomUUID(), action, ...more });
}

/** The page of a request, with its own link or that of the list. */
async function pageOf(token: string, leadId?: string): Promise<RequestView> {
  const { status, answer } = await look(token, leadId);
  expect(status).toBe(200);
  return requestView.parse(answer);
}

/** Sends an action on a request with its current version. */
async function pressOn(token: string, action: string, more: { leadId?: string; [field: string]: unknown } = {}) {
  const { version } = (await pageOf(token, more.leadId)).request;
  return press(token, action, { version, ...more });
}

/** A request and the link in its email. */
async function arrived(row: ReturnType<typeof maximalLeadRow> & { language?: 'en' | 'es' } = maximalLeadRow()) {
  const lead = await submitLead(row);
  return { lead, token: await requestLink(lead) };
}

/** A message and the link in its email. */
async function received() {
  const message = await sendMessage({ message: '¿Pianos?', language: 'es' });
  return { message, token: await messageLink(message) };
}

/** The answer to an action on a request. */
const pageWith = (request: object) => ({ status: 200, answer: { request } });

test('the link of a request shows it in any spelling, and nothing beside it and its possible haulers', async () => {
  const { lead, token } = await arrived({ ...maximalLeadRow(), language: 'es', consent_version: 'es-2026-11-27' });
  const hauler = await addHaulerElsewhere({ contact_name: 'Sam', truck_cubic_yards: 15 });
  const before = await storedLead(lead.id);

  const { status, answer } = await look(formatTrackingId(token).toLowerCase());

  expect(status).toBe(200);
  expect(requestView.parse(answer)).toEqual(answer);
  expect(Object.keys(answer as object).sort()).toEqual(['expiresAt', 'haulers', 'request', 'scope']);
  expect(answer).toMatchObject({
    scope: 'request',
    request: {
      ...{ id: lead.id, trackingId: lead.tracking_id, fullName: lead.full_name, phone: lead.phone, email: lead.email },
      ...{ streetAddress: lead.street_address, status: 'Submitted', overdue: false, flaggedBecause: null },
      ...{ language: 'es', note: null, pickupFrom: null, offers: [], history: [{ what: 'request' }] },
    },
    haulers: [{ id: hauler.id, name: hauler.name, phone: hauler.phone, truckCubicYards: 15, fits: false, jobs: 0 }],
  });
  expect(JSON.stringify(answer)).not.toContain(hauler.email);
  expect([await storedLead(lead.id), await deskActionsOf(lead)]).toEqual([before, []]);
});

test('each action on a request is done and answered with the page as it is then', async () => {
  const { lead, token } = await arrived();
  const [one, other] = [await addHaulerElsewhere(), await addHaulerElsewhere({ name: 'Valley Haul' })];
  const phone = freshPhone();
  const { from, until } = momentsOf(inDays(2));
  const written = `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
  const corrected = { fullName: 'Rosa A. Alvarez', streetAddress: '1601 Vine Street', city: 'Hollywood' };

  const actions: [action: string, input: object, request: object][] = [
    ['offer', { hauler: one.id }, { offers: [{ hauler: { id: one.id }, state: 'open' }] }],
    ['assign', { hauler: other.id }, { offers: [{ hauler: { id: other.id }, state: 'accepted' }, { state: 'taken' }] }],
    [
      'take-back',
      { reason: 'no-show' },
      { offers: expect.arrayContaining([expect.objectContaining({ reason: takeBackReasons['no-show'] })]) },
    ],
    ['called', { called: true }, { contactedAt: expect.any(String) }],
    ['pickup', { from, until }, { pickupFrom: from, pickupUntil: until }],
    ['pickup', { timeframe: 'Tuesday, early' }, { pickupFrom: null, timeframe: 'Tuesday, early' }],
    ['flag', { reason: 'An odd name' }, { flaggedBecause: 'An odd name' }],
    ['flag', { reason: '' }, { flaggedBecause: null }],
    ['correct', { ...corrected, phone: written, unitNumber: '' }, { ...corrected, phone, unitNumber: null }],
    ['correct', { loadSize: 'half' }, { loadSize: 'half' }],
    ['resend', {}, { id: lead.id }],
    [
      'cancel',
      { reasons: ['not-taken', 'It is a live bear'] },
      { status: 'Canceled', cancelReasons: [deskCancelReasons['not-taken'], 'It is a live bear'] },
    ],
    ['status', { status: 'Completed' }, { status: 'Completed', closedAt: expect.any(String) }],
    ['reopen', {}, { status: 'Submitted', closedAt: null }],
    [
      'note',
      { note: 'Gate 12\n$150 said', by: ' Sam ' },
      {
        note: 'Gate 12\n$150 said',
        history: expect.arrayContaining([
          {
            ...{ at: expect.any(String), what: 'action', action: 'note', by: 'Sam', mailKind: 'new-request' },
            ...{ before: { desk_note: null }, after: { desk_note: 'Gate 12\n$150 said' } },
          },
        ]),
      },
    ],
  ];
  for (const [action, input, request] of actions) {
    expect([action, await pressOn(token, action, { ...input })]).toMatchObject([action, pageWith(request)]);
  }
  await setLead(lead, { status: 'Completed', price_paid: 165 });
  expect(await pressOn(token, 'leave-price-out', { reason: 'Two jobs in one' })).toMatchObject(
    pageWith({ pricePaid: 165, priceLeftOut: 'Two jobs in one' }),
  );
  expect(await pressOn(token, 'count-price')).toMatchObject(pageWith({ pricePaid: 165, priceLeftOut: null }));
});

test('the link of the list shows, finds and changes what is open, without a tracking or job link', async () => {
  const { lead } = await arrived();
  const { message } = await received();
  const hauler = await addHaulerElsewhere({ contact_name: 'Sam' });
  const offer = await acceptedBy(hauler, lead);
  const token = await listLink();

  const { answer } = await look(token);
  const found = await call('desk', { token, action: 'search', text: `+1 ${lead.phone}` });
  const page = await look(token, lead.id);
  const acted = await pressOn(token, 'note', { leadId: lead.id, note: 'Gate 12' });

  const seen = listView.parse(answer);
  expect(seen).toEqual(answer);
  expect(seen.requests.find(({ id }) => id === lead.id)).toMatchObject({
    ...{ trackingId: lead.tracking_id.slice(-4), fullName: lead.full_name, phone: lead.phone, hauler: hauler.name },
  });
  expect(seen.messages.find(({ id }) => id === message.id)).toMatchObject({ message: '¿Pianos?', language: 'es' });
  expect(seen.haulers).toMatchObject([{ id: hauler.id, contactName: 'Sam', jobs: 1 }]);
  expect(deskFound.parse(found.answer)).toMatchObject({ requests: [{ id: lead.id }] });
  expect(page).toMatchObject({ status: 200, answer: { scope: 'list', request: { fullName: lead.full_name } } });
  expect(acted).toMatchObject(pageWith({ id: lead.id, note: 'Gate 12' }));
  const everything = JSON.stringify([answer, found, page, acted]);
  for (const secret of [lead.tracking_id, offer.token, token]) expect(everything).not.toContain(secret);
});

test('someone with a guess, another secret, an ended link or one to something else learns and changes nothing', async () => {
  const [{ lead, token: ofRequest }, own] = [await arrived(), await arrived()];
  const { token: ofJob } = await acceptedBy(await addHaulerElsewhere(), lead);
  const [{ message, token: ofMessage }, application] = [await received(), await sendMessage(applicationOf())];
  const list = await listLink();
  const hauler = await addHaulerElsewhere();
  const before = [await storedLead(lead.id), await deskActionsOf(lead)];

  /** Actions that read or change something if they are allowed. */
  async function tried(token: string) {
    const on = { leadId: lead.id, version: (await pageOf(ofRequest)).request.version };
    return [
      await look(token, lead.id),
      await call('desk', { token, action: 'search', text: lead.phone }),
      await press(token, 'note', { ...on, note: 'Mine' }),
      await press(token, 'flag', { ...on, reason: 'Mine' }),
      await press(token, 'answered', { answered: true, messageId: message.id }),
      await press(token, 'hauler', { hauler: randomUUID(), messageId: application.id, fields: { ...vettedHauler() } }),
      ...(await Promise.all(
        ['ask-agreement', 'end-texts'].map((action) => press(token, action, { hauler: hauler.id })),
      )),
      await press(token, 'retry', { notification: randomUUID() }),
      await press(token, 'dispatch', { on: false }),
      await press(token, 'count-prices'),
      await press(token, 'end-links'),
    ];
  }
  const nothing = Array(12).fill(UNKNOWN);

  const links = [GUESS, lead.tracking_id, ofJob, own.token, await messageLink(application)];
  for (const token of links) expect(await tried(token)).toEqual(nothing);
  expect(await press(ofMessage, 'note', { version: 'f'.repeat(32), note: 'Mine' })).toEqual(UNKNOWN);
  await operator
    .from('desk_links')
    .update({ expires_at: ago(1000) })
    .eq('mail_kind', 'desk-link')
    .throwOnError();
  expect(await tried(list)).toEqual(nothing);
  expect([await storedLead(lead.id), await deskActionsOf(lead)]).toEqual(before);
});
