import { useState } from 'react';
import * as z from 'zod/mini';
import { DRAFT_LIFE_MS, readStored, removeStored, writeStored } from './forms/stored-json';

/** Stored with each draft: the token of its link, and when it was last saved. */
const envelope = z.object({ token: z.string(), savedAt: z.number() });

const storedList = z.array(z.unknown());

/**
 * Unsent input on the pages of secret links, one draft per link, stored on this device.
 *
 * @param key the storage key for all drafts of this kind.
 * @param draft the schema of a draft.
 */
export function linkDrafts<Draft extends object>(key: string, draft: z.ZodMiniType<Draft>) {
  /** The drafts that have not expired. Broken ones are dropped. */
  function readAll() {
    const stored = storedList.safeParse(readStored(key)).data ?? [];
    return stored.flatMap((each) => {
      const [kept, content] = [envelope.safeParse(each).data, draft.safeParse(each).data];
      return kept && content && Date.now() - kept.savedAt <= DRAFT_LIFE_MS ? [{ ...content, ...kept }] : [];
    });
  }

  return {
    /** A link's draft; undefined if there is none. */
    read(token: string): Draft | undefined {
      return readAll().find((each) => each.token === token);
    },
    /** Replaces a link's draft. */
    save(token: string, content: Draft): void {
      const others = readAll().filter((each) => each.token !== token);
      writeStored(key, [...others, { ...content, token, savedAt: Date.now() }]);
    },
    /** Deletes a link's draft. */
    clear(token: string): void {
      const others = readAll().filter((each) => each.token !== token);
      if (others.length > 0) writeStored(key, others);
      else removeStored(key);
    },
  };
}

/**
 * A link's draft, restored from the device and saved on each change.
 *
 * @param drafts the result of `linkDrafts`.
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
    /** Deletes the draft, or with `isSent` only what was sent: anything entered later stays, here and in other tabs. */
    forget(isSent: (draft: Draft) => boolean = () => true): void {
      const kept = drafts.read(token);
      if (!kept || isSent(kept)) drafts.clear(token);
      setDraft((current) => (current && isSent(current) ? undefined : current));
    },
  };
}
