import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMailReport } from '../../supabase/functions/delivery-reports/mail-reports.ts';
import { mailEvent, passingBounce } from '../fixtures/providers/mail-events.ts';

const ID = '5e0f8f0a-1f6b-4c07-9d0e-3f1f2a4b5c6d';

function read(event: unknown) {
  return readMailReport(JSON.stringify(event));
}

const bounced = (bounce: unknown) => read(mailEvent('email.bounced', ID, { bounce }));

test.each([
  ['email.delivered', { event: 'delivered' }],
  ['email.delivery_delayed', { event: 'delayed' }],
  ['email.complained', { event: 'complained' }],
  [
    'email.bounced',
    { event: 'undelivered', error: 'Permanent, General: The mailbox does not exist.', isAddress: true },
  ],
  [
    'email.suppressed',
    {
      event: 'undelivered',
      error: 'OnAccountSuppressionList: The address is on the suppression list.',
      isAddress: true,
    },
  ],
  ['email.failed', { event: 'undelivered', error: 'reached_daily_quota', isAddress: false }],
])('%s reports on the email named in its tag', (type, outcome) => {
  expect(read(mailEvent(type, ID))).toEqual({ id: ID, channel: 'mail', ...outcome });
});

test.each([
  'email.sent',
  'email.opened',
  'email.clicked',
  'email.received',
  'contact.created',
  'suppression.added',
  'constructor',
])('%s is ignored', (type) => {
  expect(read(mailEvent(type, ID))).toBeNull();
});

test.each([passingBounce, { type: 'Temporary' }])(
  "a temporary bounce doesn't mark the address as bad: $type",
  (bounce) => {
    expect(bounced(bounce)).toMatchObject({ event: 'undelivered', isAddress: false });
  },
);

test.each([[{}], [undefined], [null], ['gone'], [{ type: 5, message: ['gone'] }], [{ type: 'Undetermined' }]])(
  'a bounce without a known type marks the address as bad: %j',
  (bounce) => {
    expect(bounced(bounce)).toMatchObject({ id: ID, event: 'undelivered', isAddress: true });
  },
);

test('the tag can be one of a list', () => {
  const tags = [
    { name: 'category', value: 'welcome' },
    { name: 'notification', value: ID },
  ];

  expect(read(mailEvent('email.delivered', ID, { tags }))).toEqual({ id: ID, channel: 'mail', event: 'delivered' });
});

test.each([
  [undefined],
  [null],
  [{}],
  [[]],
  [{ category: ID }],
  [[{ name: 'category', value: ID }]],
  [{ notification: 7 }],
  [{ notification: '' }],
  [{ notification: `${ID}0` }],
  [{ notification: `${ID}\n` }],
  [{ notification: "' or true" }],
  ['notification'],
])('a report about an email of another sender is ignored: tags %j', (tags) => {
  expect(read(mailEvent('email.bounced', ID, { tags }))).toBeNull();
});

test.each(['', '{', 'null', '[]', '5', '"email.bounced"', '{}', '{"type":"email.bounced"}', '{"type":5,"data":{}}'])(
  'a malformed report is ignored: %s',
  (body) => {
    expect(readMailReport(body)).toBeNull();
  },
);

test("characters the database can't store are replaced in the reason", () => {
  expect(bounced({ message: 'a\0b\ud800c 😀' })?.error).toBe('a\uFFFDb\uFFFDc 😀');
});

test('any report is parsed without throwing, and only for an ID of ours', () => {
  const anything = fc.record({
    type: fc.constantFrom('email.bounced', 'email.failed', 'email.suppressed', 'email.delivered'),
    data: fc.record({ tags: fc.oneof(fc.constant({ notification: ID }), fc.anything()), bounce: fc.anything() }),
  });

  fc.assert(
    fc.property(anything, (event) => {
      expect([ID, undefined]).toContain(readMailReport(JSON.stringify(event))?.id);
    }),
  );
});
