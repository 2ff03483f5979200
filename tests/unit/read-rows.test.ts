import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createReader } from '../../supabase/functions/send-notifications/read-rows.ts';
import { usualLead } from '../fixtures/mails.ts';

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
  ['a message', (reader) => reader.message('1'), null],
  ['the time of a report', (reader) => reader.reportTime('1'), null],
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
  ['message', (reader) => reader.message(null)],
  ['report', (reader) => reader.reportTime(null)],
])('a %s that is not named is not asked for', async (_, read) => {
  expect(await read(readerOf(500, {}))).toBeNull();
});

test('the offers of a request are the 20 newest', async () => {
  let asked = new URLSearchParams();
  const fetch = async (url: RequestInfo | URL) => {
    asked = new URL(url instanceof Request ? url.url : url).searchParams;
    return Response.json([]);
  };
  await createReader(createClient<Database>('http://database.test', 'key', { global: { fetch } })).offers(usualLead);

  expect(asked.get('lead_id')).toBe(`eq.${usualLead.id}`);
  expect(asked.get('order')).toBe('offered_at.desc,id.asc');
  expect(asked.get('limit')).toBe('20');
});
