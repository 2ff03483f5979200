import type { PGlite } from '@supabase/lite/pglite';
import { formatTrackingId } from '../../supabase/functions/_shared/domain/tracking-id.ts';

/** Lets who asks for a link to the desk ask again at once, unless somebody has changed that. */
export const linksAtOnce = `
  update public.dispatch_settings set desk_ask_every = '1 second' where desk_ask_every = '5 minutes'`;

/** The operator is mailed no digest at the time that is the default: what is mailed does not depend on the hour. */
export const turnDigestOff = `
  update public.dispatch_settings set digest_at = null where digest_at = '07:30'`;

/**
 * Makes a link to the list of the desk that works for a week, for who develops. Those made before still work.
 *
 * @returns its token, as people read it; undefined while the desk is off.
 */
export async function makeDeskLink(database: PGlite): Promise<string | undefined> {
  const { rows } = await database.query<{ token: string }>(`
    select private.new_desk_link(null, null, 'desk-link', now() + interval '7 days') as token
    from public.dispatch_settings where desk_on`);
  return rows[0] && formatTrackingId(rows[0].token);
}
