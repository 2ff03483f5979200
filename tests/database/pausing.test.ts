import { randomUUID } from 'node:crypto';
import type { Enums, TablesUpdate } from '@functions/database.types.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, dayIn } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { submitLead } from '../support/leads.ts';
import {
  acts,
  addHauler,
  changeHauler,
  deleteHauler,
  forgetMatch,
  type Hauler,
  matchedLead,
  offeredLead,
  openTo,
  statesOf,
} from '../support/match.ts';
import { claim, finish, makeDue, type Notification, sendDue } from '../support/notifications.ts';
import { arrivalMailOf, offerMailOf, stopLinkOf } from '../support/stop-links.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

const wishes = ['look', 'pause', 'resume'] as const;

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

async function stored({ id }: { id: string }): Promise<Hauler> {
  const { data } = await operator.from('haulers').select().eq('id', id).single().throwOnError();
  return data;
}

async function toldOperator(): Promise<Notification[]> {
  const { data } = await operator
    .from('notifications')
    .select()
    .eq('kind', 'hauler-paused')
    .order('created_at')
    .throwOnError();
  return data;
}

describe('the link in an email to a hauler', () => {
  test('shows that they are active, and changes nothing until it is pressed', async () => {
    const { lead, hauler, token } = await linkedHauler();
    const before = await stored(hauler);

    expect(await press(token, 'look')).toBe('active');
    expect(await press(token, 'resume')).toBe('active');

    expect(await stored(hauler)).toEqual(before);
    expect(await openTo(lead)).toEqual([hauler.id]);
    expect(await toldOperator()).toEqual([]);
  });

  test('pauses them: open offers end, they get no more, and their jobs stay', async () => {
    const { lead, hauler, offer, token } = await linkedHauler();
    await acts.accept(offer);
    const open = await submitLead(minimalLeadRow());

    expect(await press(token, 'pause')).toBe('paused');

    expect(await stored(hauler)).toMatchObject({ active: false, paused_by_hauler_at: expect.any(String) });
    expect(await statesOf(open)).toEqual({ [hauler.id]: 'expired' });
    expect(await statesOf(lead)).toEqual({ [hauler.id]: 'accepted' });
    expect(await openTo(await submitLead(minimalLeadRow()))).toEqual([]);
    expect(await acts.called(offer)).toBe('done');
  });

  test('gets them offers again, in any repetition', async () => {
    const { hauler, token } = await linkedHauler();

    const states = [];
    for (const wish of ['pause', 'pause', 'look', 'resume', 'resume', 'look'] as const) {
      states.push(await press(token, wish));
    }

    expect(states).toEqual(['paused', 'paused', 'paused', 'active', 'active', 'active']);
    expect(await stored(hauler)).toMatchObject({ active: true, paused_by_hauler_at: null });
    expect(await openTo(await submitLead(minimalLeadRow()))).toEqual([hauler.id]);
    expect(await toldOperator()).toHaveLength(2);
  });

  test('is the same on a retry, different for each email, and only for the address it goes to', async () => {
    const { lead, hauler, token } = await linkedHauler();
    const { data: mails } = await operator.from('notifications').select('id').eq('kind', 'job-offered').throwOnError();
    const make = async (email: string) =>
      (await operator.rpc('make_stop_link', { notification_id: mails[0]?.id ?? '', email }).throwOnError()).data;

    expect(token).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(await make(hauler.email)).toBe(token);
    expect(await make(lead.email ?? '')).toBeNull();
    expect(await make('mallory@example.com')).toBeNull();
    const other = await submitLead(minimalLeadRow());
    expect(await offerMailOf(other, hauler)).not.toBe(token);
  });

  test('is also in an email that is about no offer', async () => {
    const hauler = await addHauler({ agreement_version: null, agreement_accepted_at: null, active: false });
    await makeDue();
    const asked = (await claim()).find(({ kind }) => kind === 'agreement-asked');
    const { data } = await operator
      .rpc('make_stop_link', { notification_id: asked?.id ?? '', email: hauler.email })
      .throwOnError();

    expect(await press(data ?? '', 'look')).toBe('stopped');
  });

  test('pauses by one click, and blocks no address', async () => {
    const { lead, hauler, offer, token } = await linkedHauler();
    await acts.accept(offer);

    await stop(token);
    await stop(token);

    expect(await stored(hauler)).toMatchObject({ active: false, paused_by_hauler_at: expect.any(String) });
    expect(await countRows('mail_blocks')).toBe(0);
    expect(await toldOperator()).toHaveLength(1);
    await acts.cancel(lead);
    await makeDue();
    expect((await claim()).filter(({ audience }) => audience === 'hauler').map(({ kind }) => kind)).toContain(
      'customer-canceled',
    );
  });

  test("of one hauler doesn't pause another", async () => {
    const { hauler, token } = await linkedHauler();
    const other = await addHauler({ email: hauler.email });

    await press(token, 'pause');

    expect(await stored(other)).toMatchObject({ active: true });
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

    expect(await stored(hauler)).toMatchObject({ active: true, paused_by_hauler_at: null });
    expect((await operator.from('mail_blocks').select('audience').throwOnError()).data).toEqual([
      { audience: 'customer' },
    ]);
  });

  test("the link in an email about their hauler doesn't let a customer pause them", async () => {
    const { lead, hauler } = await matchedLead();
    const token = await stopLinkOf(lead, 'matched', lead.email);

    for (const wish of wishes) expect(await press(token, wish)).toBe('unknown');
    await stop(token);

    expect(await stored(hauler)).toMatchObject({ active: true });
  });

  test('a job, a tracking ID and a guess are unknown, and pause no one', async () => {
    const { lead, hauler, offer } = await linkedHauler();

    for (const token of [offer.token, lead.tracking_id, hauler.id, '0'.repeat(16), '']) {
      for (const wish of wishes) expect(await press(token, wish)).toBe('unknown');
      await stop(token);
    }

    expect(await stored(hauler)).toMatchObject({ active: true });
  });
});

describe('a hauler whom the operator paused', () => {
  test("can't resume by the link, and pausing there changes nothing", async () => {
    const { hauler, token } = await linkedHauler();
    await changeHauler(hauler, { active: false });

    for (const wish of ['look', 'resume', 'pause', 'resume'] as const) expect(await press(token, wish)).toBe('stopped');

    expect(await stored(hauler)).toMatchObject({ active: false, paused_by_hauler_at: null });
    expect(await toldOperator()).toEqual([]);
  });

  test("can't resume even if they had paused before, or the operator keeps them paused", async () => {
    const { hauler, token } = await linkedHauler();
    await press(token, 'pause');
    await changeHauler(hauler, { active: true });
    expect(await stored(hauler)).toMatchObject({ paused_by_hauler_at: null });
    await changeHauler(hauler, { active: false });
    expect(await press(token, 'resume')).toBe('stopped');

    await changeHauler(hauler, { active: true });
    await press(token, 'pause');
    await changeHauler(hauler, { paused_by_hauler_at: null });
    expect(await press(token, 'resume')).toBe('stopped');
    expect(await stored(hauler)).toMatchObject({ active: false });
  });

  test('stays paused by their link if the operator changes something else', async () => {
    const { hauler, token } = await linkedHauler();
    await press(token, 'pause');

    await changeHauler(hauler, { active: false, phone: '3105550199' });

    expect(await press(token, 'resume')).toBe('active');
  });
});

test.each<[string, TablesUpdate<'haulers'>]>([
  ['vetting', { vetted_at: null }],
  ['insurance', { insured_until: dayIn(-1) }],
  ['an area', { everywhere: false }],
  ['the agreement', { agreement_version: null, agreement_accepted_at: null }],
])("a hauler who paused can't resume without %s, but once they have it again", async (_, missing) => {
  const { hauler, token } = await linkedHauler();
  await press(token, 'pause');
  await changeHauler(hauler, missing);

  expect(await press(token, 'look')).toBe('stopped');
  expect(await press(token, 'resume')).toBe('stopped');
  expect(await stored(hauler)).toMatchObject({ active: false, paused_by_hauler_at: expect.any(String) });

  const names = Object.keys(missing) as (keyof Hauler)[];
  await changeHauler(hauler, Object.fromEntries(names.map((name) => [name, hauler[name]])));
  expect(await press(token, 'resume')).toBe('active');
});

describe('the operator', () => {
  /** What is sent to the operator about haulers once everything is due. */
  async function sentNow() {
    await makeDue();
    return (await sendDue()).filter(({ kind }) => kind === 'hauler-paused').map(({ hauler_id }) => hauler_id);
  }

  test('is told of each pause and each resumption', async () => {
    const { hauler, token } = await linkedHauler();

    await press(token, 'pause');
    expect(await sentNow()).toEqual([hauler.id]);
    await press(token, 'resume');
    expect(await sentNow()).toEqual([hauler.id]);
  });

  test('is told only the last of several, and nothing once they have paused the hauler themselves', async () => {
    const { hauler, token } = await linkedHauler();
    for (const wish of ['pause', 'resume', 'pause'] as const) await press(token, wish);
    expect(await sentNow()).toEqual([hauler.id]);

    await press(token, 'resume');
    await changeHauler(hauler, { active: false });
    expect(await sentNow()).toEqual([]);
    expect((await toldOperator()).map(({ last_error }) => last_error)).toEqual([
      'Told by a later mail',
      'Told by a later mail',
      null,
      'Paused by the operator meanwhile',
    ]);
  });

  test('is told at most ten times a day, however often someone presses', async () => {
    const { hauler, token } = await linkedHauler();
    for (let times = 0; times < 6; times++) for (const wish of ['pause', 'resume'] as const) await press(token, wish);
    expect(await press(token, 'pause')).toBe('paused');
    expect(await toldOperator()).toHaveLength(10);

    await operator
      .from('notifications')
      .update({ created_at: ago(DAY_MS + 1000) })
      .eq('hauler_id', hauler.id)
      .throwOnError();
    await press(token, 'resume');
    expect(await toldOperator()).toHaveLength(11);
  });
});

test('no link is made for an email that is not being sent, or is to the operator', async () => {
  const { hauler, token } = await linkedHauler();
  const { data: mails } = await operator.from('notifications').select('id').eq('kind', 'job-offered').throwOnError();
  const make = async (notification_id: string = randomUUID()) =>
    (await operator.rpc('make_stop_link', { notification_id, email: hauler.email }).throwOnError()).data;
  await finish(mails[0]?.id ?? '', 'sent');
  expect(await make(mails[0]?.id)).toBeNull();

  await press(token, 'pause');
  await makeDue();
  await claim();
  expect(await make((await toldOperator())[0]?.id)).toBeNull();
  expect(await make()).toBeNull();
});
