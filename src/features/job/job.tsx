import type { Job as JobOfLink } from '@functions/contracts/job.ts';
import { useEffect } from 'react';
import { LinkPage, LinkUnknown, NoLook, useLook } from '@/features/request/link-states';
import { words } from '@/words/job';
import { EndedOffer } from './ended-offer';
import { HeldJob } from './held-job';
import { OpenOffer } from './open-offer';
import { proposalDrafts } from './proposal/use-proposal-draft';
import { type JobActs, jobKey, useJobActs } from './use-job-acts';

/** A job, opened by the hauler's link: an offer to accept or decline, then the next steps. */
export function Job({ token: written }: { token: string }) {
  return (
    <LinkPage written={written} words={words} broken={words.brokenLink}>
      {(token) => <Look token={token} />}
    </LinkPage>
  );
}

function Look({ token }: { token: string }) {
  const acts = useJobActs(token);
  const look = useLook(jobKey(token), async () => (await import('./api')).askJob({ token, action: 'look' }));

  if (look.data) return <JobInItsState job={look.data} token={token} acts={acts} />;
  if (look.data === null) return <LinkUnknown words={words.unknownJob} />;
  return <NoLook look={look} words={words} />;
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
