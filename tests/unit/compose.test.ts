import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../supabase/functions/send-notifications/audiences.ts';
import type { Notification } from '../../supabase/functions/send-notifications/channel.ts';
import { createComposers } from '../../supabase/functions/send-notifications/compose.ts';
import { NotReleasedError } from '../../supabase/functions/send-notifications/delivery.ts';
import { kinds } from '../../supabase/functions/send-notifications/kinds/index.ts';
import { dayFrom } from '../../supabase/functions/send-notifications/mails/format.ts';
import { pickupBefore } from '../../supabase/functions/send-notifications/mails/pickup-before.ts';
import { createReader } from '../../supabase/functions/send-notifications/read-rows.ts';
import { readRequest } from '../fixtures/leads.ts';
import {
  mailSite,
  quietDay,
  tokens,
  usualAgreement,
  usualHauler,
  usualLead,
  usualOffer,
  usualPickup,
} from '../fixtures/mails.ts';
import { databaseOf } from '../support/database-of-rows.ts';
import { contextOf, everySample, letterOf, textOf } from '../support/samples.ts';

const { customer, hauler } = kinds;

describe('a message', () => {
  /** What a kind can read that may be gone: deleted, or no longer so. */
  const mayBeGone = [
    ...['lead', 'offer', 'hauler', 'haulerOfAgreement', 'newestAgreement', 'message', 'proposal', 'review'],
    ...['reply', 'haulerAction', 'unreachableHauler', 'reportTime', 'correction', 'operatorPhone'],
  ];

  test.each(['mail', 'text'] as const)('is not composed about what is gone: %s', async (channel) => {
    for (const { audience, kind, composers, given } of everySample) {
      const read = new Set<string>();
      const context = contextOf([given]);
      const watched = new Proxy(context.read, {
        get(target, name: keyof Context['read']) {
          read.add(name);
          return target[name];
        },
      });
      if (!(await composers[channel]?.({ ...context, read: watched }))) continue;
      for (const name of mayBeGone.filter((each) => read.has(each))) {
        const gone = composers[channel]?.(contextOf([given, { [name]: null }]));
        expect(await gone, `${kind} to the ${audience} without ${name}`).toBeNull();
      }
    }
  });

  test.each([
    ['the request', customer.matched, {}, 'maria@example.com'],
    ['the hauler', hauler['job-offered'], {}, 'jobs@valley.example'],
    ['the hauler of an agreement', hauler['agreement-asked'], {}, 'jobs@valley.example'],
    // A wrong address may have been removed.
    ['the request before a correction', customer['request-changed'], { lead: { email: null } }, 'before@example.com'],
    ['a canceled request', customer['request-changed'], { about: { correction_id: null } }, 'maria@example.com'],
  ])('goes to the address of %s, with a stop link for it', async (_, { mail }, given, email) => {
    const context = contextOf([given]);
    const asked: unknown[] = [];
    const stopToken = async (...of: unknown[]) => {
      asked.push(of);
      return tokens.stop;
    };

    const letter = await mail({ ...context, read: { ...context.read, stopToken } });

    expect([letter?.to, asked]).toEqual([email, [['0', email]]]);
  });

  test.each([customer['status-changed'], hauler['job-offered']])(
    'fails and is retried if the address has changed since it was claimed',
    async (kind) => {
      await expect(letterOf(kind, [{ stopToken: null }])).rejects.toThrow('The address has changed');
    },
  );

  test('goes by email only to a customer with an address', async () => {
    expect(await letterOf(customer['request-arrived'], [{ lead: { email: null } }])).toBeNull();
  });

  test('asks for the agreement only with its link, and with words that this release has', async () => {
    const [asked, unsent] = [hauler['agreement-asked'], { agreementToken: null }];

    await expect(letterOf(asked, [unsent])).rejects.toThrow('no longer being sent');
    await expect(textOf(asked, [unsent])).rejects.toThrow('no longer being sent');
    const unreleased = [{ currentAgreement: '2027-01-01' }];
    await expect(letterOf(asked, unreleased)).rejects.toThrow(NotReleasedError);
    await expect(textOf(asked, unreleased)).rejects.toThrow(NotReleasedError);
  });
});

test.each([
  ['the evening before', '2026-11-24T02:00:00Z', '2026-11-24T17:00:00Z', 'tomorrow'],
  ['at the end of the day before', '2026-11-24T07:59:00Z', '2026-11-24T17:00:00Z', 'tomorrow'],
  ['when it is late', '2026-11-24T08:00:00Z', '2026-11-24T17:00:00Z', 'today'],
  ['two days before', '2026-11-23T07:59:00Z', '2026-11-24T17:00:00Z', null],
  ['the day after', '2026-11-25T08:00:00Z', '2026-11-24T17:00:00Z', null],
  ['before the clocks go forward', '2027-03-14T07:30:00Z', '2027-03-14T13:00:00Z', 'tomorrow'],
  ['before the clocks go back', '2026-11-01T06:30:00Z', '2026-11-02T04:30:00Z', 'tomorrow'],
])('a reminder knows which day the pickup is: %s', (_, now, from, day) => {
  expect(dayFrom(new Date(now), { ...usualPickup, from: new Date(from) })).toBe(day);
});

test.each([
  ['in UTC', '["2026-11-24 17:00:00+00","2026-11-24 19:00:00+00")'],
  ['in Los Angeles', '["2026-11-24 09:00:00-08","2026-11-24 11:00:00-08")'],
  ['in another zone', '["2026-11-24 22:30:00+05:30","2026-11-25 00:30:00+05:30")'],
])('the earlier pickup is parsed from a Postgres range: %s', (_, range) => {
  expect(pickupBefore({ pickup_before: range })).toEqual({
    from: new Date('2026-11-24T17:00:00Z'),
    until: new Date('2026-11-24T19:00:00Z'),
  });
});

test('there was no earlier pickup without a range, and an odd one throws', () => {
  expect(pickupBefore({ pickup_before: null })).toBeNull();
  expect(() => pickupBefore({ pickup_before: 'empty' })).toThrow('empty');
});

describe('from the rows of a database', () => {
  const haulerRow = {
    ...{ id: '5', name: 'Valley Hauling', phone: '8185550111', email: 'jobs@valley.example', languages: ['en'] },
    ...{ active: false, vetted_at: null, everywhere: false, zip_prefixes: ['913'], agreement_due_at: null },
  };
  const agreement = { version: AGREEMENT_VERSION, accepted_at: '2026-12-05T18:00:00Z', accepted_by: 'Ana Ruiz' };
  const rows = {
    read_request: readRequest,
    ...{ make_stop_link: tokens.stop, make_desk_link: tokens.desk },
    hauler_agreements: { ...agreement, language: 'en', attested: usualAgreement.attested },
  };

  function composersOf(changes: Record<string, unknown>, asked: string[] = []) {
    return createComposers(databaseOf({ ...rows, ...changes }, asked), {
      ...{ site: mailSite, operatorEmail: 'operator@site.example', functionsUrl: 'https://functions.example' },
      now: () => new Date('2026-12-05T19:00:00Z'),
    });
  }

  function mailOf(audience: string, kind: string, changes: Record<string, unknown> = {}, asked?: string[]) {
    const about = { id: '0', lead_id: '1', hauler_id: '5', created_at: '2026-11-22T19:00:00Z', audience, kind };
    return composersOf(changes, asked).mail(about as Notification);
  }

  test('what messages are composed from is read', async () => {
    const { attested } = usualAgreement;
    const { hauler, ...offer } = usualOffer;
    const moment = '2026-12-05T18:00:00+00:00';
    const at = new Date(moment);
    const { from, until, arrivesAt } = usualPickup;
    const read = createReader(
      databaseOf({
        read_request: { ...readRequest, pickup: { from, until, arrives_at: arrivesAt }, is_still_looking: true },
        contact_reports: { created_at: moment },
        job_offers: { token: offer.token, state: 'open', expires_at: moment, decline_reason: 'Far', hauler },
        haulers: {
          ...{ ...hauler, active: true, insured_until: '2026-12-31', vetted_at: moment, everywhere: true },
          ...{ agreement_due_at: moment, email_failed_at: moment, texts_on: true },
        },
        hauler_agreements: { version: '1', accepted_at: moment, accepted_by: 'Ana', language: 'es', attested },
        contact_messages: { name: 'Rosa', flagged_because: 'Spam', created_at: moment, application: null },
        reviews: { gone: 'no', left_behind: 'A chair', amount_paid: 5, hauler },
        lead_status_changes: { changed_at: moment },
        desk_links: { expires_at: moment },
        desk_actions: { at: moment, mail_kind: 'digest', by_name: 'Sam', before: { a: 1 }, after: { a: 2 }, hauler },
        lead_corrections: { phone_before: '2135550199', email_before: null },
        text_replies: { phone: '2135550142', body: null, created_at: moment },
      }),
    );
    const now = new Date('2026-12-31T20:00:00Z');

    const lead = await read.lead('1');
    expect(lead).toMatchObject({
      pickup: usualPickup,
      promisedBy: new Date(readRequest.promised_by),
      isStillLooking: true,
      services: readRequest.services,
    });
    expect(lead?.createdAt).toEqual(new Date(readRequest.created_at));
    expect(await read.offer('1')).toMatchObject({ token: offer.token, expiresAt: at, declineReason: 'Far', hauler });
    expect(lead && (await read.haulerOf(lead))).toMatchObject({ name: hauler.name });
    expect(await read.hauler('1')).toMatchObject({ isActive: true, insuredUntil: '2026-12-31', phone: hauler.phone });
    expect(await read.haulerOfAgreement('1', now)).toMatchObject({ isActive: true, dueAt: at, missing: [] });
    const agreement = { version: '1', at, by: 'Ana', language: 'es', attested };
    expect(await read.newestAgreement(usualHauler)).toEqual(agreement);
    expect(await read.message('1')).toMatchObject({
      name: 'Rosa',
      flaggedBecause: 'Spam',
      createdAt: at,
      application: null,
    });
    expect(await read.review('1')).toMatchObject({ gone: 'no', leftBehind: 'A chair', amountPaid: 5, hauler });
    const action = { name: hauler.name, at, mailKind: 'digest', byName: 'Sam', before: { a: 1 }, after: { a: 2 } };
    expect(await read.haulerAction('1')).toMatchObject(action);
    expect(await read.unreachableHauler('1')).toMatchObject({ name: hauler.name, mailBounced: true, textsOn: true });
    expect(await read.correction(1)).toEqual({ phoneBefore: '2135550199', emailBefore: null });
    expect(await read.reply('1')).toEqual({ phone: '2135550142', body: '', createdAt: at });
    const moments = [read.reportTime('1'), read.closedAt(usualLead), read.deskLinkEnds('digest')];
    expect(await Promise.all(moments)).toEqual([at, at, at]);
  });

  test('an email to the operator has a desk link made for it, and none is made if there is nothing to tell', async () => {
    const [asked, askedOfNothing]: [string[], string[]] = [[], []];

    const letter = await mailOf('operator', 'overdue', {}, asked);
    await mailOf('operator', 'overdue', { read_request: null }, askedOfNothing);

    expect(letter?.text).toContain('\nhttps://www.example.com/desk/D3SK-D3SK-D3SK-D3SK\n');
    expect(asked.filter((each) => each.includes('link'))).toEqual(['make_desk_link {"notification_id":"0"}']);
    expect(askedOfNothing.join()).not.toContain('link');
  });

  test('a digest of another shape is an error', async () => {
    const read_digest = JSON.parse(JSON.stringify({ ...quietDay, pickups: { count: 1, first: [{}] } }));

    await expect(mailOf('operator', 'digest', { read_digest })).rejects.toThrow();
  });

  const everything = 'the day you vetted them, an insurance date that hasn’t passed, and their areas.';

  test.each([
    ['nothing but vetting', {}, 'needs the day you vetted them.', '2026-12-05'],
    ['everything', { zip_prefixes: [] }, everything, null],
    ['an insurance that has ended', { vetted_at: '2026-11-20T18:00:00Z' }, 'needs an insurance date', '2026-12-04'],
    ['no area, everywhere', { everywhere: true, zip_prefixes: [] }, 'needs the day you vetted them.', '2027-06-30'],
  ])('a hauler who accepted the agreement lacks %s', async (_, change, said, insured_until) => {
    const haulers = { ...haulerRow, ...change, insured_until };

    expect((await mailOf('operator', 'agreement-accepted', { haulers }))?.text).toContain(said);
  });

  test('an unknown kind is an error, and a text of a kind that has none', async () => {
    for (const audience of ['operator', 'customer', 'hauler', 'no-such-audience']) {
      const none = `There is no mail of the kind no-such-kind for the ${audience}`;
      await expect(mailOf(audience, 'no-such-kind')).rejects.toThrow(none);
    }
    const about = { audience: 'operator', kind: 'new-request' } as Notification;
    await expect(composersOf({}).text(about)).rejects.toThrow('no text of the kind new-request for the operator');
  });
});
