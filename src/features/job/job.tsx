import type { Job as JobOfLink } from '@functions/contracts/job.ts';
import { useEffect } from 'react';
import { LinkPage, LinkUnknown } from '@/features/request/link-page';
import { LinkLoading, LinkNotLoaded, useLinkQuery } from '@/features/request/link-states';
import { words } from '@/words/job';
import { EndedOffer } from './ended-offer';
import { HeldJob } from './held-job';
import { isRunning } from './is-running';
import { useOfflinePart } from './offline/use-offline-part';
import { OpenOffer } from './open-offer';
import { proposalDrafts } from './proposal/use-proposal-draft';
import { type JobActions, jobKey, useJobActions } from './use-job-actions';

/** A job, opened by the hauler's link: an offer to accept or decline, then the next steps. */
export function Job({ token: written }: { token: string }) {
  return (
    <LinkPage
      written={written}
      loading={<LinkLoading words={words.loading} />}
      broken={<LinkUnknown words={words.brokenLink} isHelpWithinSentence />}
    >
      {(token) => <Look token={token} />}
    </LinkPage>
  );
}

function Look({ token }: { token: string }) {
  const actions = useJobActions(token);
  const look = useLinkQuery(jobKey(token), async () => (await import('./api')).askJob({ token, action: 'look' }));

  const { part, keptAt } = useOfflinePart(token, look);

  if (look.data === undefined) {
    return part && keptAt === undefined && look.isPaused ? (
      <part.NotOpenedHere />
    ) : (
      <LinkNotLoaded look={look} words={words} />
    );
  }
  return (
    <>
      {part && (
        <part.OfflineBand token={token} look={look} actions={actions} isFromPhone={keptAt === look.dataUpdatedAt} />
      )}
      {look.data ? (
        <JobInItsState job={look.data} token={token} actions={actions} />
      ) : (
        <LinkUnknown words={words.unknownJob} />
      )}
      {part && look.data && <part.ForgetJobs job={look.data} />}
    </>
  );
}

type JobInItsStateProps = { job: JobOfLink; token: string; actions: JobActions };

function JobInItsState({ job, token, actions }: JobInItsStateProps) {
  const { state, lead, hauler } = job;
  const isClosed = !isRunning(job);

  useEffect(() => {
    if (isClosed) proposalDrafts.clear(token);
  }, [isClosed, token]);

  if (state === 'open') return <OpenOffer job={job} actions={actions} />;
  if (lead.hasJob) return <HeldJob lead={lead} hauler={hauler} isClosed={isClosed} token={token} actions={actions} />;
  return <EndedOffer key={state} job={job} hasActed={actions.hasActed} />;
}
