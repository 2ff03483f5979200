import type { Tables } from '@functions/database.types.ts';
import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { type Language, languages } from '@functions/domain/languages.ts';
import { askedForChoices, declinedForChoices } from '@functions/domain/proposals.ts';
import { haulerCancelReasons } from '@functions/domain/reasons.ts';
import { statuses } from '@functions/domain/statuses.ts';
import { describe, expect, test } from 'vitest';
import type { Notification } from '../../supabase/functions/send-notifications/channel.ts';
import { createComposers } from '../../supabase/functions/send-notifications/compose.ts';
import { kinds } from '../../supabase/functions/send-notifications/kinds/index.ts';
import type { Letter } from '../../supabase/functions/send-notifications/mails/deliver.ts';
import { deskToken, mailSite, stopToken, usualAgreement, usualProposal } from '../fixtures/mails.ts';
import { databaseOf } from '../support/database-of-rows.ts';

const now = '2026-11-21T20:00:00Z';
const pickup = { from: '2026-11-22T17:00:00Z', until: '2026-11-22T19:00:00Z' };
const hauler = { id: '5', name: 'Valley Hauling', phone: '8185550111', email: 'jobs@valley.example' };
const proposal = { ...usualProposal, note: 'typed-note' };

const attested = { ...usualAgreement.attested, cityPermits: 'typed-cities' };

const lead: Partial<Tables<'leads'>> = {
  id: '1',
  tracking_id: '7K3M9Q2X4TBVR8ND',
  created_at: '2026-11-21T18:00:00Z',
  load_size: 'three-quarters',
  services: ['Furniture Removal', 'Home Cleaning - Deep Cleaning', 'Mattress Disposal'],
  street_address: 'typed-street',
  city: 'typed-city',
  zip_code: '91101',
  job_description: 'typed-description',
  full_name: 'typed-name',
  phone: '2135550142',
  email: 'rosa@example.com',
  agreed_to_messages: true,
  image_urls: [],
  status: 'In Progress',
  timeframe: null,
  timeframe_by_hauler: null,
  cancel_reasons: [...haulerCancelReasons],
  cancel_reasons_by_hauler: [...haulerCancelReasons],
  call_time: 'typed-time',
  pickup_from: pickup.from,
  pickup_until: pickup.until,
  arrives_at: '2026-11-22T17:20:00Z',
  price_paid: 0,
};

const rows = {
  leads: lead,
  job_offers: { token: '0FF3R0FF3R0FF3R0', state: 'accepted', expires_at: '2026-11-21T21:00:00Z' },
  contact_reports: { created_at: now },
  contact_messages: {
    name: 'typed-name',
    email: 'rosa@example.com',
    subject: 'general',
    message: 'typed-message',
    flagged_because: null,
    created_at: now,
    application: null,
  },
  lead_corrections: [{ phone_before: '2135550199', email_before: 'before@example.com' }],
  promised_by: '2026-11-21T20:30:00Z',
  is_still_looking: false,
  make_stop_link: stopToken,
  make_desk_link: deskToken,
  pickup_of: { pickup, proposal, agreed: { ...proposal, acceptedBy: 'customer' } },
  proposals: { declined_for: 'price', offer: { hauler } },
  reviews: {
    token: 'R3V1EWR3V1EWR3V1',
    gone: 'partly',
    left_behind: 'typed-rest',
    price: 'higher',
    amount_paid: 1,
    hauler,
  },
  haulers: { ...hauler, active: false, vetted_at: null, insured_until: null, everywhere: true, agreement_due_at: now },
  hauler_agreements: { version: AGREEMENT_VERSION, accepted_at: now, accepted_by: 'typed-name', attested },
  current_agreement: AGREEMENT_VERSION,
  make_agreement_link: 'AGR3EMNTAGR3EMNT',
  lead_status_changes: { changed_at: '2026-11-20T17:00:00Z' },
};

type Rows = { [Name in keyof typeof rows]?: unknown };

/** The customer's language, and the languages the hauler speaks. */
type Speakers = { customer?: Language; hauler?: Language[] };

/** The email of a notification, composed from these rows and the changes of a test. */
async function mailTo(
  about: Partial<Notification>,
  speakers: Speakers = {},
  changes: Rows = {},
): Promise<Letter | null> {
  const { customer: language = 'en', hauler: spoken = ['en'] } = speakers;
  const all: Rows = { ...rows, ...changes };
  const having = (found: unknown, columns: object) => [found].flat().map((row) => ({ ...Object(row), ...columns }));
  const spokenRows = {
    ...all,
    leads: having(all.leads, { language }),
    contact_messages: having(all.contact_messages, { language }),
    job_offers: having(all.job_offers, { hauler: { ...hauler, languages: spoken } }),
    haulers: having(all.haulers, { languages: spoken }),
    hauler_agreements: having(all.hauler_agreements, { language: spoken[0] }),
  };
  const compose = createComposers(databaseOf(spokenRows), {
    site: mailSite,
    operatorEmail: 'operator@site.example',
    functionsUrl: 'https://functions.example',
    now: () => new Date(now),
  });
  return compose.mail({
    id: '0',
    created_at: now,
    lead_id: '1',
    offer_id: '2',
    report_id: '3',
    message_id: '4',
    review_id: '6',
    hauler_id: '5',
    correction_id: null,
    proposal_id: proposal.id,
    pickup_before: null,
    ...about,
  } as Notification);
}

/** The same email in both languages, with customer and hauler sharing each. */
async function inBoth(about: Partial<Notification>, changes: Rows = {}): Promise<{ en: Letter; es: Letter } | null> {
  const [en, es] = await Promise.all([
    mailTo(about, { customer: 'en', hauler: ['en'] }, changes),
    mailTo(about, { customer: 'es', hauler: ['es'] }, changes),
  ]);
  return en && es && { en, es };
}

const kindsTo = (audience: 'customer' | 'hauler' | 'operator') =>
  Object.keys(kinds[audience]).map((kind) => ({ audience, kind }) as Pick<Notification, 'audience' | 'kind'>);

const toPeople = [...kindsTo('customer'), ...kindsTo('hauler')];

const noPickup = { pickup_from: null, pickup_until: null, arrives_at: null };
const ofLead = (columns: object): Rows => ({ leads: { ...lead, ...columns } });
const ofProposal = (changed: object): Rows => ({ pickup_of: { pickup, proposal: { ...proposal, ...changed } } });

/** What varies the words of an email besides its kind. */
const situations: [Rows, Partial<Notification>?][] = [
  [{}],
  [{ is_still_looking: true }],
  [{ promised_by: lead.created_at }],
  [{}, { correction_id: 7 }],
  ...statuses.map((status): [Rows] => [ofLead({ status, cancel_reasons: ['The items cannot be taken'] })]),
  [{ ...ofLead({ status: 'Submitted', ...noPickup }), job_offers: [], is_still_looking: true }],
  [ofLead({ status: 'Canceled', cancel_reasons: ['The customer could not be reached', 'typed-reason'] })],
  [
    ofLead({ status: 'Submitted', ...noPickup }),
    { pickup_before: `["2026-11-23 17:00:00+00","2026-11-23 19:00:00+00")` },
  ],
  [ofLead({ ...noPickup, timeframe: 'typed-timeframe' })],
  [ofLead({ ...noPickup, timeframe: 'typed-timeframe', timeframe_by_hauler: 'typed-timeframe' })],
  [ofLead({ price_paid: 1250, status: 'Completed', agreed_to_messages: false })],
  [ofProposal({ priceFrom: undefined, priceTo: undefined, windows: proposal.windows.slice(0, 1) })],
  [ofProposal({ priceFrom: 0, priceTo: 0, note: undefined, windows: [] })],
  [{ pickup_of: { pickup, agreed: { ...proposal, priceTo: 120, acceptedBy: 'hauler' } } }],
  ...askedForChoices.map((each): [Rows] => [ofProposal({ asked: { ...proposal.asked, for: each } })]),
  ...declinedForChoices.map((declined_for): [Rows] => [{ proposals: { declined_for, offer: { hauler } } }]),
  [{ job_offers: { ...rows.job_offers, state: 'returned' } }],
  [{ reviews: { ...rows.reviews, hauler: null } }],
  [{ haulers: { ...rows.haulers, agreement_due_at: '2026-12-05T18:00:00Z' } }],
];

async function mailsInBoth(about: Partial<Notification>): Promise<{ en: Letter; es: Letter }[]> {
  const mails = await Promise.all(situations.map(([changes, more]) => inBoth({ ...about, ...more }, changes)));
  return mails.filter((each) => each !== null);
}

/** Our words in an email, without typed text, names, numbers, addresses and rules. */
function linesOf({ subject, text }: Letter): string[] {
  return [subject, ...text.split('\n')]
    .map((line) => line.replace(/(https|tel):\S+|typed-\w+|PoppyHaul|Valley Hauling|Pasadena/g, '').trim())
    .filter((line) => /\p{L}{3}/u.test(line) && !/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/.test(line));
}

/** English words that are not Spanish words. */
const ENGLISH =
  /\b(the|your|you|we|they|is|are|was|see|of|for|by|on|to|and|not|with|this|here|job|pickup|call|request|email|link|status|services|AM|PM|January|November|Sunday|Monday)\b/i;

/** The paths of our site that an email links to. */
function pathsOf({ html }: Letter): string[] {
  return [...html.matchAll(/href="https:\/\/www\.example\.com([^"]*)"/g)].map(([, path = '']) => path);
}

test.each(toPeople)('an email in Spanish has none of our English words: $kind to the $audience', async (about) => {
  const mails = await mailsInBoth(about);

  expect(mails).not.toEqual([]);
  for (const { en, es } of mails) {
    expect(linesOf(en).filter((line) => ENGLISH.test(line))).not.toEqual([]);
    expect(linesOf(es).filter((line) => ENGLISH.test(line))).toEqual([]);
    const said = new Set(linesOf(en));
    expect(linesOf(es).filter((line) => said.has(line))).toEqual([]);
  }
});

test.each(toPeople)('an email declares its language: $kind to the $audience', async (about) => {
  for (const { en, es } of await mailsInBoth(about)) {
    expect(en.html).toContain('<html lang="en">');
    expect(es.html).toContain('<html lang="es">');
  }
});

test.each(toPeople)('an email links to the same pages in its language: $kind to the $audience', async (about) => {
  for (const { en, es } of await mailsInBoth(about)) {
    expect(pathsOf(en)).not.toEqual([]);
    expect(pathsOf(en).filter((path) => path.startsWith('/es'))).toEqual([]);
    expect(pathsOf(es)).toEqual(pathsOf(en).map((path) => `/es${path}`));
  }
});

test.each(toPeople)('an email has the same parts in both languages: $kind to the $audience', async (about) => {
  const partsOf = ({ html }: Letter) => [...html.matchAll(/<(h1|h2|p|li|dt|a)\b/g)].map(([, tag]) => tag);

  // Emails mention that the hauler speaks Spanish, but not that they speak English.
  const more = about.kind === 'matched' ? 1 : 0;
  for (const { en, es } of await mailsInBoth(about)) expect(partsOf(es)).toHaveLength(partsOf(en).length + more);
});

test.each(toPeople)(
  'a Spanish email has no double periods, unpaired question marks or unset values: $kind to the $audience',
  async (about) => {
    for (const { es } of await mailsInBoth(about)) {
      expect(es.text).not.toMatch(/\.\.|undefined|null|\[object/);
      expect(es.text.match(/¿/g) ?? []).toHaveLength((es.text.match(/\?/g) ?? []).length);
    }
  },
);

test.each([
  ['customer', 'request-arrived', 'Recibimos su solicitud'],
  ['customer', 'still-looking', 'Seguimos buscando una empresa'],
  ['customer', 'matched', 'Encontramos una empresa para usted'],
  ['customer', 'status-changed', 'Su solicitud está en proceso'],
  ['customer', 'timeframe-changed', 'Su cita tiene nueva fecha y hora'],
  ['customer', 'proposal-made', '¿Otro horario para su cita?'],
  ['customer', 'proposal-withdrawn', 'La cotización ya no es válida'],
  ['customer', 'pickup-booked', 'Su cita está confirmada: domingo, 22 de noviembre, de 9:00 a 11:00 a.m.'],
  ['customer', 'pickup-reminder', 'Su cita es mañana: de 9:00 a 11:00 a.m.'],
  ['customer', 'on-my-way', 'La empresa va en camino: calcula llegar como a las 9:20 a.m.'],
  ['customer', 'request-changed', 'Su solicitud se canceló'],
  ['customer', 'link-again', 'Su enlace de seguimiento'],
  ['customer', 'review-asked', '¿Se llevaron todo?'],
  ['hauler', 'job-offered', 'Trabajo nuevo: Recoger muebles viejos y 2 servicios más en Pasadena, 91101'],
  ['hauler', 'job-accepted', 'El trabajo es suyo: Recoger muebles viejos y 2 servicios más en 91101'],
  ['hauler', 'proposal-accepted', 'Cita confirmada: domingo, 22 de noviembre, de 9:00 a 11:00 a.m. en 91101'],
  ['hauler', 'customer-asked', 'El cliente pide otra hora: Recoger muebles viejos y 2 servicios más en 91101'],
  ['hauler', 'pickup-reminder', 'Mañana: de 9:00 a 11:00 a.m. en 91101'],
  ['hauler', 'agreement-asked', 'Por favor, lea y acepte nuestro acuerdo'],
  ['hauler', 'agreement-accepted', 'Su copia de nuestro acuerdo: Valley Hauling'],
  ['hauler', 'pickup-over', '¿Ya está hecho? Recoger muebles viejos y 2 servicios más en 91101'],
] as const)('the Spanish subject for the %s says what happened: %s', async (audience, kind, subject) => {
  expect((await inBoth({ audience, kind }))?.es.subject).toBe(subject);
});

test('times and days are formatted in Spanish', async () => {
  const [onMyWay, asked] = await Promise.all([
    inBoth({ audience: 'customer', kind: 'on-my-way' }, ofLead({ arrives_at: '2026-11-22T21:05:00Z' })),
    inBoth({ audience: 'customer', kind: 'review-asked' }),
  ]);

  expect(onMyWay?.es.text).toContain(
    'Valley Hauling calcula llegar como a la 1:05 p.m. del domingo 22 de noviembre (hora de Los Ángeles).',
  );
  expect(asked?.es.text).toContain(
    'Su recolección con Valley Hauling se marcó como terminada el viernes 20 de noviembre.',
  );
});

test('a time in Spanish is not broken across lines', async () => {
  const mails = await inBoth({ audience: 'customer', kind: 'pickup-booked' });

  expect(mails?.es.html).toContain('de 9:00 a <span style="white-space:nowrap">11:00 a.m.</span>');
});

test('the Spanish confirmation warns that the caller may speak English', async () => {
  const mails = await inBoth({ audience: 'customer', kind: 'request-arrived' });

  const said = 'Primero buscamos una empresa que hable español. Si ninguna puede, le llamará una que habla inglés.';
  expect(mails?.es.text).toContain(said);
});

describe('the email about a match', () => {
  const matched = { audience: 'customer', kind: 'matched' } as const;

  test.each<[string, Speakers, string]>([
    ['that the hauler speaks Spanish', { customer: 'es', hauler: ['en', 'es'] }, '\nValley Hauling habla español.\n'],
    [
      "what to do if the hauler doesn't speak Spanish",
      { customer: 'es', hauler: ['en'] },
      '\nValley Hauling atiende en inglés. Si no se entienden, avísenos y buscamos otra empresa.\n\nEscribirnos:\nhttps://www.example.com/es/contact#id=7K3M-9Q2X-4TBV-R8ND\n',
    ],
    [
      'the same in English',
      { customer: 'en', hauler: ['es'] },
      '\nValley Hauling answers in Spanish. If the language is a problem, tell us and we’ll look for another hauler.\n\nWrite to us:\nhttps://www.example.com/contact#id=7K3M-9Q2X-4TBV-R8ND\n',
    ],
  ])('says %s', async (_, speakers, said) => {
    expect((await mailTo(matched, speakers))?.text).toContain(said);
  });

  test("doesn't mention languages if customer and hauler share English", async () => {
    const mail = await mailTo(matched, { customer: 'en', hauler: ['es', 'en'] });

    expect(mail?.text).not.toMatch(/Spanish|English|\/contact/);
  });
});

describe('the email about an offer', () => {
  const offered = { audience: 'hauler', kind: 'job-offered' } as const;

  test.each<[string, Speakers, string, string]>([
    ['Spanish', { customer: 'es', hauler: ['en', 'es'] }, ' · Spanish', 'Language: Customer speaks Spanish'],
    ['English', { customer: 'en', hauler: ['es', 'en'] }, ' · inglés', 'Idioma: El cliente habla inglés'],
  ])('shows in its subject and facts that the customer speaks %s', async (_, speakers, end, fact) => {
    const mail = await mailTo(offered, speakers);

    expect(mail?.subject.endsWith(`Pasadena, 91101${end}`)).toBe(true);
    expect(mail?.text).toContain(`\n${fact}\n`);
  });

  test.each(languages)("doesn't mention languages if both read the same: %s", async (language) => {
    const mail = await mailTo(offered, { customer: language, hauler: [language] });

    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Spanish|English|español|inglés|Language|Idioma/);
  });
});

test("a hauler's language is the first one they speak, regardless of the customer's", async () => {
  const about = { audience: 'hauler', kind: 'job-accepted' } as const;

  const english = await mailTo(about, { customer: 'es', hauler: ['en', 'es'] });
  const spanish = await mailTo(about, { customer: 'en', hauler: ['es', 'en'] });

  expect(english?.subject).toMatch(/^The job is yours: /);
  expect(spanish?.subject).toMatch(/^El trabajo es suyo: /);
});

describe('emails to the operator', () => {
  const fact = 'Language: reads Spanish. What you type is shown as you typed it, not translated.';

  test.each([
    'new-request',
    'not-contacted',
    'overdue',
    'nobody-left',
    'customer-corrected',
    'review-problem',
    'contact-message',
  ] as const)('are in English and say that the customer reads Spanish: %s', async (kind) => {
    const english = await mailTo({ audience: 'operator', kind }, { customer: 'en' });
    const spanish = await mailTo({ audience: 'operator', kind }, { customer: 'es', hauler: ['es'] });

    expect(spanish?.subject).toBe(english?.subject);
    expect(spanish?.text).toContain(`\n${fact}\n`);
    expect(spanish?.text.replace(`${fact}\n`, '')).toBe(english?.text);
  });

  test.each(['held-request', 'held-message'] as const)(
    'say that the customer reads Spanish if the request or message is held: %s',
    async (kind) => {
      const held = {
        leads: { ...lead, flagged_because: 'Spam' },
        contact_messages: { ...rows.contact_messages, flagged_because: 'Spam' },
      };

      expect((await mailTo({ audience: 'operator', kind }, { customer: 'es' }, held))?.text).toContain(`\n${fact}\n`);
      expect((await mailTo({ audience: 'operator', kind }, { customer: 'en' }, held))?.text).not.toContain('Language');
    },
  );
});
