import type { Enums } from '../../_shared/database.types.ts';
import type { AttemptResult, Channel, Notification } from '../channel.ts';
import { finishedAs } from '../finished.ts';
import { checkAccount, deliverText, type TextProvider } from './deliver.ts';
import type { Text } from './types.ts';

/** The result of an attempt, for the database function `finish_text`. */
export type TextOutcome = Enums<'text_outcome'>;

const OUTCOMES: Record<AttemptResult['outcome'], TextOutcome> = {
  ...finishedAs,
  refused: 'undelivered',
  stopped: 'stopped',
  // We don't know whether it was sent.
  unanswered: 'unknown',
};

/** An attempt to send a notification. Its number keeps a late worker from changing the result of a later attempt. */
type Attempt = { id: string; attempt: number };

type Dependencies = {
  provider: TextProvider;
  /** Null if what it is about has been deleted. */
  compose(notification: Notification): Promise<Text | null>;
  /** Records that a text is about to be handed to the provider. False: another worker has it now, or it already was. */
  begin(attempt: Attempt): Promise<boolean>;
  /** `is_address`: the number is at fault. */
  finish(end: Attempt & { outcome: TextOutcome; error?: string; is_address?: boolean }): Promise<void>;
};

/**
 * How texts are sent: each is handed to the provider at most once, because it has no idempotency keys. That is recorded
 * before, so a text that was started by a worker that then died is not started again.
 */
export function createTextChannel({ provider, compose, begin, finish }: Dependencies): Channel {
  return {
    settings:
      'The text provider refuses us: check TEXT_ACCOUNT_SID, TEXT_AUTH_TOKEN, TEXT_SERVICE_SID and TEXT_API_URL.',
    // After each missing answer, we don't know whether the text was sent.
    maxUnanswered: 1,
    look: () => checkAccount(provider),
    async compose(notification) {
      const { id, attempts: attempt } = notification;
      const text = await compose(notification);
      return (
        text &&
        (async () => ((await begin({ id, attempt })) ? deliverText(provider, text, id) : { outcome: 'overtaken' }))
      );
    },
    finish({ id, attempts: attempt }, tried) {
      const { outcome, error } = tried;
      const isAddress = tried.outcome === 'refused' && tried.isAddress === true;
      const errorPart = error === undefined ? {} : { error };
      return finish({ id, attempt, outcome: OUTCOMES[outcome], ...errorPart, ...(isAddress && { is_address: true }) });
    },
  };
}
