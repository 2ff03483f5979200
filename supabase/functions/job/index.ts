import type { ActionOutcome, PickupOutcome } from '../_shared/contracts/outcomes.ts';
import { dataOf } from '../_shared/server/data-of.ts';
import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler, type JobAction } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  findJob: (token) => dataOf(supabase.rpc('find_job', { token }).maybeSingle()),
  act,
});

/** Absent values stay unchanged. Texts and the truck apply to all jobs of the hauler. */
function act(asked: JobAction): Promise<ActionOutcome | PickupOutcome> {
  const { token } = asked;
  switch (asked.action) {
    case 'accept':
      return dataOf(supabase.rpc('accept_job', { token }));
    case 'decline':
      return dataOf(supabase.rpc('decline_job', { token, reason: asked.reason }));
    case 'called':
      return dataOf(supabase.rpc('report_call', { token }));
    case 'update': {
      const { status, timeframe, cancelReasons } = asked;
      return dataOf(supabase.rpc('update_job', { token, status, timeframe, cancel_reasons: cancelReasons }));
    }
    case 'give-back':
      return dataOf(supabase.rpc('give_back_job', { token, reason: asked.reason }));
    case 'propose': {
      const { id, windows, priceFrom, priceTo, note, basedOn, agreed = false } = asked;
      return dataOf(
        supabase.rpc('propose', {
          token,
          id,
          windows,
          price_from: priceFrom,
          price_to: priceTo,
          note: note || undefined,
          based_on: basedOn?.id,
          based_on_state: basedOn?.state,
          agreed,
        }),
      );
    }
    case 'withdraw':
      return dataOf(supabase.rpc('withdraw_proposal', { token, proposal: asked.proposal }));
    case 'on-my-way':
      return dataOf(supabase.rpc('set_on_my_way', { token, minutes: asked.minutes }));
    case 'door-price': {
      const { id, price, reason, agreed, minutesAgo } = asked;
      return dataOf(supabase.rpc('set_door_price', { token, id, price, reason, agreed, minutes_ago: minutesAgo }));
    }
    case 'complete': {
      const { pricePaid, loadSize } = asked;
      return dataOf(supabase.rpc('complete_job', { token, price_paid: pricePaid, load_size: loadSize }));
    }
    case 'texts':
      return dataOf(supabase.rpc('set_texts', { token, wanted: asked.on }));
    case 'truck':
      return dataOf(supabase.rpc('set_truck', { token, cubic_yards: asked.cubicYards ?? undefined }));
  }
}

Deno.serve(handler);
