import type { Job } from '@functions/contracts/job.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextLink } from '@/components/ui/link';
import { formatShortMoment, withZone } from '@/features/request/los-angeles-clock';
import { paths } from '@/lib/paths';
import { useIsOnline } from '@/lib/use-is-online';
import { useNow } from '@/lib/use-now';
import { words } from '@/words/job-offline';
import { isRunning } from '../is-running';
import type { JobActions } from '../use-job-actions';
import { ForgetJobs } from './forget-jobs';
import { readKeptJobs, startKeepingJob } from './keeping';
import type { KeptJob } from './kept-jobs';
import { isWithoutNetwork } from './without-network';

export { showKeptJob } from './keeping';
export { MyJobs } from './my-jobs';

/** How often the page looks again while it shows a kept job, in milliseconds. */
const LOOK_AGAIN_MS = 20_000;

type OfflineBandProps = {
  token: string;
  view: UseQueryResult<Job | null>;
  actions: JobActions;
  /** Whether the job shown is the one from this phone. */
  isFromPhone: boolean;
};

/** While there is no network, says how old the job on the screen is. Also keeps the job on this phone. */
export function OfflineBand({ token, view, actions, isFromPhone }: OfflineBandProps) {
  const now = useNow();
  const isOnline = useIsOnline();
  const seenAt = new Date(view.dataUpdatedAt).toISOString();
  const isShown = !isOnline || isFromPhone || isWithoutNetwork(view);
  const resume = useEffectEvent(actions.act);
  const { refetch } = view;

  useEffect(() => {
    void startKeepingJob(token).then((waiting) => waiting && resume(waiting));
  }, [token]);

  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isShown, refetch]);

  return (
    <div role="status">
      {isShown && view.data && isRunning(view.data) && (
        <p className="-mx-4 -mt-4 mb-4 bg-status-amber-pale px-4 py-2.5 font-semibold text-status-amber leading-snug sm:mx-0 sm:-mt-4 sm:rounded-card">
          {words.band(withZone(formatShortMoment(seenAt, now), seenAt))}
        </p>
      )}
    </div>
  );
}

/** Shown offline for a job that is not on this phone. The page retries by itself. */
export function NotOpenedHere() {
  return (
    <>
      <h1 className="font-extrabold text-title">{words.notOpened.heading}</h1>
      <p role="status" className="mt-4 text-lede">
        {words.notOpened.text}
      </p>
    </>
  );
}

/**
 * Below a job: what this phone keeps, a link to all of it, and a button that deletes it; nothing if nothing is kept.
 * `isWaiting`: whether an action on this job waits for a network.
 */
export function KeptJobs({ job, isWaiting }: { job: Job; isWaiting: boolean }) {
  const [kept, setKept] = useState<KeptJob[]>([]);

  useEffect(() => {
    if (isRunning(job)) void readKeptJobs().then((jobs = []) => setKept(jobs));
  }, [job]);

  return (
    <ForgetJobs
      isAnyKept={kept.length > 0}
      isAnyWaiting={isWaiting || kept.some(({ waiting }) => waiting)}
      onForgotten={() => setKept([])}
    >
      {kept.length > 1 && (
        <p>
          <TextLink to={paths.jobAny}>{words.mine.link}</TextLink>
        </p>
      )}
    </ForgetJobs>
  );
}
