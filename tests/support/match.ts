import { randomUUID } from 'node:crypto';
import type { Database, Enums, Tables, TablesInsert, TablesUpdate } from '@functions/database.types.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from './ago.ts';
import { operator } from './clients.ts';
import { submitLead } from './leads.ts';
import { awaitNextDay } from './next-day.ts';
import { forgetNotifications } from './notifications.ts';
import { tick } from './tick.ts';

export type Hauler = Tables<'haulers'>;
export type Offer = Tables<'job_offers'>;

export async function addHauler(change: Partial<TablesInsert<'haulers'>> = {}): Promise<Hauler> {
  const { data } = await operator
    .from('haulers')
    .insert({ ...vettedHauler(change.zip_prefixes), ...change })
    .select()
    .single()
    .throwOnError();
  return data;
}

/** This many haulers for everything everywhere, in the order they get offers. */
export async function addHaulers(count: number): Promise<Hauler[]> {
  const { data } = await operator
    .from('haulers')
    .insert(Array.from({ length: count }, () => vettedHauler()))
    .select()
    .order('id')
    .throwOnError();
  return data;
}

/**
 * Removes all haulers, requests and notifications, before a test that has one "today". The requests of all tests in an
 * hour would exceed the real limits.
 */
export async function forgetMatch(): Promise<void> {
  await awaitNextDay();
  await operator.from('leads').delete().neq('tracking_id', '').throwOnError();
  await operator.from('haulers').delete().neq('name', '').throwOnError();
  await forgetNotifications();
}

/** What the database returns for the link of a job; nothing for an unknown one. */
export async function findJob({ token }: { token: string }) {
  const { data: job } = await operator.rpc('find_job', { token }).maybeSingle().throwOnError();
  type Row = Readonly<Record<string, unknown>>;
  return job ? { state: job.state, lead: Object(job.lead) as Row, hauler: Object(job.hauler) as Row } : undefined;
}

/** All offers of a request, earliest first. */
export async function offersOf({ id }: { id: string }): Promise<Offer[]> {
  const { data } = await operator
    .from('job_offers')
    .select()
    .eq('lead_id', id)
    .order('offered_at')
    .order('hauler_id')
    .throwOnError();
  return data;
}

/** A hauler's offer for a request. */
export async function offerOf(lead: { id: string }, hauler: { id: string }): Promise<Offer> {
  const { data } = await operator
    .from('job_offers')
    .select()
    .eq('lead_id', lead.id)
    .eq('hauler_id', hauler.id)
    .single()
    .throwOnError();
  return data;
}

/** The state of a request's offers by hauler id. */
export async function statesOf(lead: { id: string }): Promise<Record<string, string>> {
  return Object.fromEntries((await offersOf(lead)).map(({ hauler_id, state }) => [hauler_id, state]));
}

/** Ids of the haulers who can accept a request now, sorted. */
export async function openTo(lead: { id: string }): Promise<string[]> {
  const offers = await offersOf(lead);
  return offers
    .filter(({ state }) => state === 'open')
    .map(({ hauler_id }) => hauler_id)
    .sort();
}

export async function changeOffer(offer: { id: string }, change: TablesUpdate<'job_offers'>): Promise<void> {
  await operator.from('job_offers').update(change).eq('id', offer.id).throwOnError();
}

export async function changeLead(lead: { id: string }, change: TablesUpdate<'leads'>): Promise<void> {
  await operator.from('leads').update(change).eq('id', lead.id).throwOnError();
}

export async function changeHauler(hauler: { id: string }, change: TablesUpdate<'haulers'>): Promise<void> {
  await operator.from('haulers').update(change).eq('id', hauler.id).throwOnError();
}

/** What is stored of a hauler. */
export async function storedHauler({ id }: { id: string }): Promise<Hauler> {
  return (await operator.from('haulers').select().eq('id', id).single().throwOnError()).data;
}

/** The operator offers a request to a hauler, or assigns it. */
export async function offerByHand(
  lead: { id: string },
  hauler: { id: string },
  columns: TablesUpdate<'job_offers'> = {},
): Promise<Offer> {
  const row = { lead_id: lead.id, hauler_id: hauler.id, ...columns };
  return (await operator.from('job_offers').insert(row).select().single().throwOnError()).data;
}

export async function deleteHauler({ id }: { id: string }): Promise<void> {
  await operator.from('haulers').delete().eq('id', id).throwOnError();
}

/** Makes all open offers of a request expire. */
export async function letOffersRunOut({ id }: { id: string }): Promise<void> {
  const now = new Date().toISOString();
  await operator
    .from('job_offers')
    .update({ offered_at: now, expires_at: now })
    .eq('lead_id', id)
    .eq('state', 'open')
    .throwOnError();
  await tick();
}

/** Actions of haulers and customers with their links. Each returns `done`, `unknown` or the reason for a refusal. */
export const actions = {
  accept: async ({ token }: { token: string }) => answerOf(await operator.rpc('accept_job', { token })),
  decline: async ({ token }: { token: string }, reason = 'Too far away') =>
    answerOf(await operator.rpc('decline_job', { token, reason })),
  giveBack: async ({ token }: { token: string }, reason = 'The truck broke down') =>
    answerOf(await operator.rpc('give_back_job', { token, reason })),
  called: async ({ token }: { token: string }) => answerOf(await operator.rpc('report_call', { token })),
  update: async (
    { token }: { token: string },
    change: { status?: Enums<'lead_status'>; timeframe?: string; cancel_reasons?: string[] } = {
      status: 'In Progress',
    },
  ) => answerOf(await operator.rpc('update_job', { token, ...change })),
  cancel: async ({ tracking_id }: { tracking_id: string }, reasons = ['Sold it']) =>
    answerOf(await operator.rpc('cancel_lead', { tracking_id, reasons })),
  correct: async (
    { tracking_id }: { tracking_id: string },
    change: Omit<Database['public']['Functions']['correct_lead']['Args'], 'tracking_id'>,
  ) => answerOf(await operator.rpc('correct_lead', { tracking_id, ...change })),
};

/** The database's result of an action. */
export function answerOf({ data, error }: { data: string | null; error: Error | null }): string {
  if (error) throw error;
  return data ?? '';
}

/** The customer reports not being contacted. */
export async function report({ id }: { id: string }): Promise<void> {
  await operator.from('contact_reports').insert({ lead_id: id, reported_at: new Date().toISOString() }).throwOnError();
}

/** The customer reports it again, which is stored once an hour. */
export async function reportAgain(lead: { id: string }): Promise<void> {
  await operator
    .from('contact_reports')
    .update({ created_at: ago(2 * HOUR_MS) })
    .eq('lead_id', lead.id)
    .throwOnError();
  await report(lead);
}

/** A request offered to one hauler. */
export async function offeredLead() {
  const hauler = await addHauler();
  const lead = await submitLead(maximalLeadRow());
  return { lead, hauler, offer: await offerOf(lead, hauler) };
}

/** A request of a customer with an address, accepted by its only hauler. */
export async function matchedLead() {
  const [hauler] = await addHaulers(1);
  if (!hauler) throw new Error('No hauler');
  const lead = await submitLead({ ...minimalLeadRow(), email: `${randomUUID()}@example.com` });
  const offer = await offerOf(lead, hauler);
  await actions.accept(offer);
  return { lead, hauler, offer };
}
