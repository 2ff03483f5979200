import { haulerCancelReasons } from '../../_shared/domain/reasons.ts';
import type { LeadOfMail } from './types.ts';

// Whoever has a job could have anything said in our name. So no mail to a customer has words that a hauler typed: the
// tracking page shows them.

/** Whether the timeframe, or that there is none, is what the hauler wrote. */
export function isTimeframeByHauler({ timeframe, timeframeByHauler }: LeadOfMail): boolean {
  return (timeframe ?? '') === timeframeByHauler;
}

/** The reasons of a cancellation that may be mailed: the operator's own, and what a hauler chose from the list. */
export function reasonsToMail({ cancelReasons, cancelReasonsByHauler }: LeadOfMail): string[] {
  return cancelReasons.filter((reason) => isFromList(reason) || !cancelReasonsByHauler?.includes(reason));
}

function isFromList(reason: string): boolean {
  return haulerCancelReasons.some((each) => each === reason);
}
