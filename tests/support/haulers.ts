import type { Tables, TablesInsert, TablesUpdate } from '@functions/database.types.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { operator } from './clients.ts';

/**
 * Adds a hauler, who serves no ZIP code of
 * other tests, so that they get no offers by themselves.
 */
export async function addHauler(columns: Partial<TablesInsert<'haulers'>> = {}) {
  const hauler = { ...vettedHauler(columns.zip_prefixes ?? ['99999']), ...columns };
  const { data } = await operator.from('haulers').insert(hauler).select().single().throwOnError();
  return data;
}

/** Adds a hauler who only gets manual offers. */
export function addPausedHauler(columns: Partial<TablesInsert<'haulers'>> = {}) {
  return addHauler({ active: false, ...columns });
}

/** Offers a request to a hauler, who accepts it. */
export async function acceptedBy(hauler: { id: string }, lead: { id: string }): Promise<Tables<'job_offers'>> {
  const offer = { lead_id: lead.id, hauler_id: hauler.id };
  const { data } = await operator.from('job_offers').insert(offer).select().single().throwOnError();
  await operator.rpc('accept_job', { token: data.token }).throwOnError();
  return data;
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
  const { id } = await addHauler(hauler);
  const row = { lead_id: lead.id, hauler_id: id };
  const { data } = await operator.from('job_offers').insert(row).select().single().throwOnError();
  return data;
}

/** What is stored of an offer. */
export async function storedOffer(token: string) {
  const { data } = await operator.from('job_offers').select().eq('token', token).single().throwOnError();
  return data;
}

/** Changes an offer directly. */
export async function setOffer(token: string, columns: TablesUpdate<'job_offers'>): Promise<void> {
  await operator.from('job_offers').update(columns).eq('token', token).throwOnError();
}

/** Changes a lead as the operator. */
export async function setLead({ id }: { id: string }, columns: TablesUpdate<'leads'>): Promise<void> {
  await operator.from('leads').update(columns).eq('id', id).throwOnError();
}
