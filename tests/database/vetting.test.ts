import type { TablesUpdate } from '@functions/database.types.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { vettedHauler } from '../fixtures/haulers.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, dayIn, HOUR_MS, hourIn } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { submitLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  changeHauler,
  changeOffer,
  findJob,
  forgetMatch,
  offerByHand,
  offerOf,
  openTo,
  statesOf,
} from '../support/match.ts';
import { beginWithSettings, changeSettings, claim, notificationsOfKind, sendDue } from '../support/notifications.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);
beginWithSettings();

const insuranceMails = () => notificationsOfKind('insurance-ends');

describe('a hauler without papers', () => {
  const noAgreement = { agreement_version: null, agreement_accepted_at: null };

  test("can't become active, and the error says what is missing", async () => {
    const missing: [string, TablesUpdate<'haulers'>][] = [
      ['not-vetted', { vetted_at: null, insured_until: null, ...noAgreement }],
      ['not-insured', { insured_until: null, ...noAgreement }],
      ['not-insured', { insured_until: dayIn(-1) }],
      ['no-area', { everywhere: false, ...noAgreement }],
      ['no-agreement', noAgreement],
      ['no-agreement', { ...noAgreement, agreement_due_at: ago(1000) }],
    ];
    for (const [hint, columns] of missing) {
      const { error } = await operator.from('haulers').insert({ ...vettedHauler(), ...columns });
      const hauler = await addHauler({ active: false, ...columns });
      const second = await operator.from('haulers').update({ active: true }).eq('id', hauler.id);

      for (const refusal of [error, second.error]) {
        expect(refusal?.message).toContain(`A hauler cannot be active: ${hint}`);
      }
    }
  });

  test('is paused by default', async () => {
    const { active: _, ...row } = vettedHauler();
    const { data } = await operator.from('haulers').insert(row).select().single().throwOnError();
    expect(data.active).toBe(false);
  });

  test("can't lose vetting, insurance or area while active", async () => {
    const hauler = await addHauler();
    for (const change of [{ vetted_at: null }, { insured_until: null }, { everywhere: false }]) {
      const { error } = await operator.from('haulers').update(change).eq('id', hauler.id);
      expect(error?.message).toContain('active needs vetted_at, insured_until and an area');
    }
  });
});

describe('a hauler’s insurance', () => {
  test('is valid on its last day but not the day after', async () => {
    const [today, over] = [await addHauler({ insured_until: dayIn(0) }), await addHauler()];
    await changeHauler(over, { insured_until: dayIn(-1) });
    expect(await statesOf(await submitLead(minimalLeadRow()))).toEqual({ [today.id]: 'open' });
  });

  test('ends open offers when it ends', async () => {
    const hauler = await addHauler({ insured_until: dayIn(0) });
    const lead = await submitLead(minimalLeadRow());

    const { expires_at } = await offerOf(lead, hauler);

    expect(hourIn(expires_at) === 0 || Date.parse(expires_at) < Date.now() + 16 * HOUR_MS).toBe(true);
    const lastMoment = new Date(Date.parse(expires_at) - 1);
    expect(lastMoment.toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' })).toBe(dayIn(0));
  });

  test('ends them when its date is moved up, and others are asked', async () => {
    const one = await addHauler({ insured_until: dayIn(30) });
    const lead = await submitLead(minimalLeadRow());
    const other = await addHauler();
    expect(await openTo(lead)).toEqual([one.id]);

    await changeHauler(one, { insured_until: dayIn(-1) });

    expect(await statesOf(lead)).toMatchObject({ [one.id]: 'expired', [other.id]: 'open' });
    expect(await actions.accept(await offerOf(lead, one))).toBe('refused');
  });

  test("doesn't take jobs away, and the operator can still offer manually", async () => {
    const hauler = await addHauler();
    const [held, other] = [await submitLead(minimalLeadRow()), await submitLead(minimalLeadRow())];
    await actions.accept(await offerOf(held, hauler));
    await changeHauler(hauler, { insured_until: dayIn(-1) });
    expect(await statesOf(held)).toEqual({ [hauler.id]: 'accepted' });

    await changeOffer(await offerOf(other, hauler), { state: 'open' });
    await tick();

    expect(await openTo(other)).toEqual([hauler.id]);
    expect(await actions.accept(await offerOf(other, hauler))).toBe('done');
  });

  test("doesn't end a manual offer to a paused hauler when a new date is stored", async () => {
    const hauler = await addHauler({ active: false, insured_until: dayIn(-1) });
    const lead = await submitLead(minimalLeadRow());
    await offerByHand(lead, hauler);

    await changeHauler(hauler, { insured_until: dayIn(365) });

    expect(await openTo(lead)).toEqual([hauler.id]);
  });

  test('ends a renewed offer like the first one', async () => {
    await changeSettings({ offer_open_for: '25 hours' });
    const hauler = await addHauler({ insured_until: dayIn(1) });
    const lead = await submitLead(minimalLeadRow());
    const first = await offerOf(lead, hauler);
    await changeOffer(first, { state: 'expired' });

    await changeOffer(first, { state: 'open' });

    expect(await offerOf(lead, hauler)).toMatchObject({ state: 'open', expires_at: first.expires_at });
  });

  test('is reported to the operator once per hauler and date, from 14 days before its end', async () => {
    const hauler = await addHauler({ insured_until: dayIn(15) });
    await addHauler({ insured_until: dayIn(3), active: false });
    await addHauler();
    await tick();
    expect(await insuranceMails()).toEqual([]);

    await changeHauler(hauler, { insured_until: dayIn(14) });
    await tick();
    await tick();
    expect(await insuranceMails()).toMatchObject([{ audience: 'operator', hauler_id: hauler.id, lead_id: null }]);
    await sendDue();

    await changeHauler(hauler, { insured_until: dayIn(365) });
    await tick();
    await changeHauler(hauler, { insured_until: dayIn(14) });
    await tick();
    expect(await insuranceMails()).toHaveLength(1);
    await changeHauler(hauler, { insured_until: dayIn(10) });
    await tick();
    expect(await insuranceMails()).toHaveLength(2);
  });

  test('is not reported once another date is stored', async () => {
    const hauler = await addHauler({ insured_until: dayIn(3) });
    await tick();
    await changeHauler(hauler, { insured_until: dayIn(300) });

    expect((await claim()).map(({ kind }) => kind)).not.toContain('insurance-ends');
    expect(await insuranceMails()).toMatchObject([{ state: 'skipped' }]);
  });
});

test('haulers with all services are asked first, then those with most, then those waiting longest', async () => {
  const wait = (days: number, ...services: string[]) => addHauler({ services, last_offered_at: ago(days * DAY_MS) });
  const none = await wait(90, 'Yard Waste Cleanup');
  const one = await wait(80, 'Old Appliances');
  const two = await wait(60, 'Old Appliances', 'Home Cleaning');
  const twoWaiting = await wait(70, 'Furniture Removal', 'Old Appliances');
  const all = await wait(1, 'Furniture Removal', 'Old Appliances', 'Home Cleaning');
  const everything = await wait(2);
  await changeSettings({ offers_per_wave: 1 });
  const services = ['Furniture Removal', 'Old Appliances', 'Home Cleaning - Deep Cleaning'];
  const lead = await submitLead({ ...minimalLeadRow(), services });
  for (const hauler of [everything, all, twoWaiting, two, one]) {
    expect(await openTo(lead)).toEqual([hauler.id]);
    await actions.decline(await offerOf(lead, hauler));
  }
  expect(Object.keys(await statesOf(lead))).not.toContain(none.id);
});

test('a service listed twice counts once', async () => {
  const twice = await addHauler({ services: ['Furniture Removal'] });
  const more = await addHauler({ services: ['Old Appliances', 'Hot Tub Removal'] });
  const named = ['Furniture Removal', 'Furniture Removal', 'Furniture Removal', 'Old Appliances', 'Hot Tub Removal'];
  await changeSettings({ offers_per_wave: 1 });
  const lead = await submitLead({ ...minimalLeadRow(), services: named });
  expect(await openTo(lead)).toEqual([more.id]);
  expect(await statesOf(lead)).not.toHaveProperty(twice.id);
});

test('the caller sees whether texts were agreed to while the job can be theirs', async () => {
  const hauler = await addHauler();
  for (const agreed_to_messages of [true, false]) {
    const lead = await submitLead({ ...minimalLeadRow(), agreed_to_messages });
    const { token } = await offerOf(lead, hauler);
    const look = async () => (await findJob({ token }))?.lead['agreed_to_messages'];

    expect(await look()).toBe(agreed_to_messages);
    await actions.accept({ token });
    expect(await look()).toBe(agreed_to_messages);
    await actions.giveBack({ token });
    expect(await look()).toBeUndefined();
  }
});
