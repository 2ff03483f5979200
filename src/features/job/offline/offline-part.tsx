import type { Job } from '@functions/contracts/job.ts';
import { onlineManager, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { formatLosAngelesClock, isTodayInLosAngeles, withZone } from '@/features/request/los-angeles-clock';
import { useNow } from '@/lib/use-now';
import { words } from '@/words/job-offline';
import { timeText } from '@/words/shared/pickups';
import { isRunning } from '../is-running';
import type { JobActions } from '../use-job-actions';
import { forgetAllJobs, hasKeptJobs, startKeepingJob } from './keeping';
import { isWithoutNetwork } from './without-network';

export { showKeptJob } from './keeping';

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
  const isOnline = useSyncExternalStore(onOnlineChange, () => onlineManager.isOnline());
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
          {words.band(momentText(new Date(view.dataUpdatedAt).toISOString(), now))}
        </p>
      )}
    </div>
  );
}

function onOnlineChange(onChange: () => void): () => void {
  return onlineManager.subscribe(onChange);
}

function momentText(moment: string, now: Date): string {
  const inWords = isTodayInLosAngeles(moment, now) ? timeText(moment) : formatLosAngelesClock(moment, now);
  return withZone(inWords, moment);
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

/** A button that deletes all jobs from this phone; nothing if none is kept. */
export function ForgetJobs({ job }: { job: Job }) {
  const [isKept, setKept] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const { text, forget, forgotten } = words.kept;

  useEffect(() => {
    if (isRunning(job)) void hasKeptJobs().then((isAny = false) => setKept(isAny));
  }, [job]);

  if (!isKept && !isForgotten) return null;
  return (
    <section className="mt-8 border-line border-t pt-6" data-print="hide">
      <p className="text-ink-soft">{text}</p>
      <Button
        variant="quiet"
        className="-ml-2"
        onClick={() => void forgetAllJobs().then((isDone = false) => setForgotten(isDone))}
      >
        {forget}
      </Button>
      <p role="status" className="font-semibold text-leaf">
        {isForgotten && forgotten}
      </p>
    </section>
  );
}
