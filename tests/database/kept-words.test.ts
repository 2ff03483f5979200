import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { ownBackend } from '../support/own-backend.ts';

// How often we kept our word: counted once a day by the clock, so on its own database.

const { query, queryAs, queryAsVisitor, exec } = ownBackend();

// No one is offered or asked anything: it takes most of the time.
beforeAll(() =>
  exec(['leads', 'job_offers'].map((name) => `alter table public.${name} disable trigger user`).join(';')),
);

beforeEach(() =>
  exec(`
    delete from public.leads;
    delete from public.haulers;
    delete from public.notifications;
    delete from private.promise_figure`),
);

type Pickups = { kept?: number; phone?: string };

/**
 * Adds this many completed pickups of a hauler, of different customers, with an estimate of $120 to $180. Of these,
 * `kept` were in time, cost $170 and left nothing behind; the others were late, cost $300 and left something.
 */
async function add(hauler: string, amount: number, { kept = amount, phone }: Pickups = {}): Promise<void> {
  await query(
    `insert into public.haulers (name, email, phone, ${papers.columns})
    select $1, 'a@hauler.example', '2135550100', ${papers.values}
    where not exists (select from public.haulers where name = $1)`,
    [hauler],
  );
  await query(
    `with given as (
      select gen_random_uuid() as id, number <= $3::int as kept, private.start_of_day(-3) + interval '9 hours' as at,
        coalesce($4, '310' || lpad((random() * 9999999)::int::text, 7, '1')) as phone
      from generate_series(1, $2::int) as number
    ), lead as (
      insert into public.leads (
        id, full_name, phone, street_address, zip_code, services, agreed_to_terms, created_at, status, price_paid,
        pickup_from, pickup_until
      )
      select id, 'Ana', phone, '1 Main St', '90501', '{Furniture Removal}', true, at - interval '2 days', 'Completed',
        case when kept then 170 else 300 end, at, at + interval '2 hours'
      from given returning id
    ), offer as (
      insert into public.job_offers (lead_id, hauler_id, state)
      select lead.id, hauler.id, 'accepted' from lead, public.haulers as hauler where name = $1 returning *
    ), proposal as (
      insert into public.proposals (
        lead_id, offer_id, state, price_from, price_to, window_from, window_until, chosen, accepted_by, accepted_at
      )
      select lead_id, offer.id, 'accepted', 120, 180, array[at], array[at + interval '2 hours'], 1, 'customer',
        at - interval '1 day'
      from offer join given on given.id = lead_id
    )
    insert into public.reviews (lead_id, hauler_id, asked_at, answered_at, came_in_window, gone)
    select lead_id, hauler_id, now(), now(), kept, (case when kept then 'yes' else 'no' end)::public.review_gone
    from offer join given on given.id = lead_id`,
    [hauler, amount, kept, phone ?? null],
  );
}

/** "came 19 of 21" for each figure. */
async function figures(): Promise<string[]> {
  const sql = `select what || ' ' || kept || ' of ' || counted as is
    from jsonb_to_recordset(private.count_words()) as figure (what text, kept int, counted int)`;
  return (await query<{ is: string }>(sql)).map((row) => row.is);
}

/** Raises an estimate to what was paid, for a window that is later by `days`, this long after the first window began. */
const raised = (by: string, days: string, since: string) => `
  update public.leads set price_paid = 500 where id = $lead;
  update public.proposals set state = 'replaced' where lead_id = $lead;
  insert into public.proposals (
    lead_id, offer_id, state, price_from, price_to, window_from, window_until, chosen, accepted_by, accepted_at
  )
  select lead_id, offer_id, 'accepted', 500, 500, array[window_from[1] + interval '${days}'],
    array[window_until[1] + interval '${days}'], 1, '${by}', window_from[1] + interval '${since}'
  from public.proposals where lead_id = $lead`;

const all = (figure: string) => ['came', 'gone', 'price'].map((what) => `${what} ${figure}`);

describe('no hauler moves a figure far', () => {
  test('there is none of one hauler, nor below 20', async () => {
    await add('Bay', 59);
    expect(await figures()).toEqual([]);
    await add('Hill', 6);
    await add('Lake', 6);
    expect(await figures()).toEqual([]);
  });

  test.each<[string, number[], number[], string, string, string]>([
    ['three haulers with 7 pickups each', [7, 7, 7], [7, 6, 6], '19 of 21', '29 of 31', '19 of 31'],
    [
      'six haulers with 20 each',
      [20, 20, 20, 20, 20, 20],
      [18, 18, 18, 18, 18, 18],
      '108 of 120',
      '138 of 150',
      '108 of 150',
    ],
  ])('beside %s, one hauler more with 400', async (_, amounts, kept, alone, upward, downward) => {
    for (const [index, amount] of amounts.entries()) await add(`Hauler ${index}`, amount, { kept: kept[index] ?? 0 });
    expect(await figures()).toEqual(all(alone));
    for (const [liar, figure] of [
      [400, upward],
      [0, downward],
    ] as const) {
      await add('Liar', 400, { kept: liar });
      expect(await figures()).toEqual(all(figure));
      await exec(`delete from public.leads using public.job_offers as offer, public.haulers as hauler
        where offer.lead_id = leads.id and hauler.id = hauler_id and name = 'Liar'`);
    }
  });
});

test('a customer counts once as kept and once as broken', async () => {
  for (const hauler of ['Bay', 'Lake']) await add(hauler, 8);
  await add('Hill', 6);
  await add('Hill', 20, { kept: 10, phone: '3105550199' });

  expect(await figures()).toEqual(all('23 of 24'));
});

describe('a pickup of twenty-one', () => {
  /** Changes the newest hauler's only pickup. */
  const change = (sql: string) =>
    exec(
      sql.replaceAll(
        '$lead',
        `(select lead_id from public.job_offers
    join public.haulers as hauler on hauler.id = hauler_id where name = 'Other')`,
      ),
    );

  beforeEach(async () => {
    for (const hauler of ['Bay', 'Hill', 'Lake']) await add(hauler, 7);
    await add('Other', 1);
  });

  test.each<[string, string, string[]]>([
    [
      'at which no one came',
      `update public.job_offers set no_shows = 1, no_show_at = now() where lead_id = $lead`,
      ['came 22 of 23', 'gone 22 of 22', 'price 22 of 22'],
    ],
    [
      'for which the customer says they paid more',
      `update public.reviews set price = 'higher' where lead_id = $lead`,
      ['came 22 of 22', 'gone 22 of 22', 'price 21 of 22'],
    ],
    [
      'for which they name another amount',
      `update public.reviews set amount_paid = 181 where lead_id = $lead`,
      ['came 22 of 22', 'gone 22 of 22', 'price 21 of 22'],
    ],
    [
      'agreed at the door for more',
      `
      insert into public.door_prices (lead_id, offer_id, state, price, accepted_by, answered_at)
      select lead_id, id, 'accepted', 190, 'hauler', now() from public.job_offers where lead_id = $lead`,
      ['came 22 of 22', 'gone 22 of 22', 'price 21 of 22'],
    ],
    [
      'whose estimate was raised within the hour before it',
      raised('customer', '0 days', '-59 minutes'),
      ['came 22 of 22', 'gone 22 of 22', 'price 21 of 22'],
    ],
    [
      'whose estimate the hauler raised, for the next day',
      raised('hauler', '1 day', '0 minutes'),
      ['came 22 of 22', 'gone 22 of 22', 'price 21 of 22'],
    ],
    [
      'whose price is left out',
      `update public.leads set price_left_out_because = 'Typed wrong' where id = $lead`,
      ['came 22 of 22', 'gone 22 of 22', 'price 21 of 21'],
    ],
    [
      'without a window',
      `update public.leads set pickup_from = null, pickup_until = null where id = $lead`,
      ['came 21 of 21', 'gone 22 of 22', 'price 22 of 22'],
    ],
    ['that is flagged', `update public.leads set flagged_because = 'Odd' where id = $lead`, all('21 of 21')],
    [
      'of two years ago',
      `update public.leads set created_at = now() - interval '2 years' where id = $lead`,
      all('21 of 21'),
    ],
  ])('%s', async (_, sql, counted) => {
    await change(sql);
    expect(await figures()).toEqual(counted);
  });
});

test('visitors read the figures of the day, and a build is wanted when a percentage changes', async () => {
  const builds = () => query(`select from public.notifications where kind = 'site-build'`);
  for (const hauler of ['Bay', 'Hill', 'Lake']) await add(hauler, 7);
  await exec('select private.refresh_promise_figure()');

  const read = 'select what, kept, counted from public.word_figures order by what';
  const shown = ['came', 'gone', 'price'].map((what) => ({ what, kept: 21, counted: 21 }));
  expect(await queryAsVisitor(read)).toEqual(shown);
  expect(await queryAs('service_role', read)).toEqual(shown);
  await expect(queryAsVisitor('select * from private.kept_word')).rejects.toMatchObject({ code: '42501' });
  expect(await builds()).toHaveLength(1);
  await exec(`delete from public.notifications; update private.promise_figure set as_of = now() - interval '2 days'`);
  await add('Other', 1);
  await exec('select private.refresh_promise_figure()');
  expect(await queryAsVisitor(read)).toMatchObject([{ counted: 22 }, { counted: 22 }, { counted: 22 }]);
  expect(await builds()).toEqual([]);
});
