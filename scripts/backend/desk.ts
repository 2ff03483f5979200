import type { PGlite } from '@supabase/lite/pglite';
import { formatTrackingId } from '../../supabase/functions/_shared/domain/tracking-id.ts';

/** SQL that lowers the wait between two requests for a desk link to a second, unless that setting was changed. */
export const shortenDeskLinkWait = `
  update public.dispatch_settings set desk_ask_every = '1 second' where desk_ask_every = '5 minutes'`;

/** Turns the operator's digest off, unless its time was changed: the emails sent should not depend on the hour. */
export const turnDigestOff = `
  update public.dispatch_settings set digest_at = null where digest_at = '07:30'`;

/**
 * Makes a desk link for developers, valid for a week. Earlier links keep working.
 *
 * @returns its token in display format; undefined while the desk is off.
 */
export async function makeDeskLink(database: PGlite): Promise<string | undefined> {
  const { rows } = await database.query<{ token: string }>(`
    select private.new_desk_link(null, null, 'desk-link', now() + interval '7 days') as token
    from public.dispatch_settings where desk_on`);
  return rows[0] && formatTrackingId(rows[0].token);
}
