import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { ProposedWindow } from '../../supabase/functions/_shared/contracts/pickup.ts';
import type { Database } from '../../supabase/functions/_shared/database.types.ts';
import { dayInLosAngeles, hourInLosAngeles } from './los-angeles.ts';

/** What the hauler of a sample request proposes. Without an answer, it is the customer's turn. */
export type SampleProposal = {
  /** When they can come, at the moment that the sample is put there. */
  windows: (now: Date) => ProposedWindow[];
  priceFrom: number;
  priceTo: number;
  note?: string;
  /** `accepted`: the customer has chosen the first time. `agreed`: they have agreed by phone. */
  answer?: 'accepted' | 'agreed';
};

/** So many days after today. */
export function inDays(days: number, from: string, until: string) {
  return (now: Date): ProposedWindow => ({ day: dayInLosAngeles(days, now), from, until });
}

/** The two hours of today that have begun last, between 6 AM and 9 PM. */
export function today(now: Date): ProposedWindow {
  const hour = Math.min(Math.max(hourInLosAngeles(now), 6), 19);
  return { day: dayInLosAngeles(0, now), from: toTime(hour), until: toTime(hour + 2) };
}

function toTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/**
 * Proposes, and answers, as hauler and customer do. What nobody can agree on any more, because the evening is too late
 * for it, is planned by hand. Where the settings of the database forbid the proposal, there is none.
 */
export async function addProposal(
  operator: SupabaseClient<Database>,
  { token, trackingId }: { token: string; trackingId: string },
  { windows, priceFrom, priceTo, note, answer }: SampleProposal,
): Promise<void> {
  const id = randomUUID();
  const given = windows(new Date());
  const { data } = await operator
    .rpc('propose', {
      token,
      id,
      windows: given,
      price_from: priceFrom,
      price_to: priceTo,
      agreed: answer === 'agreed',
      ...(note === undefined ? {} : { note }),
    })
    .throwOnError();
  if (answer === 'accepted') {
    await operator.rpc('accept_proposal', { tracking_id: trackingId, proposal: id, choice: 1 }).throwOnError();
  }
  const [first] = given;
  if (first && data === 'window-passed') {
    await operator
      .from('leads')
      .update({ pickup_from: moment(first, 'from'), pickup_until: moment(first, 'until') })
      .eq('tracking_id', trackingId)
      .throwOnError();
  }
}

/** As Postgres reads it. */
function moment(window: ProposedWindow, end: 'from' | 'until'): string {
  return `${window.day} ${window[end]} America/Los_Angeles`;
}
