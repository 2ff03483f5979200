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
    { bounced: [], saidStop: false, wantsNoMail: false, complained: false, error: null },
  ],
  ['a hauler no message reaches', (reader) => reader.unreachableHauler('1'), null],
  ['a reply', (reader) => reader.reply('1'), null],
  ['the channels that send nothing', (reader) => reader.stuckChannels(), []],
  ['the owners of a number', (reader) => reader.ownersOf('2135550142'), { leads: [], haulers: [] }],
  ['the end of a desk link', (reader) => reader.deskLinkEnds('desk-link'), null],
  ['a change to a hauler', (reader) => reader.haulerAction('1'), null],
  ['a review', (reader) => reader.review('1'), null],
  ['the time a request was closed', (reader) => reader.closedAt(usualLead), usualLead.createdAt],
  ['the flagged items', (reader) => reader.flagged(), { requests: 0, messages: 0, newest: [] }],
];

/** What is made or computed by the database, of which a deleted row is no part. */
const made: typeof reads = [
  ['a request', (reader) => reader.lead('1'), null],
  ['a stop token', (reader) => reader.stopToken('1', 'rosa@example.com'), null],
  ['a desk link', (reader) => reader.deskToken('1'), null],
  ['the daily digest', (reader) => reader.digest(), null],
];

test.each([...reads, ...made])(
  'reading %s throws on a database error instead of treating it as deleted',
  async (_, read) => {
    const reader = readerOf(500, { code: 'XX000', message: 'disk full' });

    await expect(read(reader)).rejects.toThrow('disk full');
  },
);

test.each(reads)('reading %s returns nothing if it is deleted', async (_, read, absent) => {
  expect(await read(readerOf(200, []))).toEqual(absent);
});

test('a deleted request is read as null', async () => {
  expect(await readerOf(200, null).lead('1')).toBeNull();
});

test('what has no ID is not read', async () => {
  const reader = readerOf(500, {});
  const { lead, offer, correction, hauler, proposal, message, reportTime, unreachableHauler, reply } = reader;
  const reads = [
    ...[lead, offer, hauler, proposal, message, reportTime, unreachableHauler, reply],
    ...[reader.haulerAction, reader.review],
  ];

  expect(await Promise.all(reads.map((read) => read(null)))).toEqual(reads.map(() => null));
  expect(await correction(null)).toBeNull();
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

test.each<[what: string, read: (reader: Reader) => Promise<unknown>, query: Record<string, string | string[]>]>([
  [
    'the jobs a hauler gave back are those of 24 hours, including the current one',
    (reader) => reader.countGivenBack(usualOffer.hauler, '2026-11-22T19:00:00.123456+00:00'),
    {
      hauler_id: `eq.${usualOffer.hauler.id}`,
      returned_at: ['gt.2026-11-21T19:00:00.123Z', 'lte.2026-11-22T19:00:00.123456+00:00'],
    },
  ],
  [
    'the corrections of a request are those of the last 24 hours, newest first',
    (reader) => reader.corrections(usualLead, new Date('2026-11-22T19:00:00Z')),
    { lead_id: `eq.${usualLead.id}`, corrected_at: 'gt.2026-11-21T19:00:00.000Z', order: 'id.desc' },
  ],
  [
    'a request was closed at its latest status change',
    (reader) => reader.closedAt(usualLead),
    { lead_id: `eq.${usualLead.id}`, order: 'changed_at.desc', limit: '1' },
  ],
  [
    'neither stars nor publishable text of a review are read',
    (reader) => reader.review('1'),
    { select: 'token,gone,left_behind,price,amount_paid,hauler:haulers(id,name,phone,email)' },
  ],
  [
    'the offers of a request are the newest 20',
    (reader) => reader.offers(usualLead),
    { lead_id: `eq.${usualLead.id}`, order: 'offered_at.desc,id.asc', limit: '20' },
  ],
  [
    'the end of a desk link is that of the newest one sent in its kind of email',
    (reader) => reader.deskLinkEnds('digest'),
    { mail_kind: 'eq.digest', order: 'created_at.desc', limit: '1' },
  ],
])('%s', async (_, read, query) => {
  const asked = await askedBy(read);

  const values = Object.keys(query).map((name) => [name, asked.getAll(name)]);
  expect(Object.fromEntries(values)).toEqual(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()])),
  );
});
