import {
  type AgreementInput,
  type AgreementView,
  agreementInput,
  agreementView,
} from '../_shared/contracts/agreement.ts';
import type { AgreementOutcome } from '../_shared/contracts/outcomes.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import { catchRuleViolations } from '../_shared/server/catch-rule-violations.ts';
import { ConflictError, createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { retryDeadlocked } from '../_shared/server/retry-deadlocked.ts';
import { agreementRefusals } from '../_shared/words/en/agreement-refusals.ts';

/** An acceptance of the agreement, without the token. */
type Acceptance = Omit<Extract<AgreementInput, { action: 'accept' }>, 'token' | 'action' | 'agreed'>;

type Dependencies = EndpointOptions & {
  /** What the link shows; of one that does not work, only that. */
  view(token: string): Promise<unknown>;
  accept(token: string, acceptance: Acceptance): Promise<AgreementOutcome>;
};

/**
 * Handles `agreement`: what a hauler reads and accepts through the link in our request to do so. Answers with what the
 * link shows after the action, even if the same was already accepted.
 *
 * @see ConflictError for a version that is not current: nothing has changed, and `current` has what the link shows.
 */
export function createHandler({ view, accept, ...options }: Dependencies) {
  async function see(token: string): Promise<AgreementView> {
    return agreementView.parse(toCamelCase(await view(token)));
  }

  return createEndpoint(options, agreementInput, async (asked) => {
    if (asked.action === 'view') return see(asked.token);
    const { token, action: _, agreed: __, ...acceptance } = asked;
    const outcome = await catchRuleViolations(() => retryDeadlocked(() => accept(token, acceptance)));
    const seen = await see(token);
    if (outcome === 'changed') throw new ConflictError('changed', { ownWords: agreementRefusals, current: seen });
    return seen;
  });
}
