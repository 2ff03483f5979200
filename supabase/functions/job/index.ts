import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  async findJob(token) {
    const { data } = await supabase.rpc('find_job', { token }).maybeSingle().throwOnError();
    return data;
  },
  async acceptJob(token) {
    const { data } = await supabase.rpc('accept_job', { token }).throwOnError();
    return data;
  },
  async declineJob(token, reason) {
    const { data } = await supabase.rpc('decline_job', { token, ...withReason(reason) }).throwOnError();
    return data;
  },
  async reportCall(token) {
    const { data } = await supabase.rpc('report_call', { token }).throwOnError();
    return data;
  },
  async updateJob(token, { status, timeframe, cancelReasons }) {
    const { data } = await supabase
      .rpc('update_job', {
        token,
        ...(status === undefined ? {} : { status }),
        ...(timeframe === undefined ? {} : { timeframe }),
        ...(cancelReasons === undefined ? {} : { cancel_reasons: cancelReasons }),
      })
      .throwOnError();
    return data;
  },
  async giveBackJob(token, reason) {
    const { data } = await supabase.rpc('give_back_job', { token, ...withReason(reason) }).throwOnError();
    return data;
  },
  async propose(token, { id, windows, priceFrom, priceTo, note, basedOn, agreed }) {
    const { data } = await supabase
      .rpc('propose', {
        token,
        id,
        windows,
        ...(priceFrom === undefined ? {} : { price_from: priceFrom }),
        ...(priceTo === undefined ? {} : { price_to: priceTo }),
        ...(note ? { note } : {}),
        ...(basedOn ? { based_on: basedOn.id, based_on_state: basedOn.state } : {}),
        agreed: agreed ?? false,
      })
      .throwOnError();
    return data;
  },
  async withdrawProposal(token, proposal) {
    const { data } = await supabase.rpc('withdraw_proposal', { token, proposal }).throwOnError();
    return data;
  },
  async setOut(token, minutes) {
    const { data } = await supabase.rpc('set_on_my_way', { token, minutes }).throwOnError();
    return data;
  },
  async completeJob(token, { pricePaid, loadSize }) {
    const { data } = await supabase
      .rpc('complete_job', {
        token,
        ...(pricePaid === undefined ? {} : { price_paid: pricePaid }),
        ...(loadSize === undefined ? {} : { load_size: loadSize }),
      })
      .throwOnError();
    return data;
  },
  async setTexts(token, on) {
    const { data } = await supabase.rpc('set_texts', { token, wanted: on }).throwOnError();
    return data;
  },
  async setTruck(token, cubicYards) {
    const { data } = await supabase
      .rpc('set_truck', { token, ...(cubicYards === null ? {} : { cubic_yards: cubicYards }) })
      .throwOnError();
    return data;
  },
});

function withReason(reason: string | undefined) {
  return reason === undefined ? {} : { reason };
}

Deno.serve(handler);
