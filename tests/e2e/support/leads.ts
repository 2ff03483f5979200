import type { TablesInsert } from '@functions/database.types.ts';
import { minimalLeadRow } from '../../fixtures/leads.ts';
import { operatorOf } from './operator';

/** Inserts a lead as the operator. */
export async function addLead(baseURL: string | undefined, columns: Partial<TablesInsert<'leads'>> = {}) {
  const lead = { ...minimalLeadRow(), ...columns };
  await operatorOf(baseURL).from('leads').insert(lead).throwOnError();
  return lead;
}

/** The leads with a test's own phone number, see `freshPhone`. */
export async function leadsWith(baseURL: string | undefined, phone: string) {
  return (await operatorOf(baseURL).from('leads').select().eq('phone', phone).throwOnError()).data;
}
