import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { ProposedWindow } from '../../../supabase/functions/_shared/contracts/pickup.ts';
import type { Database } from '../../../supabase/functions/_shared/database.types.ts';
import { dayInLosAngeles, hourInLosAngeles } from '../los-angeles.ts';

/** Relative to when the sample is added. `today`: the two hours that began last, between 6 AM and 9 PM. */
type SampleWindow = 'today' | 'yesterday' | { inDays: number; from: string; until: string };

/** The proposal of a sample request's hauler. Without `answer`, it awaits the customer's. */
export type SampleProposal = {
  /** When they can come. */
  windows: SampleWindow[];
  price_from: number;
  price_to: number;
  note?: string;
  /** `accepted`: the customer chose the first window. `agreed`: they agreed by phone. */
  answer?: 'accepted' | 'agreed';
};

/** What a sample's window is now. */
export function windowAt(window: SampleWindow, now: Date): ProposedWindow {
  if (window === 'yesterday') return { day: dayInLosAngeles(-1, now), from: '09:00', until: '11:00' };
  if (window !== 'today') {
    const { inDays, from, until } = window;
    return { day: dayInLosAngeles(inDays, now), from, until };
  }
  const hour = Math.min(Math.max(hourInLosAngeles(now), 6), 19);
  return { day: dayInLosAngeles(0, now), from: toTime(hour), until: toTime(hour + 2) };
}

function toTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/**
 * Proposes and answers like hauler and customer do. A window that is too late in the evening to be agreed on is planned
 * by the operator instead. If the database's settings forbid proposals, none is made.
 */
export async function addProposal(
  operator: SupabaseClient<Database>,
  { token, trackingId }: { token: string; trackingId: string },
  { windows, answer, ...proposal }: SampleProposal,
): Promise<void> {
  const id = randomUUID();
  const now = new Date();
  const proposed = windows.map((window) => windowAt(window, now));
  const { data } = await operator
    .rpc('propose', { ...proposal, token, id, windows: proposed, agreed: answer === 'agreed' })
    .throwOnError();
  if (answer === 'accepted') {
    await operator.rpc('accept_proposal', { tracking_id: trackingId, proposal: id, choice: 1 }).throwOnError();
  }
  const [first] = proposed;
  // A completed job takes no proposal.
  if (first && (data === 'window-passed' || data === 'closed')) {
    await operator
      .from('leads')
      .update({ pickup_from: moment(first, 'from'), pickup_until: moment(first, 'until') })
      .eq('tracking_id', trackingId)
      .throwOnError();
  }
}

/** Names a price at the door and answers it like hauler and customer do. */
export async function addDoorPrice(
  operator: SupabaseClient<Database>,
  { token, trackingId }: { token: string; trackingId: string },
  { answer, ...door }: { price: number; reason: string; answer?: boolean },
): Promise<void> {
  const id = randomUUID();
  await operator.rpc('set_door_price', { token, id, ...door }).throwOnError();
  if (answer === undefined) return;
  await operator.rpc('answer_door_price', { tracking_id: trackingId, door_price: id, accepted: answer }).throwOnError();
}

/** In Postgres's format. */
function moment(window: ProposedWindow, end: 'from' | 'until'): string {
  return `${window.day} ${window[end]} America/Los_Angeles`;
}
