import { randomUUID } from 'node:crypto';
import { listView, messageView, type RequestView, requestView } from '@functions/contracts/desk.ts';
import { deskCancelReasons, takeBackReasons } from '@functions/domain/desk.ts';
import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import { deskRefusals } from '@functions/words/en/desk-refusals.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { vettedHauler } from '../fixtures/haulers.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator, untypedVisitor, visitor } from '../support/clients.ts';
import { deskActsOf, listLink, messageLink, requestLink } from '../support/desk.ts';
import { call, request } from '../support/functions.ts';
import { acceptedBy, addHauler, addPausedHauler, removeHaulers } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import { applicationOf, sendMessage } from '../support/messages.ts';
import { forgetNotifications, withSettings } from '../support/notifications.ts';
import { inDays, momentsOf } from '../support/proposals.ts';
import { arrivalMailOf } from '../support/stop-links.ts';

// The list shows 200 requests and every hauler, so those of other tests are removed.
beforeEach(async () => {
  await removeHaulers();
  await forgetNotifications();
});

afterEach(removeHaulers);

const UNKNOWN = { status: 200, answer: { message: 'This link no longer works.' } };
const MALFORMED = {
  status: 400,
  answer: { statusCode: 400, code: 'malformed', message: 'The request is malformed.' },
};
const GUESS = '0000000000000000';
const HAULER = randomUUID();

const look = (token: string, leadId?: string) => call('desk', { token, action: 'look', leadId });

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
async function arrived(row = maximalLeadRow()) {
  const lead = await submitLead(row);
  return { lead, token: await requestLink(lead) };
}

/** A request with a hauler. */
async function held() {
  const { lead, token } = await arrived();
  const hauler = await addHauler();
  await acceptedBy(hauler, lead);
  return { lead, token, hauler };
}

/** A message and the link in its email. */
async function received() {
  const message = await sendMessage({ message: 'Pianos?' });
  return { message, token: await messageLink(message) };
}

/** The page of a request after an action. */
const pageWith = (request: object) => ({
  status: 200,
  answer: expect.objectContaining({ request: expect.objectContaining(request) }),
});

const offerOf = ({ id, name, phone }: { id: string; name: string; phone: string }, more: object) =>
  expect.objectContaining({ hauler: { id, name, phone }, ...more });

/** A refusal with the current state of the request. */
const refusal = (code: keyof typeof deskRefusals, current: object = {}) => ({
  status: 409,
  answer: {
    statusCode: 409,
    code,
    message: deskRefusals[code],
    current: expect.objectContaining({ scope: expect.any(String), ...current }),
  },
});

describe('the link to a request', () => {
  test('shows the language of its customer, even after a change', async () => {
    const lead = await submitLead({ ...maximalLeadRow(), language: 'es', consent_version: 'es-2026-11-27' });
    const token = await requestLink(lead);

    expect((await pageOf(token)).request.language).toBe('es');
    await call('update-lead', { trackingId: lead.tracking_id, action: 'correct', language: 'en' });
    expect((await pageOf(token)).request.language).toBe('en');
  });

  test('shows only that request and its possible haulers', async () => {
    const { lead, token } = await arrived();
    const hauler = await addHauler({ contact_name: 'Sam' });

    const { status, answer } = await look(token);

    expect(status).toBe(200);
    expect(Object.keys(requestView.parse(answer)).sort()).toEqual(['expiresAt', 'haulers', 'request', 'scope']);
    expect(answer).toMatchObject({
      scope: 'request',
      request: {
        id: lead.id,
        trackingId: lead.tracking_id,
        fullName: lead.full_name,
        phone: lead.phone,
        email: lead.email,
        streetAddress: lead.street_address,
        status: 'Submitted',
        overdue: false,
        flaggedBecause: null,
        language: 'en',
        note: null,
        pickupFrom: null,
        offers: [],
        history: [{ what: 'request' }],
      },
      haulers: [{ id: hauler.id, name: hauler.name, phone: hauler.phone, fits: false, jobs: 0 }],
    });
    expect(JSON.stringify(answer)).not.toContain(hauler.email);
  });

  test('is accepted in readable form', async () => {
    const { token } = await arrived();

    expect(await look(formatTrackingId(token).toLowerCase())).toEqual(await look(token));
  });

  test('works for its own request by id', async () => {
    const { lead, token } = await arrived();

    expect(await look(token, lead.id)).toEqual(await look(token));
    expect(await pressOn(token, 'note', { leadId: lead.id, note: 'Gate 12' })).toEqual(pageWith({ note: 'Gate 12' }));
  });

  test('changes nothing when opened, however often', async () => {
    const { lead, token } = await arrived();
    const before = await storedLead(lead.id);

    const first = await look(token);
    const second = await look(token);

    expect(second).toEqual(first);
    expect(await storedLead(lead.id)).toEqual(before);
    expect(await deskActsOf(lead)).toEqual([]);
  });
});

describe('on a request', () => {
  test('an offer is made to one hauler and the request assigned to another', async () => {
    const { token } = await arrived();
    const [one, other] = [await addHauler(), await addHauler({ name: 'Valley Haul' })];

    expect(await pressOn(token, 'offer', { hauler: one.id })).toEqual(
      pageWith({ offers: [offerOf(one, { state: 'open' })] }),
    );
    expect(await pressOn(token, 'assign', { hauler: other.id })).toEqual(
      pageWith({ offers: [offerOf(other, { state: 'accepted' }), offerOf(one, { state: 'taken' })] }),
    );
  });

  test('a job is taken back with a reason', async () => {
    const { token, hauler } = await held();

    expect(await pressOn(token, 'take-back', { reason: 'no-show' })).toEqual(
      pageWith({ offers: [offerOf(hauler, { state: 'returned', reason: takeBackReasons['no-show'] })] }),
    );
  });

  test('a call is recorded and undone', async () => {
    const { token } = await arrived();

    expect(await pressOn(token, 'called', { called: true })).toEqual(pageWith({ contactedAt: expect.any(String) }));
    expect(await pressOn(token, 'called', { called: false })).toEqual(pageWith({ contactedAt: null }));
  });

  test('a pickup can have a window, a description or neither', async () => {
    const { token } = await arrived();
    const { from, until } = momentsOf(inDays(2));

    expect(await pressOn(token, 'pickup', { from, until })).toEqual(pageWith({ pickupFrom: from, pickupUntil: until }));
    expect(await pressOn(token, 'pickup', { timeframe: 'Tuesday, early' })).toEqual(
      pageWith({ pickupFrom: null, timeframe: 'Tuesday, early' }),
    );
    expect(await pressOn(token, 'pickup')).toEqual(pageWith({ pickupFrom: null, timeframe: null }));
  });

  test.each([
    ['is over', momentsOf(inDays(-1))],
    ['takes a day', momentsOf(inDays(2, '06:00', '21:00'))],
    ['is at night', momentsOf(inDays(2, '03:00', '05:00'))],
    ['ends before it starts', momentsOf(inDays(2, '11:00', '09:00'))],
  ])('a window that %s is rejected', async (_, window) => {
    const { lead, token } = await arrived();

    expect(await pressOn(token, 'pickup', window)).toEqual(MALFORMED);
    expect(await storedLead(lead.id)).toMatchObject({ pickup_from: null });
  });

  test('the status is set, and the request canceled with reasons for the customer and reopened', async () => {
    const { token } = await arrived();

    expect(await pressOn(token, 'status', { status: 'In Progress' })).toEqual(pageWith({ status: 'In Progress' }));
    expect(await pressOn(token, 'cancel', { reasons: ['not-taken', 'It is a live bear'] })).toEqual(
      pageWith({
        status: 'Canceled',
        canceledByCustomer: false,
        cancelReasons: [deskCancelReasons['not-taken'], 'It is a live bear'],
        closedAt: expect.any(String),
      }),
    );
    expect(await pressOn(token, 'status', { status: 'Submitted' })).toEqual(
      pageWith({ status: 'Submitted', cancelReasons: [], closedAt: null }),
    );
  });

  test('a flag is set and cleared', async () => {
    const { token } = await arrived();

    expect(await pressOn(token, 'flag', { reason: 'An odd name' })).toEqual(
      pageWith({ flaggedBecause: 'An odd name' }),
    );
    expect(await pressOn(token, 'flag', { reason: '' })).toEqual(pageWith({ flaggedBecause: null }));
  });

  test('details are corrected in their stored form, and others stay', async () => {
    const { lead, token } = await arrived();
    const phone = freshPhone();
    const [area, exchange, line] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)];

    const answer = await pressOn(token, 'correct', {
      ...{ fullName: 'Rosa A. Alvarez', phone: `(${area}) ${exchange}-${line}`, unitNumber: '' },
      ...{ streetAddress: '1601 Vine Street', city: 'Hollywood', zipCode: '90038', callTime: 'after 5 PM' },
    });

    expect(answer).toEqual(
      pageWith({
        ...{ fullName: 'Rosa A. Alvarez', phone, email: lead.email, unitNumber: null },
        ...{ streetAddress: '1601 Vine Street', city: 'Hollywood', zipCode: '90038', callTime: 'after 5 PM' },
      }),
    );
  });

  test('a load is corrected, taken away, and refused if there is no such size', async () => {
    const { token } = await arrived();

    expect(await pressOn(token, 'correct', { loadSize: 'half' })).toEqual(pageWith({ loadSize: 'half' }));
    expect(await pressOn(token, 'correct', { loadSize: 'huge' })).toMatchObject({
      status: 400,
      answer: { message: 'Choose one of the five sizes, or none' },
    });
    expect(await pressOn(token, 'correct', { loadSize: '' })).toEqual(pageWith({ loadSize: null }));
  });

  test('a price is left out for a reason, and counted again', async () => {
    const { lead, token } = await held();
    await operator.from('leads').update({ status: 'Completed' }).eq('id', lead.id).throwOnError();
    expect(await pressOn(token, 'leave-price-out', { reason: 'Two jobs in one' })).toEqual(refusal('no-price'));
    await operator.from('leads').update({ price_paid: 165 }).eq('id', lead.id).throwOnError();

    expect(await pressOn(token, 'leave-price-out')).toMatchObject({
      status: 400,
      answer: { message: 'Please say why' },
    });
    expect(await pressOn(token, 'leave-price-out', { reason: 'Two jobs in one' })).toEqual(
      pageWith({ pricePaid: 165, loadSizeHauled: null, priceLeftOut: 'Two jobs in one' }),
    );
    expect(await pressOn(token, 'count-price')).toEqual(pageWith({ pricePaid: 165, priceLeftOut: null }));
  });

  test('a note is stored with line breaks and cleared', async () => {
    const { token } = await arrived();

    expect(await pressOn(token, 'note', { note: 'Gate 12\n$150 said' })).toEqual(
      pageWith({ note: 'Gate 12\n$150 said' }),
    );
    expect(await pressOn(token, 'note', { note: '' })).toEqual(pageWith({ note: null }));
  });

  test('the tracking link is resent once an hour', async () => {
    const { lead, token } = await arrived();

    expect(await pressOn(token, 'resend')).toEqual(pageWith({ id: lead.id }));
    expect(await pressOn(token, 'resend')).toEqual(refusal('too-soon'));
  });

  test('the history shows the action, the name and the kind of email', async () => {
    const { token } = await arrived();

    await pressOn(token, 'note', { note: 'Gate 12', by: ' Sam ' });

    expect((await pageOf(token)).request.history.at(-1)).toEqual({
      ...{ at: expect.any(String), what: 'act', act: 'note', by: 'Sam', mailKind: 'new-request' },
      ...{ before: { desk_note: null }, after: { desk_note: 'Gate 12' } },
    });
  });
});

describe('an action is refused with its message and the current state', () => {
  test('on a closed request', async () => {
    const { token } = await arrived();
    const { id } = await addHauler();
    await pressOn(token, 'status', { status: 'Completed' });

    const acts: [string, object][] = [
      ['offer', { hauler: id }],
      ['assign', { hauler: id }],
      ['take-back', { reason: 'other' }],
      ['called', { called: true }],
      ['pickup', {}],
      ['cancel', { reasons: ['duplicate'] }],
      ['correct', { city: 'Pasadena' }],
    ];
    for (const [action, more] of acts) {
      const closed = refusal('closed', { request: expect.objectContaining({ status: 'Completed' }) });
      expect([action, await pressOn(token, action, { ...more })]).toEqual([action, closed]);
    }
  });

  test('on a flagged request', async () => {
    const { token } = await arrived();
    const { id } = await addHauler();
    await pressOn(token, 'flag', { reason: 'An odd name' });

    for (const action of ['offer', 'assign', 'resend']) {
      expect(await pressOn(token, action, { hauler: id })).toEqual(refusal('flagged'));
    }
  });

  test('if a hauler already has the request', async () => {
    const { token, hauler } = await held();
    const { id } = await addHauler();

    expect(await pressOn(token, 'offer', { hauler: id })).toEqual(
      refusal('taken', { request: expect.objectContaining({ offers: [offerOf(hauler, { state: 'accepted' })] }) }),
    );
  });

  test('for a paused hauler', async () => {
    const { token } = await arrived();
    const { id } = await addPausedHauler();

    expect(await pressOn(token, 'offer', { hauler: id })).toEqual(refusal('paused'));
    expect(await pressOn(token, 'assign', { hauler: id })).toEqual(refusal('paused'));
  });

  test('for a hauler without the agreement', async () => {
    const { token } = await arrived();
    const { id } = await addHauler();
    const none = { agreement_version: null, agreement_accepted_at: null };
    await operator.from('haulers').update(none).eq('id', id).throwOnError();

    expect(await pressOn(token, 'offer', { hauler: id })).toEqual(refusal('no-agreement'));
    expect(await pressOn(token, 'assign', { hauler: id })).toEqual(refusal('no-agreement'));
  });

  test('for a hauler who is being changed or was deleted', async () => {
    const { token } = await arrived();

    expect(await pressOn(token, 'assign', { hauler: randomUUID() })).toEqual(refusal('busy'));
  });

  test('if there is no hauler to take the job from', async () => {
    const { token } = await arrived();

    expect(await pressOn(token, 'take-back', { reason: 'no-show' })).toEqual(refusal('nobody'));
  });

  test('if no channel reaches the customer', async () => {
    const lead = await submitLead(minimalLeadRow());

    expect(await pressOn(await requestLink(lead), 'resend')).toEqual(refusal('no-address'));
  });

  test('if the address has stopped our emails', async () => {
    const { lead, token } = await arrived();
    await call('stop-mail', { token: await arrivalMailOf(lead) });

    expect(await pressOn(token, 'resend')).toEqual(refusal('blocked'));
  });

  test('from an outdated page, so the second of two people undoes nothing', async () => {
    const { token } = await arrived();
    const { version } = (await pageOf(token)).request;

    const first = await press(token, 'called', { version, called: true });
    const second = await press(token, 'cancel', { version, reasons: ['unreachable'] });

    expect(first).toEqual(pageWith({ contactedAt: expect.any(String) }));
    expect(second).toEqual(
      refusal('stale', {
        request: expect.objectContaining({ status: 'Submitted', contactedAt: expect.any(String) }),
      }),
    );
  });
});

describe('an action ID', () => {
  test('sent again is one action, answered with the current state', async () => {
    const { lead, token } = await arrived();
    const { version } = (await pageOf(token)).request;
    const sent = { token, id: randomUUID(), version, action: 'note', note: 'Gate 12' };
    const first = await call('desk', sent);
    await pressOn(token, 'flag', { reason: 'An odd name' });

    const again = await call('desk', sent);

    expect(first).toEqual(pageWith({ note: 'Gate 12', flaggedBecause: null }));
    expect(again).toEqual(pageWith({ note: 'Gate 12', flaggedBecause: 'An odd name' }));
    expect((await deskActsOf(lead)).map(({ act }) => act)).toEqual(['note', 'flag']);
  });

  test('used for another action or request is malformed and does nothing', async () => {
    const [one, other] = [await arrived(), await arrived()];
    const id = randomUUID();
    await pressOn(one.token, 'note', { id, note: 'Gate 12' });

    expect(await pressOn(one.token, 'called', { id, called: true })).toEqual(MALFORMED);
    expect(await pressOn(other.token, 'note', { id, note: 'Gate 12' })).toEqual(MALFORMED);
    expect(await storedLead(one.lead.id)).toMatchObject({ contacted_at: null });
    expect(await storedLead(other.lead.id)).toMatchObject({ desk_note: null });
  });
});

describe('the link to a message', () => {
  test('shows the message, which can be marked as answered or spam and unmarked', async () => {
    const { message, token } = await received();
    const page = (change: object) => ({
      status: 200,
      answer: {
        scope: 'message',
        expiresAt: expect.any(String),
        message: {
          ...message,
          ...{ language: 'en', createdAt: expect.any(String), flaggedBecause: null, answeredAt: null },
          ...{ application: null, haulerId: null },
          ...change,
        },
      },
    });

    expect(await look(token)).toEqual(page({}));
    expect(await press(token, 'answered', { answered: true })).toEqual(page({ answeredAt: expect.any(String) }));
    expect(await press(token, 'answered', { answered: false })).toEqual(page({}));
    expect(await press(token, 'flag', { reason: 'Spam' })).toEqual(page({ flaggedBecause: 'Spam' }));
    expect(await press(token, 'flag', { reason: '' })).toEqual(page({}));
    expect(messageView.safeParse((await look(token)).answer).success).toBe(true);
  });

  test("shows the sender's language, also on the list", async () => {
    const message = await sendMessage({ language: 'es', message: '¿Se llevan pianos?' });
    const list = listView.parse((await look(await listLink())).answer);

    expect((await look(await messageLink(message))).answer).toMatchObject({ message: { language: 'es' } });
    expect(list.messages.find(({ id }) => id === message.id)).toMatchObject({ language: 'es' });
  });

  test('opens no request and no list', async () => {
    const { token } = await received();
    const { lead, token: own } = await arrived();
    const { version } = (await pageOf(own)).request;
    const other = await received();

    expect(await look(token, lead.id)).toEqual(UNKNOWN);
    expect(await call('desk', { token, action: 'search', text: lead.phone })).toEqual(UNKNOWN);
    expect(await press(token, 'note', { leadId: lead.id, version, note: 'Mine' })).toEqual(UNKNOWN);
    expect(await press(token, 'note', { version, note: 'Mine' })).toEqual(UNKNOWN);
    expect(await press(token, 'answered', { answered: true, messageId: other.message.id })).toEqual(UNKNOWN);
    expect(await press(token, 'dispatch', { on: false })).toEqual(UNKNOWN);
    expect(await storedLead(lead.id)).toMatchObject({ desk_note: null });
  });
});

describe('the link to the list', () => {
  test('shows everything open, with only the end of each tracking ID', async () => {
    const { lead } = await arrived();
    const { message } = await received();
    const hauler = await addHauler({ contact_name: 'Sam', insured_until: '2099-12-31' });
    const offer = await acceptedBy(hauler, lead);
    const token = await listLink();

    const { status, answer } = await look(token);

    expect(status).toBe(200);
    const seen = listView.parse(answer);
    expect(seen.requests.find(({ id }) => id === lead.id)).toMatchObject({
      trackingId: lead.tracking_id.slice(-4),
      fullName: lead.full_name,
      zipCode: lead.zip_code,
      status: 'Submitted',
      hauler: hauler.name,
      openOffers: 0,
    });
    expect(seen.messages.find(({ id }) => id === message.id)).toMatchObject({ message: 'Pianos?' });
    expect(seen.haulers).toEqual([
      expect.objectContaining({ id: hauler.id, contactName: 'Sam', insuredUntil: '2099-12-31', jobs: 1 }),
    ]);
    expect(seen.report).toHaveLength(8);
    expect(seen).toMatchObject({ scope: 'list', settings: { dispatchOn: true }, moreRequests: expect.any(Number) });
    expect(seen.links.working).toBeGreaterThan(0);
    const everything = JSON.stringify(answer);
    for (const secret of [lead.tracking_id, offer.token, token]) expect(everything).not.toContain(secret);
  });

  test('opens each request without its tracking ID and can act on it', async () => {
    const { lead } = await arrived();
    const token = await listLink();

    const seen = await look(token, lead.id);
    const acted = await pressOn(token, 'note', { leadId: lead.id, note: 'Gate 12' });

    expect(seen).toMatchObject({ status: 200, answer: { scope: 'list', request: { fullName: lead.full_name } } });
    expect(acted).toEqual(pageWith({ id: lead.id, note: 'Gate 12' }));
    expect(JSON.stringify([seen, acted])).not.toContain(lead.tracking_id);
    expect(await look(token, randomUUID())).toEqual(UNKNOWN);
  });

  test('finds requests by number, tracking ID and name', async () => {
    const { lead } = await arrived({ ...maximalLeadRow(), full_name: `Rosa ${randomUUID().slice(0, 8)}` });
    const token = await listLink();
    const search = (text: string) => call('desk', { token, action: 'search', text });
    const found = { status: 200, answer: { requests: [expect.objectContaining({ id: lead.id })] } };

    expect(await search(`+1 ${lead.phone}`)).toEqual(found);
    expect(await search(formatTrackingId(lead.tracking_id))).toEqual(found);
    expect(await search(lead.full_name.toUpperCase())).toEqual(found);
    expect(await search(lead.tracking_id.slice(0, 12))).toEqual({ status: 200, answer: { requests: [] } });
    expect(JSON.stringify(await search(lead.phone))).not.toContain(lead.tracking_id);
  });

  test('can mark a message as answered, which removes it, or as spam', async () => {
    const [one, other] = [await received(), await received()];
    const token = await listLink();

    const flagged = await press(token, 'flag', { messageId: one.message.id, reason: 'Spam' });
    const answered = await press(token, 'answered', { messageId: other.message.id, answered: true });

    expect(listView.parse(flagged.answer).messages.find(({ id }) => id === one.message.id)).toMatchObject({
      flaggedBecause: 'Spam',
    });
    expect(listView.parse(answered.answer).messages.map(({ id }) => id)).not.toContain(other.message.id);
  });

  /** A hauler on the list. */
  async function listed(token: string, hauler: string) {
    return listView.parse((await look(token)).answer).haulers.find(({ id }) => id === hauler);
  }

  /** Enters that a hauler has accepted the agreement, as Studio does. */
  async function accepted(hauler: string) {
    const { agreement_version, agreement_accepted_at } = vettedHauler();
    const agreement = { agreement_version, agreement_accepted_at };
    await operator.from('haulers').update(agreement).eq('id', hauler).throwOnError();
  }

  test('adds an applicant once, asks them for the agreement, and ends texts to them', async () => {
    const token = await listLink();
    const hauler = randomUUID();
    const message = await sendMessage(applicationOf());
    const { application } = message;
    const { name, email, phone } = vettedHauler();
    const add = { hauler, messageId: message.id, fields: { name, email, phone, everywhere: true } };

    const first = await press(token, 'hauler', add);
    const second = await press(token, 'hauler', { ...add, hauler: randomUUID() });

    expect(listView.parse(first.answer).messages.map(({ id }) => id)).not.toContain(message.id);
    expect(second).toEqual(refusal('stale', { scope: 'list' }));
    expect(listView.parse((await look(token)).answer).haulers).toHaveLength(1);
    expect(await listed(token, hauler)).toMatchObject({
      agreement: { version: null, askedAt: expect.any(String), attested: {}, current: false },
      missing: ['not-vetted', 'not-insured', 'no-agreement'],
    });
    expect(await press(token, 'answered', { messageId: message.id, answered: false })).toMatchObject({
      answer: { messages: expect.arrayContaining([expect.objectContaining({ application, haulerId: hauler })]) },
    });

    expect(await press(token, 'ask-agreement', { hauler })).toEqual(refusal('too-soon', { scope: 'list' }));
    expect((await press(token, 'end-texts', { hauler })).status).toBe(200);
    await accepted(hauler);
    expect(await press(token, 'ask-agreement', { hauler })).toEqual(refusal('accepted', { scope: 'list' }));
  });

  test('can add a paused hauler, activate them once nothing is missing, and pause them', async () => {
    const token = await listLink();
    const hauler = randomUUID();
    const { name, email, phone } = vettedHauler();
    const fields = {
      ...{ name, contactName: '', email, phone: `+${phone}`, zipPrefixes: ['913'], services: ['Furniture Removal'] },
      ...{ languages: ['en', 'es'], insuredUntil: '2099-12-31', everywhere: false, familyOwned: true, active: true },
    };
    const save = async (change: object) =>
      press(token, 'hauler', { hauler, version: (await listed(token, hauler))?.version, fields: change });

    expect((await press(token, 'hauler', { hauler, fields })).status).toBe(200);
    expect(await listed(token, hauler)).toMatchObject({
      ...fields,
      ...{ contactName: null, phone, active: false, vettedAt: null, unreachableSince: null, jobs: 0 },
    });
    expect(await save({ active: true })).toEqual(refusal('not-vetted', { scope: 'list' }));
    const vettedAt = new Date().toISOString();
    expect(await save({ vettedAt, insuredUntil: null, active: true })).toEqual(
      refusal('not-insured', { scope: 'list' }),
    );
    expect(await save({ vettedAt, zipPrefixes: [], active: true })).toEqual(refusal('no-area', { scope: 'list' }));
    expect(await save({ vettedAt, active: true })).toEqual(refusal('no-agreement', { scope: 'list' }));
    expect(await listed(token, hauler)).toMatchObject({ vettedAt: null, missing: ['not-vetted', 'no-agreement'] });
    await accepted(hauler);
    expect((await save({ vettedAt, active: true })).status).toBe(200);
    expect(await listed(token, hauler)).toMatchObject({ active: true, vettedAt: expect.any(String) });
    expect((await save({ active: false })).status).toBe(200);
    expect(await listed(token, hauler)).toMatchObject({ ...fields, contactName: null, phone, active: false });
  });

  test("doesn't overwrite another person's change to a hauler", async () => {
    const token = await listLink();
    const { id: hauler } = await addHauler();
    const version = (await listed(token, hauler))?.version;
    await press(token, 'hauler', { hauler, version, fields: { name: 'Valley Haul' } });

    const second = await press(token, 'hauler', { hauler, version, fields: { name: 'Bay Haul' } });

    expect(second).toEqual(refusal('stale', { scope: 'list' }));
    expect(await listed(token, hauler)).toMatchObject({ name: 'Valley Haul' });
  });

  test('needs a version to change a hauler and all fields to add one', async () => {
    const token = await listLink();
    const { id: hauler } = await addHauler();

    expect(await press(token, 'hauler', { hauler, fields: { name: 'Valley Haul' } })).toEqual(MALFORMED);
    expect(await press(token, 'hauler', { hauler: randomUUID(), fields: { name: 'Valley Haul' } })).toEqual(MALFORMED);
  });

  test('stops and starts offers', async () => {
    await withSettings({}, async () => {
      const token = await listLink();
      const settings = (dispatchOn: boolean) => ({
        status: 200,
        answer: expect.objectContaining({ settings: { dispatchOn } }),
      });

      expect(await press(token, 'dispatch', { on: false })).toEqual(settings(false));
      expect(await press(token, 'dispatch', { on: true })).toEqual(settings(true));
    });
  });

  test('counts prices, and shows when and by hauler', async () => {
    const { lead, hauler } = await held();
    const completed = { status: 'Completed', price_paid: 165 } as const;
    await operator.from('leads').update(completed).eq('id', lead.id).throwOnError();
    const token = await listLink();

    const { status, answer } = await press(token, 'count-prices');

    expect(status).toBe(200);
    const { prices } = listView.parse(answer);
    expect(Date.parse(prices.countedAt ?? '')).toBeGreaterThan(Date.now() - HOUR_MS);
    expect(prices.haulers).toEqual([
      { hauler: { id: hauler.id, name: hauler.name }, pickups: 1, median: 165, farOff: 0, denied: 0, leftOut: 0 },
    ]);
  });

  test('notes the truck of a hauler, beside whom a request shows it', async () => {
    const { lead } = await arrived();
    const hauler = await addHauler();
    const token = await listLink();
    const save = async (truckCubicYards: unknown) => {
      const { version } = listView.parse((await look(token)).answer).haulers[0] ?? {};
      return press(token, 'hauler', { hauler: hauler.id, version, fields: { truckCubicYards } });
    };

    expect(await save(15)).toMatchObject({ status: 200, answer: { haulers: [{ truckCubicYards: 15 }] } });
    expect((await pageOf(token, lead.id)).haulers).toMatchObject([{ id: hauler.id, truckCubicYards: 15 }]);
    expect(await save(61)).toMatchObject({
      status: 400,
      answer: { message: 'Enter whole cubic yards, from 1 to 60, or leave it blank' },
    });
    expect(await save(null)).toMatchObject({ status: 200, answer: { haulers: [{ truckCubicYards: null }] } });
  });

  test('shows undelivered messages and retries them', async () => {
    const { lead } = await arrived();
    const dead = { state: 'dead', last_error: 'HTTP 500', finished_at: new Date().toISOString() } as const;
    const { data } = await operator
      .from('notifications')
      .update(dead)
      .eq('lead_id', lead.id)
      .eq('kind', 'request-arrived')
      .select('id')
      .single()
      .throwOnError();
    const token = await listLink();
    const troubles = (answer: unknown) => listView.parse(answer).trouble.filter(({ leadId }) => leadId === lead.id);
    expect(troubles((await look(token)).answer)).toMatchObject([
      { id: data.id, kind: 'request-arrived', audience: 'customer', state: 'dead', lastError: 'HTTP 500' },
    ]);

    const { status, answer } = await press(token, 'retry', { notification: data.id });

    expect(status).toBe(200);
    expect(troubles(answer)).toEqual([]);
  });

  test('ends all other links and keeps working', async () => {
    const { token: ofRequest } = await arrived();
    const { token: ofMessage } = await received();
    const before = await listLink();
    const token = await listLink();

    const { status, answer } = await press(token, 'end-links');

    expect(status).toBe(200);
    expect(listView.parse(answer).links).toEqual({ working: 1, lastUsedAt: expect.any(String) });
    for (const ended of [ofRequest, ofMessage, before]) expect(await look(ended)).toEqual(UNKNOWN);
    expect((await look(token)).answer).toMatchObject({ scope: 'list' });
  });
});

describe('a stranger', () => {
  /** Calls with a link, each of which reads or changes something if allowed. */
  async function tried(token: string, leadId?: string) {
    const version = 'f'.repeat(32);
    return [
      await look(token, leadId),
      await call('desk', { token, action: 'search', text: 'Rosa' }),
      await press(token, 'note', { version, leadId, note: 'Mine' }),
      await press(token, 'flag', { version, leadId, reason: 'Mine' }),
      await press(token, 'answered', { answered: true }),
      await press(token, 'hauler', { hauler: randomUUID(), fields: { ...vettedHauler() } }),
      await press(token, 'ask-agreement', { hauler: HAULER }),
      await press(token, 'end-texts', { hauler: HAULER }),
      await press(token, 'dispatch', { on: false }),
      await press(token, 'end-links'),
    ];
  }

  test('with a guessed or other link learns and changes nothing', async () => {
    const { lead } = await held();

    for (const secret of [GUESS, lead.tracking_id]) {
      expect(await tried(secret)).toEqual(Array(10).fill(UNKNOWN));
      expect(await tried(secret, lead.id)).toEqual(Array(10).fill(UNKNOWN));
    }
    const { data } = await operator.from('job_offers').select('token').eq('lead_id', lead.id).single().throwOnError();
    expect(await tried(data.token, lead.id)).toEqual(Array(10).fill(UNKNOWN));
  });

  test('with an ended link gets the same answer as for a guess, as does everyone while the desk is off', async () => {
    const { lead, token } = await arrived();
    const list = await listLink();

    await withSettings({ desk_on: false }, async () => {
      expect(await tried(token)).toEqual(Array(10).fill(UNKNOWN));
      expect(await tried(list, lead.id)).toEqual(Array(10).fill(UNKNOWN));
    });
    await operator
      .from('desk_links')
      .update({ expires_at: ago(1000) })
      .gt('expires_at', ago(0))
      .throwOnError();

    expect(await tried(token)).toEqual(Array(10).fill(UNKNOWN));
    expect(await tried(list, lead.id)).toEqual(Array(10).fill(UNKNOWN));
  });

  test("with the link to one request can't open another one or the list", async () => {
    const [one, other] = [await arrived(), await arrived()];
    const { message } = await received();
    const { version } = (await pageOf(other.token)).request;

    expect(await look(one.token, other.lead.id)).toEqual(UNKNOWN);
    expect(await press(one.token, 'note', { version, leadId: other.lead.id, note: 'Mine' })).toEqual(UNKNOWN);
    expect(await call('desk', { token: one.token, action: 'search', text: other.lead.phone })).toEqual(UNKNOWN);
    expect(await press(one.token, 'answered', { messageId: message.id, answered: true })).toEqual(UNKNOWN);
    expect(await press(one.token, 'flag', { messageId: message.id, reason: 'Mine' })).toEqual(UNKNOWN);
    const application = await sendMessage(applicationOf());
    const hauler = { hauler: randomUUID(), fields: vettedHauler() };
    for (const link of [one.token, await messageLink(application)]) {
      expect(await press(link, 'hauler', hauler)).toEqual(UNKNOWN);
      expect(await press(link, 'hauler', { ...hauler, messageId: application.id })).toEqual(UNKNOWN);
      expect(await press(link, 'ask-agreement', { hauler: HAULER })).toEqual(UNKNOWN);
      expect(await press(link, 'end-texts', { hauler: HAULER })).toEqual(UNKNOWN);
    }
    expect(await press(one.token, 'retry', { notification: randomUUID() })).toEqual(UNKNOWN);
    expect(await press(one.token, 'end-links')).toEqual(UNKNOWN);
    expect(await press(one.token, 'count-prices')).toEqual(UNKNOWN);
    expect(await storedLead(other.lead.id)).toMatchObject({ desk_note: null, flagged_because: null });
  });

  test('with the link to a request closed long ago gets nothing', async () => {
    const { lead, token } = await arrived();
    const long = ago(31 * 24 * HOUR_MS);
    await operator.from('leads').update({ status: 'Completed', created_at: long }).eq('id', lead.id).throwOnError();
    expect((await pageOf(token)).request).toMatchObject({ status: 'Completed' });
    await operator.from('lead_status_changes').update({ changed_at: long }).eq('lead_id', lead.id).throwOnError();

    expect(await look(token)).toEqual(UNKNOWN);
  });

  test.each<[string, object]>([
    ['view_desk', { token: GUESS }],
    ['view_request', { token: GUESS, lead_id: randomUUID() }],
    ['search_desk', { token: GUESS, text: 'Rosa' }],
    ['act_on_request', { token: GUESS, act_id: randomUUID(), act: 'note', detail: {} }],
    ['act_on_message', { token: GUESS, act_id: randomUUID(), act: 'answered', detail: {} }],
    ['act_on_list', { token: GUESS, act_id: randomUUID(), act: 'dispatch', detail: {} }],
    ['save_hauler', { token: GUESS, act_id: randomUUID(), hauler_id: randomUUID(), fields: {} }],
    ['make_desk_link', { notification_id: randomUUID() }],
    ['request_desk_link', {}],
    ['read_digest', {}],
    ['count_prices', {}],
  ])("can't call %s directly", async (name, input) => {
    const { error } = await untypedVisitor.rpc(name, input);

    expect(error).toMatchObject({ code: '42501' });
  });

  test.each(['desk_links', 'desk_acts'] as const)("can't read %s", async (table) => {
    const { token } = await arrived();
    await pressOn(token, 'note', { note: 'Gate 12' });

    const { data } = await visitor.from(table).select();

    expect(data ?? []).toEqual([]);
    expect((await operator.from(table).select('id').limit(1).throwOnError()).data).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['a look without a link', { action: 'look' }],
    ['an act that there is not', { id: randomUUID(), action: 'delete' }],
    ['an action without an action ID', { action: 'end-links' }],
    ['a request without a version', { id: randomUUID(), action: 'resend', leadId: randomUUID() }],
    ['an invalid ID', { action: 'look', leadId: "1' or '1'='1" }],
    ['a name of three lines', { id: randomUUID(), action: 'end-links', by: 'a\nb\nc' }],
    ['a name that is too long', { id: randomUUID(), action: 'end-links', by: 'x'.repeat(41) }],
  ])('sending %s gets the malformed error', async (what, input) => {
    const { status, answer } = await call('desk', {
      ...(what.includes('without a link') ? {} : { token: GUESS }),
      ...input,
    });

    expect(status).toBe(400);
    expect(answer).toMatchObject({ statusCode: 400, code: expect.any(String) });
  });

  test('sending too much, invalid JSON, no key or another method is refused', async () => {
    const body = JSON.stringify({ token: GUESS, action: 'search', text: 'x'.repeat(5_000) });

    expect((await request('desk', { body })).status).toBe(413);
    expect((await request('desk', { body: 'look' })).status).toBe(400);
    expect((await request('desk', { headers: { apikey: 'guess' }, body: '{}' })).status).toBe(401);
    expect((await request('desk', { method: 'GET' })).status).toBe(405);
  });

  test('guessing or asking endlessly is rate-limited', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.90' };
    await withLimits({ function_requests_per_network_per_minute: 2 }, async () => {
      const statuses = [];
      for (const input of [{ action: 'ask' }, { token: GUESS, action: 'look' }, { action: 'ask' }]) {
        statuses.push((await request('desk', { headers, body: JSON.stringify(input) })).status);
      }

      expect(statuses).toEqual([200, 200, 429]);
    });
  });

  test('finds no answer of the desk in a cache', async () => {
    const { token } = await arrived();

    for (const input of [{ token, action: 'look' }, { token: GUESS, action: 'look' }, { token }]) {
      expect((await request('desk', { body: JSON.stringify(input) })).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('asking for a link', () => {
  const ASKED = { status: 200, answer: { state: 'asked' } };

  async function linksAskedFor(): Promise<number | null> {
    const { count } = await operator
      .from('notifications')
      .select('*', { count: 'exact', head: true })
      .eq('kind', 'desk-link')
      .throwOnError();
    return count;
  }

  test('gets the same answer: with an email, too soon for one, and while the desk is off', async () => {
    await operator.from('notifications').delete().eq('kind', 'desk-link').throwOnError();

    await withSettings({ desk_on: false }, async () => {
      expect(await call('desk', { action: 'ask' })).toEqual(ASKED);
    });
    expect(await linksAskedFor()).toBe(0);
    expect(await call('desk', { action: 'ask' })).toEqual(ASKED);
    expect(await linksAskedFor()).toBe(1);
    expect(await call('desk', { action: 'ask' })).toEqual(ASKED);
    expect(await linksAskedFor()).toBe(1);
  });
});
