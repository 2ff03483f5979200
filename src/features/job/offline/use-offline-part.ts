import type { Job } from '@functions/contracts/job.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { idle } from '@/lib/idle';
import { withoutReload } from '@/lib/without-reload';
import { isWithoutNetwork } from './without-network';

type OfflinePart = typeof import('./offline-part');

// A build constant, so that a build without this part contains no code for it.
const importPart = import.meta.env.VITE_JOB_OFFLINE === 'off' ? undefined : () => import('./offline-part');

/** The list of the jobs on this phone. A build without this part has none. */
export const MyJobs = importPart && lazy(async () => ({ default: (await importPart()).MyJobs }));

/** How long to wait for the server before the page shows the job from this phone. */
const PATIENCE_MS = 3000;

/**
 * Loads the offline part of the page once the job is on the screen. If the server does not answer, loads it right away,
 * from the service worker, and shows the job from this phone.
 *
 * @returns `keptAt`: when the job from this phone was last seen, in milliseconds since 1970.
 */
export function useOfflinePart(token: string, view: UseQueryResult<Job | null>) {
  const [part, setPart] = useState<OfflinePart>();
  const [keptAt, setKeptAt] = useState<number>();
  const [isLate, setLate] = useState(false);
  const hasAnswer = view.data !== undefined;
  const isCutOff = isLate || isWithoutNetwork(view);

  useEffect(() => {
    if (hasAnswer) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [hasAnswer]);

  useEffect(() => {
    async function load() {
      if (!importPart || !(hasAnswer || isCutOff)) return;
      if (hasAnswer) await idle();
      const loaded = await withoutReload(importPart);
      if (!hasAnswer) setKeptAt(await loaded.showKeptJob(token));
      setPart(() => loaded);
    }
    // If it can't load, the page works as in a browser without storage.
    load().catch(() => {});
  }, [token, hasAnswer, isCutOff]);

  return { part, keptAt };
}
