import type { Enums } from '../../_shared/database.types.ts';
import type { Channel, Notification, Try } from '../channel.ts';
import { deliverText, lookAtAccount, type TextProvider } from './deliver.ts';
import type { Text } from './types.ts';

/** How a try ended, as the database function `finish_text` takes it. */
export type TextOutcome = Enums<'text_outcome'>;

const OUTCOMES: Record<Try['outcome'], TextOutcome> = {
  sent: 'sent',
  skipped: 'skipped',
  deleted: 'skipped',
  broken: 'failed',
  refused: 'undelivered',
  stopped: 'stopped',
  // Nobody knows whether it went out.
  unanswered: 'unknown',
  // The provider does not have it.
  unauthorized: 'postponed',
  busy: 'postponed',
  untried: 'postponed',
};

/** A try of a notification. With its number, who comes late changes nothing of a later one. */
type Attempt = { id: string; attempt: number };

type Dependencies = {
  provider: TextProvider;
  /** Null if what it is about has been deleted. */
  compose(notification: Notification): Promise<Text | null>;
  /** Keeps that the provider is about to be given a text. False: another sender has it now, or it was given already. */
  begin(attempt: Attempt): Promise<boolean>;
  /** `is_address`: the number is at fault. */
  finish(end: Attempt & { outcome: TextOutcome; error?: string; is_address?: boolean }): Promise<void>;
};

/**
 * How texts are sent: each is given to the provider once at most, because it knows no idempotency keys. That it is about
 * to be given is kept before, so that what a sender that dies has begun is not begun again.
 */
export function createTextChannel({ provider, compose, begin, finish }: Dependencies): Channel {
  return {
    settings:
      'The text provider refuses us: check TEXT_ACCOUNT_SID, TEXT_AUTH_TOKEN, TEXT_SERVICE_SID and TEXT_API_URL.',
    // Of each that has no answer, nobody knows whether it went out.
    maxUnanswered: 1,
    look: () => lookAtAccount(provider),
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
      const why = error === undefined ? {} : { error };
      return finish({ id, attempt, outcome: OUTCOMES[outcome], ...why, ...(isAddress && { is_address: true }) });
    },
  };
}
