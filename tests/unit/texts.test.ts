import { languages } from '@functions/domain/languages.ts';
import { siteOf } from '@functions/server/site.ts';
import { describe, expect, test } from 'vitest';
import { helpText } from '../../supabase/functions/delivery-reports/help-text.ts';
import { textOf as textOfParts } from '../../supabase/functions/send-notifications/texts/format.ts';
import { toGsm } from '../../supabase/functions/send-notifications/texts/gsm-7.ts';
import type { Given } from '../fixtures/kinds/sample.ts';
import { haulerWith, mailSite, typedBy } from '../fixtures/mails.ts';
import { everySample, textOf } from '../support/samples.ts';

const withText = everySample.filter(({ composers }) => composers.text);
/** The texts of all samples in a language; null where there is none. `change` follows the sample. */
function textsIn(language: 'en' | 'es', world: Given, change: (given: Given) => Given = () => ({})) {
  return Promise.all(
    withText.map(({ composers, given }) =>
      textOf(composers, [world, given, { ...change(given), about: { ...given.about, ...world.about } }], language),
    ),
  );
}

/** The longest values that are inserted. */
function longest({ lead }: Given): Given {
  const pickup = {
    ...{ from: new Date('2026-11-23T18:00Z'), until: new Date('2026-11-23T20:45Z') },
    arrivesAt: new Date('2026-11-23T20:40Z'),
    noShowAt: null,
  };
  const promisedBy = new Date('2026-11-22T20:59Z');
  return { lead: { zipCode: '91101-1234', promisedBy, ...(lead?.pickup?.arrivesAt && { pickup }) } };
}

const GSM_7 = /^[@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;
/** English words that are not Spanish words. */
const ENGLISH = /\b(the|your|you|we|is|see|of|for|by|job|pickup|call|request|reply|AM|PM)\b/i;

describe.each(languages)('every text in the language %s', (language) => {
  test('fits one segment, with the longest brand and address of a site, and the STOP notice', async () => {
    const site = { name: 'B'.repeat(20), url: `https://${'s'.repeat(32)}` };
    const dueAt = new Date('2026-12-28T20:00Z');
    const world = { site, about: { says_stop: true }, haulerOfAgreement: { dueAt } };
    const texts = await textsIn(language, world, longest);

    for (const [index, text] of texts.entries()) {
      expect(text?.body ?? '', withText[index]?.name).toMatch(GSM_7);
      expect(text?.body.length ?? 0, text?.body).toBeLessThanOrEqual(160);
    }
  });

  test('contains nothing that people typed, nor depends on it', async () => {
    const texts = await textsIn(language, typedBy('typed-text'));

    expect(JSON.stringify(texts)).not.toContain('typed');
    expect(await textsIn(language, typedBy('<b>Other</b>'))).toEqual(texts);
  });

  test('is in that language, except to the operator', async () => {
    const texts = await textsIn(language, { about: { says_stop: true } });

    for (const [index, { audience, kind, name }] of withText.entries()) {
      const words = texts[index]?.body.replace(/https:\S+/, '');
      const isEnglish = language === 'en' || audience === 'operator';
      if (words) expect(ENGLISH.test(words), `${kind} ${name}: ${words}`).toBe(isEnglish);
    }
  });

  test('goes to its reader, and ends with the link to their page and the STOP notice where it is needed', async () => {
    // Stored numbers can begin with the country code.
    const numbers = { lead: { phone: '12135550142' }, correction: { phoneBefore: '12135550199' } };
    const world = { ...haulerWith({ phone: '18185550111' }), ...numbers };
    const texts = await textsIn(language, world);
    const stopTexts = await textsIn(language, { ...world, about: { says_stop: true } });

    for (const [index, { audience, kind, name }] of withText.entries()) {
      const [text, of] = [texts[index], `${kind} ${name}`];
      if (!text || name.endsWith('costs extra')) continue;
      const site = `https://www.example.com${language === 'es' && audience !== 'operator' ? '/es' : ''}`;
      const page = kind === 'review-asked' ? 'review/R3V1-EWR3-V1EW-R3V1' : 'track/7K3M-9Q2X-4TBV-R8ND';
      const pages = { customer: page, hauler: 'job/0FF3-R0FF-3R0F-F3R0', operator: page };
      const path = kind === 'agreement-asked' ? 'agreement/AGR3-EMNT-AGR3-EMNT' : pages[audience];
      // A mistyped number may belong to a stranger, and the others need no link.
      const hasLink = !['request-changed', 'agreement-accepted', 'provider-down'].includes(kind);
      expect(text.body, of).toMatch(new RegExp(`^PoppyHaul: (?:(?!https).)+${hasLink ? ` ${site}/${path}` : ''}$`));
      const to = { customer: '+12135550142', hauler: '+18185550111', operator: '+13105550123' };
      expect(text.to, of).toBe(name === 'corrected' || name === 'from no address' ? '+12135550199' : to[audience]);
      const stop = language === 'es' && audience !== 'operator' ? 'STOP para salir' : 'Reply STOP to end';
      expect(stopTexts[index]?.body, of).toBe(`${text.body} ${stop}`);
    }
  });
});

test.each([
  ['A very long name of a company', 'A very long name of: '],
  ['Señor Júnior’s “Haul” – LA ☂', 'Señor Junior\'s "Haul: '],
  ['PoppyHaul', 'PoppyHaul: '],
])('the brand %s is shortened to %s', (name, beginning) => {
  const parts = { phone: '2135550142', what: 'News:', url: 'https://a.b', language: 'en', saysStop: false } as const;

  expect(textOfParts(parts, { ...mailSite, name }).body).toBe(`${beginning}News: https://a.b`);
});

test.each([
  ['sábado a las 3', 'sabado a las 3'],
  ['Café Ñandú', 'Café Ñandu'],
  ['“Junk” – it’s ours', '"Junk" - it\'s ours'],
  ['10:00\u202fa.m.', '10:00 a.m.'],
  ['Hauling 🚚 & Sons', 'Hauling  & Sons'],
])('"%s" becomes "%s" in a text', (text, put) => {
  expect(toGsm(text)).toBe(put);
  expect(put).toMatch(GSM_7);
});

test('the help text names us, links to the Spanish page if there is one, and mentions cost and STOP', () => {
  const site = { name: 'PoppyHaul', url: 'https://www.example.com' };

  expect(helpText(site, 'es')).toBe(
    'PoppyHaul: Le ayudamos en https://www.example.com/es/contact - Los mensajes y datos pueden tener costo. STOP para salir',
  );
  expect(helpText(site, 'en')).toContain(' https://www.example.com/contact (en inglés) ');
});

test.each(languages)('the help text fits one segment for any site name: %s', (language) => {
  for (const name of ['Acarreos Peñón & Cía. de Los Ángeles', 'Müll–Abfuhr “Ó”', '大和運送', "O'Neil's"]) {
    const text = helpText({ name, url: 'https://www.a-rather-long-name.example' }, language);

    expect(text).toMatch(GSM_7);
    expect(text.length).toBeLessThanOrEqual(160);
  }
});

test.each([
  ['PoppyHaul <hello@site.example>', 'PoppyHaul'],
  ['"Bay Haul, Inc." <hello@site.example>', 'Bay Haul, Inc.'],
  ['hello@site.example', 'PoppyHaul'],
  ['', 'PoppyHaul'],
])('the sender %j gives the site the name %s', (from, name) => {
  expect(siteOf(from, 'https://site.example/')).toEqual({ name, url: 'https://site.example' });
});
