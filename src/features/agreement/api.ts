import { type AgreementInput, type AgreementView, agreementView } from '@functions/contracts/agreement.ts';
import { askByLink } from '@/lib/call-function';

/**
 * Reads a link's agreement, or accepts it. Idempotent.
 *
 * @returns what the link shows then.
 * @throws as `askByLink`; `current` is what the link shows.
 */
export function askAgreement(input: AgreementInput): Promise<AgreementView | null> {
  return askByLink('agreement', input, agreementView);
}
