import { readEnvironment } from '../_shared/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  async findLead(trackingId) {
    const { data } = await supabase
      .from('leads')
      .select('full_name, phone, email, services, city, zip_code, timeframe, created_at, status, cancel_reasons')
      .eq('tracking_id', trackingId)
      .maybeSingle()
      .throwOnError();
    return data;
  },
});

Deno.serve(handler);
