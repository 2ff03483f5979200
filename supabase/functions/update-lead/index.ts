import type { ActionOutcome, PickupOutcome } from '../_shared/contracts/outcomes.ts';
import type { UpdateLeadInput } from '../_shared/contracts/update-lead.ts';
import { phoneDigits } from '../_shared/domain/phone.ts';
import { dataOf } from '../_shared/server/data-of.ts';
import { readEnvironment } from '../_shared/server/environment.ts';
import { findLeadDetails } from '../_shared/server/find-lead-details.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  act,
  findLead: (trackingId) => findLeadDetails(supabase, trackingId),
});

/** In a correction, absent values stay unchanged and empty ones are removed. */
function act(asked: UpdateLeadInput): Promise<ActionOutcome | PickupOutcome> {
  const { trackingId: tracking_id } = asked;
  switch (asked.action) {
    case 'cancel':
      return dataOf(supabase.rpc('cancel_lead', { tracking_id, reasons: [...new Set(asked.reasons)] }));
    case 'correct':
      return dataOf(
        supabase.rpc('correct_lead', {
          tracking_id,
          phone: asked.phone && phoneDigits(asked.phone),
          email: asked.email,
          unit_number: asked.unitNumber,
          call_time: asked.callTime,
          load_size: asked.loadSize,
          wanted: asked.wanted,
          language: asked.language,
          agreed_to_messages: asked.agreedToMessages,
          consent_version: asked.consentVersion,
        }),
      );
    case 'accept-proposal': {
      const { proposal, choice } = asked;
      return dataOf(supabase.rpc('accept_proposal', { tracking_id, proposal, choice }));
    }
    case 'ask-again': {
      const { proposal, askedFor, line } = asked;
      return dataOf(
        supabase.rpc('ask_for_other', { tracking_id, proposal, asked_for: askedFor, line: line || undefined }),
      );
    }
    case 'decline-proposal': {
      const { proposal, declinedFor } = asked;
      return dataOf(supabase.rpc('decline_proposal', { tracking_id, proposal, declined_for: declinedFor }));
    }
    case 'answer-door': {
      const { doorPrice: door_price, accepted } = asked;
      return dataOf(supabase.rpc('answer_door_price', { tracking_id, door_price, accepted }));
    }
    case 'no-show':
      return dataOf(supabase.rpc('report_no_show', { tracking_id }));
    case 'other-hauler':
      return dataOf(supabase.rpc('ask_for_other_hauler', { tracking_id }));
  }
}

Deno.serve(handler);
