import { describe, expect, test } from 'vitest';
import { readReply, readTextReport } from '../../supabase/functions/delivery-reports/text-reports.ts';
import { replyForm, statusForm } from '../fixtures/providers/text-forms.ts';

const ID = '5e0f8f0a-1f6b-4c07-9d0e-3f1f2a4b5c6d';

describe('a report about a text', () => {
  test('confirms delivery', () => {
    expect(readTextReport(ID, statusForm('delivered'))).toEqual({ id: ID, channel: 'text', event: 'delivered' });
  });

  test.each(['30004', '30005', '30006', '21211', '21217', '21408', '21612', '21614'])(
    'marks the number as bad: %s',
    (error) => {
      const report = { id: ID, channel: 'text', event: 'undelivered', error, isAddress: true };

      expect(readTextReport(ID, statusForm('undelivered', error))).toEqual(report);
      expect(readTextReport(ID, statusForm('failed', error))).toEqual(report);
    },
  );

  test.each(['30003', '30007', '30008', '30032', '30034', '30001', '', '9'.repeat(400)])(
    "doesn't mark the number as bad: %s",
    (error) => {
      const report = { id: ID, channel: 'text', event: 'undelivered', error, isAddress: false };

      expect(readTextReport(ID, statusForm('undelivered', error))).toEqual(report);
    },
  );

  test("without a code doesn't mark the number as bad", () => {
    expect(readTextReport(ID, statusForm('failed'))).toMatchObject({ event: 'undelivered', isAddress: false });
  });

  test('records that the number replied STOP', () => {
    expect(readTextReport(ID, statusForm('failed', '21610'))).toEqual({
      id: ID,
      channel: 'text',
      event: 'stopped',
      error: '21610',
    });
  });

  test.each(['accepted', 'queued', 'sending', 'sent', 'read', 'canceled', 'receiving', 'DELIVERED', ''])(
    'is ignored before the text has arrived or failed: %s',
    (status) => {
      expect(readTextReport(ID, statusForm(status))).toBeNull();
    },
  );

  test.each([null, '', 'SM1', `${ID},${ID}`, `${ID}\0`])('is ignored if the text is not ours: %j', (id) => {
    expect(readTextReport(id, statusForm('delivered'))).toBeNull();
  });
});

const wishOf = (body: string, optOutType?: string) =>
  readReply(replyForm(body, optOutType === undefined ? {} : { OptOutType: optOutType }))?.wish;

describe('a reply', () => {
  test("has the number, the text and the provider's ID", () => {
    expect(readReply(replyForm('Is 9 AM fine?\nMaria'))).toEqual({
      messageSid: 'SM00000000000000000000000000000002',
      phone: '12135550142',
      body: 'Is 9 AM fine?\nMaria',
      wish: null,
    });
  });

  test.each<[string | null, string[]]>([
    ['stop', ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'OPT OUT']],
    ['stop', ['ALTO', 'PARAR', 'BASTA', 'CANCELAR', 'basta', 'Párar', '¡Alto!', 'alto.', 'BASTÁ', 'cancela\u0301r']],
    ['stop', ['stop', 'Stop', ' Stop \n', 'opt  out', 'Stop.', '“STOP”', 'STOP!!']],
    [
      'stop',
      [
        'BASTA…',
        'cancelar,',
        '(alto)',
        '«Parar»',
        '‘ALTO’',
        'Stop \u{1F6D1}',
        'basta \u{1F64F}\u{1F3FD}',
        '\u200bSTOP\u200b',
      ],
    ],
    ['start', ['START', 'YES', 'UNSTOP', 'yes', 'Yes.']],
    ['help', ['HELP', 'INFO', 'help!', 'AYUDA', 'ayuda', '¡Ayudá!', ' Ayuda. ']],
    [
      null,
      ['STOP IT', 'please stop', 'Stop?', 'NONSTOP', 'STOP, no, go on', 'yes please', 'no', '', '...', 'stop.end'],
    ],
    [
      null,
      [
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
    ],
  ])('asks for %s', (wish, bodies) => {
    expect(bodies.map((body) => [body, wishOf(body)])).toEqual(bodies.map((body) => [body, wish]));
  });

  test.each([
    ['STOP', 'stop'],
    ['START', 'start'],
    ['HELP', 'help'],
    ['stop', 'stop'],
  ])('asks for what its provider says, whatever its text: %s', (optOutType, wish) => {
    expect(wishOf('remove me from this list', optOutType)).toBe(wish);
    expect(wishOf('YES', optOutType)).toBe(wish);
  });

  test.each(['', 'OTHER', 'toString'])('is interpreted by its text if the provider says %j', (optOutType) => {
    expect(wishOf('STOP', optOutType)).toBe('stop');
    expect(wishOf('Hello', optOutType)).toBeNull();
  });

  test.each([
    ['AYUDA', undefined, true],
    ['¡ayuda!', '', true],
    ['AYUDA', 'HELP', undefined],
    ['HELP', undefined, undefined],
    ['HELP', 'HELP', undefined],
    ['ALTO', undefined, undefined],
    ['Necesito ayuda', undefined, undefined],
  ])("with the text %j and the provider's word %j needs our help: %s", (body, optOutType, awaitsHelp) => {
    const form = replyForm(body, optOutType === undefined ? {} : { OptOutType: optOutType });

    expect(readReply(form)?.awaitsHelp).toBe(awaitsHelp);
  });

  test('without text is kept, since it may be a picture', () => {
    const form = replyForm('', { NumMedia: '1' });
    form.delete('Body');

    expect(readReply(form)).toMatchObject({ body: '', wish: null });
  });

  test("is kept without characters the database can't store", () => {
    const form = new URLSearchParams(`${replyForm('')}`.replace('Body=', 'Body=a%00b%ED%A0%80c'));

    expect(readReply(form)?.body).toMatch(/^a\uFFFDb\uFFFD+c$/);
  });

  test.each<Record<string, string>>([
    { MessageSid: '' },
    { MessageSid: 'S'.repeat(65) },
    { MessageSid: "SM1'; --" },
    { MessageSid: 'SM1\n' },
    { From: '' },
    { From: 'PoppyHaul' },
    { From: '72975' },
    { From: `+1${'2'.repeat(400)}` },
    { From: '+0213555014' },
  ])("that can't be answered is ignored: %j", (changes) => {
    expect(readReply(replyForm('STOP', changes))).toBeNull();
  });

  test('without its fields is ignored', () => {
    expect(readReply(new URLSearchParams())).toBeNull();
  });
});
