import { beforeEach, expect, test } from 'vitest';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ownBackend } from '../support/own-backend.ts';

// The clock updates the public reviews. On its own database, so that it ticks only when these tests say so.

const { exec, insert, query } = ownBackend();

const tick = () => exec('select private.tick()');

beforeEach(async () => {
  await exec('delete from public.leads');
  await tick();
  await exec(`delete from public.notifications where kind = 'site-build'`);
});

/** A request with a review that is published. */
async function addPublished(words: string, answeredAt = '2026-11-01T12:00:00Z') {
  const lead = await insert('leads', minimalLeadRow());
  await insert('reviews', {
    ...{ lead_id: lead.id, asked_at: answeredAt, answered_at: answeredAt, gone: 'yes', stars: 5, words },
    ...{ may_publish: true, shown_name: 'Ana', moderation: 'published', language: 'en' },
  });
  return lead;
}

/** The public reviews: comments by rank and the number published. */
async function read() {
  const reviews = await query<{ rank: number; words: string }>(
    'select rank, words from published_reviews order by rank',
  );
  const [figures] = await query<{ published: number }>('select published from review_figures');
  return { words: reviews.map(({ words }) => words), ranks: reviews.map(({ rank }) => rank), ...figures };
}

const builds = () => query(`select from public.notifications where kind = 'site-build'`);

test('public reviews are updated by the clock, newest first', async () => {
  expect(await read()).toEqual({ words: [], ranks: [], published: 0 });
  await addPublished('Earlier', '2026-10-01T12:00:00Z');
  await addPublished('Later');

  expect(await read()).toEqual({ words: [], ranks: [], published: 0 });
  await tick();
  expect(await read()).toEqual({ words: ['Later', 'Earlier'], ranks: [1, 2], published: 2 });

  await addPublished('Latest', '2026-11-02T12:00:00Z');
  await tick();
  expect(await read()).toEqual({ words: ['Latest', 'Later', 'Earlier'], ranks: [1, 2, 3], published: 3 });
});

test.each<[string, (id: string) => string]>([
  ['is withdrawn', (id) => `select unpublish_review((select token from reviews where lead_id = '${id}'))`],
  ['is withheld', (id) => `select moderate_review('${id}', 0, 'abuse')`],
  ['is flagged', (id) => `update leads set flagged_because = 'Odd' where id = '${id}'`],
  ['is deleted with its request', (id) => `delete from leads where id = '${id}'`],
  ['is deleted with its person', (id) => `select delete_person(phone => (select phone from leads where id = '${id}'))`],
])('a review that %s is removed with the next tick, and the host is asked to build', async (_, sql) => {
  await addPublished('Stays', '2026-10-01T12:00:00Z');
  const { id } = await addPublished('Goes');
  await tick();
  await exec(`delete from public.notifications where kind = 'site-build'`);
  await exec(sql(id));
  await tick();

  expect(await read()).toEqual({ words: ['Stays'], ranks: [1], published: 1 });
  expect(JSON.stringify(await query('select * from private.kept_reviews'))).not.toContain('Goes');
  expect(await builds()).toHaveLength(1);
});

test('a tick counts nothing if nothing has changed', async () => {
  await addPublished('Stays');
  await tick();
  await exec(`update private.kept_reviews set words = 'Not counted again'`);
  await tick();
  expect((await read()).words).toEqual(['Not counted again']);

  await addPublished('Another', '2026-10-01T12:00:00Z');
  await tick();
  expect((await read()).words).toEqual(['Stays', 'Another']);
});

test('a visitor reads the stored reviews by rank, without scanning requests or reviews', async () => {
  const plan = async (sql: string) => {
    await exec('set role anon; set enable_seqscan = off; set enable_bitmapscan = off');
    const lines = await query<{ 'QUERY PLAN': string }>(`explain ${sql}`);
    await exec('reset all; reset role');
    return lines.map((line) => line['QUERY PLAN'].trim()).join('; ');
  };

  const page = await plan('select * from published_reviews where rank > 500 order by rank limit 500');
  const figures = await plan('select * from review_figures');

  const scanned = (text: string) => text.match(/(?<=Scan[^;]* on )\w+/g);
  expect(scanned(page)).toEqual(['kept_reviews']);
  expect(page).toContain('Index Cond: (rank > 500)');
  expect(scanned(figures)).toEqual(['review_figure']);
});

test('the host is asked to build once a change is public, and not for a figure', async () => {
  const { id } = await addPublished('Words');
  expect(await builds()).toEqual([]);
  await tick();
  expect(await builds()).toHaveLength(1);

  await exec(`delete from public.notifications where kind = 'site-build'`);
  await exec(`update public.reviews set price = 'lower' where lead_id = '${id}'`);
  await tick();
  expect(await builds()).toEqual([]);
});
