import { readEnvironment } from '../_shared/server/environment.ts';
import { findLeadDetails } from '../_shared/server/find-lead-details.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  async cancelLead(trackingId, reasons) {
    const { data } = await supabase.rpc('cancel_lead', { tracking_id: trackingId, reasons }).throwOnError();
    return data;
  },
  async correctLead(
    trackingId,
    { phone, email, unitNumber, callTime, loadSize, language, agreedToMessages, consentVersion },
  ) {
    const { data } = await supabase
      .rpc('correct_lead', {
        tracking_id: trackingId,
        ...(phone === undefined ? {} : { phone }),
        ...(email === undefined ? {} : { email }),
        ...(unitNumber === undefined ? {} : { unit_number: unitNumber }),
        ...(callTime === undefined ? {} : { call_time: callTime }),
        ...(loadSize === undefined ? {} : { load_size: loadSize }),
        ...(language === undefined ? {} : { language }),
        ...(agreedToMessages === undefined ? {} : { agreed_to_messages: agreedToMessages }),
        ...(consentVersion === undefined ? {} : { consent_version: consentVersion }),
      })
      .throwOnError();
    return data;
  },
  async acceptProposal(trackingId, proposal, choice) {
    const { data } = await supabase
      .rpc('accept_proposal', { tracking_id: trackingId, proposal, choice })
      .throwOnError();
    return data;
  },
  async askAgain(trackingId, proposal, askedFor, line) {
    const { data } = await supabase
      .rpc('ask_for_other', {
        tracking_id: trackingId,
        proposal,
        asked_for: askedFor,
        ...(line === undefined ? {} : { line }),
      })
      .throwOnError();
    return data;
  },
  async declineProposal(trackingId, proposal, declinedFor) {
    const { data } = await supabase
      .rpc('decline_proposal', { tracking_id: trackingId, proposal, declined_for: declinedFor })
      .throwOnError();
    return data;
  },
  findLead: (trackingId) => findLeadDetails(supabase, trackingId),
});

Deno.serve(handler);
