import { haulerCancelReasons } from '../../_shared/domain/reasons.ts';
import type { LeadOfMail } from './types.ts';

// A hauler with a job could put words in our mouth. So no email to a customer contains text that a hauler typed: the
// tracking page shows it.

/** Whether the timeframe, or its absence, was written by the hauler. */
export function isTimeframeByHauler({ timeframe, timeframeByHauler }: LeadOfMail): boolean {
  return (timeframe ?? '') === timeframeByHauler;
}

/** The cancellation reasons that an email can repeat: the operator's own, and those a hauler chose from the list. */
export function reasonsToMail({ cancelReasons, cancelReasonsByHauler }: LeadOfMail): string[] {
  return cancelReasons.filter((reason) => isFromList(reason) || !cancelReasonsByHauler?.includes(reason));
}

function isFromList(reason: string): boolean {
  return haulerCancelReasons.some((each) => each === reason);
}
