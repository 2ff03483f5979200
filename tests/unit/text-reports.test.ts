import { expect, test } from 'vitest';
import { readReply, readTextReport } from '../../supabase/functions/delivery-reports/text-reports.ts';
import { replyForm, statusForm } from '../fixtures/providers/text-forms.ts';

const ID = '5e0f8f0a-1f6b-4c07-9d0e-3f1f2a4b5c6d';

test.each<[outcome: object, statuses: string[], codes: (string | undefined)[]]>([
  [{ event: 'delivered' }, ['delivered'], [undefined]],
  // These say that no text can reach the number, the others that this one did not.
  [
    { event: 'undelivered', isAddress: true },
    ['undelivered', 'failed'],
    ['30004', '30005', '30006', '21211', '21217', '21408', '21612', '21614'],
  ],
  [
    { event: 'undelivered', isAddress: false },
    ['undelivered', 'failed'],
    ['30003', '30007', '30008', '30032', '30034', '30001', '', '9'.repeat(400)],
  ],
  [{ event: 'stopped' }, ['undelivered', 'failed'], ['21610']],
])('a report means %j with the statuses %j and the codes %j', (outcome, statuses, codes) => {
  for (const error of codes) {
    for (const status of statuses) {
      const report = { id: ID, channel: 'text', ...outcome, ...(error === undefined ? {} : { error }) };
      expect(readTextReport(ID, statusForm(status, error))).toEqual(report);
    }
  }
});

test('a report without a code does not mark the number, and one of a text under way or not ours is ignored', () => {
  expect(readTextReport(ID, statusForm('failed'))).toMatchObject({ event: 'undelivered', isAddress: false });
  const underWay = ['accepted', 'queued', 'sending', 'sent', 'read', 'canceled', 'receiving', 'DELIVERED', ''];
  for (const status of underWay) expect([status, readTextReport(ID, statusForm(status))]).toEqual([status, null]);
  for (const id of [null, '', 'SM1', `${ID},${ID}`, `${ID}\0`]) {
    expect([id, readTextReport(id, statusForm('delivered'))]).toEqual([id, null]);
  }
});

const read = (body: string, optOutType?: string) =>
  readReply(replyForm(body, optOutType === undefined ? {} : { OptOutType: optOutType }));

test("a reply has the number, the text and the provider's ID", () => {
  expect(read('Is 9 AM fine?\nMaria')).toEqual({
    ...{ messageSid: 'SM00000000000000000000000000000002', phone: '12135550142' },
    ...{ body: 'Is 9 AM fine?\nMaria', wish: null },
  });
});

test.each<[string | null, ...string[]]>([
  ['stop', 'STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'OPT OUT'],
  ['stop', 'ALTO', 'PARAR', 'BASTA', 'CANCELAR', 'basta', 'Párar', '¡Alto!', 'alto.', 'BASTÁ', 'cancela\u0301r'],
  ['stop', 'stop', 'Stop', ' Stop \n', 'opt  out', 'Stop.', '“STOP”', 'STOP!!', 'BASTA…', 'cancelar,', '(alto)'],
  ['stop', '«Parar»', '‘ALTO’', 'Stop \u{1F6D1}', 'basta \u{1F64F}\u{1F3FD}', '\u200bSTOP\u200b'],
  ['start', 'START', 'YES', 'UNSTOP', 'yes', 'Yes.'],
  ['help', 'HELP', 'INFO', 'help!', 'AYUDA', 'ayuda', '¡Ayudá!', ' Ayuda. '],
  [null, 'STOP IT', 'please stop', 'Stop?', 'NONSTOP', 'STOP, no, go on', 'yes please', 'no', '', '...', 'stop.end'],
  [
    null,
    'ＳＴＯＰ',
    'constructor',
    '\u0301',
    '¡',
    'alto ahí',
    'no quiero parar',
    'ayudante',
    'basta de cosas',
    '¿parar?',
  ],
])('a reply asks for %s with a whole word: %j', (wish, ...bodies) => {
  expect(bodies.map((body) => [body, read(body)?.wish])).toEqual(bodies.map((body) => [body, wish]));
});

test.each([
  ['STOP', 'stop', 'stop'],
  ['START', 'start', 'start'],
  ['help', 'help', 'help'],
  ['', null, 'start'],
  ['OTHER', null, 'start'],
  ['toString', null, 'start'],
])('if the provider says %j, a sentence asks for %s and YES for %s', (optOutType, wish, ofYes) => {
  expect([read('remove me from this list', optOutType)?.wish, read('YES', optOutType)?.wish]).toEqual([wish, ofYes]);
});

test.each([
  ['AYUDA', undefined, true],
  ['¡ayuda!', '', true],
  ['AYUDA', 'HELP', undefined],
  ['HELP', undefined, undefined],
  ['ALTO', undefined, undefined],
  ['Necesito ayuda', undefined, undefined],
])("with the text %j and the provider's word %j a reply needs our help: %s", (body, optOutType, awaitsHelp) => {
  expect(read(body, optOutType)?.awaitsHelp).toBe(awaitsHelp);
});

test("a reply is kept without text, since it may be a picture, and without characters the database can't store", () => {
  const picture = replyForm('', { NumMedia: '1' });
  picture.delete('Body');
  const odd = new URLSearchParams(`${replyForm('')}`.replace('Body=', 'Body=a%00b%ED%A0%80c'));

  expect(readReply(picture)).toMatchObject({ body: '', wish: null });
  expect(readReply(odd)?.body).toMatch(/^a\uFFFDb\uFFFD+c$/);
});

test("a reply that can't be answered is ignored", () => {
  const ids = ['', 'S'.repeat(65), "SM1'; --", 'SM1\n'].map((MessageSid) => ({ MessageSid }));
  const numbers = ['', 'PoppyHaul', '72975', `+1${'2'.repeat(400)}`, '+0213555014'].map((From) => ({ From }));

  for (const changes of [...ids, ...numbers] as Record<string, string>[]) {
    expect([changes, readReply(replyForm('STOP', changes))]).toEqual([changes, null]);
  }
  expect(readReply(new URLSearchParams())).toBeNull();
});
