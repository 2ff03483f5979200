import type { DeskHauler, DeskView } from '@functions/contracts/desk.ts';
import { useState } from 'react';
import type { DeskActs } from '../use-desk-acts';

/**
 * Which version of a hauler an act in a dialog was decided on: the one that was shown when the dialog was opened, or
 * with a refusal since. What came unnoticed meanwhile does not count.
 */
export function useSeenVersion({ id, version }: DeskHauler, { current }: DeskActs) {
  const [opened, setOpened] = useState({ version, refusedBefore: current });
  const refused = current === opened.refusedBefore ? undefined : versionIn(current, id);
  return {
    seenVersion: refused ?? opened.version,
    /** To be called when a dialog is opened. */
    see: () => setOpened({ version, refusedBefore: current }),
  };
}

function versionIn(look: DeskView | undefined, haulerId: string): string | undefined {
  return look && 'requests' in look ? look.haulers.find(({ id }) => id === haulerId)?.version : undefined;
}
