import { randomUUID } from 'node:crypto';
import type { Tables, TablesInsert } from '@functions/database.types.ts';
import { operator } from './clients.ts';

/** Adds a hauler whom dispatch passes over, so that no test is offered another's request. */
export async function addHauler(columns: Partial<TablesInsert<'haulers'>> = {}): Promise<Tables<'haulers'>> {
  const hauler = {
    name: 'Diaz & Sons Hauling',
    email: `${randomUUID()}@hauler.example`,
    phone: '3105550188',
    active: false,
    ...columns,
  };
  const { data } = await operator.from('haulers').insert(hauler).select().single().throwOnError();
  return data;
}

/** Offers a request to a hauler, who accepts it. */
export async function acceptedBy(hauler: { id: string }, lead: { id: string }): Promise<Tables<'job_offers'>> {
  const offer = { lead_id: lead.id, hauler_id: hauler.id };
  const { data } = await operator.from('job_offers').insert(offer).select().single().throwOnError();
  await operator.rpc('accept_job', { token: data.token }).throwOnError();
  return data;
}
