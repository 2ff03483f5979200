import { beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago, dayIn, HOUR_MS } from '../support/ago.ts';
import { operator, visitor } from '../support/clients.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import { actions, changeLead, forgetMatch, matchedLead, report, reportAgain } from '../support/match.ts';
import { changeNotifications, claim, makeDue, type Notification, toldOf } from '../support/notifications.ts';
import { arrivalMailOf } from '../support/stop-links.ts';
import { begin, claimOf, finishText, replied, submitWithoutEmail, withTexts } from '../support/texts.ts';

beforeEach(forgetMatch);

async function submit(change: object = {}) {
  const lead = { ...maximalLeadRow(), phone: freshPhone(), ...change };
  await submitLead(lead);
  return lead;
}

async function isFlagged({ id }: { id: string }): Promise<boolean> {
  return (await storedLead(id))?.flagged_because !== null;
}

const changedMails = (lead: { id: string }) => toldOf(lead, 'request-changed');

describe('the language of a request', () => {
  test('can be corrected back and forth, stays the same on other corrections, and leaves consent as it is', async () => {
    const lead = await submit();
    const { phone, email, consent_version } = lead;
    for (const [change, language] of [
      [{ language: 'es' }, 'es'],
      [{ unit_number: '7' }, 'es'],
      [{ language: 'en' }, 'en'],
    ] as const) {
      expect(await actions.correct(lead, change)).toBe('done');
      const stored = { language, phone, email, consent_version, agreed_to_messages: true };
      expect(await storedLead(lead.id)).toMatchObject(stored);
    }
  });
});

describe('the load of a request', () => {
  test('can be said, changed and removed, and stays the same on other corrections', async () => {
    const lead = await submit();
    const { phone, email } = lead;

    expect(await actions.correct(lead, { load_size: 'quarter' })).toBe('done');
    expect(await actions.correct(lead, { unit_number: '7' })).toBe('done');
    const refusal = actions.correct(lead, { load_size: 'Half', unit_number: '8' });
    await expect(refusal).rejects.toMatchObject({ code: '22P02' });
    expect(await storedLead(lead.id)).toMatchObject({ load_size: 'quarter', unit_number: '7' });
    expect(await actions.correct(lead, { load_size: '' })).toBe('done');
    expect(await storedLead(lead.id)).toMatchObject({ load_size: null, phone, email });
  });
});

describe('when it should be gone', () => {
  test.each(['soon', 'flexible', dayIn(60), '2026-11-01'])(
    'is stored as %s, even if that day is past: the request must not be lost',
    async (wanted) => {
      expect(await storedLead((await submit({ wanted })).id)).toMatchObject({ wanted });
    },
  );

  test.each([
    ['asap', '23514'],
    ['2026-2-3', '23514'],
    ['2027-02-30', '22008'],
  ])('is not %s', async (wanted, code) => {
    const { error, status } = await visitor.from('leads').insert({ ...minimalLeadRow(), wanted });
    expect([status, error?.code]).toEqual([400, code]);
  });

  test('can be corrected to a day from today to 60 days ahead; one that is past stays on other corrections', async () => {
    const lead = await submit({ wanted: '2026-11-01' });
    const refused = { code: 'PT400', hint: 'wanted-day-invalid', message: 'Choose a day within the next 60 days' };

    expect(await actions.correct(lead, { unit_number: '4', wanted: '2026-11-01' })).toBe('done');
    for (const wanted of [dayIn(-1), dayIn(61), 'asap']) {
      await expect(actions.correct(lead, { wanted })).rejects.toMatchObject(refused);
    }
    for (const wanted of [dayIn(60), '']) expect(await actions.correct(lead, { wanted })).toBe('done');
    expect((await storedLead(lead.id))?.wanted).toBeNull();
  });
});

test.each([
  ['language', ['es', 'en', 'es', 'en', 'es'], ['done', 'done', 'done', 'too-many', 'done'], 'es'],
  ['load_size', ['half', 'half', 'full', '', 'few-items'], ['done', 'done', 'done', 'done', 'too-many'], null],
  ['wanted', ['soon', 'soon', 'flexible', '', 'soon'], ['done', 'done', 'done', 'done', 'too-many'], null],
] as const)(
  'the %s counts toward three corrections a day, and no customer is told',
  async (column, values, outcomes, last) => {
    const { lead } = await matchedLead();
    const answers = [];
    for (const value of values) {
      const change: object = { [column]: value };
      answers.push(await actions.correct(lead, change));
    }

    expect(answers).toEqual(outcomes);
    expect((await storedLead(lead.id))?.[column]).toBe(last);
    const told = await toldOf(lead, 'customer-corrected');
    expect(told.map(({ audience }) => audience).sort()).toEqual(['hauler', 'operator']);
    expect(await changedMails(lead)).toEqual([]);
  },
);

describe('the limits on numbers and addresses in corrections', () => {
  test.each([
    ['number', freshPhone, (to: string) => ({ phone: to })],
    ['address', freshEmail, (to: string) => ({ email: to })],
  ])('refuse the sixth correction within an hour to one %s', async (_, make, change) => {
    const victim = make();
    const leads = [];
    for (let count = 0; count < 6; count++) leads.push(await submit());

    const outcomes = [];
    for (const lead of leads) outcomes.push(await actions.correct(lead, change(victim)));

    expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'done', 'too-many']);
    const last = await storedLead(leads[5]?.id ?? '');
    expect([last?.phone, last?.email]).not.toContain(victim);
  });

  test('flag a request with a number that corrections have named, even if it was corrected away', async () => {
    const [named, left] = [freshPhone(), freshPhone()];
    await withLimits({ leads_per_phone_per_hour: 2 }, async () => {
      for (let count = 0; count < 2; count++) {
        await actions.correct(await submit(), { phone: named });
        await actions.correct(await submit({ phone: left }), { phone: freshPhone() });
      }

      for (const phone of [named, left]) expect(await isFlagged(await submit({ phone }))).toBe(true);
    });
  });

  test("don't count another spelling of the same number, and end after an hour", async () => {
    const number = freshPhone();
    await withLimits({ leads_per_phone_per_hour: 1 }, async () => {
      const lead = await submit({ phone: number });
      expect(await actions.correct(lead, { phone: `1${number}` })).toBe('done');
      await changeLead(lead, { created_at: ago(1.1 * HOUR_MS) });

      expect(await isFlagged(await submit({ phone: number }))).toBe(false);
    });
  });

  test('refuse a domain with non-ASCII letters', async () => {
    await expect(actions.correct(await submit(), { email: 'a@bücher.example' })).rejects.toMatchObject({
      code: 'PT400',
    });
  });

  test('allow three corrections a day per request, counting those that change something', async () => {
    const lead = await submit();
    for (const [change, outcome] of [
      [{ unit_number: '5' }, 'done'],
      [{ unit_number: '5' }, 'done'],
      [{ call_time: 'At noon' }, 'done'],
      [{ phone: freshPhone() }, 'done'],
      [{}, 'done'],
      [{ unit_number: '6' }, 'too-many'],
    ] as const) {
      expect([change, await actions.correct(lead, change)]).toEqual([change, outcome]);
    }
    expect(await actions.correct(await submit(), { unit_number: '6' })).toBe('done');
  });
});

describe('the earlier address is told about a change', () => {
  /** The earlier address of the correction an email is about. */
  async function addressBefore(mail: Notification | undefined) {
    const corrections = operator
      .from('lead_corrections')
      .select('email_before')
      .eq('id', mail?.correction_id ?? 0);
    return (await corrections.single().throwOnError()).data.email_before;
  }

  test.each([
    ['the email address', () => ({ email: freshEmail() })],
    ['the phone number', () => ({ phone: freshPhone() })],
    ['no email address', () => ({ email: '' })],
  ])('to %s: immediately, at the earlier address', async (_, change) => {
    const lead = await submit();
    await actions.correct(lead, change());

    const [told] = await changedMails(lead);
    expect(told).toMatchObject({ audience: 'customer' });
    expect(await addressBefore(told)).toBe(lead.email);
    expect((await claim()).map(({ kind }) => kind)).toContain('request-changed');
  });

  test('by canceling with the tracking link', async () => {
    const lead = await submit();
    await actions.cancel(lead);

    expect(await changedMails(lead)).toMatchObject([{ correction_id: null, state: 'waiting' }]);
    await makeDue();
    const due = (await claim()).filter(({ audience }) => audience === 'customer');
    expect(due.map(({ kind }) => kind)).toEqual(['request-changed']);
  });

  test('but not without one, or about another detail or another spelling of the same number and address', async () => {
    const lead = await submit({ email: `Ana+${freshPhone()}@example.com` });
    await actions.correct(lead, { phone: `1${lead.phone}`, email: lead.email?.toLowerCase() ?? '' });
    await actions.correct(lead, { unit_number: '5' });
    await actions.correct(lead, { call_time: 'At noon' });
    const without = await submitLead(minimalLeadRow());
    await actions.correct(without, { phone: freshPhone() });

    for (const each of [lead, without]) expect(await changedMails(each)).toEqual([]);
  });

  test('once in 24 hours per address, for any request', async () => {
    const address = freshEmail();
    const [one, other] = [await submit({ email: address }), await submit({ email: address })];
    await actions.correct(one, { phone: freshPhone() });
    await actions.correct(one, { phone: freshPhone() });
    await actions.cancel(other);
    expect([...(await changedMails(one)), ...(await changedMails(other))]).toHaveLength(1);

    await changeNotifications({ kind: 'request-changed' }, { created_at: ago(24.1 * HOUR_MS) });
    await actions.correct(one, { phone: freshPhone() });
    expect(await changedMails(one)).toHaveLength(2);
  });

  test('again if the email of the day was not sent', async () => {
    const address = freshEmail();
    const [one, other] = [await submit({ email: address }), await submit({ email: address })];
    await changeLead(one, { flagged_because: 'Spam' });
    await actions.cancel(one);
    expect((await claim()).map(({ kind }) => kind)).not.toContain('request-changed');

    await actions.correct(other, { phone: freshPhone() });
    expect(await changedMails(other)).toHaveLength(1);
    await changeNotifications({ kind: 'request-changed' }, { state: 'dead' });
    await actions.correct(other, { phone: freshPhone() });
    expect(await changedMails(other)).toHaveLength(2);
  });

  test('once, even if clearing flags releases several', async () => {
    const address = freshEmail();
    const leads = [];
    for (let count = 0; count < 3; count++) leads.push(await submit({ email: address }));
    for (const lead of leads.slice(1)) await changeLead(lead, { flagged_because: 'Spam' });
    for (const lead of leads.toReversed()) await actions.cancel(lead);
    expect((await Promise.all(leads.map(changedMails))).map((mails) => mails.length)).toEqual([1, 0, 1]);

    for (const lead of leads) await changeLead(lead, { flagged_because: null });

    expect((await claim()).filter(({ kind }) => kind === 'request-changed')).toHaveLength(1);
  });

  test('at the address that was current when it was queued, whatever follows', async () => {
    const lead = await submit();
    await actions.cancel(lead);
    await changeLead(lead, { status: 'Submitted' });
    await actions.correct(lead, { email: freshEmail() });

    const [told, ...others] = await changedMails(lead);
    expect(await addressBefore(told)).toBe(lead.email);
    expect(others).toEqual([]);
  });

  test('unless the address has stopped our emails', async () => {
    const lead = await submit();
    await operator.rpc('stop_mail', { token: await arrivalMailOf(lead) }).throwOnError();
    await actions.correct(lead, { email: freshEmail() });
    await claim();

    expect(await changedMails(lead)).toMatchObject([{ state: 'skipped' }]);
  });
});

describe('the earlier number of a request without an address is told by text', () => {
  /** A request whose customer has only texts and has received the confirmation. */
  async function submitTexted(change: object = {}) {
    const lead = await submitWithoutEmail(change);
    for (const text of await claimOf('request-arrived')) {
      await begin(text);
      await finishText(text, 'sent');
    }
    return lead;
  }

  async function textsOfChange() {
    return (await claimOf('request-changed')).map(({ channel, address_hash }) => [channel, address_hash]);
  }

  async function hashOf(lead: { id: string }) {
    return (await toldOf(lead, 'request-arrived'))[0]?.address_hash;
  }

  test.each<[string, (lead: { tracking_id: string }) => Promise<unknown>]>([
    ['has another number', (lead) => actions.correct(lead, { phone: freshPhone() })],
    [
      'has another number and an address',
      (lead) => actions.correct(lead, { phone: freshPhone(), email: freshEmail() }),
    ],
    ['is canceled', (lead) => actions.cancel(lead)],
  ])('when the request %s with its link', (_, change) =>
    withTexts(async () => {
      const lead = await submitTexted();
      await change(lead);

      expect(await textsOfChange()).toEqual([['text', await hashOf(lead)]]);
    }),
  );

  test('once a day, for any request', () =>
    withTexts(async () => {
      const phone = freshPhone();
      const [one, other] = [await submitTexted({ phone }), await submitWithoutEmail({ phone: `1${phone}` })];
      await actions.correct(one, { phone: freshPhone() });
      await actions.cancel(other);

      expect(await textsOfChange()).toHaveLength(1);
      expect([...(await changedMails(one)), ...(await changedMails(other))]).toHaveLength(1);
    }));

  test.each<[string, (lead: { id: string; phone: string; tracking_id: string }) => PromiseLike<unknown>]>([
    ['did not agree to texts', (lead) => changeLead(lead, { agreed_to_messages: false })],
    ['turned off texts', (lead) => changeLead(lead, { text_failed_at: ago(HOUR_MS) })],
    ['has had none', (lead) => operator.from('notifications').delete().eq('lead_id', lead.id)],
    ['said STOP', (lead) => replied(lead.phone, 'stop')],
    ['gets emails', (lead) => changeLead(lead, { email: freshEmail() })],
  ])('but not if it %s', (_, change) =>
    withTexts(async () => {
      const lead = await submitTexted();
      await change(lead);
      await actions.correct(lead, { phone: freshPhone() });

      expect((await textsOfChange()).filter(([channel]) => channel === 'text')).toEqual([]);
    }),
  );

  test('but not about an address or another spelling of the number', () =>
    withTexts(async () => {
      const lead = await submitTexted();
      await actions.correct(lead, { phone: `1${lead.phone}` });
      await actions.correct(lead, { email: freshEmail() });

      expect(await changedMails(lead)).toEqual([]);
    }));

  test('within the hourly limit for numbers that strangers can type', () =>
    withTexts(
      async () => {
        const lead = await submitTexted();
        await actions.cancel(lead);

        expect(await textsOfChange()).toEqual([]);
        expect(await changedMails(lead)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
      },
      { arrival_texts_per_hour: 1 },
    ));
});

describe('a report of not being contacted', () => {
  async function reportBy(trackingId: string) {
    const { data } = await operator
      .rpc('report_not_contacted', { tracking_id: trackingId, reported_at: new Date().toISOString() })
      .throwOnError();
    return data;
  }

  test('is stored and sent once an hour, of a request that is known and open', async () => {
    const lead = await submit();
    expect([await reportBy(lead.tracking_id), await reportBy(lead.tracking_id)]).toEqual(['done', 'done']);
    expect(await toldOf(lead, 'not-contacted')).toHaveLength(1);
    for (const [minutes, stored] of [
      [59, 1],
      [61, 2],
    ] as const) {
      const created_at = ago(minutes * 60_000);
      await operator.from('contact_reports').update({ created_at }).eq('lead_id', lead.id).throwOnError();
      await reportBy(lead.tracking_id);
      expect((await operator.from('contact_reports').select().eq('lead_id', lead.id)).data).toHaveLength(stored);
    }

    expect(await reportBy('0'.repeat(16))).toBe('unknown');
    for (const status of ['Canceled', 'Completed'] as const) {
      const closed = await submit();
      await changeLead(closed, { status });
      expect([status, await reportBy(closed.tracking_id)]).toEqual([status, 'refused']);
      expect(await toldOf(closed, 'not-contacted')).toEqual([]);
    }
  });

  test('is emailed once per request, and later ones wait for the daily digest', async () => {
    const lead = await submit({ agreed_to_messages: true });
    await changeLead(lead, { created_at: ago(30 * HOUR_MS) });
    await report(lead);
    for (let count = 0; count < 3; count++) await reportAgain(lead);

    expect(await toldOf(lead, 'not-contacted')).toMatchObject([{ audience: 'operator' }]);
    const { data } = await operator.rpc('read_digest').throwOnError();
    expect(data).toMatchObject({ reported_again: { count: 1, first: [{ name: lead.full_name, times: 3 }] } });
  });

  test.each<[string, object, number]>([
    ['is also emailed if its hauler can no longer answer it', { created_at: ago(30 * HOUR_MS) }, 2],
    ['waits for the morning before the promised time', {}, 1],
    ['waits for the morning while flagged', { created_at: ago(30 * HOUR_MS), flagged_because: 'Spam' }, 1],
  ])('on an assigned request, the second time, %s', async (_, change, mails) => {
    const { lead, offer } = await matchedLead();
    await changeLead(lead, change);
    await report(lead);
    await actions.called(offer);
    await reportAgain(lead);
    await reportAgain(lead);

    expect((await toldOf(lead, 'not-contacted')).filter(({ audience }) => audience === 'operator')).toHaveLength(mails);
    const { data } = await operator.rpc('read_digest').throwOnError();
    expect(data).toMatchObject({ reported_again: { count: 1, first: [{ times: 3 - mails }] } });
  });
});

test('deleting a person removes them from the corrections of other requests', async () => {
  const [number, address] = [freshPhone(), freshEmail()];
  const lead = await submit();
  await actions.correct(lead, { phone: number, email: address });
  await actions.correct(lead, { phone: freshPhone(), email: freshEmail() });
  await operator.rpc('delete_person', { email: address }).throwOnError();
  await operator.rpc('delete_person', { phone: number }).throwOnError();

  const { data } = await operator.from('lead_corrections').select().eq('lead_id', lead.id).throwOnError();

  expect(data).toEqual([]);
});
