import type { Job as JobOfLink } from '@functions/contracts/job.ts';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LinkFailed, LinkLoading, LinkUnknown } from '@/features/request/link-states';
import { queryClient } from '@/lib/forms/query-client';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { words } from '@/words/job';
import { EndedOffer } from './ended-offer';
import { HeldJob } from './held-job';
import { OpenOffer } from './open-offer';
import { proposalDrafts } from './proposal/use-proposal-draft';
import { type JobActs, jobKey, useJobActs } from './use-job-acts';

/**
 * A job, opened by the hauler's link: an offer to accept or decline, then the next steps. Opening it changes nothing,
 * because mail scanners open links. All links share one prerendered page, which shows the loading state.
 */
export function Job({ token: written }: { token: string }) {
  const isHydrated = useIsHydrated();
  const token = parseTrackingId(written);
  if (!isHydrated) return <LinkLoading words={words.loading} isOffline={false} />;
  if (token === null) return <LinkUnknown words={words.brokenLink} isHelpWithinSentence />;
  return (
    <QueryClientProvider client={queryClient}>
      <Look token={token} />
    </QueryClientProvider>
  );
}

function Look({ token }: { token: string }) {
  const acts = useJobActs(token);
  const look = useQuery({
    queryKey: jobKey(token),
    queryFn: async () => (await import('./api')).askJob({ token, action: 'look' }),
    staleTime: 0,
    // The page stays open on a phone, and someone else may act on the job meanwhile.
    refetchOnWindowFocus: true,
  });

  if (look.data) return <JobInItsState job={look.data} token={token} acts={acts} />;
  if (look.data === null) return <LinkUnknown words={words.unknownJob} />;
  if (look.isPending) return <LinkLoading words={words.loading} isOffline={look.isPaused} />;
  return <LinkFailed words={words.lookFailed} error={look.error} onRetry={() => void look.refetch()} />;
}

type JobInItsStateProps = { job: JobOfLink; token: string; acts: JobActs };

function JobInItsState({ job, token, acts }: JobInItsStateProps) {
  const { state, lead, hauler } = job;
  const isRunning = lead.hasJob && state !== 'closed';

  useEffect(() => {
    if (!isRunning) proposalDrafts.clear(token);
  }, [isRunning, token]);

  if (state === 'open') return <OpenOffer job={job} acts={acts} />;
  if (lead.hasJob) return <HeldJob lead={lead} hauler={hauler} isClosed={!isRunning} token={token} acts={acts} />;
  return <EndedOffer key={state} job={job} hasActed={acts.hasActed} />;
}
