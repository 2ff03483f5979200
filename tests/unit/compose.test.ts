import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { describe, expect, test } from 'vitest';
import type { Notification } from '../../supabase/functions/send-notifications/channel.ts';
import { createComposers } from '../../supabase/functions/send-notifications/compose.ts';
import { busyDay, deskToken, mailSite, quietDay, stopToken, usualHaulerAct, usualProposal } from '../fixtures/mails.ts';
import { typedReview } from '../fixtures/reviews.ts';
import { databaseOf } from '../support/database-of-rows.ts';
import { everyKind } from '../support/kinds';

const row = {
  id: '1',
  created_at: '2026-11-21T08:00:00Z',
  services: [],
  language: 'en',
  status: 'Submitted',
  email: null,
  zip_code: '91101',
};

/** Composes emails from a database with only these rows and answers. */
function composerOf(rows: Record<string, unknown>, asked: string[] = []) {
  return createComposers(databaseOf(rows, asked), {
    site: mailSite,
    operatorEmail: 'operator@site.example',
    functionsUrl: 'https://functions.example',
    now: () => new Date('2026-11-21T08:00:00Z'),
  }).mail;
}

function notification(about: Partial<Notification>): Notification {
  return {
    id: '0',
    lead_id: '1',
    offer_id: '2',
    report_id: '3',
    message_id: '4',
    review_id: '6',
    hauler_id: hauler.id,
    ...about,
  } as Notification;
}

test.each<Partial<Notification>>([
  { kind: 'new-request', audience: 'operator' },
  { kind: 'request-arrived', audience: 'customer' },
  { kind: 'job-offered', audience: 'hauler' },
  { kind: 'contact-message', audience: 'operator' },
  { kind: 'insurance-ends', audience: 'operator' },
  { kind: 'agreement-asked', audience: 'hauler' },
  { kind: 'agreement-accepted', audience: 'hauler' },
  { kind: 'agreement-accepted', audience: 'operator' },
])('no email is composed about something deleted: $kind', async (about) => {
  expect(await composerOf({})(notification(about))).toBeNull();
});

/** Every email about a proposal or pickup. */
const ofPickups: Partial<Notification>[] = [
  ...['proposal-made', 'proposal-withdrawn', 'pickup-booked', 'pickup-reminder', 'on-my-way'].map((kind) => ({
    kind,
    audience: 'customer',
  })),
  ...['proposal-accepted', 'proposal-declined', 'customer-asked', 'pickup-reminder', 'pickup-over'].map((kind) => ({
    kind,
    audience: 'hauler',
  })),
].map((about) => ({ ...about, proposal_id: usualProposal.id }) as Partial<Notification>);

const hauler = {
  id: '5',
  name: 'Valley Hauling',
  phone: '8185550111',
  email: 'jobs@valley.example',
  languages: ['en'],
};

/** A hauler who has accepted our agreement. */
const rowsOfAgreement = {
  haulers: {
    ...hauler,
    active: true,
    vetted_at: row.created_at,
    insured_until: '2027-06-30',
    everywhere: true,
    zip_prefixes: [],
    agreement_due_at: null,
  },
  hauler_agreements: {
    version: AGREEMENT_VERSION,
    accepted_at: row.created_at,
    accepted_by: 'Ana Ruiz',
    language: 'en',
    attested: {},
  },
  current_agreement: AGREEMENT_VERSION,
  make_agreement_link: 'AGR3EMNTAGR3EMNT',
};

/** A request with a pickup on the next day. Everything that people can type is marked. */
const rowsOfPickup = {
  leads: {
    ...row,
    tracking_id: '7K3M9Q2X4TBVR8ND',
    services: ['Furniture Removal'],
    load_size: 'full',
    street_address: 'typed-street',
    unit_number: 'typed-unit',
    city: 'typed-city',
    job_description: 'typed-description',
    full_name: 'typed-name',
    phone: '9998887777',
    email: 'rosa@example.com',
    image_urls: ['https://photos.example/typed-photo.jpg'],
    status: 'In Progress',
    timeframe: 'typed-timeframe',
    timeframe_by_hauler: 'typed-timeframe',
    cancel_reasons: ['typed-reason'],
    cancel_reasons_by_hauler: ['typed-reason'],
    call_time: 'typed-time',
    pickup_from: '2026-11-22T17:00:00+00:00',
    pickup_until: '2026-11-22T19:00:00+00:00',
    arrives_at: '2026-11-22T17:20:00+00:00',
    price_paid: null,
  },
  job_offers: { token: '0FF3R0FF3R0FF3R0', state: 'accepted', expires_at: row.created_at, hauler },
  contact_reports: { created_at: row.created_at },
  promised_by: row.created_at,
  is_still_looking: false,
  make_stop_link: stopToken,
  pickup_of: {
    pickup: { from: '2026-11-22T17:00:00+00:00', until: '2026-11-22T19:00:00+00:00' },
    proposal: { ...usualProposal, note: 'typed-note' },
    agreed: { ...usualProposal, note: 'typed-note', acceptedBy: 'customer', asked: undefined },
  },
  proposals: { declined_for: 'price', offer: { hauler } },
  reviews: { ...typedReview, hauler },
  lead_status_changes: { changed_at: '2026-11-20T17:00:00+00:00' },
  ...rowsOfAgreement,
};

test.each(ofPickups)(
  'no email is composed about a pickup or proposal that is gone: $kind to the $audience',
  async (about) => {
    const leads = { ...rowsOfPickup.leads, pickup_from: null, pickup_until: null };
    const compose = composerOf({ ...rowsOfPickup, leads, pickup_of: {}, proposals: [] });

    expect(await compose(notification(about))).toBeNull();
  },
);

const ofOpenOnes = ['proposal-made', 'pickup-booked', 'proposal-accepted', 'customer-asked'];

test.each(ofPickups.filter(({ kind = '' }) => ofOpenOnes.includes(kind)))(
  'no email is composed about a proposal that has been replaced: $kind',
  async (about) => {
    const compose = composerOf(rowsOfPickup);

    expect(await compose(notification({ ...about, proposal_id: 'another' }))).toBeNull();
  },
);

test.each(ofPickups.filter(({ kind }) => kind === 'pickup-reminder'))(
  'no reminder is composed for a pickup moved to another day: the $audience',
  async (about) => {
    const leads = { ...rowsOfPickup.leads, pickup_from: '2026-11-23T17:00:00Z', pickup_until: '2026-11-23T19:00:00Z' };

    expect(await composerOf({ ...rowsOfPickup, leads })(notification(about))).toBeNull();
  },
);

test('no status email is composed when an assigned request only loses its booked pickup', async () => {
  const pickup_before = '["2026-11-23 17:00:00+00","2026-11-23 19:00:00+00")';
  const leads = { ...rowsOfPickup.leads, status: 'Submitted', timeframe: null, pickup_from: null, pickup_until: null };
  const change = notification({ kind: 'status-changed', audience: 'customer', pickup_before });
  const [kept, open] = [
    { ...rowsOfPickup, leads },
    { ...rowsOfPickup, leads, job_offers: [] },
  ];

  const subjects = await Promise.all([kept, open].map(async (rows) => (await composerOf(rows)(change))?.subject));
  expect(subjects).toEqual(['Your pickup has no set time right now', 'Your request is open again']);
});

const toOthers = everyKind
  .filter(({ audience }) => audience !== 'operator')
  .map(({ kind, audience }) => ({ kind, audience }) as Partial<Notification>);

test.each(toOthers)('no email contains what other people typed: $kind to the $audience', async (about) => {
  const pickup_before = '["2026-11-23 17:00:00+00","2026-11-23 19:00:00+00")';
  const proposal_id = usualProposal.id;
  const compose = composerOf({
    ...rowsOfPickup,
    lead_corrections: { phone_before: '', email_before: 'b@example.com' },
  });

  const letter = await compose(
    notification({ ...about, created_at: row.created_at, proposal_id, pickup_before, correction_id: 5 }),
  );

  expect(letter?.subject).toBeTruthy();
  expect(`${letter?.subject} ${letter?.text} ${letter?.html}`).not.toMatch(/typed|9998887777|888-7777/);
  expect(letter?.to).toMatch(about.audience === 'hauler' ? /^jobs@/ : /@example\.com$/);
});

test.each<Partial<Notification>>([
  { kind: 'not-contacted', audience: 'operator' },
  { kind: 'taken-back', audience: 'operator' },
  { kind: 'job-offered', audience: 'hauler' },
])('no email is composed if its offer or report is missing: $kind to the $audience', async (about) => {
  const compose = composerOf({ leads: [row], promised_by: row.created_at });

  expect(await compose(notification(about))).toBeNull();
});

test('a customer who removed their address gets no email', async () => {
  const compose = composerOf({ leads: [row], promised_by: row.created_at });

  expect(await compose(notification({ kind: 'request-arrived', audience: 'customer' }))).toBeNull();
});

describe('emails to a customer', () => {
  const rows = {
    leads: { ...row, tracking_id: '7K3M9Q2X4TBVR8ND', cancel_reasons: [], email: 'now@example.com' },
    lead_corrections: { phone_before: '2135550142', email_before: 'before@example.com' },
    promised_by: row.created_at,
    make_stop_link: stopToken,
  };
  const changed = { kind: 'request-changed', audience: 'customer', created_at: row.created_at } as const;

  test('have the operator as reply-to, and a stop link and stop header for the address', async () => {
    const asked: string[] = [];

    const letter = await composerOf(rows, asked)(notification({ kind: 'request-arrived', audience: 'customer' }));

    expect(letter?.to).toBe('now@example.com');
    expect(letter?.replyTo).toBe('operator@site.example');
    expect(letter?.text).toContain('https://www.example.com/stop-mail/ZZ00-YY11-XX22-WW33');
    expect(letter?.headers).toEqual({
      'List-Unsubscribe': `<https://functions.example/stop-mail?token=${stopToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(asked).toContain('make_stop_link {"notification_id":"0","email":"now@example.com"}');
  });

  test('fail and are retried if the address changed after they were claimed', async () => {
    const compose = composerOf({ ...rows, make_stop_link: null });

    await expect(compose(notification({ kind: 'status-changed', audience: 'customer' }))).rejects.toThrow(
      'The address has changed',
    );
  });

  test('about a correction go to the earlier address, with a stop link for it', async () => {
    const asked: string[] = [];

    const letter = await composerOf(rows, asked)(notification({ ...changed, correction_id: 5 }));

    expect(letter).toMatchObject({ to: 'before@example.com', subject: 'Your request was changed' });
    expect(letter?.text).not.toContain('now@example.com');
    expect(asked).toContain('make_stop_link {"notification_id":"0","email":"before@example.com"}');
  });

  test('about a correction go out even if the address was removed', async () => {
    const compose = composerOf({ ...rows, leads: { ...rows.leads, email: null } });

    expect(await compose(notification({ ...changed, correction_id: 5 }))).toMatchObject({ to: 'before@example.com' });
  });

  test('about a correction are not sent if there was no earlier address', async () => {
    const compose = composerOf({ ...rows, lead_corrections: { phone_before: '2135550142', email_before: null } });

    expect(await compose(notification({ ...changed, correction_id: 5 }))).toBeNull();
  });

  test('about a cancellation go to the address of the request', async () => {
    const letter = await composerOf(rows)(notification({ ...changed, correction_id: null }));

    expect(letter).toMatchObject({ to: 'now@example.com', subject: 'Your request was canceled' });
  });
});

describe('emails to a hauler', () => {
  const offered = notification({ kind: 'job-offered', audience: 'hauler' });

  test('have the operator as reply-to, and a link and header that pause offers', async () => {
    const asked: string[] = [];

    const letter = await composerOf(rowsOfPickup, asked)(offered);

    expect(letter).toMatchObject({ to: 'jobs@valley.example', replyTo: 'operator@site.example' });
    expect(letter?.text).toContain('https://www.example.com/pause/ZZ00-YY11-XX22-WW33');
    expect(letter?.headers).toEqual({
      'List-Unsubscribe': `<https://functions.example/stop-mail?token=${stopToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(asked).toContain('make_stop_link {"notification_id":"0","email":"jobs@valley.example"}');
  });

  test('fail and are retried if the address changed after they were claimed', async () => {
    const compose = composerOf({ ...rowsOfPickup, make_stop_link: null });

    await expect(compose(offered)).rejects.toThrow('The address has changed');
  });
});

test.each([
  ['with its date', '2026-11-30', { to: 'operator@site.example', subject: expect.stringContaining('November 30') }],
  ['not if no date is stored', null, null],
])('the operator gets the email about expiring insurance: %s', async (_, insured_until, letter) => {
  const hauler = { id: '5', name: 'Valley Hauling', phone: '8185550111', email: 'jobs@valley.example', insured_until };
  const compose = composerOf({ haulers: hauler, make_desk_link: deskToken });

  const made = await compose(notification({ kind: 'insurance-ends', audience: 'operator', hauler_id: '5' }));

  if (letter === null) expect(made).toBeNull();
  else expect(made).toMatchObject(letter);
});

describe('emails to the operator', () => {
  const ended = [{ expires_at: '2026-11-21T20:00:00+00:00' }];
  const rows = { ...rowsOfPickup, job_offers: [], make_desk_link: deskToken, desk_links: ended };
  const deskUrl = 'https://www.example.com/desk/D3SK-D3SK-D3SK-D3SK';

  test('contain the desk link made for their notification', async () => {
    const asked: string[] = [];

    const letter = await composerOf(rows, asked)(notification({ kind: 'overdue', audience: 'operator' }));

    expect(letter?.text).toContain(`\nOpen at the desk:\n${deskUrl}\n`);
    expect(asked.filter((each) => each.startsWith('make_desk_link'))).toEqual([
      'make_desk_link {"notification_id":"0"}',
    ]);
  });

  test('make no desk link if there is nothing to tell', async () => {
    const asked: string[] = [];

    await composerOf({ ...rows, leads: [] }, asked)(notification({ kind: 'overdue', audience: 'operator' }));

    expect(asked.join()).not.toContain('make_desk_link');
  });

  test('say how long the link to the list works', async () => {
    const letter = await composerOf(rows)(notification({ kind: 'desk-link', audience: 'operator' }));

    expect(letter).toMatchObject({ to: 'operator@site.example', subject: 'Your link to the desk' });
    expect(letter?.text).toContain(`\n${deskUrl}\n`);
    expect(letter?.text).toContain('It works until 12:00 PM on Saturday, November 21 (Los Angeles time).');
  });

  test.each([
    ['with data from the database', { ...rows, read_digest: JSON.parse(JSON.stringify(busyDay)) }, true],
    [
      'without a link while the desk is off',
      { ...rows, read_digest: JSON.parse(JSON.stringify(quietDay)), make_desk_link: null },
      false,
    ],
  ])('give the daily digest %s', async (_, answers, hasLink) => {
    const letter = await composerOf(answers)(notification({ kind: 'digest', audience: 'operator' }));

    expect(letter?.subject).toMatch(/^Today: /);
    expect(letter?.text.includes(deskUrl)).toBe(hasLink);
    expect(letter?.text.includes('It works until')).toBe(hasLink);
  });

  test('fail if the database returns a digest of another shape', async () => {
    const read_digest = { ...JSON.parse(JSON.stringify(quietDay)), pickups: { count: 1, first: [{}] } };
    const compose = composerOf({ ...rows, read_digest });

    await expect(compose(notification({ kind: 'digest', audience: 'operator' }))).rejects.toThrow();
  });

  test('show what changed about a hauler, except a deleted one', async () => {
    const { at, mailKind: mail_kind, byName: by_name, name, before, after } = usualHaulerAct;
    const act = { at: at.toISOString(), mail_kind, by_name, before, after, hauler: { name } };
    const changed = notification({ kind: 'hauler-changed', audience: 'operator', act_id: '9' });

    const letter = await composerOf({ ...rows, desk_acts: [act] })(changed);

    expect(letter).toMatchObject({ subject: 'Hauler changed: Valley Hauling' });
    expect(letter?.text).toContain('\nEmail (before): jobs@valley.example\nEmail: new@valley.example\n');
    expect(letter?.text).toContain('\nBy, as they typed it: Sam\n');
    expect(await composerOf(rows)(changed)).toBeNull();
  });
});

describe('emails about a review', () => {
  const rows = { ...rowsOfPickup, make_desk_link: deskToken };
  const problem = { kind: 'review-problem', audience: 'operator' } as const;
  const toldOf = [problem, { ...problem, audience: 'hauler' }] as const;

  test('name the hauler who had the job and the day it was completed', async () => {
    const letter = await composerOf(rows)(notification({ kind: 'review-asked', audience: 'customer' }));

    expect(letter).toMatchObject({ to: 'rosa@example.com', subject: 'Is it all gone?' });
    expect(letter?.text).toContain('\nYour pickup by Valley Hauling was marked completed on Friday, November 20.');
    expect(letter?.text).toContain('\nhttps://www.example.com/review/R3V1-EWR3-V1EW-R3V1\n');
  });

  test('use the time of arrival for a request stored as completed', async () => {
    const compose = composerOf({ ...rows, lead_status_changes: [], reviews: { ...rows.reviews, hauler: null } });

    const letter = await compose(notification({ kind: 'review-asked', audience: 'customer' }));

    expect(letter?.text).toContain('\nYour pickup was marked completed on Saturday, November 21.');
  });

  test('tell the operator what was left and paid, without stars and comment', async () => {
    const letter = await composerOf(rows)(notification(problem));

    expect(letter?.text).toContain('\n> typed-rest\n');
    expect(letter?.text).toContain(
      '\nPaid, according to the customer: $1,250\nPaid, according to the hauler: Not entered\n',
    );
    expect(`${letter?.subject} ${letter?.text} ${letter?.html}`).not.toMatch(/typed-words|typed-shown|star/i);
  });

  test.each(toldOf)('are not sent once the review is corrected: to the $audience', async (about) => {
    const corrected = { ...rows.reviews, gone: 'yes', price: 'as-agreed', left_behind: null };

    expect(await composerOf({ ...rows, reviews: corrected })(notification(about))).toBeNull();
  });

  test('about the price go only to the operator', async () => {
    const ofMoney = { ...rows, reviews: { ...rows.reviews, gone: 'yes', left_behind: null } };

    const letters = await Promise.all(toldOf.map((about) => composerOf(ofMoney)(notification(about))));

    expect(letters).toMatchObject([{ subject: expect.stringMatching(/^More was paid than agreed: /) }, null]);
  });

  test.each([{ kind: 'review-asked', audience: 'customer' }, ...toldOf] as const)(
    'are not sent once the review is deleted: $kind to the $audience',
    async (about) => {
      expect(await composerOf({ ...rows, reviews: [] })(notification(about))).toBeNull();
    },
  );
});

test.each([true, false])(
  'the confirmation email asks the database whether the search for a hauler has failed: %s',
  async (is_still_looking) => {
    const lead = { ...row, tracking_id: '7K3M9Q2X4TBVR8ND', email: 'now@example.com' };
    const rows = { leads: lead, promised_by: row.created_at, is_still_looking, make_stop_link: stopToken };

    const letter = await composerOf(rows)(notification({ kind: 'request-arrived', audience: 'customer' }));

    expect(letter?.text.includes('We haven’t found a hauler yet')).toBe(is_still_looking);
    expect(letter?.text.includes('within 2 hours')).toBe(!is_still_looking);
  },
);

test('the operator gets no email about a held request once its flag is cleared', async () => {
  const compose = composerOf({ leads: [{ ...row, flagged_because: null }], promised_by: row.created_at });

  expect(await compose(notification({ kind: 'held-request', audience: 'operator' }))).toBeNull();
});

test.each([
  ['while it is flagged', 'Spam', { subject: expect.stringMatching(/^Held back: /), replyTo: 'rosa@example.com' }],
  ['not after the flag is cleared', null, null],
])('the operator gets the email about a held message: %s', async (_, flagged_because, letter) => {
  const message = {
    name: 'Rosa',
    email: 'rosa@example.com',
    subject: 'general',
    message: 'Hello',
    created_at: row.created_at,
    flagged_because,
    application: null,
  };
  const made = await composerOf({ contact_messages: [message], make_desk_link: deskToken })(
    notification({ kind: 'held-message', audience: 'operator', message_id: '5e0f8f0a-1f6b-4c07-9d0e-3f1f2a4b5c6d' }),
  );

  if (letter === null) expect(made).toBeNull();
  else expect(made).toMatchObject(letter);
});

test.each(['operator', 'customer', 'hauler', 'no-such-audience'])(
  'an unknown kind is an error: to the %s',
  async (audience) => {
    const compose = composerOf({ leads: [{ ...row, email: 'rosa@example.com' }], promised_by: row.created_at });

    await expect(compose(notification({ kind: 'no-such-kind', audience } as never))).rejects.toThrow(
      'no mail of the kind',
    );
  },
);
