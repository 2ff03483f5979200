import { vettedHauler } from '../../fixtures/haulers.ts';
import { operatorOf } from './operator';

/** Offers a request to a hauler whom dispatch skips, who accepts it. @returns the token of the job's link. */
export async function acceptedByHauler(baseURL: string | undefined, lead: { id: string }): Promise<string> {
  const operator = operatorOf(baseURL);
  const hauler = { ...vettedHauler(), name: 'Diaz & Sons Hauling', phone: '3105550188', active: false };
  const { data } = await operator.from('haulers').insert(hauler).select('id').single().throwOnError();
  const offer = { lead_id: lead.id, hauler_id: data.id };
  const { data: made } = await operator.from('job_offers').insert(offer).select('token').single().throwOnError();
  await operator.rpc('accept_job', { token: made.token }).throwOnError();
  return made.token;
}
