import { readEnvironment } from '../_shared/environment.ts';
import { createHandler } from './handler.ts';

const HOUR_MS = 3_600_000;

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
  async hasRecentReport(leadId) {
    const { data } = await supabase
      .from('contact_reports')
      .select('id')
      .eq('lead_id', leadId)
      .gte('created_at', new Date(Date.now() - HOUR_MS).toISOString())
      .limit(1)
      .throwOnError();
    return data.length > 0;
  },
  async addReport(leadId, reportedAt) {
    await supabase.from('contact_reports').insert({ lead_id: leadId, reported_at: reportedAt }).throwOnError();
  },
});

Deno.serve(handler);
