import type { Job as JobOfLink } from '@functions/contracts/job.ts';
import { Suspense, useEffect } from 'react';
import { LinkPage, LinkUnknown } from '@/features/request/link-page';
import { LinkLoading, LinkNotLoaded, useLinkQuery } from '@/features/request/link-states';
import { words } from '@/words/job';
import { narrowClass } from './columns';
import { EndedOffer } from './ended-offer';
import { HeldJob } from './held-job';
import { isRunning } from './is-running';
import { MyJobs, useOfflinePart } from './offline/use-offline-part';
import { OpenOffer } from './open-offer';
import { proposalDrafts } from './proposal/use-proposal-draft';
import { type JobActions, jobKey, useJobActions } from './use-job-actions';

/** How often the page looks again while the customer is asked for the final price, in milliseconds. */
const LOOK_AGAIN_MS = 10_000;

/** A job, opened by the hauler's link: an offer, then the next steps. Without a link, the jobs on this phone. */
export function Job({ token: written }: { token: string }) {
  return (
    <LinkPage
      written={written}
      loading={
        <div className={narrowClass}>
          <LinkLoading words={words.loading} />
        </div>
      }
      broken={
        <div className={narrowClass}>
          {written === '' && MyJobs ? (
            <Suspense>
              <MyJobs />
            </Suspense>
          ) : (
            <LinkUnknown words={words.brokenLink} isHelpWithinSentence />
          )}
        </div>
      }
    >
      {(token) => <View token={token} />}
    </LinkPage>
  );
}

function View({ token }: { token: string }) {
  const actions = useJobActions(token);
  const view = useLinkQuery(
    jobKey(token),
    async () => (await import('./api')).askJob({ token, action: 'view' }),
    (job) => job?.lead.hasJob && job.lead.door?.state === 'open' && LOOK_AGAIN_MS,
  );

  const { part, keptAt } = useOfflinePart(token, view);

  if (view.data === undefined) {
    return (
      <div className={narrowClass}>
        {part && keptAt === undefined && view.isPaused ? (
          <part.NotOpenedHere />
        ) : (
          <LinkNotLoaded view={view} words={words} />
        )}
      </div>
    );
  }
  return (
    <>
      {part && (
        <part.OfflineBand token={token} view={view} actions={actions} isFromPhone={keptAt === view.dataUpdatedAt} />
      )}
      {view.data ? (
        <JobInItsState job={view.data} token={token} actions={actions} />
      ) : (
        <div className={narrowClass}>
          <LinkUnknown words={words.unknownJob} />
        </div>
      )}
      {part && view.data && <part.KeptJobs job={view.data} isWaiting={actions.isWaiting} />}
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
  if (lead.hasJob)
    return <HeldJob lead={lead} paid={job.paid} hauler={hauler} isClosed={isClosed} token={token} actions={actions} />;
  return <EndedOffer key={state} job={job} hasActed={actions.hasActed} />;
}
