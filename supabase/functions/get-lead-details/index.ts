import { readEnvironment } from '../_shared/server/environment.ts';
import { findLeadDetails } from '../_shared/server/find-lead-details.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({ ...options, findLead: (trackingId) => findLeadDetails(supabase, trackingId) });

Deno.serve(handler);
