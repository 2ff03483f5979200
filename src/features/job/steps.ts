import type { HeldLead } from '@functions/contracts/job.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import { isTodayInLosAngeles } from '@/features/request/los-angeles-clock';

/** What there is to do: call the customer, agree on price and time with them, or pick up. */
export type Step = 'call' | 'proposal' | 'pickup';

/**
 * What there is to do, the next thing first.
 *
 * @param isProposing the hauler has opened the form of a proposal.
 */
export function stepsOf(lead: HeldLead, now: Date, isProposing: boolean): Step[] {
  const call: Step[] = awaitsCall(lead) ? ['call'] : [];
  const pickup: Step[] = isAgreed(lead) ? ['pickup'] : [];
  const isAnswering = lead.proposal !== undefined || lead.agreed?.asked !== undefined;
  const hasProposal = isAnswering || isProposing || call.length + pickup.length === 0;
  const proposal: Step[] = hasProposal ? ['proposal'] : [];
  const isFirst = isAnswering && !isDayOfPickup(lead, now);
  return [...call, ...(isFirst ? [...proposal, ...pickup] : [...pickup, ...proposal])];
}

/**
 * Whether nobody has called the customer, or they say that nobody has and the hauler has not called since. What is
 * reported again stands also after that.
 */
function awaitsCall({ status, contactedAt, reportedAt }: HeldLead): boolean {
  if (contactedAt === null) return reportedAt !== null || toStatus(status) === 'Submitted';
  return reportedAt !== null && Date.parse(contactedAt) < Date.parse(reportedAt);
}

/** Whether a time is booked, or the operator has set the status of one that is. */
function isAgreed({ status, pickup }: HeldLead): boolean {
  return pickup !== undefined || !['Submitted', 'Sent Proposal'].includes(toStatus(status));
}

function isDayOfPickup({ pickup }: HeldLead, now: Date): boolean {
  return pickup !== undefined && losAngelesDay(pickup.from) <= losAngelesDay(now);
}

/** Whether the hauler can say that they are on their way. */
export function canSetOut({ status, pickup }: HeldLead, now: Date): boolean {
  const isToday = pickup !== undefined && isTodayInLosAngeles(pickup.from, now);
  return isToday && toStatus(status) === 'In Progress';
}

/** Whether the next thing is to do the job: the hauler is on their way, the time has come, or none is booked. */
export function isDue({ pickup }: HeldLead, now: Date): boolean {
  return pickup === undefined || pickup.onMyWayAt !== undefined || Date.parse(pickup.from) <= now.getTime();
}
