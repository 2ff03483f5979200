import { randomInt, randomUUID } from 'node:crypto';
import type { Tables, TablesInsert } from '@functions/database.types.ts';
import { vettedHauler } from '../../fixtures/haulers.ts';
import { operatorOf } from './operator';
import { test } from './test';

/** ZIP codes of the San Francisco Bay, shared out to the workers. */
const [FIRST, COUNT] = [94_000, 2_000];

let tried = randomInt(COUNT);

/** A ZIP code without any hauler or request so far: only the test's own haulers get the offers of its requests. */
export async function freshZipCode(baseURL: string | undefined): Promise<string> {
  const { parallelIndex, config } = test.info();
  const operator = operatorOf(baseURL);
  for (;;) {
    tried += 1;
    const zipCode = `${FIRST + (tried % Math.floor(COUNT / config.workers)) * config.workers + parallelIndex}`;
    const { data: haulers } = await operator
      .from('haulers')
      .select('id')
      .contains('zip_prefixes', [zipCode])
      .throwOnError();
    const { data: leads } = await operator.from('leads').select('id').eq('zip_code', zipCode).throwOnError();
    if (haulers.length + leads.length === 0) return zipCode;
  }
}

/** Adds an active hauler with a name of their own. By default, they serve no ZIP code of any test. */
export async function addHauler(
  baseURL: string | undefined,
  columns: Partial<TablesInsert<'haulers'>> = {},
): Promise<Tables<'haulers'>> {
  const hauler = { ...vettedHauler(['99999']), name: `Bay Haul ${randomUUID().slice(0, 8)}`, ...columns };
  return (await operatorOf(baseURL).from('haulers').insert(hauler).select().single().throwOnError()).data;
}

/** Offers a request to a hauler whom dispatch skips, who accepts it. @returns the token of the job's link. */
export async function acceptedByHauler(baseURL: string | undefined, lead: { id: string }): Promise<string> {
  const operator = operatorOf(baseURL);
  const hauler = await addHauler(baseURL, { name: 'Diaz & Sons Hauling', phone: '3105550188', active: false });
  const offer = { lead_id: lead.id, hauler_id: hauler.id };
  const { data: made } = await operator.from('job_offers').insert(offer).select('token').single().throwOnError();
  await operator.rpc('accept_job', { token: made.token }).throwOnError();
  return made.token;
}
