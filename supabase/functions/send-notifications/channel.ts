import type { Tables } from '../_shared/database.types.ts';
import type { Delivery, Trouble } from './delivery.ts';

export type Notification = Tables<'notifications'>;

/** What came of a notification: of what was handed over, or why nothing was. */
export type Try =
  | Delivery
  /** What it is about has been deleted, or it could not be made. */
  | { outcome: 'deleted' | 'broken'; error: string }
  /** Its channel is closed, or the time is up. */
  | { outcome: 'untried'; error?: string };

/** Somebody else has claimed the notification since: how it ends is theirs to say. */
type Overtaken = { outcome: 'overtaken' };

/** How the sending of a notification ended for this sender. */
type Ended = (Try | Overtaken)['outcome'];

/** Hands over to the provider what was made. */
export type HandOver = () => Promise<Delivery | Overtaken>;

/** How mails are sent, or texts, or how the host is told. */
export type Channel = {
  /** What to check when the provider refuses us. */
  settings: string;
  /** After so many in a row without an answer, the provider counts as down. */
  maxUnanswered: number;
  /** Asked before the first is handed over: why none can go out now, null if they can. */
  look?(): Promise<Trouble | null>;
  /** Makes what goes out; null if what it is about has been deleted. */
  compose(notification: Notification): Promise<HandOver | null>;
  /** Keeps how a try ended. */
  finish(notification: Notification, tried: Try): Promise<void>;
};

export type Clock = {
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
};

/** If the provider asks to wait longer, the rest is left for the next call. */
const MAX_WAIT_MS = 10_000;
/** A key that is refused for so many is refused for all. */
const MAX_UNAUTHORIZED = 2;
/** Perhaps nothing can go out until somebody corrects a setting. */
const MISCONFIGURED = [301, 302, 303, 307, 308, 401, 403, 404, 405];

/**
 * Sends by one channel for the time of a call. It is closed for the rest of the call when the provider is down, refuses our key
 * or asks to wait long, and at the end of the time: what comes then is left for a later call, untried.
 *
 * @param endsAt on the clock.
 */
export function openChannel(channel: Channel, { now, wait }: Clock, endsAt: number) {
  /** What had no answer since the last that had any: a refusal too shows that the provider is up. */
  const unanswered = new Set<string>();
  const unauthorized = new Set<string>();
  const logged = new Set<number>();
  let isClosed = false;
  let look = channel.look;

  function watch(id: string, tried: Delivery) {
    if (tried.outcome === 'unanswered') unanswered.add(id);
    else unanswered.clear();
    if (tried.outcome === 'unauthorized') unauthorized.add(id);
    isClosed ||=
      tried.outcome === 'busy' || unanswered.size === channel.maxUnanswered || unauthorized.size === MAX_UNAUTHORIZED;
    logRefusal(tried);
  }

  /** Tells the operator once of each status that may mean a wrong setting. */
  function logRefusal(tried: Delivery) {
    if (!('status' in tried) || tried.status === undefined || logged.has(tried.status)) return;
    const isOfAddress = tried.outcome === 'refused' && tried.isAddress;
    if (tried.outcome !== 'unauthorized' && (isOfAddress || !MISCONFIGURED.includes(tried.status))) return;
    logged.add(tried.status);
    console.error(`${channel.settings} ${tried.error}`);
  }

  async function trySend(notification: Notification): Promise<Try | Overtaken> {
    if (isClosed || now() >= endsAt) return { outcome: 'untried' };
    let handOver: HandOver | null;
    try {
      handOver = await channel.compose(notification);
    } catch (error) {
      console.error(error);
      return { outcome: 'broken', error: String(error) };
    }
    if (handOver === null) return { outcome: 'deleted', error: 'What it was about has been deleted' };
    const trouble = await look?.();
    look = undefined;
    if (trouble) {
      isClosed = true;
      logRefusal(trouble);
      return { outcome: 'untried', error: trouble.error };
    }
    const tried = await handOverPatiently(handOver);
    if (tried.outcome !== 'overtaken') watch(notification.id, tried);
    return tried;
  }

  async function handOverPatiently(handOver: HandOver): Promise<Delivery | Overtaken> {
    for (;;) {
      const tried = await handOver();
      if (tried.outcome !== 'busy') return tried;
      const { retryAfterMs = Number.POSITIVE_INFINITY } = tried;
      if (retryAfterMs > MAX_WAIT_MS || now() + retryAfterMs >= endsAt) return tried;
      await wait(retryAfterMs);
    }
  }

  return {
    isClosed: () => isClosed,
    /** Whether the provider has refused us as it does when a setting is wrong. */
    isRefused: () => logged.size > 0,
    async send(notification: Notification): Promise<Ended> {
      const tried = await trySend(notification);
      if (tried.outcome !== 'overtaken') await channel.finish(notification, tried);
      return tried.outcome;
    },
  };
}
