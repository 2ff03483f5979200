import type { Enums } from '../_shared/database.types.ts';
import { channel as channelNames } from '../_shared/enums.ts';
import { type Channel, type Clock, type Notification, openChannel } from './channel.ts';
import { finishedAs } from './finished.ts';

export type ChannelName = Enums<'channel'>;

/** How many emails, texts and calls of the web host a call has sent, given up for good, and failed to send. */
export type Report = { sent: number; skipped: number; failed: number };

type Dependencies = Clock & {
  /**
   * Claims the next batch of what is due by a channel; empty if there is nothing. Notifications for a closed channel wait
   * for a later call.
   */
  claim(channel: ChannelName, closed: ChannelName[]): Promise<readonly Notification[]>;
  /** How each channel sends. One that is not set up counts as closed. */
  channels: Partial<Record<ChannelName, Channel>>;
};

/**
 * How long a call starts new deliveries. An isolate of the free plan lives 150 s
 * (https://supabase.com/docs/guides/functions/limits): after half of that it gets no new calls, and at the end it is
 * killed even during one, so a call that started late has about 75 s. Whatever it had claimed would count as an
 * attempt. The last delivery takes at most 15 s, the heartbeat 5 s; the rest is for the database.
 */
const TIME_MS = 45_000;

/**
 * Sends what is due, each channel one at a time, until there is nothing left or the time is up. No channel waits for
 * another. A failure does not stop the others: only its channel is closed, until a later call, if the provider is down,
 * refuses our key or asks for a long wait.
 *
 * @returns the counts, and whether a provider refused us in a way that suggests a wrong setting.
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
  let claimed: number;
  async function sendAll(name: ChannelName) {
    const channel = open[name];
    while (channel && clock.now() < endsAt && !channel.isClosed()) {
      const batch = await claim(name, closed());
      if (batch.length === 0) break;
      claimed += batch.length;
      for (const notification of batch) {
        const outcome = await channel.send(notification);
        if (outcome === 'overtaken') continue;
        const finished = finishedAs[outcome];
        if (finished !== 'postponed') report[finished]++;
      }
    }
  }
  // What one channel fails to send may have to go by another that was done.
  do {
    claimed = 0;
    for (const end of await Promise.allSettled(channelNames.map(sendAll))) {
      if (end.status === 'rejected') throw end.reason;
    }
  } while (claimed > 0);
  return { ...report, isRefused: channelNames.some((each) => open[each]?.isRefused()) };
}
