import { DAYS_OF_PHOTOS } from '../_shared/domain/limits.ts';
import { dataOf } from '../_shared/server/data-of.ts';
import { connect } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

/** A request has at most five photos, so a batch fits into one call of the Storage API. */
const REQUESTS_PER_BATCH = 20;

const supabase = connect();

const handler = createHandler({
  senderKey: Deno.env.get('SENDER_KEY'),
  async list(passedOver) {
    const listed = await dataOf(
      supabase.rpc('list_removable_photos', {
        closed_for_days: DAYS_OF_PHOTOS,
        max_requests: REQUESTS_PER_BATCH,
        passed_over: [...passedOver],
      }),
    );
    return listed.map((each) => ({ leadId: each.lead_id, paths: each.photo_paths }));
  },
  async removeFiles(paths) {
    const { data, error } = await supabase.storage.from('lead-images').remove([...paths]);
    if (error) throw error;
    return data.map(({ name }) => name);
  },
  async forgetAddresses(leadIds) {
    await dataOf(supabase.from('leads').update({ image_urls: [] }).in('id', leadIds));
  },
  finish: () => dataOf(supabase.rpc('mark_photos_removed')),
  now: () => performance.now(),
});

Deno.serve(handler);
