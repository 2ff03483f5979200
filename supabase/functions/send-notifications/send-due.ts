import type { Enums } from '../_shared/database.types.ts';
import { channel as channelNames } from '../_shared/enums.ts';
import { type Channel, type Clock, type Notification, openChannel } from './channel.ts';
import { finishedAs } from './finished.ts';

export type ChannelName = Enums<'channel'>;

/** How many mails, texts and calls of the host a call has sent, given up for good, and failed to send. */
export type Report = { sent: number; skipped: number; failed: number };

type Dependencies = Clock & {
  /**
   * The next batch of what is due; empty when nothing is. What would go by a closed channel is in none: it waits for a
   * later call.
   */
  claim(closed: ChannelName[]): Promise<readonly Notification[]>;
  /** How each channel sends; one that is not set up is closed from the start. */
  channels: Partial<Record<ChannelName, Channel>>;
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
 * no other: only what goes by the same channel is left for a later call, when the provider is down, refuses our key or asks to
 * wait long.
 *
 * @returns how many, and whether a provider refused us as it does when a setting is wrong.
 */
export async function sendDue({ claim, channels, ...clock }: Dependencies): Promise<Report & { isRefused: boolean }> {
  const report: Report = { sent: 0, skipped: 0, failed: 0 };
  const endsAt = clock.now() + TIME_MS;
  const open = {
    mail: channels.mail && openChannel(channels.mail, clock, endsAt),
    text: channels.text && openChannel(channels.text, clock, endsAt),
    hook: channels.hook && openChannel(channels.hook, clock, endsAt),
  };
  const closed = () => channelNames.filter((each) => open[each]?.isClosed() ?? true);
  while (clock.now() < endsAt && closed().length < channelNames.length) {
    const batch = await claim(closed());
    if (batch.length === 0) break;
    for (const notification of batch) {
      const outcome = await open[notification.channel ?? 'mail']?.send(notification);
      if (outcome === undefined || outcome === 'overtaken') continue;
      const finished = finishedAs[outcome];
      if (finished !== 'postponed') report[finished]++;
    }
  }
  return { ...report, isRefused: channelNames.some((each) => open[each]?.isRefused()) };
}
