import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { deletePerson, deletionReport } from '../../scripts/operate/delete-person.ts';

const deleted = {
  leads: 1,
  messages: 2,
  replies: 0,
  reviews: 0,
  photos: 3,
  otherContacts: [],
  nearMatches: [],
  haulers: [],
};
const sentence = 'Deleted 1 requests, 2 messages and 3 photos.';

test('deleting a person reports how much was deleted, and which other contacts may be theirs', () => {
  expect(deletionReport(deleted)).toEqual([sentence]);
  expect(deletionReport({ ...deleted, replies: 4 })).toEqual([sentence, 'Deleted 4 replies to texts, too.']);
  const others = { otherContacts: ['a@example.com', '2'], nearMatches: ['442135550142'], haulers: ['Bay Haul'] };
  expect(deletionReport({ ...deleted, ...others })).toEqual([
    sentence,
    'What was deleted also named a@example.com, 2: run this again for each that is theirs.',
    'Requests or messages with 442135550142 are not deleted: for each that is theirs, run this again with it.',
    'The hauler Bay Haul has this address or number, and is not deleted: see Privacy in the guide.',
  ]);
});

test('deleting a person reports that published reviews stay on the site until the next build', () => {
  const [, one] = deletionReport({ ...deleted, reviews: 1 });
  const [, two] = deletionReport({ ...deleted, reviews: 2 });

  expect(one).toMatch(/^Deleted 1 published review, too\. .* If not, build the site/);
  expect(two).toMatch(/^Deleted 2 published reviews, too\./);
});

const row = { leads: 1, messages: 0, replies: 0, reviews: 1, photo_paths: ['1.jpg'], other_contacts: [] };

test('a deletion that Postgres rolled back to end a deadlock is tried again', async () => {
  const answers = [Response.json({ code: '40P01', message: 'deadlock detected' }, { status: 500 })];
  const fetch = async () => answers.pop() ?? Response.json({ ...row, photo_paths: [], near_matches: [], haulers: [] });
  const operator = createClient<Database>('http://database.test', 'key', { global: { fetch } });

  expect(await deletePerson(operator, { phone: '2135550142' })).toMatchObject({ leads: 1 });
});

test('deleting a person reports published reviews even if removing photos fails', async () => {
  const fetch = async (url: RequestInfo | URL) =>
    String(url).includes('/storage/') ? Response.json({ message: 'Down' }, { status: 500 }) : Response.json(row);
  const operator = createClient<Database>('http://database.test', 'key', { global: { fetch } });

  await expect(deletePerson(operator, { phone: '2135550142' })).rejects.toThrow(
    /not all of their 1 photos\. .* Deleted 1 published review, too\. .* If not, build the site/,
  );
});
