import { type Clock, type Ended, type Notification, openChannel, type Way } from './channel.ts';

/** The two ways in which people are told, and that of the host. The database chooses one for what it gives out. */
const channels = ['mail', 'text', 'hook'] as const;

export type Channel = (typeof channels)[number];

/** How many mails, texts and calls of the host a call has sent, given up for good, and failed to send. */
export type Report = { sent: number; skipped: number; failed: number };

/** What counts as what. What is null has not been tried. */
const COUNTED: Record<Ended, keyof Report | null> = {
  sent: 'sent',
  skipped: 'skipped',
  deleted: 'skipped',
  broken: 'failed',
  refused: 'failed',
  stopped: 'failed',
  unanswered: 'failed',
  unauthorized: null,
  busy: null,
  untried: null,
  overtaken: null,
};

type Dependencies = Clock & {
  /**
   * The next batch of what is due; empty when nothing is. What would go by a closed channel is in none: it waits for a
   * later call.
   */
  claim(closed: Channel[]): Promise<readonly Notification[]>;
  /** How each channel sends; one that is not set up is closed from the start. */
  ways: Partial<Record<Channel, Way>>;
};

/**
 * For how long a call begins to send. An isolate of the free plan has 150 s
 * (https://supabase.com/docs/guides/functions/limits): after half of them it is given no new call, and at their end it
 * is ended even with one in flight, so that a call which came late has about 75 s. What it has claimed by then would
 * count as tried. What goes out last takes 15 s at most, the heartbeat 5 s; the rest is for the database.
 */
const TIME_MS = 45_000;

/**
 * Sends what is due, one after the other, until there are none or the time is up. What fails for one stops
 * no other: only what goes the same way is left for a later call, when the provider is down, refuses our key or asks to
 * wait long.
 *
 * @returns how many, and whether a provider refused us as it does when a setting is wrong.
 */
export async function sendDue({ claim, ways, ...clock }: Dependencies): Promise<Report & { isRefused: boolean }> {
  const report: Report = { sent: 0, skipped: 0, failed: 0 };
  const endsAt = clock.now() + TIME_MS;
  const open = {
    mail: ways.mail && openChannel(ways.mail, clock, endsAt),
    text: ways.text && openChannel(ways.text, clock, endsAt),
    hook: ways.hook && openChannel(ways.hook, clock, endsAt),
  };
  const closed = () => channels.filter((each) => open[each]?.isClosed() ?? true);
  while (clock.now() < endsAt && closed().length < channels.length) {
    const batch = await claim(closed());
    if (batch.length === 0) break;
    for (const notification of batch) {
      const outcome = await open[channelOf(notification)]?.send(notification);
      const counted = outcome && COUNTED[outcome];
      if (counted) report[counted]++;
    }
  }
  return { ...report, isRefused: channels.some((each) => open[each]?.isRefused()) };
}

function channelOf({ channel }: Notification): Channel {
  return channels.find((each) => each === channel) ?? 'mail';
}
