import type { HeldLead } from '@functions/contracts/job.ts';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { formatFirstMoment } from '@/features/request/los-angeles-clock';
import { words } from '@/words/job';
import { callByText } from './call-by';
import { Panel, type PanelPlace } from './panel';
import type { JobActions } from './use-job-actions';

/** For a customer who has not been called, or reports that. */
export function CallStep({ lead, actions, isInBar, ...place }: PanelPlace & { lead: HeldLead; actions: JobActions }) {
  const { call, callAtOnce } = words.callStep;
  const isAgreed = lead.timeframe !== null || lead.pickup !== undefined;
  return (
    <Panel step="call" title={lead.reportedAt ? callAtOnce.title : call.title} actions={actions} {...place}>
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
        <div className="mt-4" data-print="hide">
          <ActionNotice actions={actions} isShown={actions.unfinished === 'called'} />
          <ActionButton
            size="lg"
            className="max-sm:w-full"
            actions={actions}
            name="called"
            onClick={() => actions.act({ action: 'called' })}
          >
            {call.action}
          </ActionButton>
        </div>
      )}
    </Panel>
  );
}
