import type { TablesInsert } from '@functions/database.types.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { operator, visitor } from './clients.ts';

/** Submits a lead like a visitor. */
export async function submitLead<Row extends TablesInsert<'leads'>>(row: Row): Promise<Row> {
  const insert: TablesInsert<'leads'> = row;
  await visitor.from('leads').insert(insert).throwOnError();
  return row;
}

/** Submits a lead and makes it older than `minutes`, which only the operator can. */
export async function submitOldLead(minutes: number) {
  const lead = await submitLead(minimalLeadRow());
  await operator
    .from('leads')
    .update({ created_at: new Date(Date.now() - minutes * 60_000).toISOString() })
    .eq('id', lead.id)
    .throwOnError();
  return lead;
}

/** What the database returns for a tracking ID. */
export async function findRequest({ tracking_id }: { tracking_id: string }) {
  const { data } = await operator.rpc('find_request', { tracking_id }).throwOnError();
  return Object(data) as Readonly<Record<string, unknown>>;
}

/** The stored lead, or null. */
export async function storedLead(id: string) {
  return (await operator.from('leads').select().eq('id', id).maybeSingle().throwOnError()).data;
}
