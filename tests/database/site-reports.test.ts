import { beforeEach, expect, test } from 'vitest';
import { usualFault, usualVitals } from '../fixtures/site-reports.ts';
import { ownBackend } from '../support/own-backend.ts';

const { exec, query } = ownBackend();

const noteFault = (fault: Partial<typeof usualFault> = {}, address = '') =>
  query('select note_fault($1, $2)', [JSON.stringify({ ...usualFault, ...fault }), address]);
const noteVitals = (vitals: object = {}) =>
  query('select note_vitals($1)', [JSON.stringify({ ...usualVitals, ...vitals })]);

async function count(table: 'browser_faults' | 'web_vitals'): Promise<number | undefined> {
  const [row] = await query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count;
}

beforeEach(() =>
  exec(
    'delete from browser_faults; delete from web_vitals; delete from private.recent_amounts; delete from desk_links',
  ),
);

test('a repeated error is counted in one row', async () => {
  await noteFault();
  await noteFault({ times: 4, message: 'another', language: 'es' });
  for (const other of [{ release: '5e6f7a8b' }, { page: 'track' }, { what: 'boundary' }, { name: 'RangeError' }]) {
    await noteFault(other);
  }
  await noteFault({ place: 'app-1a2b3c.js:1:9' });

  const [first] = await query(
    `select times::int, message, language, last_at > first_at as is_later, day = (now() at time zone 'America/Los_Angeles')::date as is_today
     from browser_faults order by times desc limit 1`,
  );
  expect(first).toEqual({ times: 5, message: 'x is not a function', language: 'en', is_later: true, is_today: true });
  expect(await count('browser_faults')).toBe(6);
});

test('500 new errors are stored a day, and known ones are still counted', async () => {
  await exec(`
    insert into browser_faults (release, page, language, what, name, place, message, times)
    select '1a2b3c4d', 'job', 'en', 'error', 'Error', format('app.js:1:%s', n), '', 1 from generate_series(1, 499) as n`);

  await noteFault();
  await noteFault({ page: 'track' });
  await noteFault();

  expect(await count('browser_faults')).toBe(500);
  expect(await query(`select times::int from browser_faults where name = 'TypeError'`)).toEqual([{ times: 2 }]);
  await exec('update browser_faults set day = day - 1');
  await noteFault({ page: 'track' });
  expect(await count('browser_faults')).toBe(501);
});

test('one network can add 20 new errors a day, and those of others are stored', async () => {
  for (let line = 0; line <= 20; line++) await noteFault({ place: `app.js:${line}:1` }, '192.0.2.1');
  expect(await count('browser_faults')).toBe(20);

  await noteFault({ place: 'app.js:1:1' }, '192.0.2.1');
  await noteFault({}, '192.0.2.2');

  expect(await query('select sum(times)::int as times from browser_faults')).toEqual([{ times: 22 }]);
});

test('over the hourly limit, neither errors nor speed are stored', async () => {
  await exec('update submission_limits set reports_per_hour = 2');

  for (let index = 0; index < 3; index++) await noteFault();
  await noteVitals();

  expect(await query('select times::int from browser_faults')).toEqual([{ times: 2 }]);
  expect(await count('web_vitals')).toBe(0);
  await exec('update submission_limits set reports_per_hour = 3000');
});

test("speed is counted by week, page, device, metric and value, and what a browser can't measure is left out", async () => {
  await noteVitals();
  await noteVitals({ cls: undefined });
  await noteVitals({ device: 'desktop', lcp: undefined, inp: undefined });

  const rows = await query(`
    select page, device, metric, value::float, times::int, extract(isodow from week)::int as day
    from web_vitals order by device, metric`);
  const home = { page: 'home', day: 1 };
  expect(rows).toEqual([
    { ...home, device: 'phone', metric: 'lcp', value: 1450, times: 2 },
    { ...home, device: 'phone', metric: 'inp', value: 120, times: 2 },
    { ...home, device: 'phone', metric: 'cls', value: 0.05, times: 1 },
    { ...home, device: 'desktop', metric: 'cls', value: 0.05, times: 1 },
  ]);
});

test('the table refuses what could be personal, or not from us', async () => {
  for (const fault of [
    ...[{ page: '/track/7K3M9Q2X4TBVR8ND' }, { message: 'a'.repeat(81) }, { name: 'Call 213' }],
    ...[{ release: 'v1.2' }, { place: 'https://evil.example' }],
  ] as Partial<typeof usualFault>[]) {
    await expect(noteFault(fault), JSON.stringify(fault)).rejects.toMatchObject({ code: '23514' });
  }
});

test('errors are kept for 30 days, and speed for 26 weeks', async () => {
  await exec(`
    insert into browser_faults (day, release, page, language, what, name, place, message, times)
    select (now() at time zone 'America/Los_Angeles')::date - n, '1a2b3c4d', 'job', 'en', 'error', 'Error', format('app.js:1:%s', n), '', 1
    from unnest(array[0, 29, 32]) as n;
    insert into web_vitals (week, page, device, metric, value)
    select date_trunc('week', now() at time zone 'America/Los_Angeles')::date - 7 * n, 'home', 'phone', 'lcp', n
    from unnest(array[0, 25, 27]) as n;
    update private.retention set looked_on = looked_on - 2; select private.tick()`);

  expect(await query('select place from browser_faults order by place')).toEqual([
    { place: 'app.js:1:0' },
    { place: 'app.js:1:29' },
  ]);
  expect(await query('select value::int from web_vitals order by value')).toEqual([{ value: 0 }, { value: 25 }]);
});

test('the desk list shows the 75th percentile of speeds, from 20 visits on', async () => {
  await exec(`
    insert into web_vitals (page, device, metric, value, times) values
      ('home', 'phone', 'lcp', 1000, 15), ('job', 'desktop', 'lcp', 1000, 14), ('home', 'phone', 'lcp', 4000, 11),
      ('home', 'phone', 'inp', 50, 14), ('home', 'phone', 'inp', 200, 6),
      ('home', 'phone', 'cls', 0.01, 19);
    insert into web_vitals (week, page, device, metric, value, times)
    select date_trunc('week', now() at time zone 'America/Los_Angeles')::date - 7 * weeks, 'home', 'phone', 'lcp', 500, times
    from (values (1, 19), (2, 20), (9, 100)) as earlier (weeks, times)`);

  const [row] = await query<{ vitals: object[] }>(`select private.vitals_of_list() as vitals`);
  expect(row?.vitals).toMatchObject([
    { visits: 40, lcp: 4000, inp: 200, cls: null },
    { visits: 20, lcp: 500, inp: null, cls: null },
  ]);
});

test('the desk list shows the errors of seven days, latest first', async () => {
  await noteFault({ page: 'old' });
  await exec(`update browser_faults set last_at = now() - interval '8 days'`);
  await noteFault({ page: 'track' });
  // Both could be in the same millisecond.
  await exec(`update browser_faults set last_at = last_at - interval '1 second' where page = 'track'`);
  await noteFault({ page: 'job' });

  const [row] = await query<{ faults: { page: string }[] }>('select private.faults_of_list() as faults');
  expect(row?.faults.map(({ page }) => page)).toEqual(['job', 'track']);
});
