import { randomUUID } from 'node:crypto';
import { operatorOf } from './operator';

/** Offers a request to a hauler whom dispatch skips, who accepts it. @returns the token of the job's link. */
export async function acceptedByHauler(baseURL: string | undefined, lead: { id: string }): Promise<string> {
  const operator = operatorOf(baseURL);
  const hauler = { name: 'Diaz & Sons Hauling', email: `${randomUUID()}@hauler.example`, phone: '3105550188' };
  const { data } = await operator
    .from('haulers')
    .insert({ ...hauler, active: false })
    .select('id')
    .single()
    .throwOnError();
  const offer = { lead_id: lead.id, hauler_id: data.id };
  const { data: made } = await operator.from('job_offers').insert(offer).select('token').single().throwOnError();
  await operator.rpc('accept_job', { token: made.token }).throwOnError();
  return made.token;
}
