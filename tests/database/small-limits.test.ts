import { beforeEach, expect, test } from 'vitest';
import { addHauler, forgetMatch } from '../support/match.ts';
import { withSettings } from '../support/notifications.ts';
import { claimOf, submitReachable, withTexts } from '../support/texts.ts';

beforeEach(forgetMatch);

// A part of a limit is kept for what strangers can't cause. Of a limit of one, nothing is.

test('one text a day to a hauler can be an offer', () =>
  withTexts(
    async () => {
      await addHauler({ texts_on: true });
      await submitReachable();
      await submitReachable();

      expect((await claimOf('job-offered')).map(({ channel }) => channel).sort()).toEqual(['mail', 'text']);
    },
    { texts_per_hauler_per_day: 1 },
  ));

test('one email an hour to customers can be of a new request', () =>
  withSettings({ customer_mails_per_hour: 1 }, async () => {
    await submitReachable();
    await submitReachable();

    expect(await claimOf('request-arrived')).toHaveLength(1);
  }));
