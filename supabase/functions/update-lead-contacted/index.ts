import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  async findLeadId(trackingId) {
    const { data } = await supabase
      .from('leads')
      .select('id')
      .eq('tracking_id', trackingId)
      .maybeSingle()
      .throwOnError();
    return data?.id ?? null;
  },
  async addReport(leadId, reportedAt) {
    await supabase.from('contact_reports').insert({ lead_id: leadId, reported_at: reportedAt }).throwOnError();
  },
});

Deno.serve(handler);
