import type { Tables } from '../_shared/database.types.ts';
import type { Delivery, Letter } from './deliver.ts';

export type Notification = Tables<'notifications'>;

/** How many mails a call has sent, given up for good, and failed to send for now. */
export type Report = { sent: number; skipped: number; failed: number };

/** How a try ended, as the database function `finish_notification` takes it. */
export type Outcome = keyof Report | 'postponed';

type Dependencies = {
  /** The next batch of what is due; empty when nothing is. */
  claim(): Promise<readonly Notification[]>;
  /** The mail of a notification; null if what it is about has been deleted. */
  compose(notification: Notification): Promise<Letter | null>;
  deliver(letter: Letter, idempotencyKey: string): Promise<Delivery>;
  finish(id: string, outcome: Outcome, error?: string): Promise<void>;
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
};

/** Hosted functions end after 150 s (https://supabase.com/docs/guides/functions/limits). */
const TIME_MS = 100_000;
/** If the provider asks to wait longer, the rest is left for the next call. */
const MAX_WAIT_MS = 10_000;
/** After so many failures in a row, the provider counts as down. */
const MAX_FAILURES = 3;

/**
 * Sends the mails that are due, one after the other, until there are none or the time is up. When the provider is down,
 * refuses our key or asks to wait long, the rest is left for a later call.
 */
export async function sendDue(dependencies: Dependencies): Promise<Report> {
  const { claim, finish, now } = dependencies;
  const report: Report = { sent: 0, skipped: 0, failed: 0 };
  const endsAt = now() + TIME_MS;
  let failuresInARow = 0;
  let isOver = false;
  while (!isOver) {
    const batch = await claim();
    if (batch.length === 0) break;
    for (const notification of batch) {
      isOver ||= now() >= endsAt;
      if (isOver) {
        await finish(notification.id, 'postponed');
        continue;
      }
      const { outcome, error } = await send(notification, endsAt, dependencies);
      await finish(notification.id, outcome, error);
      if (outcome !== 'postponed') report[outcome]++;
      failuresInARow = outcome === 'failed' ? failuresInARow + 1 : 0;
      isOver = outcome === 'postponed' || failuresInARow === MAX_FAILURES;
    }
  }
  return report;
}

async function send(
  notification: Notification,
  endsAt: number,
  { compose, deliver, now, wait }: Dependencies,
): Promise<{ outcome: Outcome; error?: string }> {
  let letter: Letter | null;
  try {
    letter = await compose(notification);
  } catch (error) {
    console.error(error);
    return { outcome: 'failed', error: String(error) };
  }
  if (letter === null) return { outcome: 'skipped', error: 'What it was about has been deleted' };
  for (;;) {
    const delivery = await deliver(letter, notification.id);
    switch (delivery.outcome) {
      case 'busy':
        if (delivery.retryAfterMs > MAX_WAIT_MS || now() + delivery.retryAfterMs >= endsAt) {
          return { outcome: 'postponed', error: delivery.error };
        }
        await wait(delivery.retryAfterMs);
        break;
      case 'misconfigured':
        console.error(
          `The mail provider refuses us: check MAIL_API_KEY, MAIL_FROM and MAIL_API_URL. ${delivery.error}`,
        );
        return { outcome: 'postponed', error: delivery.error };
      default:
        return delivery;
    }
  }
}
