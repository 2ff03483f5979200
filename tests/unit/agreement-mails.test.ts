import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { agreements } from '@functions/words/en/agreements.ts';
import { agreements as spanishAgreements } from '@functions/words/es/agreements.ts';
import { describe, expect, test } from 'vitest';
import type { Notification } from '../../supabase/functions/send-notifications/channel.ts';
import { createComposers } from '../../supabase/functions/send-notifications/compose.ts';
import { deskToken, mailSite, stopToken, usualAgreement } from '../fixtures/mails.ts';
import { databaseOf } from '../support/database-of-rows.ts';

const hauler = {
  id: '5',
  name: 'Valley Hauling',
  phone: '8185550111',
  email: 'jobs@valley.example',
  languages: ['en'],
  active: false,
  vetted_at: '2026-11-20T18:00:00Z',
  insured_until: '2027-06-30',
  everywhere: false,
  zip_prefixes: ['913'],
  agreement_due_at: null as string | null,
};

const accepted = {
  version: AGREEMENT_VERSION,
  accepted_at: '2026-12-05T18:00:00Z',
  accepted_by: 'Ana Ruiz',
  language: 'en',
  attested: { ...usualAgreement.attested, cityPermits: '', crew: 'subcontractors' },
};

const rows = {
  haulers: hauler,
  hauler_agreements: accepted,
  current_agreement: AGREEMENT_VERSION,
  make_agreement_link: 'AGR3EMNTAGR3EMNT' as string | null,
  make_desk_link: deskToken,
  make_stop_link: stopToken,
};

type Rows = { [Name in keyof typeof rows]?: unknown };

const about = { id: '0', hauler_id: '5', says_stop: false };
const options = {
  site: mailSite,
  operatorEmail: 'operator@site.example',
  functionsUrl: 'https://functions.example',
  now: () => new Date('2026-12-05T19:00:00Z'),
};

function mailOf(kind: Notification['kind'], audience: Notification['audience'], changes: Rows = {}) {
  const compose = createComposers(databaseOf({ ...rows, ...changes }), options);
  return compose.mail({ ...about, kind, audience } as Notification);
}

function textOf(kind: Notification['kind'], changes: Rows = {}) {
  const compose = createComposers(databaseOf({ ...rows, ...changes }), options);
  return compose.text({ ...about, kind, audience: 'hauler' } as Notification);
}

const inSpanish = { haulers: { ...hauler, languages: ['es', 'en'] } };
const dueOn = (agreement_due_at: string) => ({ haulers: { ...hauler, agreement_due_at } });

describe('the request to accept the agreement', () => {
  test.each([
    ['en', {}, 'https://www.example.com/agreement/AGR3-EMNT-AGR3-EMNT', agreements],
    ['es', inSpanish, 'https://www.example.com/es/agreement/AGR3-EMNT-AGR3-EMNT', spanishAgreements],
  ] as const)('has the link and the ten points: %s', async (_, changes, url, words) => {
    const mail = await mailOf('agreement-asked', 'hauler', changes);

    expect(mail).toMatchObject({ to: hauler.email, replyTo: options.operatorEmail });
    expect(mail?.text).toContain(`\n${url}\n`);
    const { intro, points } = words[AGREEMENT_VERSION](mailSite.name);
    for (const part of [intro, ...points.map(({ title, text }) => `${title}. ${text}`)]) {
      expect(mail?.text).toContain(part);
    }
  });

  test.each([
    ['in the future', '2026-12-19T18:00:00Z', true],
    ['in the past', '2026-12-05T18:00:00Z', false],
  ])('says until when requests are offered without it, if that is %s', async (_, due, isSaid) => {
    const mail = await mailOf('agreement-asked', 'hauler', dueOn(due));

    const said = mail?.text.match(/^Until .*, we’ll offer you requests without it\.$/m)?.[0];
    expect(said).toBe(isSaid ? 'Until December 19, 2026, we’ll offer you requests without it.' : undefined);
  });

  test.each([
    ['en', {}, 'please read and accept our agreement: https://www.example.com/agreement/AGR3-EMNT-AGR3-EMNT'],
    [
      'en, with a day',
      dueOn('2026-12-19T18:00:00Z'),
      'please read and accept our agreement by Dec 19: https://www.example.com/agreement/AGR3-EMNT-AGR3-EMNT',
    ],
    [
      'en, with a day that has passed',
      dueOn('2026-12-05T18:00:00Z'),
      'please read and accept our agreement: https://www.example.com/agreement/AGR3-EMNT-AGR3-EMNT',
    ],
    [
      'es',
      inSpanish,
      'por favor lea y acepte nuestro acuerdo: https://www.example.com/es/agreement/AGR3-EMNT-AGR3-EMNT',
    ],
    [
      'es, with a day',
      { haulers: { ...inSpanish.haulers, agreement_due_at: '2026-12-19T18:00:00Z' } },
      'lea y acepte nuestro acuerdo antes del 19 dic: https://www.example.com/es/agreement/AGR3-EMNT-AGR3-EMNT',
    ],
  ])('is a short text: %s', async (_, changes, text) => {
    expect(await textOf('agreement-asked', changes)).toEqual({ to: '+18185550111', body: `PoppyHaul: ${text}` });
  });

  test('is not sent without a link', async () => {
    const changes = { make_agreement_link: null };

    await expect(mailOf('agreement-asked', 'hauler', changes)).rejects.toThrow('no longer being sent');
    await expect(textOf('agreement-asked', changes)).rejects.toThrow('no longer being sent');
  });

  test('waits for the functions that have its words', async () => {
    await expect(mailOf('agreement-asked', 'hauler', { current_agreement: '2027-01-01' })).rejects.toThrow(
      '2027-01-01',
    );
  });
});

describe("the hauler's copy", () => {
  test('has the ten points, what was attested, the version and the moment, and no link to accept', async () => {
    const mail = await mailOf('agreement-accepted', 'hauler');

    expect(mail?.to).toBe(hauler.email);
    expect(mail?.text).toContain(
      'Valley Hauling accepted this agreement at 10:00 AM on December 5, 2026 (Los Angeles time).',
    );
    expect(mail?.text).toContain(`\nAccepted by: Ana Ruiz\nVersion: ${AGREEMENT_VERSION}\n`);
    for (const { title, text } of agreements[AGREEMENT_VERSION](mailSite.name).points) {
      expect(mail?.text).toContain(`${title}. ${text}`);
    }
    expect(mail?.text).toContain(
      [
        'My business is registered where the law requires it: Yes',
        'Liability insurance runs until: June 30, 2027',
        'Truck insurance runs until: December 31, 2026',
        'Motor carrier permit (CA number): CA 0123456',
        'Who works for you?: Subcontractors too',
      ].join('\n'),
    );
    expect(mail?.text).not.toContain('/agreement');
  });

  test('is in the language in which it was read', async () => {
    const mail = await mailOf('agreement-accepted', 'hauler', { hauler_agreements: { ...accepted, language: 'es' } });

    expect(mail?.subject).toBe('Su copia de nuestro acuerdo: Valley Hauling');
    expect(mail?.text).toContain('a las 10:00 a.m. del 5 de diciembre de 2026 (hora de Los Ángeles)');
    expect(mail?.text).toContain(spanishAgreements[AGREEMENT_VERSION](mailSite.name).points[0]?.text);
  });

  test('is a thank you without a link, for a hauler whom only texts reach', async () => {
    expect((await textOf('agreement-accepted'))?.body).toBe('PoppyHaul: thank you for accepting our agreement.');
    expect((await textOf('agreement-accepted', inSpanish))?.body).toBe(
      'PoppyHaul: gracias por aceptar nuestro acuerdo.',
    );
  });
});

describe('the email to the operator', () => {
  test('says who accepted, what they attested, and has a link to the desk', async () => {
    const mail = await mailOf('agreement-accepted', 'operator');

    expect(mail?.to).toBe(options.operatorEmail);
    expect(mail?.subject).toBe('Agreement accepted: Valley Hauling');
    expect(mail?.text).toContain('\nAccepted by, as they typed it: Ana Ruiz\n');
    expect(mail?.text).toContain('\nTruck insurance runs until: December 31, 2026\n');
    expect(mail?.text).toContain('Open at the desk');
  });

  test.each([
    ['nothing', {}, 'Nothing is missing: to offer them requests, open the desk and press “Make active”.'],
    [
      'everything',
      { vetted_at: null, insured_until: null, zip_prefixes: [] },
      'the desk still needs the day you vetted them, an insurance date that hasn’t passed, and their areas.',
    ],
    [
      'an insurance that has ended',
      { insured_until: '2026-12-04' },
      'still needs an insurance date that hasn’t passed.',
    ],
    ['nothing, on the last day of the insurance', { insured_until: '2026-12-05' }, 'Nothing is missing'],
    ['nothing, everywhere', { everywhere: true, zip_prefixes: [] }, 'Nothing is missing'],
    ['nothing, and active', { active: true }, 'They’re active, so there’s nothing to do.'],
  ])('says what is missing before they can be active: %s', async (_, changed, said) => {
    const mail = await mailOf('agreement-accepted', 'operator', { haulers: { ...hauler, ...changed } });

    expect(mail?.text).toContain(said);
  });
});
