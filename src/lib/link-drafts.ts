import { useState } from 'react';
import * as z from 'zod/mini';
import { DRAFT_LIFE_MS, readStored, removeStored, writeStored } from './forms/stored-json';

/** What is kept with each: the token of its link, and since when it is as it is. */
const envelope = z.object({ token: z.string(), savedAt: z.number() });

const storedList = z.array(z.unknown());

/**
 * What was typed on the pages of links and not sent, one for each link, kept on this device.
 *
 * @param key under which all of a kind are stored.
 * @param draft what one holds.
 */
export function linkDrafts<Draft extends object>(key: string, draft: z.ZodMiniType<Draft>) {
  /** Those that are not too old. A broken one is left out. */
  function readAll() {
    const stored = storedList.safeParse(readStored(key)).data ?? [];
    return stored.flatMap((each) => {
      const [kept, content] = [envelope.safeParse(each).data, draft.safeParse(each).data];
      return kept && content && Date.now() - kept.savedAt <= DRAFT_LIFE_MS ? [{ ...content, ...kept }] : [];
    });
  }

  return {
    /** What is kept for a link; undefined if nothing is. */
    read(token: string): Draft | undefined {
      return readAll().find((each) => each.token === token);
    },
    /** Keeps it in place of what was kept for that link. */
    save(token: string, content: Draft): void {
      const others = readAll().filter((each) => each.token !== token);
      writeStored(key, [...others, { ...content, token, savedAt: Date.now() }]);
    },
    /** Forgets what is kept for a link. */
    clear(token: string): void {
      const others = readAll().filter((each) => each.token !== token);
      if (others.length > 0) writeStored(key, others);
      else removeStored(key);
    },
  };
}

/**
 * The draft of a link: it comes back from the device, and is kept there at each change.
 *
 * @param drafts as `linkDrafts` gives them.
 */
export function useLinkDraft<Draft extends object>(drafts: ReturnType<typeof linkDrafts<Draft>>, token: string) {
  const [draft, setDraft] = useState(() => drafts.read(token));

  return {
    draft,
    keep(next: Draft): Draft {
      drafts.save(token, next);
      setDraft(next);
      return next;
    },
    /** Forgets it, or only what was sent: what was filled in after that stays, here and in another tab. */
    forget(isSent: (draft: Draft) => boolean = () => true): void {
      const kept = drafts.read(token);
      if (!kept || isSent(kept)) drafts.clear(token);
      setDraft((current) => (current && isSent(current) ? undefined : current));
    },
  };
}
