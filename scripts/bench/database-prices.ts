import type { EmbeddedBackend } from '../backend/backend.ts';
import { withoutTriggers } from './database-sending.ts';
import { microseconds } from './microseconds.ts';
import { median } from './report.ts';

type Database = EmbeddedBackend['database'];

export const FEW_PRICES = 10_000;
export const MANY_PRICES = 100_000;
const HAULERS = 60;
const COUNTS = 3;

/**
 * Times the count of what people paid, among few and many pickups with a price, in a table of more leads. Leaves its
 * rows behind.
 *
 * @param trackingIdSql SQL for the tracking ID of lead number `n`, counted from the newest; `n` is an SQL expression.
 * @returns microseconds: medians.
 */
export async function timePrices(database: Database, trackingIdSql: (n: string) => string) {
  await withoutTriggers(
    database,
    `insert into public.haulers (name, email, phone)
     select 'Hauler ' || n, 'hauler.' || n || '@hauler.example', '2135550142' from generate_series(1, ${HAULERS}) as n`,
  );
  const few = await timeCount(database, trackingIdSql, 1, FEW_PRICES);
  const many = await timeCount(database, trackingIdSql, FEW_PRICES + 1, MANY_PRICES);
  return { few, many };
}

/** Adds prices to the leads number `first` to `last`, then counts. */
async function timeCount(database: Database, trackingIdSql: (n: string) => string, first: number, last: number) {
  await withoutTriggers(
    database,
    `create temporary table priced as
       select lead.id, n, abs(hashtext(n::text)) % ${HAULERS} as place
       from generate_series(${first}, ${last}) as n join public.leads as lead on lead.tracking_id = ${trackingIdSql('n')};
     insert into public.job_offers (lead_id, hauler_id, state)
       select priced.id, hauler.id, 'accepted'
       from priced join (select id, row_number() over () - 1 as place from public.haulers) as hauler using (place);
     update public.leads as lead set
       status = 'Completed', price_paid = 150 + (priced.n * 37) % 200,
       services = (private.services_on_offer())[1 + priced.n % 15 : 1 + priced.n % 15],
       load_size_hauled = (enum_range(null::public.load_size))[1 + priced.n / 15 % 5]
     from priced where priced.id = lead.id;
     drop table priced`,
  );
  for (const name of ['leads', 'job_offers']) await database.exec(`vacuum analyze public.${name}`);
  const times: number[] = [];
  for (let turn = 0; turn < COUNTS; turn++) {
    times.push(await microseconds(() => database.exec('select private.count_prices()')));
  }
  const { rows } = await database.query<{ figures: number }>(
    'select count(*)::int as figures from public.price_figures',
  );
  if (rows[0]?.figures !== 91) throw new Error(`${rows[0]?.figures} figures were counted`);
  return median(times);
}
