import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { dayText, timeText } from '@functions/words/en/pickups.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { operator } from '../support/clients.ts';
import { serve, startDeployedFunctions } from '../support/deployed-functions.ts';
import { actAtDesk, lookAtDesk, lookAtList, saveHaulerAtDesk } from '../support/desk.ts';
import { acceptedBy, addPausedHauler, removeHaulers } from '../support/haulers.ts';
import { submitLead } from '../support/leads.ts';
import { sendMessage } from '../support/messages.ts';
import { forgetNotifications, makeDue, withSettings } from '../support/notifications.ts';
import { answeredLead, praise } from '../support/reviews.ts';

// Runs in Deno with the embedded database and a fake email provider.

type Received = { to: string[]; subject: string; text: string; html: string; reply_to?: string };

const SENDER_KEY = 'key-of-the-sender';
const OPERATOR = 'operator@poppyhaul.example';

let provider: Awaited<ReturnType<typeof serve>>;
let functions: Awaited<ReturnType<typeof startDeployedFunctions>>;
let received: Received[];
/** How many of the next emails the provider refuses temporarily. */
let troubles: number;

const receive: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    if (troubles-- > 0) return response.writeHead(503).end();
    received.push(JSON.parse(body));
    return response.end('{"id":"1"}');
  });
};

beforeAll(async () => {
  provider = await serve(receive);
  functions = await startDeployedFunctions({
    SENDER_KEY,
    MAIL_API_URL: provider.url,
    MAIL_API_KEY: 'key-of-the-provider',
    MAIL_FROM: 'PoppyHaul <hello@poppyhaul.example>',
    OPERATOR_EMAIL: OPERATOR,
    SITE_URL: 'https://site.example',
  });
});

afterAll(async () => {
  functions.close();
  provider.close();
  await removeHaulers();
});

beforeEach(async () => {
  received = [];
  troubles = 0;
  await removeHaulers();
  await forgetNotifications();
});

/** Sends everything waiting as if it were due. @returns the emails of this call. */
async function sendNow(): Promise<Received[]> {
  received = [];
  await makeDue();
  await functions.request('send-notifications', { headers: { apikey: SENDER_KEY } });
  return received;
}

/** The desk token in the operator's email whose subject begins like this. */
function tokenIn(mails: readonly Received[], subject: string): string {
  const mail = mails.find((each) => each.to.includes(OPERATOR) && each.subject.startsWith(subject));
  const link = /\nOpen at the desk:\nhttps:\/\/site\.example\/desk\/(\S+)\n/.exec(mail?.text ?? '')?.[1];
  if (mail === undefined || link === undefined) throw new Error(`No link in "${subject}"`);
  expect(mail.html).toContain(`href="https://site.example/desk/${link}"`);
  return link.replaceAll('-', '');
}

describe('the link in an email to the operator', () => {
  /** Today's daily email. */
  const digest = { kind: 'digest', audience: 'operator', once_key: `digest:${dayInLosAngeles(0)}` } as const;

  test('opens the request the email is about', async () => {
    const lead = await submitLead(minimalLeadRow());

    const token = tokenIn(await sendNow(), 'New request');

    expect(await lookAtDesk(token)).toMatchObject({ scope: 'request', request: { id: lead.id } });
  });

  test('opens only the message whose sender gets the answer', async () => {
    const message = await sendMessage();

    const mails = await sendNow();

    expect(mails).toMatchObject([{ to: [OPERATOR], reply_to: message.email }]);
    const look = await lookAtDesk(tokenIn(mails, 'General'));
    expect(look).toMatchObject({ scope: 'message', message: { id: message.id } });
    expect(look).not.toHaveProperty('requests');
  });

  test('opens the list when requested, and the email says until when', async () => {
    await operator.rpc('request_desk_link').throwOnError();

    const mails = await sendNow();

    const { scope, expiresAt } = await lookAtList(tokenIn(mails, 'Your link to the desk'));
    expect(scope).toBe('list');
    expect(mails[0]?.text).toContain(`It works until ${timeText(expiresAt)} on `);
    expect(mails[0]?.reply_to).toBeUndefined();
  });

  test('opens the list in the daily email', async () => {
    const lead = await submitLead(maximalLeadRow());
    await sendNow();
    await operator.from('notifications').insert(digest).throwOnError();

    const mails = await sendNow();

    expect(await lookAtList(tokenIn(mails, 'Today: '))).toMatchObject({ scope: 'list' });
    expect(mails[0]?.text).toContain(`\n- ${lead.full_name}: `);
    expect(mails[0]?.text).not.toContain(lead.street_address);
    expect(mails[0]?.reply_to).toBeUndefined();
  });

  test('comes with the waiting reviews and a needed build of the site', async () => {
    const { lead } = await answeredLead();
    await operator.from('reviews').delete().neq('lead_id', lead.id).throwOnError();
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
    await operator
      .from('reviews')
      .update({ answered_at: eightDaysAgo.toISOString() })
      .eq('lead_id', lead.id)
      .throwOnError();
    await operator.from('notifications').delete().neq('once_key', '').throwOnError();
    const now = new Date().toISOString();
    await operator
      .from('notifications')
      .insert([
        { kind: 'site-build', audience: 'host', once_key: 'site-build:0', state: 'skipped', finished_at: now },
        { ...digest, state: 'waiting', finished_at: null },
      ])
      .throwOnError();

    const mails = await sendNow();

    const waiting = `Reviews to look at: 1, the oldest since ${dayText(eightDaysAgo)}`;
    expect(mails).toMatchObject([{ subject: expect.stringContaining(waiting) }]);
    expect(mails[0]?.text).toContain(`\nReviews\n-------\n\n${waiting}\n`);
    expect(mails[0]?.text).toContain('\nBuild the site\n--------------\n\nReviews have changed since ');
    expect(mails[0]?.text).not.toContain(praise.words);
  });

  test('opens the list in the email about a changed hauler', async () => {
    const hauler = await addPausedHauler({ name: 'Valley Hauling' });
    await operator.rpc('request_desk_link').throwOnError();
    const list = tokenIn(await sendNow(), 'Your link to the desk');
    await saveHaulerAtDesk(list, hauler.id, { email: 'thief@hauler.example' });

    const mails = await sendNow();

    expect(mails[0]?.text).toContain(`\nEmail (before): ${hauler.email}\nEmail: thief@hauler.example\n`);
    expect(mails[0]?.text).toContain('\nWith the link in the email: Link to the desk\n');
    expect(await lookAtList(tokenIn(mails, 'Hauler changed: Valley Hauling'))).toMatchObject({ scope: 'list' });
  });

  test('comes with what is known about an added hauler', async () => {
    await operator.rpc('request_desk_link').throwOnError();
    const list = tokenIn(await sendNow(), 'Your link to the desk');
    const fields = { name: 'Harbor Hauling', email: 'harbor@hauler.example', phone: freshPhone() };
    await saveHaulerAtDesk(list, randomUUID(), fields);

    const [mail] = await sendNow();

    expect(mail?.subject).toBe('Hauler added: Harbor Hauling');
    expect(mail?.text).toContain('\nName: Harbor Hauling\nEmail: harbor@hauler.example\n');
    expect(mail?.text).toContain('\nLanguages: English\nFamily-owned: No\nActive: No\n');
  });

  test('differs on a retry, and both work', async () => {
    const lead = await submitLead(minimalLeadRow());
    troubles = 1;
    expect(await sendNow()).toEqual([]);

    const token = tokenIn(await sendNow(), 'New request');

    expect(await lookAtDesk(token)).toMatchObject({ request: { id: lead.id } });
    const { data } = await operator.from('desk_links').select('expires_at').eq('lead_id', lead.id).throwOnError();
    expect(data).toHaveLength(2);
    for (const { expires_at } of data) expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
  });

  test('is left out while the desk is off', async () => {
    await withSettings({ desk_on: false }, async () => {
      await submitLead(minimalLeadRow());

      const mails = await sendNow();

      expect(mails).toMatchObject([{ subject: expect.stringMatching(/^New request: /) }]);
      expect(mails[0]?.text).not.toMatch(/site\.example\/desk|take it out/);
    });
  });
});

describe('what the team does at the desk', () => {
  /** A request with a hauler and the desk link in its email, with earlier emails cleared. */
  async function heldLead() {
    const [lead, hauler] = [await submitLead(maximalLeadRow()), await addPausedHauler()];
    const token = tokenIn(await sendNow(), 'New request');
    await acceptedBy(hauler, lead);
    await sendNow();
    return { lead, hauler, token };
  }

  /** The emails to hauler, customer and operator after an action. */
  async function toldOf(act: string, detail: Parameters<typeof actAtDesk>[3] = {}) {
    const { lead, hauler, token } = await heldLead();
    expect(await actAtDesk(token, lead, act, detail)).toBe('done');
    const mails = await sendNow();
    const to = (address: string) => mails.filter((each) => each.to.includes(address));
    return { lead, toHauler: to(hauler.email), toCustomer: to(lead.email), toOperator: to(OPERATOR) };
  }

  test('is emailed to the hauler whose job was taken back', async () => {
    const { toHauler } = await toldOf('take-back', { reason: 'The customer asked for another hauler' });

    expect(toHauler).toMatchObject([{ subject: expect.stringMatching(/^Taken back: /), reply_to: OPERATOR }]);
    expect(toHauler[0]?.text).toContain('\nThis job is no longer yours.');
  });

  test('is emailed to the hauler whose job was canceled and to its customer', async () => {
    const { toHauler, toCustomer } = await toldOf('cancel', { reasons: ['The items cannot be taken'] });

    expect(toHauler).toMatchObject([{ subject: expect.stringMatching(/^Canceled: /) }]);
    expect(toHauler[0]?.text).toContain('\nWe’ve canceled this job.');
    expect(toCustomer).toMatchObject([{ subject: 'Your request was canceled' }]);
    expect(toCustomer[0]?.text).toContain('\n- The items can’t be taken\n');
  });

  test('is emailed to the hauler with the new time of the pickup', async () => {
    const { toHauler } = await toldOf('pickup', { from: null, until: null, timeframe: 'Friday morning' });

    expect(toHauler).toMatchObject([{ subject: expect.stringMatching(/^Changed: /) }]);
    expect(toHauler[0]?.text).toContain('\nWe set it to: Friday morning.\n');
  });

  test('is emailed to hauler and operator after a correction, with the new address for the operator', async () => {
    const { toHauler, toOperator } = await toldOf('correct', { street_address: '9 New Street' });

    expect(toHauler).toMatchObject([{ subject: expect.stringMatching(/^Corrected: /) }]);
    expect(toHauler[0]?.text).not.toContain('New Street');
    expect(toOperator).toMatchObject([{ subject: expect.stringMatching(/^Corrected: /) }]);
    expect(toOperator[0]?.text).toContain('\nAddress: 9 New Street, ');
  });

  test('can resend the tracking link to the customer', async () => {
    const { lead, toCustomer } = await toldOf('resend');

    expect(toCustomer).toMatchObject([{ subject: 'Your tracking link', reply_to: OPERATOR }]);
    expect(toCustomer[0]?.text).toContain(`https://site.example/track/${lead.tracking_id.match(/.{4}/g)?.join('-')}`);
    expect(toCustomer[0]?.text).not.toContain(lead.full_name);
  });
});
