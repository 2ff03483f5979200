import { readFile } from 'node:fs/promises';
import { canBeTexted } from '@functions/domain/can-be-texted.ts';
import { contactSubjects } from '@functions/domain/contact-subjects.ts';
import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import { PICKUP_HOURS, WINDOW_MINUTES } from '@functions/domain/proposals.ts';
import { canBeName } from '@functions/domain/review.ts';
import { everyServiceEntry } from '@functions/domain/services.ts';
import { indexOnPath, isClosed, type Status, statusPath } from '@functions/domain/statuses.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { promisedBy } from '@/lib/promised-by';
import { words } from '../../src/content/en/booking.ts';
import { textedNumbers, untextedNumbers } from '../fixtures/phones.ts';
import { HOUR_MS } from '../support/ago.ts';
import { everyKind } from '../support/kinds';
import { ownBackend } from '../support/own-backend.ts';

// Lists that are in the database and also in supabase/functions/_shared/domain/ or in the tables of emails. The API
// shows no definitions, so this uses its own backend without it.

const { exec, query } = ownBackend();

/** The string literals in a piece of SQL, in order. Comments can contain apostrophes. */
function textsOf(sql: string): string[] {
  return [...sql.replace(/--.*$/gm, '').matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
}

const names = ['Ana', 'Ana M.', 'J. R.', 'J.R.', 'J.-P. Dupont', 'St. John', 'María-José', 'أحمد', 'Awwwesome'];
const noNames = [
  ...['Call 213', 'Call \u0662\u0661\u0663', 'Call \uFF12\uFF11', '\u{11DA4}', 'a@b', 'evil.com', 'evil\u3002com'],
  ...['evil\uFF0Ecom', 'evil\uFF61com', 'مثال.إختبار', 'Ann www evil com', 'WWW', 'x/y', 'a_b'],
];

test.each([...names, ...noNames])('database and form agree on what is a name: %s', async (name) => {
  const [answer] = await query<{ can: boolean }>(`select private.can_be_name('${name}') as can`);

  expect([answer?.can, canBeName(name)]).toEqual([names.includes(name), names.includes(name)]);
});

test('the database allows the listed services, and messages the listed subjects', async () => {
  const [allowed] = await query<{ services: string[] }>('select private.services_on_offer() as services');
  const checks = await query<{ column: string; definition: string }>(`
    select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'c' and connamespace = 'public'::regnamespace
    and pg_get_constraintdef(pg_constraint.oid) ~ 'ARRAY\\[''[^'']*''::text, '`);

  expect(allowed?.services.sort()).toEqual(everyServiceEntry().sort());
  expect(Object.fromEntries(checks.map(({ column, definition }) => [column, textsOf(definition).sort()]))).toEqual({
    'contact_messages.subject': [...contactSubjects].sort(),
  });
});

test('every kind of notification has an email and every email a kind, but the one for the host', async () => {
  const kinds = await query<{ told: string }>(
    `select format('%s to the %s', kind, audience) as told from private.notification_kinds`,
  );

  const mails = everyKind.map(({ audience, kind }) => `${kind} to the ${audience}`);
  expect(kinds.map(({ told }) => told).sort()).toEqual([...mails, 'site-build to the host'].sort());
});

test('exactly the kinds that can be texted have a text', async () => {
  const kinds = await query<{ told: string }>(
    `select format('%s to the %s', kind, audience) as told from private.notification_kinds
     where audience <> 'host' and (audience <> 'operator' or texted_too)`,
  );

  const texts = everyKind.filter(({ text }) => text).map(({ audience, kind }) => `${kind} to the ${audience}`);
  expect(kinds.map(({ told }) => told).sort()).toEqual(texts.sort());
});

test('database and rules agree on which numbers can be texted', async () => {
  const areas = Array.from({ length: 1000 }, (_, area) => `${area}`.padStart(3, '0'));
  const numbers = [
    ...areas.flatMap((three) => [`${three}5550142`, `213${three}0142`]),
    ...textedNumbers,
    ...Object.values(untextedNumbers).flat(),
  ];

  const judged = await query<{ number: string; takes_texts: boolean }>(
    'select number, private.is_us_number(number) as takes_texts from unnest($1::text[]) as number',
    [numbers],
  );

  expect(judged.length).toBe(numbers.length);
  expect(judged.filter(({ number, takes_texts }) => takes_texts !== canBeTexted(number))).toEqual([]);
});

test('the confirmation gives the hours of texts', async () => {
  const [hours] = await query<{ text: string }>(
    `select to_char(date '2026-01-01' + texts_from, '"between "FMHH AM') || to_char(date '2026-01-01' + texts_until, '" and "FMHH AM')
     as text from dispatch_settings`,
  );

  expect(words.confirmation.byText).toContain(hours?.text);
});

test('the database creates notifications of each kind of email', async () => {
  const writers = await query<{ source: string }>(`
    select prosrc as source from pg_proc
    where prosrc ~ 'insert into public\\.notifications|private\\.notify_(of_customer|operator_of_hauler|customer_of_pickup)\\('`);
  const written = writers.flatMap(({ source }) => textsOf(source));

  expect(everyKind.filter(({ kind }) => !written.includes(kind))).toEqual([]);
});

test("database and rules agree on a hauler's status changes", async () => {
  const pairs = await query<{ from: Status; to: Status; may: boolean }>(`
    select one as from, other as to, private.may_become(one, other) as may
    from unnest(enum_range(null::lead_status)) as one, unnest(enum_range(null::lead_status)) as other`);

  const wrong = pairs.filter(({ from, to, may }) => {
    const ahead = statusPath.slice(indexOnPath(from) + 1);
    const next: Status[] = isClosed(from) ? [] : [...ahead, 'Canceled'];
    const isThere = from === to && from !== 'Canceled';
    return may !== (isThere || next.includes(to));
  });

  expect(wrong).toEqual([]);
});

test('the database accepts exactly the pickup times in the rules', async () => {
  const isWindow = async (from: string, minutes: number) => {
    const [row] = await query<{ is: boolean }>(`
      select private.is_pickup_window(day + time '${from}', day + time '${from}' + interval '${minutes} minutes') as is
      from (select timestamp '2026-11-24' at time zone 'America/Los_Angeles') as midnight (day)`);
    return row?.is;
  };
  const { min, max } = WINDOW_MINUTES;
  const earlier = (time: string, minutes: number) =>
    new Date(Date.parse(`2026-11-24T${time}Z`) - minutes * 60_000).toISOString().slice(11, 16);

  expect(await isWindow(PICKUP_HOURS.from, min)).toBe(true);
  expect(await isWindow(earlier(PICKUP_HOURS.from, 15), min + 15)).toBe(false);
  expect(await isWindow(earlier(PICKUP_HOURS.until, min), min)).toBe(true);
  expect(await isWindow(earlier(PICKUP_HOURS.until, min), min + 15)).toBe(false);
  expect(await isWindow(PICKUP_HOURS.from, max)).toBe(true);
  expect(await isWindow(PICKUP_HOURS.from, max + 15)).toBe(false);
  expect(await isWindow(PICKUP_HOURS.from, min - 15)).toBe(false);
});

test('the guide explains every setting', async () => {
  const settings = await query<{ name: string }>(`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name in ('dispatch_settings', 'submission_limits')
      and column_name <> 'only_row'`);
  const guide = await readFile('docs/operating.md', 'utf8');
  const section = guide.split(/^### /m).find((part) => part.startsWith('Settings\n')) ?? '';
  const explained = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);

  expect(explained.sort()).toEqual(settings.map(({ name }) => name).sort());
});

test('the promise of a new database matches the text', async () => {
  const [column] = await query<{ standard: string }>(`
    select column_default as standard from information_schema.columns
    where table_schema = 'public' and table_name = 'dispatch_settings' and column_name = 'promise'`);

  const [promise] = await query(`select extract(epoch from ${column?.standard})::float / 3600 as hours`);

  expect(promise).toEqual({ hours: PROMISE_HOURS });
});

/** When the database promises a call, for requests at these times. */
async function promisesFor(moments: string[], promise = '1 hour') {
  await exec(`update dispatch_settings set promise = '${promise}'`);
  const rows = await query<{ promised: string }>(
    `select to_json(promised_by(moment)) #>> '{}' as promised
     from unnest($1::timestamptz[]) with ordinality as _ (moment, place) order by place`,
    [moments],
  );
  return rows.map(({ promised }) => new Date(promised).toISOString());
}

test('database and pages promise a call by the same time, also when the clocks change', async () => {
  const clockChanges = ['2026-03-08T10:00Z', '2026-11-01T09:00Z', '2027-03-14T10:00Z', '2027-11-07T09:00Z'];
  const anyMoment = fc.oneof(
    fc.date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true }),
    fc
      .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -48 * HOUR_MS, max: 48 * HOUR_MS }))
      .map(([change, distance]) => new Date(Date.parse(change) + distance)),
  );
  const moments = fc.sample(anyMoment, 1000).map((moment) => moment.toISOString());

  const promised = await promisesFor(moments, `${PROMISE_HOURS} hours`);

  const wrong = moments.filter((moment, index) => promisedBy(new Date(moment)).toISOString() !== promised[index]);
  expect(wrong).toEqual([]);
});

test.each([
  ['30 minutes', '2026-11-21T19:45:00-08:00', '2026-11-22T08:15:00-08:00'],
  ['13 hours', '2026-11-21T19:00:00-08:00', '2026-11-22T20:00:00-08:00'],
  ['36 hours', '2026-11-21T05:00:00-08:00', '2026-11-23T20:00:00-08:00'],
])('a promise of %s is also in business hours', async (promise, created, expected) => {
  expect(await promisesFor([created], promise)).toEqual([new Date(expected).toISOString()]);
});
