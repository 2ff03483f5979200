import { text as bodyOf } from 'node:stream/consumers';
import { timeText } from '@functions/words/en/pickups.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { operator } from '../support/clients.ts';
import { senderSettings, serve, startDeployedFunctions } from '../support/deployed-functions.ts';
import { actAtDesk, saveHaulerAtDesk, viewDesk, viewList } from '../support/desk.ts';
import { acceptedBy, addPausedHauler, removeHaulers } from '../support/haulers.ts';
import { submitLead } from '../support/leads.ts';
import { sendMessage } from '../support/messages.ts';
import { forgetNotifications, makeDue } from '../support/notifications.ts';

// Runs in Deno with the embedded database and a fake email provider.

type Received = { to: string[]; subject: string; text: string; reply_to?: string };

const OPERATOR = senderSettings.OPERATOR_EMAIL;

let provider: Awaited<ReturnType<typeof serve>>;
let functions: Awaited<ReturnType<typeof startDeployedFunctions>>;
let received: Received[];

beforeAll(async () => {
  provider = await serve(async (request, response) => {
    received.push(JSON.parse(await bodyOf(request)));
    response.end('{"id":"1"}');
  });
  functions = await startDeployedFunctions({ ...senderSettings, MAIL_API_URL: provider.url });
});

afterAll(async () => {
  functions.close();
  provider.close();
  await removeHaulers();
});

beforeEach(async () => {
  received = [];
  await removeHaulers();
  await forgetNotifications();
});

/** Sends everything waiting as if it were due. @returns the emails of this call. */
async function sendNow(): Promise<Received[]> {
  received = [];
  await makeDue();
  await functions.wake();
  return received;
}

/** The desk token in the operator's email whose subject begins like this. */
function tokenIn(mails: readonly Received[], subject: string): string {
  const mail = mails.find((each) => each.to.includes(OPERATOR) && each.subject.startsWith(subject));
  const link = /\nOpen at the desk:\nhttps:\/\/site\.example\/desk\/(\S+)\n/.exec(mail?.text ?? '')?.[1];
  if (mail === undefined || link === undefined) throw new Error(`No link in "${subject}"`);
  return link.replaceAll('-', '');
}

test('the link in an email to the operator opens what the email is about', async () => {
  const lead = await submitLead(maximalLeadRow());
  expect(await viewDesk(tokenIn(await sendNow(), 'New request'))).toMatchObject({ request: { id: lead.id } });

  const message = await sendMessage();
  const mails = await sendNow();
  // The answer quotes the link, so it opens nothing else.
  expect(mails).toMatchObject([{ to: [OPERATOR], reply_to: message.email }]);
  expect(await viewDesk(tokenIn(mails, 'General'))).toMatchObject({ scope: 'message', message: { id: message.id } });

  await operator.rpc('request_desk_link').throwOnError();
  const asked = await sendNow();
  const list = tokenIn(asked, 'Your link to the desk');
  const { scope, expiresAt } = await viewList(list);
  expect(scope).toBe('list');
  expect(asked[0]?.text).toContain(`It works until ${timeText(expiresAt)} on `);
  expect(asked[0]?.reply_to).toBeUndefined();

  const hauler = await addPausedHauler({ name: 'Valley Hauling' });
  await saveHaulerAtDesk(list, hauler.id, { email: 'thief@hauler.example' });
  const changed = await sendNow();
  expect(changed[0]?.text).toContain(`\nEmail (before): ${hauler.email}\nEmail: thief@hauler.example\n`);
  expect(changed[0]?.text).toContain('\nWith the link in the email: Link to the desk\n');
  expect(await viewList(tokenIn(changed, 'Hauler changed: Valley Hauling'))).toMatchObject({ scope: 'list' });
});

test('the daily email opens the list, and says what waits', async () => {
  const open = await submitLead(maximalLeadRow());
  await operator.from('notifications').delete().neq('once_key', '').throwOnError();
  const digest = { kind: 'digest', audience: 'operator', once_key: `digest:${dayInLosAngeles(0)}` } as const;
  await operator.from('notifications').insert(digest).throwOnError();

  const mails = await sendNow();

  expect(mails[0]?.text).toContain(`\n- ${open.full_name}: `);
  expect(mails[0]?.text).not.toContain(open.street_address);
  expect(await viewList(tokenIn(mails, 'Today: '))).toMatchObject({ scope: 'list' });
});

test('what the team does at the desk is emailed to hauler, customer and operator', async () => {
  const [lead, hauler] = [await submitLead(maximalLeadRow()), await addPausedHauler()];
  const token = tokenIn(await sendNow(), 'New request');
  await acceptedBy(hauler, lead);
  await sendNow();
  const toldOf = async (action: string, detail: Parameters<typeof actAtDesk>[3] = {}) => {
    expect(await actAtDesk(token, lead, action, detail)).toBe('done');
    const mails = await sendNow();
    const to = (address: string) => mails.filter((each) => each.to.includes(address));
    return { toHauler: to(hauler.email), toCustomer: to(lead.email), toOperator: to(OPERATOR) };
  };

  const corrected = await toldOf('correct', { street_address: '9 New Street' });
  expect(corrected.toHauler).toMatchObject([{ subject: expect.stringMatching(/^Corrected: /), reply_to: OPERATOR }]);
  expect(corrected.toOperator[0]?.text).toContain('\nAddress: 9 New Street, ');
  const planned = await toldOf('pickup', { from: null, until: null, timeframe: 'Friday morning' });
  expect(planned.toHauler[0]?.text).toContain('\nWe set it to: Friday morning.\n');
  expect((await toldOf('resend')).toCustomer).toMatchObject([{ subject: 'Your tracking link', reply_to: OPERATOR }]);
  const canceled = await toldOf('cancel', { reasons: ['The items cannot be taken'] });
  expect(canceled.toHauler).toMatchObject([{ subject: expect.stringMatching(/^Canceled: /) }]);
  expect(canceled.toCustomer).toMatchObject([{ subject: 'Your request was canceled' }]);
});
