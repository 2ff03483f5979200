import type { EmbeddedBackend } from '../backend/backend.ts';
import { withoutTriggers } from './database-sending.ts';
import { microseconds } from './microseconds.ts';
import { median } from './report.ts';

type Database = EmbeddedBackend['database'];

export const HAULERS = 10_000;
const INSERTS_IN_A_ROW = 20;
const ROUNDS = 5;

/** Which haulers exist when a visitor's request comes in. The ten named 'last' were offered a job most recently. */
const WAYS = {
  none: 'active = false',
  all: 'active = true, everywhere = true',
  few: `active = true, everywhere = false, zip_prefixes = case name when 'last' then '{900}'::text[] else '{913}' end`,
};
type Way = keyof typeof WAYS;
const WAY_NAMES = ['none', 'all', 'few'] as const satisfies readonly Way[];

/**
 * Times a visitor's insert in turn with no haulers, with many who all serve its area, and with many of whom ten do.
 *
 * @param insert inserts a lead as a visitor, with a ZIP code that begins with 900.
 * @returns microseconds: medians.
 */
export async function timeDispatch(database: Database, insert: () => Promise<unknown>): Promise<Record<Way, number>> {
  await database.exec(
    `insert into public.haulers (name, email, phone, active, everywhere, vetted_at, insured_until, agreement_version, agreement_accepted_at, last_offered_at)
     select
       case when n > ${HAULERS - 10} then 'last' else 'Hauler' end, 'hauler.' || n || '@hauler.example', '2135550142', true, true, now(), '2099-12-31', public.current_agreement(), now(),
       '2026-01-01'::timestamptz + n * interval '1 minute'
     from generate_series(1, ${HAULERS}) as n;
     -- No one answers here.
     update public.dispatch_settings set open_offers_per_hauler = 1000`,
  );
  const times: Record<Way, number[]> = { none: [], all: [], few: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of WAY_NAMES) {
      // Bypasses the trigger that ends a paused hauler's open offers.
      await withoutTriggers(database, `update public.haulers set ${WAYS[way]}`);
      await database.exec('vacuum analyze public.haulers');
      for (let turn = 0; turn < INSERTS_IN_A_ROW; turn++) times[way].push(await microseconds(insert));
    }
  }
  const { rows } = await database.query<{ offers: number }>('select count(*)::int as offers from public.job_offers');
  const expected = ROUNDS * INSERTS_IN_A_ROW * 2 * 5;
  if (rows[0]?.offers !== expected) throw new Error(`${rows[0]?.offers} offers were made, not ${expected}`);
  await withoutTriggers(database, 'delete from public.job_offers; delete from public.haulers');
  return { none: median(times.none), all: median(times.all), few: median(times.few) };
}
