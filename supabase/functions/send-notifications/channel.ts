import type { Tables } from '../_shared/database.types.ts';
import { type Delivery, type Failure, NotReleasedError } from './delivery.ts';

export type Notification = Tables<'notifications'>;

/** The result of an attempt: of the delivery, or why there was none. */
export type AttemptResult =
  | Delivery
  /** What it is about has been deleted, or composing it failed. */
  | { outcome: 'deleted' | 'broken'; error: string }
  /** Its channel is closed, the time is up, or it needs a newer release. */
  | { outcome: 'untried'; error?: string };

/** Another worker has claimed the notification since, and will report its result. */
type Overtaken = { outcome: 'overtaken' };

/** How an attempt of this worker ended. */
type Ended = (AttemptResult | Overtaken)['outcome'];

/** Hands the composed message to the provider. */
export type HandOver = () => Promise<Delivery | Overtaken>;

/** How emails or texts are sent, or how the web host is called. */
export type Channel = {
  /** The settings to check if the provider refuses us. */
  settings: string;
  /** After this many in a row without an answer, the provider counts as down. */
  maxUnanswered: number;
  /** Checked before the first is handed over: why none can be sent now, or null. */
  look?(): Promise<Failure | null>;
  /** Composes a message; null if what it is about has been deleted. */
  compose(notification: Notification): Promise<HandOver | null>;
  /** Records the result of an attempt. */
  finish(notification: Notification, tried: AttemptResult): Promise<void>;
};

export type Clock = {
  /** Milliseconds on a monotonic clock. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
};

/** If the provider asks for a longer wait, once or in all without accepting anything, the rest is left for a later call. */
const MAX_WAIT_MS = 10_000;
/** A key refused for this many notifications is refused for all. */
const MAX_UNAUTHORIZED = 2;
/** These statuses suggest that nothing can be sent until someone corrects a setting. */
const MISCONFIGURED = [301, 302, 303, 307, 308, 401, 403, 404, 405];

/**
 * Sends through one channel during a call. The channel closes for the rest of the call when the provider is down,
 * refuses our key or asks for a long wait, and when the time is up. What comes after that is left untried for a later
 * call.
 *
 * @param endsAt by `now`.
 */
export function openChannel(channel: Channel, { now, wait }: Clock, endsAt: number) {
  /**
   * Notifications without an answer since the last answer of any kind: even a refusal shows that the provider is up.
   */
  const unanswered = new Set<string>();
  const unauthorized = new Set<string>();
  const logged = new Set<number>();
  let isClosed = false;
  let waitedMs = 0;
  let look = channel.look;

  function watch(id: string, tried: Delivery) {
    if (tried.outcome === 'unanswered') unanswered.add(id);
    else unanswered.clear();
    if (tried.outcome === 'unauthorized') unauthorized.add(id);
    isClosed ||=
      tried.outcome === 'busy' || unanswered.size === channel.maxUnanswered || unauthorized.size === MAX_UNAUTHORIZED;
    logRefusal(tried);
  }

  /** Logs each status that may mean a wrong setting once, for the operator. */
  function logRefusal(tried: Delivery) {
    if (!('status' in tried) || tried.status === undefined || logged.has(tried.status)) return;
    const isOfAddress = tried.outcome === 'refused' && tried.isAddress;
    if (tried.outcome !== 'unauthorized' && (isOfAddress || !MISCONFIGURED.includes(tried.status))) return;
    logged.add(tried.status);
    console.error(`${channel.settings} ${tried.error}`);
  }

  async function trySend(notification: Notification): Promise<AttemptResult | Overtaken> {
    if (isClosed || now() >= endsAt) return { outcome: 'untried' };
    let handOver: HandOver | null;
    try {
      handOver = await channel.compose(notification);
    } catch (error) {
      console.error(error);
      if (error instanceof NotReleasedError) return { outcome: 'untried' };
      return { outcome: 'broken', error: String(error) };
    }
    if (handOver === null) return { outcome: 'deleted', error: 'What it was about has been deleted' };
    const failure = await look?.();
    look = undefined;
    if (failure) {
      isClosed = true;
      logRefusal(failure);
      return { outcome: 'untried', error: failure.error };
    }
    const tried = await handOverPatiently(handOver);
    if (tried.outcome !== 'overtaken') watch(notification.id, tried);
    return tried;
  }

  async function handOverPatiently(handOver: HandOver): Promise<Delivery | Overtaken> {
    for (;;) {
      const tried = await handOver();
      if (tried.outcome !== 'busy') {
        waitedMs = 0;
        return tried;
      }
      const { retryAfterMs = Number.POSITIVE_INFINITY } = tried;
      waitedMs += retryAfterMs;
      if (waitedMs > MAX_WAIT_MS || now() + retryAfterMs >= endsAt) return tried;
      await wait(retryAfterMs);
    }
  }

  return {
    isClosed: () => isClosed,
    /** Whether the provider has refused us in a way that suggests a wrong setting. */
    isRefused: () => logged.size > 0,
    async send(notification: Notification): Promise<Ended> {
      const tried = await trySend(notification);
      if (tried.outcome !== 'overtaken') await channel.finish(notification, tried);
      return tried.outcome;
    },
  };
}
