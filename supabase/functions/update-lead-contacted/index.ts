import { readEnvironment } from '../_shared/server/environment.ts';
import { findLeadDetails } from '../_shared/server/find-lead-details.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  async reportNotContacted(trackingId, reportedAt) {
    const { data } = await supabase
      .rpc('report_not_contacted', { tracking_id: trackingId, reported_at: reportedAt })
      .throwOnError();
    return data;
  },
  findLead: (trackingId) => findLeadDetails(supabase, trackingId),
});

Deno.serve(handler);
