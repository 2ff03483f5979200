import { randomUUID } from 'node:crypto';
import type { Enums, TablesUpdate } from '@functions/database.types.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, dayIn } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { submitLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  changeHauler,
  deleteHauler,
  forgetMatch,
  type Hauler,
  matchedLead,
  offeredLead,
  openTo,
  statesOf,
  storedHauler,
} from '../support/match.ts';
import { changeNotifications, claim, finish, makeDue, type Notification, sendDue } from '../support/notifications.ts';
import { arrivalMailOf, offerMailOf, stopLinkOf } from '../support/stop-links.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

const wishes = ['view', 'pause', 'resume'] as const;

async function press(token: string, wish: Enums<'pause_wish'>) {
  const { data } = await operator.rpc('pause_by_link', { token, wish }).throwOnError();
  return data;
}

async function stop(token: string) {
  await operator.rpc('stop_mail', { token }).throwOnError();
}

/** A hauler with an open offer, and the link in its email. */
async function linkedHauler() {
  const { lead, hauler, offer } = await offeredLead();
  return { lead, hauler, offer, token: await offerMailOf(lead, hauler) };
}

async function toldOperator(): Promise<Notification[]> {
  const told = operator.from('notifications').select().eq('kind', 'hauler-paused').order('created_at');
  return (await told.throwOnError()).data;
}

describe('the link in an email to a hauler', () => {
  test('pauses them, whose jobs stay, and no other hauler with their address', async () => {
    const { lead, hauler, offer, token } = await linkedHauler();
    await actions.accept(offer);
    const other = await addHauler({ email: hauler.email, zip_prefixes: ['999'] });

    expect(await press(token, 'pause')).toBe('paused');

    expect(await storedHauler(other)).toMatchObject({ active: true });
    expect(await storedHauler(hauler)).toMatchObject({ active: false, paused_by_hauler_at: expect.any(String) });
    expect(await statesOf(lead)).toEqual({ [hauler.id]: 'accepted' });
  });

  test('changes nothing until it is pressed, and gets them offers again, in any repetition', async () => {
    const { lead, hauler, token } = await linkedHauler();
    const before = await storedHauler(hauler);
    for (const wish of ['view', 'resume'] as const) expect(await press(token, wish)).toBe('active');
    expect(await storedHauler(hauler)).toEqual(before);
    expect(await openTo(lead)).toEqual([hauler.id]);

    const states = [];
    for (const wish of ['pause', 'pause', 'view', 'resume', 'resume', 'view'] as const) {
      states.push(await press(token, wish));
    }

    expect(states).toEqual(['paused', 'paused', 'paused', 'active', 'active', 'active']);
    expect(await storedHauler(hauler)).toMatchObject({ active: true, paused_by_hauler_at: null });
    expect(await openTo(await submitLead(minimalLeadRow()))).toEqual([hauler.id]);
    expect(await toldOperator()).toHaveLength(2);
  });

  test('is the same on a retry, different for each email, and only for the address it is being sent to', async () => {
    const { lead, hauler, token } = await linkedHauler();
    const { data: mails } = await operator.from('notifications').select('id').eq('kind', 'job-offered').throwOnError();
    const id = mails[0]?.id ?? '';
    const make = async (email: string, notification_id = id) =>
      (await operator.rpc('make_stop_link', { notification_id, email }).throwOnError()).data;

    expect(token).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(await make(hauler.email)).toBe(token);
    expect(await make(lead.email ?? '')).toBeNull();
    expect(await make('mallory@example.com')).toBeNull();
    const other = await submitLead(minimalLeadRow());
    expect(await offerMailOf(other, hauler)).not.toBe(token);

    await finish(id, 'sent');
    expect(await make(hauler.email)).toBeNull();
    expect(await make(hauler.email, randomUUID())).toBeNull();
    await press(token, 'pause');
    await makeDue();
    await claim();
    expect(await make(hauler.email, (await toldOperator())[0]?.id)).toBeNull();
  });

  test('is also in an email that is about no offer', async () => {
    const hauler = await addHauler({ agreement_version: null, agreement_accepted_at: null, active: false });
    await makeDue();
    const asked = (await claim()).find(({ kind }) => kind === 'agreement-asked');
    const about = { notification_id: asked?.id ?? '', email: hauler.email };
    const { data } = await operator.rpc('make_stop_link', about).throwOnError();

    expect(await press(data ?? '', 'view')).toBe('stopped');
  });

  test('pauses by one click, and blocks no address', async () => {
    const { lead, hauler, offer, token } = await linkedHauler();
    await actions.accept(offer);

    await stop(token);
    await stop(token);

    expect(await storedHauler(hauler)).toMatchObject({ active: false, paused_by_hauler_at: expect.any(String) });
    expect(await countRows('mail_blocks')).toBe(0);
    expect(await toldOperator()).toHaveLength(1);
    await actions.cancel(lead);
    await makeDue();
    expect((await claim()).filter(({ audience }) => audience === 'hauler').map(({ kind }) => kind)).toContain(
      'customer-canceled',
    );
  });

  test('works after their address has changed, and ends when they are deleted', async () => {
    const { hauler, token } = await linkedHauler();
    await changeHauler(hauler, { email: `new.${hauler.email}` });
    expect(await press(token, 'pause')).toBe('paused');

    await deleteHauler(hauler);

    for (const wish of wishes) expect(await press(token, wish)).toBe('unknown');
    await stop(token);
    expect(await countRows('mail_blocks')).toBe(0);
  });
});

describe('other secrets', () => {
  test("a customer's link pauses no one, even if the hauler has the same address", async () => {
    const hauler = await addHauler();
    const lead = await submitLead({ ...minimalLeadRow(), email: hauler.email });
    const token = await arrivalMailOf(lead);

    for (const wish of wishes) expect(await press(token, wish)).toBe('unknown');
    await stop(token);

    expect(await storedHauler(hauler)).toMatchObject({ active: true, paused_by_hauler_at: null });
    expect((await operator.from('mail_blocks').select('audience').throwOnError()).data).toEqual([
      { audience: 'customer' },
    ]);
  });

  test("a customer's link about their hauler, a job, a tracking ID and a guess are unknown, and pause no one", async () => {
    const { lead, hauler, offer } = await linkedHauler();
    const match = await matchedLead();
    const tokens = [
      ...[await stopLinkOf(match.lead, 'matched', match.lead.email)],
      ...[offer.token, lead.tracking_id, hauler.id, '0'.repeat(16), ''],
    ];

    for (const token of tokens) {
      for (const wish of wishes) expect(await press(token, wish)).toBe('unknown');
      await stop(token);
    }

    for (const each of [match.hauler, hauler]) expect(await storedHauler(each)).toMatchObject({ active: true });
  });
});

describe('a hauler whom the operator paused', () => {
  test("can't resume by the link, and pausing there changes nothing", async () => {
    const { hauler, token } = await linkedHauler();
    await changeHauler(hauler, { active: false });

    for (const wish of ['view', 'resume', 'pause', 'resume'] as const) expect(await press(token, wish)).toBe('stopped');

    expect(await storedHauler(hauler)).toMatchObject({ active: false, paused_by_hauler_at: null });
    expect(await toldOperator()).toEqual([]);
  });

  test("can't resume even if they had paused before, or the operator keeps them paused", async () => {
    const { hauler, token } = await linkedHauler();
    await press(token, 'pause');
    await changeHauler(hauler, { active: true });
    expect(await storedHauler(hauler)).toMatchObject({ paused_by_hauler_at: null });
    await changeHauler(hauler, { active: false });
    expect(await press(token, 'resume')).toBe('stopped');

    await changeHauler(hauler, { active: true });
    await press(token, 'pause');
    // Another change leaves them paused by their link.
    await changeHauler(hauler, { active: false, phone: '3105550199' });
    expect(await press(token, 'view')).toBe('paused');
    await changeHauler(hauler, { paused_by_hauler_at: null });
    expect(await press(token, 'resume')).toBe('stopped');
    expect(await storedHauler(hauler)).toMatchObject({ active: false });
  });
});

test("a hauler who paused can't resume without papers, but once they have them again", async () => {
  for (const missing of [
    ...[{ vetted_at: null }, { insured_until: dayIn(-1) }, { everywhere: false }],
    { agreement_version: null, agreement_accepted_at: null },
  ] as TablesUpdate<'haulers'>[]) {
    await forgetMatch();
    const { hauler, token } = await linkedHauler();
    await press(token, 'pause');
    await changeHauler(hauler, missing);

    expect([missing, await press(token, 'view')]).toEqual([missing, 'stopped']);
    expect([missing, await press(token, 'resume')]).toEqual([missing, 'stopped']);
    expect(await storedHauler(hauler)).toMatchObject({ active: false, paused_by_hauler_at: expect.any(String) });

    const names = Object.keys(missing) as (keyof Hauler)[];
    await changeHauler(hauler, Object.fromEntries(names.map((name) => [name, hauler[name]])));
    expect([missing, await press(token, 'resume')]).toEqual([missing, 'active']);
  }
});

describe('the operator', () => {
  /** What is sent to the operator about haulers once everything is due. */
  async function sentNow() {
    await makeDue();
    return (await sendDue()).filter(({ kind }) => kind === 'hauler-paused').map(({ hauler_id }) => hauler_id);
  }

  test('is told of each, or the last of several, but not once they have paused the hauler themselves', async () => {
    const { hauler, token } = await linkedHauler();
    for (const wishes of [['pause'], ['resume'], ['pause', 'resume', 'pause']] as const) {
      for (const wish of wishes) await press(token, wish);
      expect(await sentNow()).toEqual([hauler.id]);
    }

    await press(token, 'resume');
    await changeHauler(hauler, { active: false });
    expect(await sentNow()).toEqual([]);
  });

  test('is told at most ten times a day, and once more a day later, however often someone presses', async () => {
    const { hauler, token } = await linkedHauler();
    for (let times = 0; times < 6; times++) for (const wish of ['pause', 'resume'] as const) await press(token, wish);
    expect(await press(token, 'pause')).toBe('paused');
    const told = await toldOperator();
    expect(told).toHaveLength(11);
    expect(told.map(({ due_at, created_at }) => Date.parse(due_at) - Date.parse(created_at))).toEqual([
      ...Array(10).fill(0),
      DAY_MS,
    ]);
    expect((await sendDue()).filter(({ kind }) => kind === 'hauler-paused')).toHaveLength(1);

    await changeNotifications({ hauler_id: hauler.id }, { created_at: ago(DAY_MS + 1000) });
    await press(token, 'resume');
    expect(await toldOperator()).toHaveLength(12);
  });
});
