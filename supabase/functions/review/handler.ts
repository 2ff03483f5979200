import type { ActionOutcome } from '../_shared/contracts/outcomes.ts';
import { type ReviewInput, reviewInput, reviewView } from '../_shared/contracts/review.ts';
import { canBeName, SHOWN_NAME_LENGTH } from '../_shared/domain/review.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import { catchRuleViolations } from '../_shared/server/catch-rule-violations.ts';
import { ConflictError, createEndpoint, type EndpointOptions, MalformedError } from '../_shared/server/endpoint.ts';
import { retryDeadlocked } from '../_shared/server/retry-deadlocked.ts';
import { refusals } from '../_shared/words/en/refusals.ts';
import { reviewRefusals } from '../_shared/words/en/review-refusals.ts';

/** The whole answer, without the token. Absent values are not answered. */
type Answer = Omit<Extract<ReviewInput, { action: 'answer' }>, 'token' | 'action'>;

type Dependencies = EndpointOptions & {
  /** Whether the host is asked to build the site when a review is published. */
  hasBuildHook: boolean;
  /** What the review link currently shows; null if there is none. */
  view(token: string): Promise<unknown>;
  /** Stores the answer. Refused: it is too late. */
  answer(token: string, answer: Answer): Promise<ActionOutcome>;
  /** Withdraws the permission to publish. */
  unpublish(token: string): Promise<ActionOutcome>;
};

const UNKNOWN = { message: refusals['review-unknown'] };

/**
 * Handles `review`: what a customer sees and answers through the link in the question whether everything is gone.
 * Answers with what the link shows after the action, even if the same was already answered, or with `{ message }` if
 * there is no such link.
 *
 * @see ConflictError for an answer that comes too late: nothing has changed.
 */
export function createHandler({ hasBuildHook, view, answer, unpublish, ...options }: Dependencies) {
  async function see(token: string) {
    const seen = await view(token);
    if (seen === null) return null;
    const shown = reviewView.parse(toCamelCase(seen));
    return hasBuildHook ? { ...shown, review: { ...shown.review, buildsItself: true } } : shown;
  }

  async function act(asked: ReviewInput): Promise<ActionOutcome> {
    switch (asked.action) {
      case 'view':
        return 'done';
      case 'unpublish':
        return unpublish(asked.token);
      case 'answer': {
        const { token, action: _, ...said } = asked;
        return answer(token, { ...said, ...(await nameFor(asked)) });
      }
    }
  }

  /** A customer who gives no name for publication appears under their first name, if it can be shown. */
  async function nameFor({ token, mayPublish, shownName }: Extract<ReviewInput, { action: 'answer' }>) {
    if (!mayPublish || shownName !== undefined) return {};
    const shown = await see(token);
    if (shown === null) return {};
    const { firstName } = shown.review;
    if (!canBeName(firstName) || firstName.length > SHOWN_NAME_LENGTH) throw new MalformedError('shown-name-required');
    return { shownName: firstName };
  }

  return createEndpoint(options, reviewInput, async (asked) => {
    const outcome = await catchRuleViolations(() => retryDeadlocked(() => act(asked)));
    if (outcome === 'refused') throw new ConflictError('closed', { ownWords: reviewRefusals });
    return (await see(asked.token)) ?? UNKNOWN;
  });
}
