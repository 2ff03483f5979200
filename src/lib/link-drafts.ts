import * as z from 'zod/mini';
import { DRAFT_LIFE_MS, readStored, removeStored, writeStored } from './stored-json';

/** What is kept with each: the token of its link, and since when it is as it is. */
const envelope = z.object({ token: z.string(), savedAt: z.number() });

/**
 * What was typed on the pages of links and not sent, one for each link, kept on this device.
 *
 * @param key under which all of a kind are stored.
 * @param draft what one holds.
 */
export function linkDrafts<Draft extends object>(key: string, draft: z.ZodMiniType<Draft>) {
  const storedDrafts = z.array(z.intersection(envelope, draft));

  /** Those that are not too old. */
  function readAll() {
    const drafts = storedDrafts.safeParse(readStored(key)).data ?? [];
    return drafts.filter(({ savedAt }) => Date.now() - savedAt <= DRAFT_LIFE_MS);
  }

  return {
    /** What is kept for a link; undefined if nothing is. */
    read(token: string): Draft | undefined {
      return readAll().find((each) => each.token === token);
    },
    /** Keeps it in place of what was kept for that link. */
    save(token: string, draft: Draft): void {
      const others = readAll().filter((each) => each.token !== token);
      writeStored(key, [...others, { ...draft, token, savedAt: Date.now() }]);
    },
    /** Forgets what is kept for a link. */
    clear(token: string): void {
      const others = readAll().filter((each) => each.token !== token);
      if (others.length > 0) writeStored(key, others);
      else removeStored(key);
    },
  };
}
