import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Tables } from '@functions/database.types.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { operatorAddress } from '../backend/mail-settings.ts';
import type { Mail } from '../backend/mailbox/messages.ts';
import { percentile } from './report.ts';

type Client = SupabaseClient<Database>;
type ToldLead = Pick<Tables<'leads'>, 'tracking_id' | 'email' | 'created_at'>;

const LOOK_EVERY_MS = 500;
const STOP_AFTER_MS = 8 * 60_000;

/** Lets the emails about this many leads be sent as soon as the sender gets to them. */
export async function allowMails(operator: Client, leads: number): Promise<void> {
  await operator
    .from('dispatch_settings')
    .update({ customer_mails_per_hour: 10 * leads, request_mail_hold: '0' })
    .eq('only_row', true)
    .throwOnError();
}

/** Waits until all notifications are sent. Resolves to the number still waiting at the deadline. */
export async function waitForMails(operator: Client): Promise<number> {
  const deadline = performance.now() + STOP_AFTER_MS;
  for (;;) {
    const { count } = await operator
      .from('notifications')
      .select('*', { count: 'exact', head: true })
      .eq('state', 'waiting')
      .throwOnError();
    if (!count || performance.now() > deadline) return count ?? 0;
    await sleep(LOOK_EVERY_MS);
  }
}

/** All emails that arrived, whoever they were for. */
export async function fetchMails(backendUrl: string): Promise<Mail[]> {
  const response = await fetch(`${backendUrl}/mailbox.json`);
  if (!response.ok) throw new Error(`The mailbox answered with ${response.status}`);
  return response.json();
}

/**
 * Compares the emails that arrived with those expected: one to the operator and one to the customer of each lead. An
 * email's lead is read from its link, so that one announced under two idempotency keys is noticed too.
 */
export function compareMails(
  mails: readonly Mail[],
  leads: readonly ToldLead[],
): { rows: string[][]; faults: string[] } {
  const unexplained = new Map<string, Mail[]>();
  for (const mail of mails) {
    const name = nameOf(mail.to.join(), trackingIdIn(mail));
    unexplained.set(name, [...(unexplained.get(name) ?? []), mail]);
  }
  const faults: string[] = [];

  function rowOf(audience: string, addressOf: (lead: ToldLead) => string | null): string[] {
    const delays: number[] = [];
    for (const lead of leads) {
      const name = nameOf(addressOf(lead), lead.tracking_id);
      const found = unexplained.get(name) ?? [];
      unexplained.delete(name);
      if (found.length !== 1) faults.push(`${found.length} emails ${name}`);
      delays.push(...found.map((mail) => Date.parse(mail.at) - Date.parse(lead.created_at)));
    }
    const [middle, longest] = [0.5, 1].map((share) => `${(percentile(delays, share) / 1000).toFixed(1)} s`);
    return [audience, String(leads.length), String(delays.length), middle ?? '', longest ?? ''];
  }

  const rows = [rowOf('operator', () => operatorAddress), rowOf('customers', (lead) => lead.email)];
  faults.push(...[...unexplained.keys()].map((name) => `An unexpected email, ${name}`));
  return { rows, faults };
}

function nameOf(address: string | null, trackingId: string | undefined): string {
  return `to ${address} about ${trackingId}`;
}

function trackingIdIn({ text }: Mail): string | undefined {
  return /\/track\/([\w-]+)/.exec(text ?? '')?.[1]?.replaceAll('-', '');
}
