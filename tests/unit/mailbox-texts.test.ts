import { afterEach, beforeEach, expect, test } from 'vitest';
import { countSegments } from '../../scripts/backend/mailbox/segments.ts';
import { basic, startMailbox } from '../support/mailbox.ts';

const CALLBACK = 'http://127.0.0.1:1/functions/v1/delivery-reports?notification=5f0c';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeEach(async () => {
  mailbox = await startMailbox({ maxMessages: 3 });
});

afterEach(() => mailbox.close());

function texts() {
  return mailbox.get('/mailbox/texts.json');
}

function accountOf(sid: string, authorization = basic('ACtest', 'token_test')) {
  return fetch(`${mailbox.url}/2010-04-01/Accounts/${sid}.json`, { headers: { authorization } });
}

test('texts are accepted like at the provider, and the newest are kept, until they are emptied', async () => {
  const first = await mailbox.sendText({ StatusCallback: CALLBACK, ValidityPeriod: '3600' });
  const second = await mailbox.sendText({ To: '+13235550143', Body: 'a'.repeat(1600) });

  expect(first.status).toBe(201);
  expect(first.answer).toMatchObject({
    ...{ sid: expect.stringMatching(/^SM[0-9a-f]{32}$/), account_sid: 'ACtest', messaging_service_sid: 'MGtest' },
    ...{ status: 'accepted', to: '+12135550142', body: 'Hello.', error_code: null },
  });
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const sent = { at, status: 'accepted' };
  expect(await texts()).toEqual([
    { ...sent, id: second.answer.sid, to: '+13235550143', body: 'a'.repeat(1600), statusCallback: null },
    { ...sent, id: first.answer.sid, to: '+12135550142', body: 'Hello.', statusCallback: CALLBACK },
  ]);
  for (const Body of ['3', '4']) await mailbox.sendText({ Body });
  expect((await texts()).map(({ body }: { body: string }) => body.slice(0, 1))).toEqual(['4', '3', 'a']);
  expect((await fetch(`${mailbox.url}/mailbox/texts.json`, { method: 'DELETE' })).status).toBe(204);
  expect(await texts()).toEqual([]);
});

test.each([
  ['an invalid number', { To: '555-0142' }, 21211],
  ['a number of another country', { To: '+442079460123' }, 21408],
  ['a body of 1,601 characters', { Body: 'a'.repeat(1601) }, 21617],
  ['another Messaging Service', { MessagingServiceSid: 'MGother' }, 21701],
  ['an invalid callback', { StatusCallback: '/delivery-reports' }, 21609],
])('a text with %s is refused', async (_, parameters, code) => {
  const { status, answer } = await mailbox.sendText(parameters);

  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  expect([status, answer]).toEqual([400, { code, message: expect.any(String), more_info, status: 400 }]);
  expect(await texts()).toEqual([]);
});

test('without the right key nothing is accepted or shown, and only the own account is known', async () => {
  for (const authorization of ['', basic('ACtest', 'other'), basic('ACother', 'token_test')]) {
    const { status, answer } = await mailbox.sendText({}, { authorization });
    expect([status, answer]).toEqual([401, expect.objectContaining({ code: 20003, status: 401 })]);
    expect((await accountOf('ACtest', authorization)).status).toBe(401);
  }
  expect(await texts()).toEqual([]);
  expect(await (await accountOf('ACtest')).json()).toMatchObject({ sid: 'ACtest', status: 'active' });
  expect(await (await accountOf('ACother')).json()).toMatchObject({ code: 20404, status: 404 });
});

test.each(['STOP', ' stop ', 'Unsubscribe'])('replying "%s" stops texts to the number until START', async (body) => {
  await mailbox.post('/mailbox/reply', { from: '+12135550142', body });
  expect(await mailbox.sendText()).toMatchObject({ status: 400, answer: { code: 21610 } });
  expect((await mailbox.sendText({ To: '+13235550143' })).status).toBe(201);

  await mailbox.post('/mailbox/reply', { from: '+12135550142', body: 'START' });
  await mailbox.post('/mailbox/reply', { from: '+12135550142', body: 'Do not stop' });
  expect((await mailbox.sendText()).status).toBe(201);
});

test.each([
  ['a'.repeat(161), { segments: 2, used: 161, room: 306 }],
  [`${'a'.repeat(158)}€`, { segments: 1, used: 160, room: 160 }],
  ['ÆæßÉ'.repeat(40), { segments: 1, used: 160, room: 160 }],
  [`á${'a'.repeat(70)}`, { segments: 2, used: 71, room: 134 }],
])('text segments are counted: %s', (text, expected) => {
  expect(countSegments(text)).toEqual(expected);
});
