import { dataOf } from '../_shared/server/data-of.ts';
import { readEnvironment } from '../_shared/server/environment.ts';
import { findLeadDetails } from '../_shared/server/find-lead-details.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  reportNotContacted: (trackingId, reportedAt) =>
    dataOf(supabase.rpc('report_not_contacted', { tracking_id: trackingId, reported_at: reportedAt })),
  findLead: (trackingId) => findLeadDetails(supabase, trackingId),
});

Deno.serve(handler);
