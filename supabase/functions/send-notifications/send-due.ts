import type { Tables } from '../_shared/database.types.ts';
import type { Delivery } from './delivery.ts';
import type { Letter } from './mails/deliver.ts';

export type Notification = Tables<'notifications'>;

/** How many mails a call has sent, given up for good, and failed to send for now. */
export type Report = { sent: number; skipped: number; failed: number };

/** How a try ended, as the database function `finish_notification` takes it. Only a postponed one does not count. */
export type Outcome = keyof Report | 'postponed';

/** What came of a notification: of its mail, or why there was none. */
type Try = Delivery | { outcome: 'deleted' | 'broken'; error: string };

const OUTCOMES: Record<Try['outcome'], Outcome> = {
  sent: 'sent',
  deleted: 'skipped',
  broken: 'failed',
  refused: 'failed',
  unanswered: 'failed',
  unauthorized: 'postponed',
  busy: 'postponed',
};

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

/**
 * For how long a call begins to send mails. An isolate of the free plan has 150 s
 * (https://supabase.com/docs/guides/functions/limits): after half of them it is given no new call, and at their end it
 * is ended even with one in flight, so that a call which came late has about 75 s. What it has claimed by then would
 * count as tried. The last mail takes 15 s at most; the rest is for the database.
 */
const TIME_MS = 45_000;
/** If the provider asks to wait longer, the rest is left for the next call. */
const MAX_WAIT_MS = 10_000;
/** After so many mails in a row without an answer, the provider counts as down. */
const MAX_UNANSWERED = 3;
/** A key that is refused for so many mails is refused for all. */
const MAX_UNAUTHORIZED = 2;
/** Perhaps no mail can go out until somebody corrects a setting. */
const MISCONFIGURED = [401, 403, 404, 405];

/**
 * Sends the mails that are due, one after the other, until there are none or the time is up. What fails for one mail
 * stops no other: only when the provider is down, refuses our key or asks to wait long, the rest is left for a later
 * call.
 */
export async function sendDue(dependencies: Dependencies): Promise<Report> {
  const { claim, finish, now } = dependencies;
  const report: Report = { sent: 0, skipped: 0, failed: 0 };
  const endsAt = now() + TIME_MS;
  const isClosedBy = watchProvider();
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
      const result = await send(notification, endsAt, dependencies);
      const outcome = OUTCOMES[result.outcome];
      await finish(notification.id, outcome, result.error);
      if (outcome !== 'postponed') report[outcome]++;
      isOver = isClosedBy(notification.id, result);
    }
  }
  return report;
}

/**
 * Watches what the provider answers in a call, and tells the operator once of each status that may mean a wrong
 * setting.
 *
 * @returns what takes the tries as they end, and says whether the rest is to be left for a later call.
 */
function watchProvider() {
  /** The mails without an answer since the last one that had any: a refusal too shows that the provider is up. */
  const unanswered = new Set<string>();
  const unauthorized = new Set<string>();
  const logged = new Set<number>();

  return function isClosedBy(id: string, result: Try): boolean {
    // The provider was not asked.
    if (result.outcome === 'deleted' || result.outcome === 'broken') return false;
    if (result.outcome === 'unanswered') unanswered.add(id);
    else unanswered.clear();
    if (result.outcome === 'unauthorized') unauthorized.add(id);
    if ('status' in result && MISCONFIGURED.includes(result.status) && !logged.has(result.status)) {
      logged.add(result.status);
      console.error(
        `The mail provider refuses a mail: check MAIL_API_KEY, MAIL_FROM and MAIL_API_URL. ${result.error}`,
      );
    }
    return result.outcome === 'busy' || unanswered.size === MAX_UNANSWERED || unauthorized.size === MAX_UNAUTHORIZED;
  };
}

async function send(
  notification: Notification,
  endsAt: number,
  { compose, deliver, now, wait }: Dependencies,
): Promise<Try> {
  let letter: Letter | null;
  try {
    letter = await compose(notification);
  } catch (error) {
    console.error(error);
    return { outcome: 'broken', error: String(error) };
  }
  if (letter === null) return { outcome: 'deleted', error: 'What it was about has been deleted' };
  for (;;) {
    const delivery = await deliver(letter, notification.id);
    if (delivery.outcome !== 'busy') return delivery;
    const { retryAfterMs = Number.POSITIVE_INFINITY } = delivery;
    if (retryAfterMs > MAX_WAIT_MS || now() + retryAfterMs >= endsAt) return delivery;
    await wait(retryAfterMs);
  }
}
