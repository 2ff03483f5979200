import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createReader } from '../../supabase/functions/send-notifications/read-rows.ts';
import { usualLead, usualOffer } from '../fixtures/mails.ts';

/** A reader whose database gives this answer to everything. */
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
  ['the number of jobs given back', (reader) => reader.countGivenBack(usualOffer.hauler, '2026-11-22T19:00:00Z'), 0],
  ['a correction', (reader) => reader.correction(1), null],
  ['the corrections of a request', (reader) => reader.corrections(usualLead, new Date()), []],
  ['a message', (reader) => reader.message('1'), null],
  ['the time of a report', (reader) => reader.reportTime('1'), null],
  ['the channels of a customer', (reader) => reader.toldBy(usualLead), 'none'],
  [
    'the reasons a customer cannot be reached',
    (reader) => reader.unreached(usualLead),
    { cameBack: [], saidStop: false, wantsNoMail: false, complained: false, error: null },
  ],
  ['a hauler no message reaches', (reader) => reader.unreachableHauler('1'), null],
  ['a reply', (reader) => reader.reply('1'), null],
  ['the owners of a number', (reader) => reader.ownersOf('2135550142'), { leads: [], haulers: [] }],
  ['the end of a desk link', (reader) => reader.deskLinkEnds('desk-link'), null],
  ['a change to a hauler', (reader) => reader.haulerAct('1'), null],
  ['a review', (reader) => reader.review('1'), null],
  ['the time a request was closed', (reader) => reader.closedAt(usualLead), usualLead.createdAt],
  ['the flagged items', (reader) => reader.flagged(), { requests: 0, messages: 0, newest: [] }],
];

test.each(reads)('reading %s throws on a database error instead of treating it as deleted', async (_, read) => {
  const reader = readerOf(500, { code: 'XX000', message: 'disk full' });

  await expect(read(reader)).rejects.toThrow('disk full');
});

test.each(reads)('reading %s returns nothing if it is deleted', async (_, read, absent) => {
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
  ['hauler no message reaches', (reader) => reader.unreachableHauler(null)],
  ['reply', (reader) => reader.reply(null)],
  ['desk action', (reader) => reader.haulerAct(null)],
  ['review', (reader) => reader.review(null)],
])('a %s without an ID is not read', async (_, read) => {
  expect(await read(readerOf(500, {}))).toBeNull();
});

test('a failure to make a stop token throws', async () => {
  const read = readerOf(500, { code: 'XX000', message: 'disk full' }).stopToken('1', 'rosa@example.com');

  await expect(read).rejects.toThrow('disk full');
});

test('a failure to make a desk link throws', async () => {
  const read = readerOf(500, { code: 'XX000', message: 'disk full' }).deskToken('1');

  await expect(read).rejects.toThrow('disk full');
});

test('a failure to read the daily digest throws', async () => {
  const read = readerOf(500, { code: 'XX000', message: 'disk full' }).digest();

  await expect(read).rejects.toThrow('disk full');
});

test('the end of a desk link is read from the newest one sent in that kind of email', async () => {
  const asked = await askedBy((reader) => reader.deskLinkEnds('digest'));

  expect(asked.get('mail_kind')).toBe('eq.digest');
  expect(asked.get('order')).toBe('created_at.desc');
  expect(asked.get('limit')).toBe('1');
});

test('a failure to read the pickup throws', async () => {
  const read = readerOf(500, { code: 'XX000', message: 'disk full' }).pickupOf(usualLead);

  await expect(read).rejects.toThrow('disk full');
});

test('a deleted request has no pickup', async () => {
  expect(await readerOf(200, null).pickupOf(usualLead)).toEqual({});
});

test('a proposal is read with its hauler and the reason it was declined', async () => {
  const { hauler } = usualOffer;
  const read = (declined_for: string | null) => readerOf(200, [{ declined_for, offer: { hauler } }]).proposal('1');

  expect(await read('time')).toEqual({ hauler, declinedFor: 'time' });
  expect(await read(null)).toEqual({ hauler, declinedFor: null });
});

/** The query that a reader sends. */
async function askedBy(read: (reader: Reader) => Promise<unknown>): Promise<URLSearchParams> {
  let asked = new URLSearchParams();
  const fetch = async (url: RequestInfo | URL) => {
    asked = new URL(url instanceof Request ? url.url : url).searchParams;
    return Response.json([], { headers: { 'content-range': '*/0' } });
  };
  await read(createReader(createClient<Database>('http://database.test', 'key', { global: { fetch } })));
  return asked;
}

test('jobs a hauler gave back are counted over 24 hours, including the current one', async () => {
  const asked = await askedBy((reader) => reader.countGivenBack(usualOffer.hauler, '2026-11-22T19:00:00.123456+00:00'));

  expect(asked.get('hauler_id')).toBe(`eq.${usualOffer.hauler.id}`);
  expect(asked.getAll('returned_at')).toEqual(['gt.2026-11-21T19:00:00.123Z', 'lte.2026-11-22T19:00:00.123456+00:00']);
});

test('the corrections of a request are those of the last 24 hours, newest first', async () => {
  const asked = await askedBy((reader) => reader.corrections(usualLead, new Date('2026-11-22T19:00:00Z')));

  expect(asked.get('lead_id')).toBe(`eq.${usualLead.id}`);
  expect(asked.get('corrected_at')).toBe('gt.2026-11-21T19:00:00.000Z');
  expect(asked.get('order')).toBe('id.desc');
});

test('a request was closed at its latest status change', async () => {
  const asked = await askedBy((reader) => reader.closedAt(usualLead));

  expect(asked.get('lead_id')).toBe(`eq.${usualLead.id}`);
  expect(asked.get('order')).toBe('changed_at.desc');
  expect(asked.get('limit')).toBe('1');
});

test('neither stars nor publishable text of a review are read', async () => {
  const asked = await askedBy((reader) => reader.review('1'));

  expect(asked.get('select')).toBe('token,gone,left_behind,price,amount_paid,hauler:haulers(id,name,phone,email)');
});

test('the offers of a request are the newest 20', async () => {
  const asked = await askedBy((reader) => reader.offers(usualLead));

  expect(asked.get('lead_id')).toBe(`eq.${usualLead.id}`);
  expect(asked.get('order')).toBe('offered_at.desc,id.asc');
  expect(asked.get('limit')).toBe('20');
});
