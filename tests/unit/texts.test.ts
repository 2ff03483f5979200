import { type Language, languages } from '@functions/domain/languages.ts';
import { loadSizes } from '@functions/domain/load-sizes.ts';
import { askedForChoices } from '@functions/domain/proposals.ts';
import { statuses } from '@functions/domain/statuses.ts';
import { expect, test } from 'vitest';
import { countSegments } from '../../scripts/backend/mailbox/segments.ts';
import type { Notification } from '../../supabase/functions/send-notifications/channel.ts';
import { createComposers } from '../../supabase/functions/send-notifications/compose.ts';
import { textOf } from '../../supabase/functions/send-notifications/texts/format.ts';
import { mailSite, usualProposal } from '../fixtures/mails.ts';
import { typedReview } from '../fixtures/reviews.ts';
import { databaseOf } from '../support/database-of-rows.ts';
import { everyKind } from '../support/kinds';

/** An earlier time on the same day, and one on the day before. Both are afternoons in Los Angeles. */
const [wednesday, tuesday] = ['2026-11-25T20:30:00Z', '2026-11-24T20:30:00Z'];

const window = { from: '2026-11-25T18:00:00Z', until: '2026-11-25T20:45:00Z' };
const hauler = { id: '5', name: 'typed-hauler', phone: '12135550142', email: 'jobs@valley.example', languages: ['en'] };
const proposal = { ...usualProposal, note: 'typed-note', asked: { ...usualProposal.asked, line: 'typed-line' } };

/** A request with the longest values. Everything that people can type is marked. */
const rows = {
  leads: {
    id: '1',
    tracking_id: '7K3M9Q2X4TBVR8ND',
    services: ['Furniture Removal'],
    load_size: null,
    street_address: 'typed-street',
    unit_number: 'typed-unit',
    city: 'typed-city',
    zip_code: '91101-1234',
    job_description: 'typed-description',
    full_name: 'typed-name',
    phone: '18185550199',
    email: 'rosa@example.com',
    image_urls: [],
    status: 'Submitted',
    cancel_reasons: ['typed-reason'],
    timeframe: 'typed-timeframe',
    call_time: 'typed-time',
    pickup_from: window.from,
    pickup_until: window.until,
    arrives_at: '2026-11-25T20:40:00Z',
    created_at: tuesday,
  },
  job_offers: { token: '0FF3R0FF3R0FF3R0', state: 'accepted', expires_at: wednesday, hauler },
  contact_reports: { created_at: wednesday },
  lead_corrections: { phone_before: '13235550177', email_before: null },
  dispatch_settings: { operator_phone: '(310) 555-0123' },
  promised_by: '2026-11-25T20:59:00Z',
  is_still_looking: false,
  pickup_of: { pickup: window, proposal, agreed: { ...proposal, acceptedBy: 'customer' } },
  proposals: { declined_for: 'price', offer: { hauler } },
  haulers: {
    ...hauler,
    active: true,
    vetted_at: null,
    insured_until: null,
    everywhere: true,
    agreement_due_at: '2026-12-28T20:00:00Z',
  },
  make_agreement_link: 'AGR3EMNTAGR3EMNT',
  reviews: { ...typedReview, hauler },
};

type Rows = { [Name in keyof typeof rows]?: unknown };

type Options = { changes?: Rows; site?: typeof mailSite; now?: string; language?: Language };

/** The same rows with customer and hauler reading this language. */
function readersOf(language: Language, changed: Rows): Rows {
  const having = (row: unknown, columns: object) => (Array.isArray(row) ? row : { ...Object(row), ...columns });
  return {
    ...changed,
    leads: having(changed.leads, { language }),
    job_offers: having(changed.job_offers, { hauler: { ...hauler, languages: [language, 'en'] } }),
    haulers: having(changed.haulers, { languages: [language, 'en'] }),
  };
}

/** The text of a notification, composed from these rows and the changes of a test. */
async function textTo(about: Partial<Notification>, { changes = {}, language = 'en', ...options }: Options = {}) {
  return compose(about, readersOf(language, { ...rows, ...changes }), options);
}

function compose(about: Partial<Notification>, made: Rows, { site = mailSite, now = tuesday }: Options = {}) {
  const composers = createComposers(databaseOf(made), {
    site,
    operatorEmail: 'operator@site.example',
    functionsUrl: 'https://functions.example',
    now: () => new Date(now),
  });
  const usual = {
    id: '0',
    created_at: tuesday,
    lead_id: '1',
    offer_id: '2',
    report_id: '3',
    review_id: '4',
    correction_id: 5,
    hauler_id: '6',
  };
  return composers.text({ ...usual, proposal_id: proposal.id, says_stop: false, ...about } as Notification);
}

/** The words between brand and link. */
async function wordsTo(audience: Notification['audience'], kind: Notification['kind'], options?: Options) {
  const text = await textTo({ audience, kind }, options);
  return text && /^PoppyHaul: (.+?)(?: https:\S+)?$/.exec(text.body)?.[1];
}

const lead = (columns: object): Options => ({ changes: { leads: { ...rows.leads, ...columns } } });

const noPickup = { pickup_from: null, pickup_until: null, arrives_at: null };

const everyText = everyKind
  .filter(({ text }) => text)
  .map(({ audience, kind }) => ({ audience, kind }) as Pick<Notification, 'audience' | 'kind'>);

const everyTextInEachLanguage = everyText.flatMap((about) => languages.map((language) => ({ ...about, language })));

/** What varies the words of a text besides its kind. */
const situations: Options[] = [
  {},
  { changes: { is_still_looking: true } },
  { now: wednesday },
  ...loadSizes.map((load_size) => lead({ load_size })),
  ...statuses.flatMap((status) => [lead({ status }), lead({ status, cancel_reasons: [] })]),
  { changes: { ...lead({ ...noPickup, timeframe: null }).changes, job_offers: [] } },
  { changes: { ...lead({ ...noPickup, timeframe: null }).changes } },
  ...askedForChoices.map((each) => ({
    changes: { pickup_of: { ...rows.pickup_of, proposal: { ...proposal, asked: { ...proposal.asked, for: each } } } },
  })),
  ...[[], proposal.windows.slice(0, 1)].flatMap((windows) =>
    [proposal, { ...proposal, priceFrom: undefined, priceTo: undefined }].map((each) => ({
      changes: { pickup_of: { proposal: { ...each, windows } } },
    })),
  ),
  { changes: { pickup_of: { proposal: { ...proposal, priceFrom: undefined, priceTo: undefined } } } },
];

/** The longest brand that is not cut, and the longest site address that fits. */
const longest = { name: 'B'.repeat(20), url: `https://${'s'.repeat(32)}` };
const GSM_7 = /^[@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

test.each(everyTextInEachLanguage)(
  'a text fits one segment: $kind to the $audience in $language',
  async ({ language, ...about }) => {
    const texts = await Promise.all(
      situations.map((each) => textTo({ ...about, says_stop: true }, { ...each, site: longest, language })),
    );

    const bodies = texts.flatMap((text) => (text ? [text.body] : []));
    expect(bodies).not.toEqual([]);
    expect(bodies.filter((body) => body.length > 160)).toEqual([]);
    expect(bodies.filter((body) => !GSM_7.test(body))).toEqual([]);
    expect(bodies.filter((body) => countSegments(body).segments !== 1)).toEqual([]);
  },
);

test.each(everyTextInEachLanguage)(
  'a text contains nothing that people typed: $kind to the $audience in $language',
  async ({ language, ...about }) => {
    const texts = await Promise.all(situations.map((each) => textTo(about, { ...each, language })));

    expect(texts.filter((text) => text?.body.includes('typed'))).toEqual([]);
  },
);

/** English words that are not Spanish words. */
const ENGLISH = /\b(the|your|you|we|is|see|of|for|by|job|pickup|call|request|reply|AM|PM)\b/i;

test.each(everyText.filter(({ audience }) => audience !== 'operator'))(
  'a text is entirely English or Spanish: $kind to the $audience',
  async (about) => {
    for (const each of situations) {
      const [english, spanish] = await Promise.all(
        languages.map((language) => textTo({ ...about, says_stop: true }, { ...each, language })),
      );

      const [wordsOfEnglish, wordsOfSpanish] = [english, spanish].map((text) => text?.body.replace(/https:\S+/, ''));
      expect(spanish === null).toBe(english === null);
      expect(wordsOfEnglish ?? 'see').toMatch(ENGLISH);
      expect(wordsOfSpanish ?? '').not.toMatch(ENGLISH);
    }
  },
);

test('a text to the operator is in English, whoever it is about', async () => {
  const [english, spanish] = await Promise.all(
    languages.map((language) => textTo({ audience: 'operator', kind: 'overdue' }, { language })),
  );

  expect(spanish).toEqual(english);
});

test.each(['Saturday 2026-11-28', 'Wednesday 2026-11-25'])('a Spanish text abbreviates the day: %s', async (day) => {
  const [, date] = day.split(' ');
  const pickup = { pickup_from: `${date}T18:00:00Z`, pickup_until: `${date}T20:45:00Z` };

  const said = await wordsTo('customer', 'pickup-booked', { ...lead(pickup), language: 'es' });

  const short = day.startsWith('Sat') ? 'sab 28 nov' : 'mié 25 nov';
  expect(said).toBe(`Cita confirmada: ${short}, 10:00 a.m.-12:45 p.m.`);
});

test("a hauler's language is the first one they speak, regardless of the customer's", async () => {
  const changes = { leads: { ...rows.leads, language: 'es' }, job_offers: { ...rows.job_offers, hauler } };
  const spanish = { ...rows.job_offers, hauler: { ...hauler, languages: ['es', 'en'] } };

  const texts = [
    await compose({ audience: 'hauler', kind: 'job-offered' }, { ...rows, ...changes }),
    await compose({ audience: 'hauler', kind: 'job-offered' }, { ...rows, job_offers: spanish }),
  ];

  expect(texts.map((text) => text?.body)).toEqual([
    'PoppyHaul: New job in 91101, first to accept gets it: https://www.example.com/job/0FF3-R0FF-3R0F-F3R0',
    'PoppyHaul: Trabajo nuevo en 91101. Es de quien acepte primero: https://www.example.com/es/job/0FF3-R0FF-3R0F-F3R0',
  ]);
});

test.each(loadSizes.flatMap((size) => languages.map((language) => [size, language] as const)))(
  'the words of an offer of %s in %s have at most 53 characters',
  async (load_size, language) => {
    const said = await wordsTo('hauler', 'job-offered', { ...lead({ load_size }), language });

    expect(said?.length).toBeLessThanOrEqual(53);
  },
);

test('every kind of email to customers and haulers has a text', () => {
  expect(everyKind.filter(({ audience, text }) => audience !== 'operator' && !text)).toEqual([]);
  // The kinds that text the operator.
  const wakes = ['customer-unreachable', 'nobody-left', 'not-contacted', 'overdue'];
  expect(everyText.filter(({ audience }) => audience === 'operator').map(({ kind }) => kind)).toEqual(wakes);
});

test.each([
  ['customer', 'en', '+18185550199', 'https://www.example.com/track/7K3M-9Q2X-4TBV-R8ND'],
  ['customer', 'es', '+18185550199', 'https://www.example.com/es/track/7K3M-9Q2X-4TBV-R8ND'],
  ['hauler', 'en', '+12135550142', 'https://www.example.com/job/0FF3-R0FF-3R0F-F3R0'],
  ['hauler', 'es', '+12135550142', 'https://www.example.com/es/job/0FF3-R0FF-3R0F-F3R0'],
  ['operator', 'en', '+13105550123', 'https://www.example.com/track/7K3M-9Q2X-4TBV-R8ND'],
  ['operator', 'es', '+13105550123', 'https://www.example.com/track/7K3M-9Q2X-4TBV-R8ND'],
] as const)('a text to the %s in %s goes to their number and ends with the link to their page', async (...expected) => {
  const [audience, language, to, url] = expected;
  const kind = audience === 'customer' ? 'matched' : 'not-contacted';
  const text = await textTo({ audience, kind }, { language });

  expect(text?.to).toBe(to);
  expect(text?.body).toMatch(/^PoppyHaul: /);
  expect(text?.body.endsWith(` ${url}`)).toBe(true);
});

test('the question has its own link, which is in no email that gets forwarded', async () => {
  const text = await textTo({ audience: 'customer', kind: 'review-asked' });

  expect(text).toEqual({
    to: '+18185550199',
    body: 'PoppyHaul: your pickup is marked completed. Is it all gone? https://www.example.com/review/R3V1-EWR3-V1EW-R3V1',
  });
});

test.each([
  ['another number', 5, '+13235550177', "Your request has a new phone number. If this wasn't you, reply to this text."],
  ['a cancellation', null, '+18185550199', "Your request was canceled. If this wasn't you, reply to this text."],
])('the earlier number gets a text without a link about %s', async (_, correction_id, to, words) => {
  const text = await textTo({ audience: 'customer', kind: 'request-changed', correction_id });

  expect(text).toEqual({ to, body: `PoppyHaul: ${words}` });
});

test.each(['customer', 'hauler', 'operator'] as const)('the STOP notice is last where it is needed: %s', async (to) => {
  const about = { audience: to, kind: to === 'customer' ? 'matched' : 'not-contacted' } as const;
  const [said, unsaid] = await Promise.all([true, false].map((says_stop) => textTo({ ...about, says_stop })));

  expect(said?.body).toBe(`${unsaid?.body} Reply STOP to end`);
});

test('the Spanish STOP notice uses the word carriers know', async () => {
  const about = { audience: 'customer', kind: 'matched' } as const;
  const [said, unsaid] = await Promise.all(
    [true, false].map((says_stop) => textTo({ ...about, says_stop }, { language: 'es' })),
  );

  expect(said?.body).toBe(`${unsaid?.body} STOP para salir`);
});

test.each([
  ['A very long name of a company', 'A very long name of: '],
  ['Señor Júnior’s “Haul” – LA ☂', 'Señor Junior\'s "Haul: '],
  ['PoppyHaul', 'PoppyHaul: '],
])('the brand %s is shortened to %s', (name, beginning) => {
  const parts = {
    phone: '2135550142',
    what: 'News:',
    url: 'https://site.example',
    language: 'en',
    saysStop: false,
  } as const;

  expect(textOf(parts, { ...mailSite, name }).body).toBe(`${beginning}News: https://site.example`);
});

const still = { changes: { is_still_looking: true } };
const at = (now: string): Options => ({ now });
const withProposal = (changes: object): Options => ({
  changes: { pickup_of: { proposal: { ...proposal, ...changes } } },
});
const withReview = (reviews: unknown): Options => ({ changes: { reviews } });
const byInspection = { priceFrom: undefined, priceTo: undefined };
const oneTime = { windows: proposal.windows.slice(0, 1) };
const closedTimes = { windows: proposal.windows.map((each) => ({ ...each, isOpen: false })) };
const asked = (each: string) => withProposal({ asked: { ...proposal.asked, for: each } });

test.each<[Notification['audience'], Notification['kind'], Options, string | null]>([
  ['customer', 'request-arrived', {}, 'We have your request. Expect a call by 12:59 PM Wed.'],
  ['customer', 'request-arrived', at('2026-11-25T16:00:00Z'), 'We have your request. Expect a call by 12:59 PM.'],
  ['customer', 'request-arrived', at('2026-11-25T21:00:00Z'), 'We have your request. See its status:'],
  ['customer', 'request-arrived', lead({ status: 'In Progress' }), 'We have your request. See its status:'],
  ['customer', 'request-arrived', still, 'Got your request. Looking for a hauler. See:'],
  ['customer', 'matched', {}, 'Matched! A call from (213) 555-0142 is your hauler.'],
  ['customer', 'matched', { changes: { job_offers: [] } }, null],
  ['customer', 'still-looking', {}, 'No hauler found yet. We are still looking. See:'],
  ['customer', 'status-changed', { changes: { job_offers: [] } }, 'Your request is open again. See:'],
  ['customer', 'status-changed', {}, 'Your pickup time has changed. See:'],
  ['customer', 'status-changed', lead(noPickup), 'Your request is open again. See:'],
  ['customer', 'status-changed', lead({ status: 'Sent Proposal' }), 'You have a proposal. See:'],
  ['customer', 'status-changed', lead({ status: 'In Progress' }), 'Your job is in progress. See:'],
  ['customer', 'status-changed', lead({ status: 'Completed' }), 'Your job is completed. Details:'],
  ['customer', 'status-changed', lead({ status: 'Canceled' }), 'Your request was canceled. Why:'],
  ['customer', 'status-changed', lead({ status: 'Canceled', cancel_reasons: [] }), 'Your request was canceled. See:'],
  ['customer', 'timeframe-changed', {}, 'Your pickup time has changed. See:'],
  ['customer', 'timeframe-changed', lead(noPickup), 'Your pickup time has changed. See:'],
  [
    'customer',
    'timeframe-changed',
    lead({ ...noPickup, timeframe: ' ' }),
    'Your pickup has no set time right now. See:',
  ],
  ['customer', 'proposal-made', {}, 'A price and times for your pickup. Choose:'],
  ['customer', 'proposal-made', withProposal(oneTime), 'A price and a time for your pickup. Answer:'],
  ['customer', 'proposal-made', withProposal(byInspection), 'Times for your pickup, price on inspection. See:'],
  [
    'customer',
    'proposal-made',
    withProposal({ ...byInspection, ...oneTime }),
    'A time for your pickup, price on inspection. See:',
  ],
  ['customer', 'proposal-made', withProposal(closedTimes), 'The times proposed to you have passed. See:'],
  ['customer', 'proposal-made', withProposal({ windows: [] }), 'The times proposed to you have passed. See:'],
  ['customer', 'proposal-made', withProposal({ id: 'b0a710ad-1f6b-4c07-9d0e-000000000000' }), null],
  ['customer', 'proposal-withdrawn', {}, 'The proposal was withdrawn. See:'],
  ['customer', 'pickup-booked', {}, 'Pickup booked: Wed, Nov 25, 10:00 AM-12:45 PM.'],
  ['customer', 'pickup-booked', lead(noPickup), null],
  ['customer', 'pickup-reminder', {}, 'Pickup tomorrow: 10:00 AM-12:45 PM.'],
  ['customer', 'pickup-reminder', at(wednesday), 'Pickup today: 10:00 AM-12:45 PM.'],
  ['customer', 'pickup-reminder', at('2026-11-23T20:00:00Z'), null],
  ['customer', 'request-changed', {}, "Your request has a new phone number. If this wasn't you, reply to this text."],
  ['customer', 'request-changed', { changes: { lead_corrections: [] } }, null],
  ['customer', 'link-again', {}, 'The link to your request:'],
  ['customer', 'on-my-way', {}, 'Your hauler is on the way: about 12:40 PM.'],
  ['customer', 'on-my-way', lead({ arrives_at: null }), null],
  ['customer', 'review-asked', {}, 'your pickup is marked completed. Is it all gone?'],
  ['customer', 'review-asked', withReview([]), null],
  ['hauler', 'job-offered', {}, 'New job in 91101, first to accept gets it:'],
  ['hauler', 'job-offered', lead({ load_size: 'few-items' }), 'New job in 91101, a few items. First to accept:'],
  ['hauler', 'job-offered', lead({ load_size: 'quarter' }), 'New job in 91101, 1/4 of a truck. First to accept:'],
  ['hauler', 'job-offered', lead({ load_size: 'half' }), 'New job in 91101, half a truck. First to accept:'],
  [
    'hauler',
    'job-offered',
    lead({ load_size: 'three-quarters' }),
    'New job in 91101, 3/4 of a truck. First to accept:',
  ],
  ['hauler', 'job-offered', lead({ load_size: 'full' }), 'New job in 91101, a full truck. First to accept:'],
  ['hauler', 'job-accepted', {}, 'The job is yours. Call the customer:'],
  ['hauler', 'job-accepted', lead({ status: 'In Progress' }), 'The job is yours. See:'],
  ['hauler', 'not-contacted', { changes: { contact_reports: [] } }, null],
  ['hauler', 'not-contacted', {}, 'Your customer says no one called. Call now:'],
  ['hauler', 'customer-canceled', {}, 'Job canceled by the customer. See:'],
  ['hauler', 'customer-corrected', {}, 'Customer details changed. Look first:'],
  ['hauler', 'job-taken-back', {}, "We've taken a job back. Nothing to do. See:"],
  ['hauler', 'job-canceled', {}, "We've canceled a job. Nothing to do. See:"],
  ['hauler', 'job-changed', {}, 'Pickup now: Wed, Nov 25, 10:00 AM-12:45 PM.'],
  ['hauler', 'job-changed', lead(noPickup), 'The time of a pickup has changed. See:'],
  ['hauler', 'job-changed', lead({ ...noPickup, timeframe: ' ' }), 'A pickup has no set time right now. See:'],
  ['hauler', 'proposal-accepted', {}, 'Booked: Wed, Nov 25, 10:00 AM-12:45 PM in 91101'],
  ['hauler', 'proposal-declined', {}, 'Proposal declined. See:'],
  ['hauler', 'customer-asked', {}, 'The customer is asking for another time. See:'],
  ['hauler', 'customer-asked', asked('other-price'), 'The customer is asking for another price. See:'],
  ['hauler', 'customer-asked', asked('other'), 'The customer has a question. See:'],
  ['hauler', 'pickup-reminder', {}, 'Tomorrow: 10:00 AM-12:45 PM in 91101'],
  ['hauler', 'pickup-reminder', at(wednesday), 'Today: 10:00 AM-12:45 PM in 91101'],
  ['hauler', 'pickup-over', {}, 'Is the job done? Say so:'],
  ['hauler', 'review-problem', {}, 'Your customer says something is left. See:'],
  [
    'hauler',
    'review-problem',
    withReview({ ...rows.reviews, gone: 'no' }),
    'Your customer says something is left. See:',
  ],
  ['hauler', 'review-problem', withReview({ ...rows.reviews, gone: 'yes' }), null],
  ['hauler', 'review-problem', withReview([]), null],
  ['operator', 'not-contacted', { changes: { contact_reports: [] } }, null],
  ['operator', 'not-contacted', {}, 'A customer was not called. Act:'],
  ['operator', 'overdue', at(wednesday), 'Call overdue since 12:59 PM. Act:'],
  ['operator', 'nobody-left', {}, 'No hauler is left for a request. Act:'],
  ['operator', 'customer-unreachable', {}, 'Call this customer: (818) 555-0199'],
])('the %s gets the current state about %s', async (audience, kind, options, words) => {
  expect(await wordsTo(audience, kind, options)).toBe(words);
});

test.each<[Notification['audience'], Notification['kind'], Options, string]>([
  ['customer', 'request-arrived', {}, 'Recibida. Le llaman antes de las 12:59 p.m. del mié.'],
  ['customer', 'request-arrived', at('2026-11-25T16:00:00Z'), 'Recibida. Le llaman antes de las 12:59 p.m.'],
  ['customer', 'request-arrived', still, 'Tenemos su solicitud y buscamos una empresa. Vea:'],
  ['customer', 'matched', {}, 'Ya hay una empresa. Le llaman del (213) 555-0142.'],
  ['customer', 'status-changed', lead({ status: 'Canceled' }), 'Su solicitud queda cancelada. Vea por qué:'],
  ['customer', 'proposal-made', {}, 'Precio y horarios para su cita. Elija:'],
  ['customer', 'pickup-reminder', {}, 'Su cita es mañana: 10:00 a.m.-12:45 p.m.'],
  ['customer', 'pickup-reminder', at(wednesday), 'Su cita es hoy: 10:00 a.m.-12:45 p.m.'],
  ['customer', 'on-my-way', {}, 'La empresa va en camino: llega como a las 12:40 p.m.'],
  ['customer', 'request-changed', {}, 'Su solicitud tiene otro teléfono. Si no fue usted, conteste este mensaje.'],
  ['customer', 'review-asked', {}, 'su solicitud aparece terminada. ¿Se llevaron todo?'],
  ['hauler', 'job-offered', {}, 'Trabajo nuevo en 91101. Es de quien acepte primero:'],
  ['hauler', 'job-offered', lead({ load_size: 'few-items' }), 'Trabajo en 91101, pocas cosas. Es de quien acepte:'],
  ['hauler', 'job-offered', lead({ load_size: 'quarter' }), 'Trabajo en 91101, 1/4 de carga. Es de quien acepte:'],
  ['hauler', 'job-offered', lead({ load_size: 'half' }), 'Trabajo en 91101, media carga. Es de quien acepte:'],
  [
    'hauler',
    'job-offered',
    lead({ load_size: 'three-quarters' }),
    'Trabajo en 91101, 3/4 de carga. Es de quien acepte:',
  ],
  ['hauler', 'job-offered', lead({ load_size: 'full' }), 'Trabajo en 91101, carga completa. Es de quien acepte:'],
  ['hauler', 'job-changed', {}, 'La cita ahora es: mié 25 nov, 10:00 a.m.-12:45 p.m.'],
  ['hauler', 'proposal-accepted', {}, 'Confirmada: mié 25 nov, 10:00 a.m.-12:45 p.m. en 91101'],
  ['hauler', 'customer-asked', asked('other-price'), 'El cliente pide otro precio. Vea:'],
  ['hauler', 'pickup-reminder', {}, 'Mañana: 10:00 a.m.-12:45 p.m. en 91101'],
])('the %s who reads Spanish gets the current state about %s', async (audience, kind, options, words) => {
  expect(await wordsTo(audience, kind, { ...options, language: 'es' })).toBe(words);
});

test.each(everyText)('no text is composed about something deleted: $kind to the $audience', async (about) => {
  expect(await textTo(about, { changes: { leads: [], haulers: [] } })).toBeNull();
});

test('an operator without a number gets no text', async () => {
  const changes = { dispatch_settings: { operator_phone: null } };

  expect(await textTo({ audience: 'operator', kind: 'nobody-left' }, { changes })).toBeNull();
});

test.each([
  ['operator', 'new-request'],
  ['hauler', 'no-such-kind'],
])('a kind without a text is an error: to the %s', async (audience, kind) => {
  await expect(textTo({ audience, kind } as Partial<Notification>)).rejects.toThrow(
    `There is no text of the kind ${kind} for the ${audience}`,
  );
});
