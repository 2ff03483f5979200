import type { Tables, TablesInsert, TablesUpdate } from '@functions/database.types.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { operator } from './clients.ts';
import { addHauler, offerByHand } from './match.ts';

/** Adds a hauler who serves no ZIP code of other tests, so that they get no offers by themselves. */
export function addHaulerElsewhere(columns: Partial<TablesInsert<'haulers'>> = {}) {
  return addHauler({ zip_prefixes: ['99999'], ...columns });
}

/** Adds a hauler who only gets manual offers. */
export function addPausedHauler(columns: Partial<TablesInsert<'haulers'>> = {}) {
  return addHaulerElsewhere({ active: false, ...columns });
}

/** Offers a request to a hauler, who accepts it. */
export async function acceptedBy(hauler: { id: string }, lead: { id: string }): Promise<Tables<'job_offers'>> {
  const offer = await offerByHand(lead, hauler);
  await operator.rpc('accept_job', { token: offer.token }).throwOnError();
  return offer;
}

/** Deletes all haulers with their offers. */
export async function removeHaulers(): Promise<void> {
  await operator.from('haulers').delete().neq('name', '').throwOnError();
}

/** Inserts a lead as the operator. */
export async function addLead(columns: Partial<TablesInsert<'leads'>> = {}) {
  const lead = { ...maximalLeadRow(), ...columns };
  await operator.from('leads').insert(lead).throwOnError();
  return lead;
}

/** Offers a lead to a new hauler. */
export async function offer(lead: { id: string }, hauler: Partial<TablesInsert<'haulers'>> = {}) {
  return offerByHand(lead, await addHaulerElsewhere(hauler));
}

/** What is stored of an offer. */
export async function storedOffer(token: string) {
  return (await operator.from('job_offers').select().eq('token', token).single().throwOnError()).data;
}

/** Changes an offer directly. */
export async function setOffer(token: string, columns: TablesUpdate<'job_offers'>): Promise<void> {
  await operator.from('job_offers').update(columns).eq('token', token).throwOnError();
}

/** Changes a lead as the operator. */
export async function setLead({ id }: { id: string }, columns: TablesUpdate<'leads'>): Promise<void> {
  await operator.from('leads').update(columns).eq('id', id).throwOnError();
}
