import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMailReport } from '../../supabase/functions/delivery-reports/mail-reports.ts';
import { mailEvent, passingBounce } from '../fixtures/providers/mail-events.ts';

const ID = '5e0f8f0a-1f6b-4c07-9d0e-3f1f2a4b5c6d';

function read(event: unknown) {
  return readMailReport(JSON.stringify(event));
}

const bounced = (bounce: unknown) => read(mailEvent('email.bounced', ID, { bounce }));
const suppressed = 'OnAccountSuppressionList: The address is on the suppression list.';

test.each([
  ['delivered', { event: 'delivered' }],
  ['delivery_delayed', { event: 'delayed' }],
  ['complained', { event: 'complained' }],
  ['bounced', { event: 'undelivered', error: 'Permanent, General: The mailbox does not exist.', isAddress: true }],
  ['suppressed', { event: 'undelivered', error: suppressed, isAddress: true }],
  ['failed', { event: 'undelivered', error: 'reached_daily_quota', isAddress: false }],
])('email.%s reports on the email named in its tag', (type, outcome) => {
  expect(read(mailEvent(`email.${type}`, ID))).toEqual({
    id: ID,
    channel: 'mail',
    email: 'maria@example.com',
    ...outcome,
  });
});

test('the address is read without a name, and may be missing', () => {
  const emailOf = (to: unknown) => read(mailEvent('email.delivered', ID, { to }))?.email;

  expect(emailOf(['Maria <maria@example.com>'])).toBe('maria@example.com');
  for (const to of [undefined, [], 'maria@example.com', [5]]) expect([to, emailOf(to)]).toEqual([to, undefined]);
});

test('other events are ignored', () => {
  const others = ['sent', 'opened', 'clicked', 'received'].map((type) => `email.${type}`);
  for (const type of [...others, 'contact.created', 'suppression.added', 'constructor']) {
    expect([type, read(mailEvent(type, ID))]).toEqual([type, null]);
  }
});

test.each<[boolean, ...unknown[]]>([
  [false, passingBounce, { type: 'Temporary' }],
  [true, {}, undefined, null, 'gone', { type: 5, message: ['gone'] }, { type: 'Undetermined' }],
])('a bounce marks the address as bad (%s) unless it is temporary: %j', (isAddress, ...bounces) => {
  for (const bounce of bounces) expect(bounced(bounce)).toMatchObject({ id: ID, event: 'undelivered', isAddress });
});

test('the tag can be one of a list, and a report about an email of another sender is ignored', () => {
  const tagged = (tags: unknown) => read(mailEvent('email.delivered', ID, { tags }));
  const [category, own] = [
    { name: 'category', value: ID },
    { name: 'notification', value: ID },
  ];
  const ids = [7, '', `${ID}0`, `${ID}\n`, "' or true"].map((notification) => ({ notification }));

  expect(tagged([category, own])).toMatchObject({ id: ID, channel: 'mail', event: 'delivered' });
  for (const tags of [undefined, null, {}, [], { category: ID }, [category], 'notification', ...ids]) {
    expect([tags, tagged(tags)]).toEqual([tags, null]);
  }
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
