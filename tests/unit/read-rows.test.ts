import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createReader } from '../../supabase/functions/send-notifications/read-rows.ts';
import { usualLead, usualOffer } from '../fixtures/mails.ts';

/** A reader whose database answers so to every question. */
function readerOf(status: number, body: unknown) {
  const answer = async () => Response.json(body, { status, headers: { 'content-range': '*/0' } });
  return createReader(createClient<Database>('http://database.test', 'key', { global: { fetch: answer } }));
}

type Reader = ReturnType<typeof createReader>;

const reads: [what: string, read: (reader: Reader) => Promise<unknown>, absent: unknown][] = [
  ['a request', (reader) => reader.lead('1'), null],
  ['an offer', (reader) => reader.offer('1'), null],
  ['the offers of a request', (reader) => reader.offers(usualLead), []],
  ['the hauler of a request', (reader) => reader.haulerOf(usualLead), null],
  ['a hauler', (reader) => reader.hauler('1'), null],
  ['a proposal', (reader) => reader.proposal('1'), null],
  ['how many jobs were given back', (reader) => reader.countGivenBack(usualOffer.hauler, '2026-11-22T19:00:00Z'), 0],
  ['a correction', (reader) => reader.correction(1), null],
  ['the corrections of a request', (reader) => reader.corrections(usualLead, new Date()), []],
  ['a message', (reader) => reader.message('1'), null],
  ['the time of a report', (reader) => reader.reportTime('1'), null],
  ['by which ways a customer is told', (reader) => reader.toldBy(usualLead), 'none'],
  [
    'why nothing reaches a customer',
    (reader) => reader.unreached(usualLead),
    { cameBack: [], saidStop: false, wantsNoMail: false, complained: false, error: null },
  ],
  ['a hauler whom nothing reaches', (reader) => reader.unreachableHauler('1'), null],
  ['a reply', (reader) => reader.reply('1'), null],
  ['whose a number is', (reader) => reader.ownersOf('2135550142'), { leads: [], haulers: [] }],
  ['until when a link works', (reader) => reader.deskLinkEnds('desk-link'), null],
  ['what was done to a hauler', (reader) => reader.haulerAct('1'), null],
  ['a review', (reader) => reader.review('1'), null],
  ['when a request was closed', (reader) => reader.closedAt(usualLead), usualLead.createdAt],
  ['what is flagged', (reader) => reader.flagged(), { requests: 0, messages: 0, newest: [] }],
];

test.each(reads)('%s that the database cannot read is not taken for deleted', async (_, read) => {
  const reader = readerOf(500, { code: 'XX000', message: 'disk full' });

  await expect(read(reader)).rejects.toThrow('disk full');
});

test.each(reads)('%s that is deleted is nothing', async (_, read, absent) => {
  expect(await read(readerOf(200, []))).toEqual(absent);
});

test.each<[what: string, read: (reader: Reader) => Promise<unknown>]>([
  ['request', (reader) => reader.lead(null)],
  ['offer', (reader) => reader.offer(null)],
  ['correction', (reader) => reader.correction(null)],
  ['hauler', (reader) => reader.hauler(null)],
  ['proposal', (reader) => reader.proposal(null)],
  ['message', (reader) => reader.message(null)],
  ['report', (reader) => reader.reportTime(null)],
  ['hauler whom nothing reaches', (reader) => reader.unreachableHauler(null)],
  ['reply', (reader) => reader.reply(null)],
  ['act at the desk', (reader) => reader.haulerAct(null)],
  ['review', (reader) => reader.review(null)],
])('a %s that is not named is not asked for', async (_, read) => {
  expect(await read(readerOf(500, {}))).toBeNull();
});

test('a token that the database cannot make is not taken for none', async () => {
  const read = readerOf(500, { code: 'XX000', message: 'disk full' }).stopToken('1', 'rosa@example.com');

  await expect(read).rejects.toThrow('disk full');
});

test('a link to the desk that the database cannot make is not taken for none', async () => {
  const read = readerOf(500, { code: 'XX000', message: 'disk full' }).deskToken('1');

  await expect(read).rejects.toThrow('disk full');
});

test('a day that the database cannot read is not taken for a quiet one', async () => {
  const read = readerOf(500, { code: 'XX000', message: 'disk full' }).digest();

  await expect(read).rejects.toThrow('disk full');
});

test('until when a link works is said of the newest that was mailed so', async () => {
  const asked = await askedBy((reader) => reader.deskLinkEnds('digest'));

  expect(asked.get('mail_kind')).toBe('eq.digest');
  expect(asked.get('order')).toBe('created_at.desc');
  expect(asked.get('limit')).toBe('1');
});

test('what is agreed that the database cannot read is not taken for nothing', async () => {
  const read = readerOf(500, { code: 'XX000', message: 'disk full' }).pickupOf(usualLead);

  await expect(read).rejects.toThrow('disk full');
});

test('of a request that is deleted nothing is agreed', async () => {
  expect(await readerOf(200, null).pickupOf(usualLead)).toEqual({});
});

test('a proposal is read with who made it and why it was declined', async () => {
  const { hauler } = usualOffer;
  const read = (declined_for: string | null) => readerOf(200, [{ declined_for, offer: { hauler } }]).proposal('1');

  expect(await read('time')).toEqual({ hauler, declinedFor: 'time' });
  expect(await read(null)).toEqual({ hauler, declinedFor: null });
});

/** What a reader asks the database for. */
async function askedBy(read: (reader: Reader) => Promise<unknown>): Promise<URLSearchParams> {
  let asked = new URLSearchParams();
  const fetch = async (url: RequestInfo | URL) => {
    asked = new URL(url instanceof Request ? url.url : url).searchParams;
    return Response.json([], { headers: { 'content-range': '*/0' } });
  };
  await read(createReader(createClient<Database>('http://database.test', 'key', { global: { fetch } })));
  return asked;
}

test('the jobs that a hauler has given back are those of 24 hours, with the one of this very moment', async () => {
  const asked = await askedBy((reader) => reader.countGivenBack(usualOffer.hauler, '2026-11-22T19:00:00.123456+00:00'));

  expect(asked.get('hauler_id')).toBe(`eq.${usualOffer.hauler.id}`);
  expect(asked.getAll('returned_at')).toEqual(['gt.2026-11-21T19:00:00.123Z', 'lte.2026-11-22T19:00:00.123456+00:00']);
});

test('the corrections of a request are those of the last 24 hours, the newest first', async () => {
  const asked = await askedBy((reader) => reader.corrections(usualLead, new Date('2026-11-22T19:00:00Z')));

  expect(asked.get('lead_id')).toBe(`eq.${usualLead.id}`);
  expect(asked.get('corrected_at')).toBe('gt.2026-11-21T19:00:00.000Z');
  expect(asked.get('order')).toBe('id.desc');
});

test('a request was closed when its status changed last', async () => {
  const asked = await askedBy((reader) => reader.closedAt(usualLead));

  expect(asked.get('lead_id')).toBe(`eq.${usualLead.id}`);
  expect(asked.get('order')).toBe('changed_at.desc');
  expect(asked.get('limit')).toBe('1');
});

test('of a review neither the stars are read nor what may be published', async () => {
  const asked = await askedBy((reader) => reader.review('1'));

  expect(asked.get('select')).toBe('token,gone,left_behind,price,amount_paid,hauler:haulers(id,name,phone,email)');
});

test('the offers of a request are the 20 newest', async () => {
  const asked = await askedBy((reader) => reader.offers(usualLead));

  expect(asked.get('lead_id')).toBe(`eq.${usualLead.id}`);
  expect(asked.get('order')).toBe('offered_at.desc,id.asc');
  expect(asked.get('limit')).toBe('20');
});
