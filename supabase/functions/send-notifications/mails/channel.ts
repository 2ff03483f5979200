import type { Channel, Notification } from '../channel.ts';
import { type Finished, finishedAs } from '../finished.ts';
import { deliver, type Letter, type Provider } from './deliver.ts';

type Dependencies = {
  provider: Provider;
  /** Null if what it is about has been deleted. */
  compose(notification: Notification): Promise<Letter | null>;
  finish(id: string, outcome: Finished, error?: string): Promise<void>;
};

/** How emails are sent. An email that may not have been sent is retried, because the provider deduplicates. */
export function createMailChannel({ provider, compose, finish }: Dependencies): Channel {
  return {
    settings: 'The mail provider refuses a mail: check MAIL_API_KEY, MAIL_FROM and MAIL_API_URL.',
    maxUnanswered: 3,
    async compose(notification) {
      const letter = await compose(notification);
      return letter && (() => deliver(provider, letter, notification.id));
    },
    finish({ id, audience }, tried) {
      // The operator's address is a setting, which can still be corrected.
      const isAddress = tried.outcome === 'refused' && tried.isAddress && audience !== 'operator';
      return finish(id, isAddress ? 'undelivered' : finishedAs[tried.outcome], tried.error);
    },
  };
}
