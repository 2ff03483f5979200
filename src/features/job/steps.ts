import type { HeldLead } from '@functions/contracts/job.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { toStatus } from '@functions/domain/statuses.ts';
import { isAtPickup } from '@/features/request/is-at-pickup';
import { isTodayInLosAngeles } from '@/features/request/los-angeles-clock';
import { haveAllPassed } from '@/features/request/pending-proposal';

/** A step: call the customer, agree on price and time, or do the pickup. */
export type Step = 'call' | 'proposal' | 'pickup';

/**
 * The open steps, the next one first.
 *
 * @param isProposing whether the hauler has opened the proposal form.
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

/** What the pickup waits for: its day, the hauler's word that they are on the way, the final price, or the hauling. */
type PickupStage = 'wait' | 'set-out' | 'price' | 'haul';

const barStepOfStage = { wait: undefined, 'set-out': 'set-out', price: 'door', haul: 'complete' } as const;

/** What the button in the bar does. `form` sends the proposal form, `door` leads to the final price. */
export type BarStep = 'call' | 'proposal' | 'form' | 'set-out' | 'door' | 'complete';

/**
 * The next step for the bar; undefined if the hauler can only wait.
 *
 * @param isWriting whether the hauler is filling in the proposal form.
 */
export function barStepOf([next]: readonly Step[], lead: HeldLead, now: Date, isWriting: boolean): BarStep | undefined {
  if (isWriting) return 'form';
  if (next === 'call') return 'call';
  if (next === 'proposal') return isAwaited(lead, now) ? 'proposal' : undefined;
  // No one came: first comes a call, which the bar has anyway.
  if (lead.pickup?.noShowAt) return undefined;
  return barStepOfStage[pickupStage(lead, now)];
}

/** Whether filling in a proposal is the next step, so that its form is on the page without a click. */
export function needsProposal(lead: HeldLead, now: Date): boolean {
  if ((lead.proposal ?? lead.agreed)?.asked) return true;
  return !lead.proposal && stepsOf(lead, now, false).includes('proposal');
}

/** Whether the hauler has to send a proposal: there is none, the customer wants another, or its times have passed. */
function isAwaited({ proposal }: HeldLead, now: Date): boolean {
  return !proposal || proposal.asked !== undefined || haveAllPassed(proposal, now);
}

/** The step with the first time on the page; undefined if no step has one. */
export function stepWithFirstMoment(steps: readonly Step[], { reportedAgain, pickup }: HeldLead): Step | undefined {
  const hasMoment = { call: !reportedAgain, proposal: true, pickup: pickup !== undefined };
  return steps.find((step) => hasMoment[step]);
}

/**
 * Whether the hauler has to call: no one has yet, or the customer has reported that since the last call. A repeated
 * report stays on the page even after a call.
 */
function awaitsCall({ status, contactedAt, reportedAt }: HeldLead): boolean {
  if (contactedAt === null) return reportedAt !== null || toStatus(status) === 'Submitted';
  return reportedAt !== null && Date.parse(contactedAt) < Date.parse(reportedAt);
}

/** Whether a time is booked, or the operator has set a status that implies one. */
function isAgreed({ status, pickup }: HeldLead): boolean {
  return pickup !== undefined || !['Submitted', 'Sent Proposal'].includes(toStatus(status));
}

/** Whether the hauler can name the final price: from the day of the pickup on. */
export function canNamePrice(lead: HeldLead, now: Date): boolean {
  return lead.pickup === undefined || isDayOfPickup(lead, now);
}

/** The price that was agreed at the door, in dollars. */
export function agreedAtDoor({ door }: HeldLead): number | undefined {
  return door?.state === 'accepted' ? door.price : door?.standing;
}

function isDayOfPickup({ pickup }: HeldLead, now: Date): boolean {
  return pickup !== undefined && losAngelesDay(pickup.from) <= losAngelesDay(now);
}

/** Whether the hauler can report that they are on their way: not once they have named a price there. */
export function canSetOut({ status, pickup, door }: HeldLead, now: Date): boolean {
  if (!pickup || !isTodayInLosAngeles(pickup.from, now) || toStatus(status) !== 'In Progress') return false;
  return !door || !isAtPickup(door.madeAt, pickup);
}

/** A hauler who comes within the booked time can still say when, unless they have, or have named a price there. */
export function pickupStage(lead: HeldLead, now: Date): PickupStage {
  const { pickup, door } = lead;
  const atDoor = door?.state === 'open' || agreedAtDoor(lead) === undefined ? 'price' : 'haul';
  if (!pickup || pickup.onMyWayAt !== undefined || Date.parse(pickup.until) <= now.getTime()) return atDoor;
  if (door && losAngelesDay(door.madeAt) >= losAngelesDay(pickup.from)) return atDoor;
  if (canSetOut(lead, now)) return 'set-out';
  return Date.parse(pickup.from) <= now.getTime() ? atDoor : 'wait';
}
