import { randomUUID } from 'node:crypto';
import { text as bodyOf } from 'node:stream/consumers';
import type { Enums } from '@functions/database.types.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { windowText } from '@functions/words/en/pickups.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vettedHauler } from '../fixtures/haulers.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { backendUrl } from '../support/backend.ts';
import { operator } from '../support/clients.ts';
import { senderSettings, serve, startDeployedFunctions } from '../support/deployed-functions.ts';
import { addHaulerElsewhere, removeHaulers, setLead } from '../support/haulers.ts';
import { submitLead } from '../support/leads.ts';
import { changeHauler, report } from '../support/match.ts';
import { messageRow, sendMessage } from '../support/messages.ts';
import {
  forgetNotifications,
  makeDue,
  notificationOf,
  notificationsOf,
  withSettings,
} from '../support/notifications.ts';
import { booking, inDays, momentsOf } from '../support/proposals.ts';
import { answer, reviewOf } from '../support/reviews.ts';
import { tick } from '../support/tick.ts';

// Runs in Deno with the embedded database and a fake email provider. Each kind of email is composed of real rows here;
// its words are tested without them.

type Received = {
  key: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
  headers?: Record<string, string>;
};

const OPERATOR = senderSettings.OPERATOR_EMAIL;
const LEGAL_ADDRESS = '1 Example & Main St, Los Angeles, CA 90012';
const hauler = { ...vettedHauler(), name: 'Valley Hauling', email: 'jobs@valley.example', phone: '8185550111' };

let provider: Awaited<ReturnType<typeof serve>>;
let functions: Awaited<ReturnType<typeof startDeployedFunctions>>;
let received: Received[];
/** The next statuses of the provider, then 200. */
let answers: number[];

/** The answer when nothing is due and neither texts nor a monitor are configured. */
const wellWithoutTexts = {
  ...{ sent: 0, skipped: 0, failed: 0, failing: 0, unknown: 0, filtered: 0 },
  tickedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  ...{ lastReportAt: { mail: null, text: null }, missing: [], texts: false, heartbeat: false, buildHook: false },
  legalAddress: LEGAL_ADDRESS,
};

beforeAll(async () => {
  // What other tests have left can request a site build.
  await tick();
  provider = await serve(async (request, response) => {
    const mail = { key: request.headers['idempotency-key'], ...JSON.parse(await bodyOf(request)) };
    const status = answers.shift() ?? 200;
    if (status === 200) received.push(mail);
    response.writeHead(status).end(status === 200 ? '{"id":"1"}' : '{"message":"No"}');
  });
  functions = await startDeployedFunctions({ ...senderSettings, MAIL_API_URL: `${provider.url}/`, LEGAL_ADDRESS });
});

afterAll(() => {
  functions.close();
  provider.close();
});

beforeEach(async () => {
  received = [];
  answers = [];
  await removeHaulers();
  await forgetNotifications();
});

afterEach(removeHaulers);

/** Sends everything waiting as if it were due, after a tick. */
async function sendNow() {
  await tick();
  await makeDue();
  return (await functions.wake()).json();
}

/** Does something, and sends what is due then. @returns who gets which email, by the beginning of its subject. */
async function emailsAfter(act: () => PromiseLike<unknown>): Promise<string[]> {
  await act();
  received = [];
  await sendNow();
  return received.map((mail) => `${recipientOf(mail)}: ${mail.subject.split(/[:,]/)[0]}`).sort();
}

function recipientOf({ to: [address] }: Received): 'operator' | 'hauler' | 'customer' {
  if (address === OPERATOR) return 'operator';
  return address === hauler.email ? 'hauler' : 'customer';
}

/** The only email to someone. */
function mailTo(recipient: ReturnType<typeof recipientOf>): Received {
  const [mail, ...others] = received.filter((each) => recipientOf(each) === recipient);
  if (!mail || others.length > 0) throw new Error(`There are ${others.length + 1} emails to the ${recipient}`);
  return mail;
}

/** The token of the stop link in an email. */
function stopTokenIn(mail: Received | undefined): string {
  return /token=(\w+)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
}

const dashed = (secret: string) => secret.match(/.{4}/g)?.join('-');

test('a new request is emailed to operator and customer once each, who reads nothing that anyone typed', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const typed = { full_name: hostile, job_description: hostile, street_address: hostile };
  const lead = await submitLead({ ...maximalLeadRow(), ...typed });
  await setLead(lead, { image_urls: ['https://photos.example/1.jpg'] });

  expect(await sendNow()).toEqual({ ...wellWithoutTexts, sent: 2 });
  expect(await sendNow()).toEqual(wellWithoutTexts);

  const [toOperator, toCustomer] = [mailTo('operator'), mailTo('customer')];
  expect(toOperator).toMatchObject({ from: 'Poppy & Sons <hello@poppyhaul.example>', to: [OPERATOR] });
  expect(toOperator).not.toHaveProperty('headers');
  for (const seen of [hostile, 'https://photos.example/1.jpg']) expect(toOperator.text).toContain(seen);
  // One picture, which is the logo.
  expect([toOperator.html.split('<img').length, /[\r\n]/.test(toOperator.subject)]).toEqual([2, false]);
  expect(JSON.stringify(toCustomer)).not.toContain('onerror');
  expect(toCustomer).toMatchObject({ to: [lead.email], reply_to: OPERATOR });
  expect(toCustomer.text).toContain(`https://site.example/track/${dashed(lead.tracking_id)}\n`);
  const kinds = new Map((await notificationsOf(lead)).map((each) => [each.kind, each]));
  expect(toOperator.key).toContain(kinds.get('new-request')?.id);
  expect(toCustomer.key).toContain(kinds.get('request-arrived')?.id);
  expect([...kinds.values()].map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test('the operator is told about reports, late calls, ended insurance and messages, whose sender they can answer', async () => {
  const lead = await submitLead(minimalLeadRow());
  await operator.from('notifications').delete().eq('lead_id', lead.id).throwOnError();
  const valley = await addHaulerElsewhere({ name: 'Valley' });
  const message = { email: 'ana@example.com', message: 'Hello there' };

  const told = await emailsAfter(async () => {
    await setLead(lead, { created_at: ago(30 * HOUR_MS) });
    await report(lead);
    await sendMessage(message);
    await changeHauler(valley, { insured_until: '2026-11-01' });
  });

  expect(told).toEqual([
    ...['operator: General', 'operator: Insurance for Valley ended on Sunday'],
    ...['operator: Not contacted', 'operator: Overdue'],
  ]);
  expect(received.find(({ text }) => text.includes('Hello there'))).toMatchObject({ reply_to: 'ana@example.com' });
});

test('the newest 20 of flagged items are in a digest to the operator', async () => {
  // In the future, so that nothing left by other tests is newer.
  const messages = Array.from({ length: 21 }, (_, index) => ({
    ...{ ...messageRow(), subject: 'general' as const },
    created_at: ago((index - 60) * 60_000),
  }));
  const ids = messages.map(({ id }) => id);
  await operator.from('contact_messages').insert(messages).throwOnError();
  for (const id of ids)
    await operator.from('contact_messages').update({ flagged_because: id }).eq('id', id).throwOnError();
  await sendNow();
  await operator.from('contact_messages').delete().in('id', ids).throwOnError();

  const digest = received.find(({ subject }) => subject.endsWith('flagged'));
  expect(digest?.text.match(/(?<=^- Message at .*: ).*$/gm)).toEqual(ids.slice(0, 20));
});

test.each([
  [503, { failed: 1, failing: 1 }, 1],
  // A refused key is no attempt.
  [401, { failed: 0, failing: 1 }, 0],
])('an email that the provider answers with %i is retried with the same key', async (status, counts, attempts) => {
  const [lead, other] = [await submitLead(minimalLeadRow()), await submitLead(minimalLeadRow())];
  answers = [status];

  expect(await sendNow()).toMatchObject({ sent: 1, skipped: 0, ...counts });
  const waiting = { state: 'waiting', attempts, last_error: `${status} {"message":"No"}` };
  expect(await notificationOf(lead, 'new-request')).toMatchObject(waiting);
  expect(await notificationOf(other, 'new-request')).toMatchObject({ state: 'sent' });
  received = [];
  expect(await sendNow()).toMatchObject({ sent: 1, failing: 0 });
  expect(mailTo('operator').key).toContain((await notificationOf(lead, 'new-request')).id);
});

test('nothing is sent without settings, whose names are in the answer', async () => {
  const bare = await startDeployedFunctions({ SENDER_KEY: senderSettings.SENDER_KEY });
  const lead = await submitLead(maximalLeadRow());
  await makeDue();

  const woken = await bare.wake();
  bare.close();

  expect(await woken.json()).toEqual({
    ...{ ...wellWithoutTexts, legalAddress: '' },
    missing: ['MAIL_API_KEY', 'MAIL_FROM', 'OPERATOR_EMAIL', 'SITE_URL'],
  });
  for (const { state, attempts } of await notificationsOf(lead)) expect([state, attempts]).toEqual(['waiting', 0]);
});

describe('the match', () => {
  let lead: ReturnType<typeof maximalLeadRow>;
  let offer: { id: string; token: string };

  /** A request with its offer to the only hauler, with the emails about it. */
  beforeEach(async () => {
    await operator.from('haulers').insert(hauler).throwOnError();
    ({ lead, offer } = await offered());
  });

  async function offered() {
    const row = await submitLead(maximalLeadRow());
    const { data } = await operator.from('job_offers').select().eq('lead_id', row.id).single().throwOnError();
    await sendNow();
    return { lead: row, offer: data };
  }

  /** What the texts typed by customer, hauler and operator have in common. */
  const typed = 'typed by someone';

  /** Does something as `emailsAfter`, and checks that no email says what its recipient must not know. */
  async function toldAfter(act: () => PromiseLike<unknown>) {
    const told = await emailsAfter(act);
    for (const mail of received) expectNoSecrets(mail);
    return told;
  }

  async function expectTold(act: () => PromiseLike<unknown>, ...told: string[]) {
    expect(await toldAfter(act)).toEqual(told);
  }

  /** Calls a database function as hauler or customer, who must be allowed to. */
  const call = (name: Parameters<typeof operator.rpc>[0], args: object) => async () => {
    const { data } = await operator.rpc(name, args as never).throwOnError();
    expect([name, data]).toEqual([name, 'done']);
  };
  const asHauler = (name: Parameters<typeof operator.rpc>[0], args = {}) => call(name, { token: offer.token, ...args });
  const asCustomer = (name: Parameters<typeof operator.rpc>[0], args: object) =>
    call(name, { tracking_id: lead.tracking_id, ...args });

  function expectNoSecrets(mail: Received) {
    const { full_name, phone, email, street_address, job_description, tracking_id } = lead;
    const recipient = recipientOf(mail);
    if (recipient === 'operator') return;
    expect(mail.reply_to).toBe(OPERATOR);
    const page = recipient === 'hauler' ? 'pause' : 'stop-mail';
    const [, token = ''] = new RegExp(`https://site.example(?:/es)?/${page}/([\\w-]{19})\n`).exec(mail.text) ?? [];
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${backendUrl}/functions/v1/stop-mail?token=${token.replaceAll('-', '')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const ofJob = [phone, formatPhone(phone), email, job_description.slice(0, 10), tracking_id, dashed(tracking_id)];
    const ofBoth = [typed, full_name, street_address];
    for (const secret of recipient === 'hauler' ? [...ofBoth, ...ofJob] : [...ofBoth, offer.token, hauler.email]) {
      expect(`${mail.text} ${mail.html}`).not.toContain(secret);
    }
  }

  test('is told to the hauler by an offer, and to both with the way to each other once it is accepted', async () => {
    const offers = received.filter((mail) => recipientOf(mail) === 'hauler');
    expect(offers).toMatchObject([{ subject: expect.stringMatching(/^Job offer: .* in Los Angeles, 90028-1234$/) }]);
    for (const mail of offers) expectNoSecrets(mail);
    expect(offers[0]?.text).toContain(`https://site.example/job/${dashed(offer.token)}\n`);
    expect(await toldAfter(async () => {})).toEqual([]);

    await expectTold(asHauler('accept_job'), 'customer: You’ve been matched with a hauler', 'hauler: The job is yours');
    expect(mailTo('customer').text).toContain('A call should come from (818) 555-0111.');
  });

  test('is told to a hauler in the first language they speak, until they pause by the link in an offer', async () => {
    await operator
      .from('haulers')
      .update({ languages: ['es', 'en'] })
      .eq('email', hauler.email)
      .throwOnError();
    ({ lead, offer } = await offered());
    const offers = received.filter((mail) => mail.subject.startsWith('Recolección nueva: '));
    expect(offers[0]?.text).toContain(`https://site.example/es/job/${dashed(offer.token)}\n`);
    const token = stopTokenIn(offers[0]);

    expect(await emailsAfter(() => operator.rpc('stop_mail', { token }).throwOnError())).toContain(
      'operator: Valley Hauling has paused offers',
    );
    expect(await emailsAfter(() => submitLead(maximalLeadRow()))).not.toContainEqual(expect.stringMatching('hauler: '));
    expect(await emailsAfter(() => operator.rpc('pause_by_link', { token, wish: 'resume' }).throwOnError())).toContain(
      'operator: Valley Hauling has turned offers back on',
    );
  });

  test('that no one takes, or that is not answered in time, is told to the operator and the customer', async () => {
    await expectTold(
      asHauler('decline_job', { reason: typed }),
      'customer: We’re still looking for a hauler',
      'operator: No one left',
    );
    expect(mailTo('operator').text).toContain(`- Valley Hauling: declined, “${typed}”`);

    ({ lead, offer } = await offered());
    await emailsAfter(asHauler('accept_job'));
    await expectTold(() => report(lead), 'hauler: Call now', 'operator: Not contacted');
    expect(mailTo('operator').text).toContain('Has the job: Valley Hauling, (818) 555-0111');
    const reported_at = ago(48 * HOUR_MS);
    const taken = () => operator.from('job_offers').update({ reported_at }).eq('id', offer.id).throwOnError();
    expect(await toldAfter(taken)).toEqual([
      ...['customer: We’re still looking for a hauler', 'customer: Your request is open again'],
      ...['operator: No one left', 'operator: Taken back'],
    ]);
  });

  test('that a customer corrects or cancels is told to operator, hauler and the earlier address', async () => {
    await emailsAfter(asHauler('accept_job'));
    const { email } = lead;
    const correction = { phone: '2135550177', email: `new.${email}`, unit_number: typed, call_time: 'After school' };

    await expectTold(
      asCustomer('correct_lead', correction),
      'customer: Your request was changed',
      'hauler: Corrected',
      'operator: Corrected',
    );
    expect(mailTo('operator').text).toContain(`Phone before: ${formatPhone(lead.phone)}\nEmail before: ${email}\n`);
    expect(mailTo('customer')).toMatchObject({ to: [email] });
    // The earlier address can stop only its own emails.
    await operator.rpc('stop_mail', { token: stopTokenIn(mailTo('customer')) }).throwOnError();
    await expectTold(() => setLead(lead, { status: 'In Progress' }), 'customer: Your job is in progress');
    expect(await toldAfter(() => setLead(lead, { email, timeframe: 'Friday' }))).toEqual([]);

    await expectTold(
      asCustomer('cancel_lead', { reasons: [typed, 'Too late'] }),
      'hauler: Canceled',
      'operator: Canceled',
    );
    expect(mailTo('operator').text).toContain(`> ${typed}\n> Too late\n`);
    expect(mailTo('operator').text).toContain('Had the job: Valley Hauling, (818) 555-0111');
  });

  test("that a hauler cancels, moves or gives back is told without the hauler's words, and those of the operator", async () => {
    await emailsAfter(asHauler('accept_job'));
    await expectTold(asHauler('update_job', { timeframe: typed }), 'customer: Your hauler changed the pickup time');
    await toldAfter(() => setLead(lead, { timeframe: 'Friday at 9' }));
    expect(mailTo('customer').text).toContain('It’s planned for: Friday at 9');
    const cancel_reasons = ['The items cannot be taken', typed];
    await expectTold(
      asHauler('update_job', { status: 'Canceled', cancel_reasons }),
      'customer: Your request was canceled',
      'operator: Hauler canceled',
    );
    expect(mailTo('operator').text).toContain(`> The items can’t be taken\n> ${typed}\n`);

    for (let count = 1; count <= 3; count++) {
      ({ lead, offer } = await offered());
      await emailsAfter(asHauler('accept_job'));
      await asHauler('give_back_job', { reason: typed })();
    }
    expect(await toldAfter(async () => {})).toContain('operator: Given back');
    const givenBack = received.find(({ subject }) => subject.startsWith('Given back: '));
    expect(givenBack?.text).toContain('Valley Hauling has given back 3 jobs within 24 hours.');
  });

  describe('with a proposal', () => {
    const [tomorrow, dayAfter] = [() => inDays(1), () => inDays(2, '11:00', '13:00')];
    let proposal = '';

    beforeEach(async () => void (await emailsAfter(asHauler('accept_job'))));

    /** Proposes two times and a price range. */
    function propose(more: object = {}) {
      proposal = randomUUID();
      const windows = [tomorrow(), dayAfter()];
      return asHauler('propose', { id: proposal, windows, price_from: 120, price_to: 180, note: typed, ...more })();
    }

    const accept = (choice = 1) => asCustomer('accept_proposal', { proposal, choice })();

    async function book() {
      await propose();
      await accept();
      await sendNow();
    }

    /** A time set by the operator. */
    const at = (days: number) => booking(inDays(days, '06:00', '08:00'));

    test('the customer gets the newest one, is told that it is withdrawn, and both that it is booked', async () => {
      await propose();
      const [first, based_on_state] = [proposal, 'open'];
      await expectTold(() => propose({ based_on: first, based_on_state }), 'customer: Your quote');
      expect(mailTo('customer').subject).toBe('Your quote: $120–$180');
      await expectTold(asHauler('withdraw_proposal', { proposal }), 'customer: The quote was withdrawn');
      await toldAfter(() => propose());
      await expectTold(() => accept(2), 'customer: Your pickup is booked', 'hauler: Booked');
      const booked = windowText(momentsOf(dayAfter()));
      expect(mailTo('customer').subject).toBe(`Your pickup is booked: ${booked}`);
      expect(mailTo('hauler').subject).toBe(`Booked: ${booked} in 90028-1234`);
    });

    test('agreed by phone, the customer gets advice; asked or declined, the hauler does, without words', async () => {
      await expectTold(() => propose({ windows: [tomorrow()], agreed: true }), 'customer: Your pickup is booked');
      ({ lead, offer } = await offered());
      await emailsAfter(asHauler('accept_job'));
      await toldAfter(() => propose());
      const asked_for: Enums<'proposal_wish'> = 'other-price';
      await expectTold(
        asCustomer('ask_for_other', { proposal, asked_for, line: typed }),
        'hauler: The customer is asking for another price',
      );
      await expectTold(
        asCustomer('decline_proposal', { proposal, declined_for: 'price' }),
        'customer: We’re still looking for a hauler',
        'hauler: Declined',
        'operator: No one left',
      );
      expect(mailTo('hauler').text).toContain('The price didn’t work for them.');
    });

    test('booked, both are reminded the evening before, and the customer hears that the hauler is on the way', async () => {
      await book();
      await setLead(lead, { pickup_set_at: ago(48 * HOUR_MS) });
      await withSettings({ pickup_reminder_at: '00:00' }, async () => {
        const told = await toldAfter(async () => {});
        expect(told).toEqual(['customer: Your pickup is tomorrow', 'hauler: Tomorrow']);
      });
      expect(mailTo('customer').subject).toBe('Your pickup is tomorrow: 9:00–11:00 AM');
      await toldAfter(() => setLead(lead, at(0)));
      await toldAfter(asHauler('set_on_my_way', { minutes: 30 }));
      expect(mailTo('customer').subject).toMatch(/^Your hauler is on the way: about \d{1,2}:\d\d [AP]M$/);
    });

    test('booked and moved or off, the customer is told the earlier time', async () => {
      await book();
      await toldAfter(() => setLead(lead, at(2)));
      const moved = `${windowText(momentsOf(inDays(2, '06:00', '08:00')))} (Los Angeles time)`;
      expect(mailTo('customer').text).toContain(`It’s planned for: ${moved}`);
      await toldAfter(() => setLead(lead, { timeframe: 'Some day next week' }));
      expect(mailTo('customer').text).toContain(`The pickup planned for ${moved} is off.`);
    });

    test('booked and over, the hauler is asked whether it is done, and then the customer whether all is gone', async () => {
      await book();
      await toldAfter(() => setLead(lead, at(-1)));
      expect(mailTo('hauler').subject).toMatch(/^Is it done\? /);
      await expectTold(
        asHauler('complete_job', { price_paid: 165 }),
        'customer: Is it all gone?',
        'customer: Your job is completed',
      );
      const question = received.find(({ subject }) => subject === 'Is it all gone?');
      const review = await reviewOf(lead);
      expect(question?.text).toContain(`\nhttps://site.example/review/${dashed(review.token)}#stars=5\n`);

      await answer(review.token, { gone: 'no', price: 'higher' });
      expect(await toldAfter(() => answer(review.token, { gone: 'yes', price: 'as-agreed' }))).toEqual([]);
      const left = { gone: 'partly', left_behind: `${typed}\n<b>bags</b>`, price: 'higher', amount_paid: 243 } as const;
      const said = { ...left, stars: 1, words: 'Secret words', may_publish: true, shown_name: 'Ana' };
      await expectTold(() => answer(review.token, said), 'hauler: Something is left', 'operator: Something is left');
      expect(mailTo('operator').text).toContain(`\n> ${typed}\n> <b>bags</b>\n`);
      expect(mailTo('operator').text).toContain(
        'according to the customer: $243\nPaid, according to the hauler: $165\n',
      );
      expect(mailTo('operator').text).not.toMatch(/Secret words|stars/);
    });
  });
});
