import * as z from 'zod/mini';
import { linkDrafts } from '@/lib/link-drafts';
import { acceptanceEdits } from './schema';

/** Unsent input, and the version of the agreement that was read. */
export const acceptanceDrafts = linkDrafts(
  'agreement-drafts',
  z.object({ edits: acceptanceEdits, version: z.string() }),
);
