import type { Proposal } from '@functions/contracts/pickup.ts';
import { words } from '@/words/job';
import { estimateText } from '@/words/shared/pickups';
import { Fact } from './facts';
import { formatLosAngelesClock } from './los-angeles-clock';
import { WindowWords, WindowZone } from './window-words';

type PendingProposalProps = {
  proposal: Proposal;
  now: Date;
  /** Whether no other time is above it on the page. */
  hasFirstMoment?: boolean;
  /** Labels for the times and the note; by default, those for haulers. */
  labels?: { times: string; note: string };
};

/** The proposal that the customer can accept. */
export function PendingProposal({ proposal, now, hasFirstMoment, labels }: PendingProposalProps) {
  const { estimate, passedTime, closedTime, sent } = words.proposalStep;
  const { times, note } = labels ?? words.proposalStep;
  const [first] = proposal.windows;
  return (
    <div className="mt-4">
      <dl className="space-y-4">
        <Fact term={estimate}>
          <span className="font-extrabold text-2xl">{estimateText(proposal)}</span>
        </Fact>
        <Fact term={times}>
          <ul className="space-y-1">
            {proposal.windows.map((window) => {
              if (canBeAccepted(window, now))
                return (
                  <li key={window.from}>
                    <WindowWords {...window} />
                  </li>
                );
              return (
                <li key={window.from} className="font-normal text-ink-soft">
                  <WindowWords {...window} /> <span>{`(${hasBegun(window, now) ? passedTime : closedTime})`}</span>
                </li>
              );
            })}
          </ul>
          {hasFirstMoment && first && <WindowZone from={first.from} />}
        </Fact>
        {proposal.note && (
          <Fact term={note}>
            <span className="whitespace-pre-wrap font-normal text-base">{proposal.note}</span>
          </Fact>
        )}
      </dl>
      <p className="mt-3 text-ink-soft">{sent(formatLosAngelesClock(proposal.madeAt))}</p>
    </div>
  );
}

type ProposedTime = Proposal['windows'][number];

/** Whether the customer can still accept this time, as far as the page knows. */
function canBeAccepted(window: ProposedTime, now: Date): boolean {
  return window.isOpen && !hasBegun(window, now);
}

/** Whether none of its times can be accepted any more. */
export function haveAllPassed({ windows }: Proposal, now: Date): boolean {
  return windows.every((window) => !canBeAccepted(window, now));
}

function hasBegun({ from }: ProposedTime, now: Date): boolean {
  return Date.parse(from) <= now.getTime();
}
