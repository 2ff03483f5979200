import type { HeldLead } from '@functions/contracts/job.ts';
import { ActButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { formatFirstMoment } from '@/features/request/los-angeles-clock';
import { words } from '@/words/job';
import { callByText } from './call-by';
import { Panel, type PanelPlace } from './panel';
import type { JobActs } from './use-job-acts';

/** For a customer who has not been called, or reports that. */
export function CallStep({ lead, acts, isInBar, ...place }: PanelPlace & { lead: HeldLead; acts: JobActs }) {
  const { call, callAtOnce } = words.callStep;
  const isAgreed = lead.timeframe !== null || lead.pickup !== undefined;
  return (
    <Panel step="call" title={lead.reportedAt ? callAtOnce.title : call.title} acts={acts} {...place}>
      {/* A repeated report is shown above the steps instead. */}
      {!lead.reportedAgain && (
        <p className="mt-2">
          {lead.reportedAt ? (
            <>
              <strong>{callAtOnce.reported}</strong> <span>{callAtOnce.since(formatFirstMoment(lead.reportedAt))}</span>
              {/* One complaint does not take away a job with a call and an agreed time. */}
              <span>{!(lead.contactedAt && isAgreed) && ` ${callAtOnce.otherwise}`}</span>
            </>
          ) : (
            <>
              <span>{call.promised.before}</span>
              <strong>{callByText(lead)}</strong>
              <span>{call.promised.after}</span>
            </>
          )}
        </p>
      )}
      {!isInBar && (
        <div className="mt-4">
          <ActNotice acts={acts} isShown={acts.unfinished === 'called'} />
          <ActButton
            size="lg"
            className="max-sm:w-full"
            acts={acts}
            name="called"
            onClick={() => acts.act({ action: 'called' })}
          >
            {call.act}
          </ActButton>
        </div>
      )}
    </Panel>
  );
}
