import { beforeEach, expect, test } from 'vitest';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { submitLead } from '../support/leads.ts';
import {
  changeNotifications,
  claim,
  claimAll,
  finish,
  forgetNotifications,
  makeDue,
  type Notification,
  notificationOf,
  notificationsOfKind,
  storedNotification,
} from '../support/notifications.ts';
import { submitWithoutEmail, withTexts } from '../support/texts.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetNotifications);

async function stuck() {
  const { data } = await operator.rpc('stuck_channels').throwOnError();
  const { data: health } = await operator.rpc('sending_health').single().throwOnError();
  expect(health.is_stuck).toBe(data.length > 0);
  return data.map(({ channel, error }) => [channel, error]);
}

/** An email to the operator in its attempt. */
async function claimed(): Promise<Notification> {
  const lead = await submitLead(minimalLeadRow());
  await claimAll();
  return notificationOf(lead, 'new-request');
}

test.each(['postponed', 'failed'] as const)(
  'a channel is stuck while attempts are %s and none succeeds',
  async (end) => {
    const [first, second, third] = [await claimed(), await claimed(), await claimed()];
    expect(await stuck()).toEqual([]);

    await finish(first.id, end, '429 quota');
    expect(await stuck()).toEqual([['mail', '429 quota']]);
    await finish(second.id, 'sent');
    expect(await stuck()).toEqual([]);
    await finish(third.id, end, '503');
    expect(await stuck()).toEqual([['mail', '503']]);
  },
);

test('the operator is told once a day, by email and text, unless it works again', () =>
  withTexts(
    async () => {
      const { id } = await claimed();
      await finish(id, 'postponed', '429 quota');
      const told = async () => {
        await tick();
        return notificationsOfKind('provider-down');
      };
      expect(await told()).toEqual([]);

      await changeNotifications({ id }, { created_at: ago(HOUR_MS) });
      expect((await told()).map(({ channel }) => channel ?? 'mail').sort()).toEqual(['mail', 'text']);
      expect(await told()).toHaveLength(2);

      await changeNotifications({ id }, { state: 'sent', finished_at: ago(0) });
      await claim();
      const [one] = await told();
      expect(one && (await storedNotification(one))).toMatchObject({ skipped_because: 'works-again' });
    },
    { operator_phone: '3105550123' },
  ));

test('what goes by another channel is left to its own claim', () =>
  withTexts(async () => {
    await submitWithoutEmail();
    await makeDue();
    const claimedBy = async (by_channel: 'mail' | 'text') => {
      const { data } = await operator.rpc('claim_notifications', { by_channel }).throwOnError();
      return data.map(({ kind, channel }) => [kind, channel]);
    };

    expect(await claimedBy('text')).toEqual([['request-arrived', 'text']]);
    expect(await claimedBy('mail')).toEqual([['new-request', 'mail']]);
  }));
