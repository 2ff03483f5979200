// @vitest-environment jsdom

import { type Language, languages } from '@functions/domain/languages.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Letter } from '../../supabase/functions/send-notifications/mails/deliver.ts';
import { colors } from '../../supabase/functions/send-notifications/mails/to-html.ts';
import tailwind from '../../tailwind.config.ts';
import { oddText } from '../fixtures/arbitrary-bookings.ts';
import type { Given } from '../fixtures/kinds/sample.ts';
import { hostile, sparse, tokens, typedBy } from '../fixtures/mails.ts';
import { everySample, legalAddress, letterOf } from '../support/samples.ts';

const to = {
  operator: everySample.filter(({ audience }) => audience === 'operator'),
  people: everySample.filter(({ audience }) => audience !== 'operator'),
};

/** The emails of these samples in a world, with what they are of. */
async function mailsIn(world: readonly Given[], language: Language = 'en', samples = everySample) {
  const mails = samples.map(async ({ composers, ...sample }) => {
    const mail = await letterOf(composers, [...world, sample.given], language);
    const of = `${sample.kind} to the ${sample.audience}, ${sample.name}, ${language}`;
    return mail ? [{ ...sample, language, mail, of }] : [];
  });
  return (await Promise.all(mails)).flat();
}

/** The email of the first sample of a kind in a world. */
async function mailOf(kind: string, world: Given = {}, language: Language = 'en'): Promise<Letter> {
  const samples = everySample.filter((each) => each.kind === kind).slice(0, 1);
  const [found] = await mailsIn([world], language, samples);
  if (!found) throw new Error(`There is no email of the kind ${kind}`);
  return found.mail;
}

const [english, spanish] = [await mailsIn([]), await mailsIn([], 'es', to.people)];
const everyMail = [
  ...[...english, ...spanish, ...(await mailsIn([sparse]))],
  ...[...(await mailsIn(hostile)), ...(await mailsIn(hostile, 'es'))],
];
const toCustomers = everyMail.filter(({ audience }) => audience === 'customer');
const toHaulers = everyMail.filter(({ audience }) => audience === 'hauler');
const toOperator = everyMail.filter(({ audience }) => audience === 'operator');

/** Checks a rule for every email, and for emails about people who type odd text. */
async function checkEach(check: (mail: Letter, of: string) => void) {
  for (const { mail, of } of everyMail) check(mail, of);
  const odd = fc.tuple(fc.constantFrom(...everySample), fc.constantFrom(...languages), oddText(200));
  await fc.assert(
    fc.asyncProperty(odd, async ([{ composers, given, kind }, language, text]) => {
      const mail = await letterOf(composers, [typedBy(text), given], language);
      if (mail) check(mail, kind);
    }),
    { numRuns: 50 },
  );
}

const pages = new Map<string, Document>();

/** The parsed HTML of an email, cached because several tests read every email. */
function pageOf({ html }: Letter): Document {
  const page = pages.get(html) ?? new DOMParser().parseFromString(html, 'text/html');
  pages.set(html, page);
  return page;
}

function linksOf(mail: Letter): string[] {
  return [...pageOf(mail).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}

/** Our links are on their own lines; a line never begins with text by others. */
function linksOfText({ text }: Letter): string[] {
  return text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => /^(?:https?|tel):/.test(line));
}

function picturesOf(mail: Letter): string[] {
  return [...pageOf(mail).images].map((picture) => picture.getAttribute('src') ?? '');
}

/** The links that look like a button: anything with a border or a color behind it. */
function buttonsOf(mail: Letter): string[] {
  const links = [...pageOf(mail).querySelectorAll('a')].filter((link) => /border:|background/.test(styleOf(link)));
  return links.map((link) => link.getAttribute('href') ?? '');
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function oneBlank(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The HTML part by part as a screen reader reads it, with labels instead of what they label. */
function partsOf(mail: Letter): string[] {
  const parts = [...pageOf(mail).body.querySelectorAll('h1, h2, p, dt, dd, li, blockquote')];
  return parts.flatMap((part) => wordsOf(part).split('\n').map(oneBlank).filter(Boolean));
}

function wordsOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.localName === 'br') return '\n';
  return node.getAttribute('aria-label') ?? [...node.childNodes].map(wordsOf).join('');
}

const ourElements = /^(html|head|meta|title|style|body|div|h[12]|p|a|dl|dt|dd|ul|ol|li|blockquote|br|span|img)$/;
const ourAttributes = /^(lang|charset|name|content|class|style|href|aria-label|src|alt|width|height)$/;

/** What comes before the address of the button. */
const BUTTON_FAILS = /^(?:The button doesn’t work|¿No funciona el botón)\? (?=http)/;

const desk = 'https://www.example.com/desk/D3SK-D3SK-D3SK-D3SK';
const siteIn = (language: Language) => `https://www.example.com${language === 'es' ? '/es' : ''}`;

describe('every email', () => {
  test('has only our markup, links and pictures, whatever people type', () =>
    checkEach((mail, of) => {
      const elements = [...pageOf(mail).querySelectorAll('*')];
      expect(
        elements.map(({ localName }) => localName).filter((name) => !ourElements.test(name)),
        of,
      ).toEqual([]);
      const attributes = elements.flatMap((element) => element.getAttributeNames());
      expect(
        attributes.filter((name) => !ourAttributes.test(name)),
        of,
      ).toEqual([]);
      for (const url of linksOf(mail)) expect(url, of).toMatch(/^(?:https?:\/\/(?!evil)[^\s"<>]+|tel:\+\d*)$/);
      // No identifier: an address that is the same for everyone tells nobody who opens which email.
      for (const url of picturesOf(mail))
        expect(url, of).toMatch(/^https:\/\/www\.example\.com\/mail\/[a-z-]+-\d\.(?:jpg|png)$/);
    }));

  test('has a short subject of one line, and the same links in its text and its HTML', () =>
    checkEach((mail, of) => {
      expect(mail.subject, of).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u);
      expect([...mail.subject].length, of).toBeLessThanOrEqual(120);
      expect(mail.subject, of).toBe(mail.subject.trim());
      expect(linksOfText(mail), of).toEqual(linksOf(mail));
    }));

  test('says in its text everything that its HTML says but that a button may fail, and has no empty part', () => {
    for (const { mail, of } of everyMail) {
      const text = oneBlank(mail.text);
      for (const part of partsOf(mail)) expect(text, of).toContain(part.replace(BUTTON_FAILS, ''));
      expect(mail.text, of).not.toMatch(/\n\n\n|undefined|null|NaN|\[object/);
      const parts = [...pageOf(mail).querySelectorAll('h2, p, dl, ul, ol, li')];
      expect(
        parts.filter((part) => !part.textContent),
        of,
      ).toEqual([]);
    }
  });

  test('has one heading, its language, both color schemes, and styles that load nothing', () => {
    for (const { mail, audience, language, of } of everyMail) {
      const page = pageOf(mail);
      expect(page.querySelectorAll('h1'), of).toHaveLength(1);
      expect(page.documentElement.lang, of).toBe(audience === 'operator' ? 'en' : language);
      expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
      const styles = [page.querySelector('style')?.textContent, ...[...page.querySelectorAll('[style]')].map(styleOf)];
      expect(styles.join('\n'), of).not.toMatch(/url\(|@import/);
    }
  });

  test('has one button; the operator’s leads to the desk only if there is no one to call', () => {
    for (const { mail, audience, kind, given, of } of everyMail) {
      if (given.deskToken === null) continue;
      const [button, ...others] = buttonsOf(mail);
      // A hauler's copy of the agreement is to be kept.
      expect(button === undefined, of).toBe(audience === 'hauler' && kind === 'agreement-accepted');
      expect(others, of).toEqual([]);
      const beginning = button?.startsWith('tel:') ? [button, desk] : [desk];
      if (audience === 'operator') expect(linksOf(mail).slice(0, beginning.length), of).toEqual(beginning);
    }
  });

  test('shows the address of its button once, at the end of the card; a call button has the number in its label', () => {
    for (const { mail, of } of everyMail) {
      const page = buttonsOf(mail).filter((url) => !url.startsWith('tel:'));
      const shown = partsOf(mail).filter((part) => BUTTON_FAILS.test(part));
      expect(
        shown.map((part) => part.replace(BUTTON_FAILS, '')),
        of,
      ).toEqual(page);
      const end = pageOf(mail).querySelector('.card > :last-child')?.textContent;
      expect(end, of).toContain(shown[0] ?? end);
    }
  });

  test('ends with the postal address of the business, if it is set', async () => {
    for (const { mail, of } of everyMail) {
      expect(mail.text.endsWith(`\n\nPoppyHaul, ${legalAddress}\n`), of).toBe(true);
      expect(partsOf(mail).at(-1), of).toBe(`PoppyHaul, ${legalAddress}`);
    }
    expect((await mailOf('overdue', { site: { legalAddress: undefined } })).text).not.toMatch(/undefined|PoppyHaul, /);
  });

  test('has only the secrets of its reader', () => {
    const { tracking, review, offer, agreement, stop } = tokens;
    const own = {
      customer: [tracking, review, stop],
      hauler: [offer, agreement, stop],
      operator: [tracking, tokens.desk],
    };
    for (const { mail, audience, of } of everyMail) {
      const said = `${mail.subject} ${mail.text} ${mail.html}`.replaceAll('-', '');
      const others = Object.values(tokens).filter((token) => !own[audience].includes(token));
      expect(
        others.filter((token) => said.includes(token)),
        of,
      ).toEqual([]);
    }
  });

  test('lists all services, separated by commas', async () => {
    const services = ['Old Appliances', 'Garage Cleanouts', 'Furniture Removal'];
    const all = everySample.map(({ composers, given }) => letterOf(composers, [given, { lead: { services } }]));
    const lines = (await Promise.all(all)).flatMap((mail) => mail?.text.match(/^Services: .*Garage.*$/m) ?? []);

    expect(lines.length).toBeGreaterThan(50);
    expect(new Set(lines)).toEqual(new Set(['Services: Old Appliances, Garage Cleanouts, Furniture Removal']));
  });
});

describe('an email to the operator', () => {
  const linkIsYours = 'The link to the desk is only for you: take it out before you forward this email.';

  test('has a link to the desk, and asks to take it out before forwarding', () => {
    for (const { mail, given, of } of toOperator.filter((each) => each.given.deskToken !== null)) {
      expect(mail.to).toBe('operator@site.example');
      expect(mail.text, `${of} ${given.now}`).toContain(`\nOpen at the desk:\n${desk}\n`);
      expect(partsOf(mail).at(-2), of).toBe(linkIsYours);
    }
  });

  // Replies quote the email: the link of any other email would open more than its sender wrote.
  test('can be answered to someone else only if it is about their message, and has no stop button', () => {
    for (const { mail, kind, of } of english.filter(({ audience }) => audience === 'operator')) {
      expect(mail.replyTo, of).toBe(/^(contact|held)-message$/.test(kind) ? 'rosa@example.com' : undefined);
      expect(mail.headers, of).toBeUndefined();
    }
  });

  test('has no link while the desk is off', async () => {
    const mails = await mailsIn([{ deskToken: null }], 'en', to.operator);

    expect(mails.filter(({ kind }) => kind === 'desk-link')).toEqual([]);
    for (const { mail, of } of mails)
      expect(mail.text, of).not.toMatch(/\/desk\/|Open at the desk|take it out|works until/);
  });

  test('is in English, whatever the customer and the hauler read', async () => {
    const textsIn = async (language: Language) =>
      (await mailsIn([], language, to.operator)).map(({ mail }) => [
        mail.subject,
        mail.text.replace(/Language: .*\n/, ''),
      ]);

    expect(await textsIn('es')).toEqual(await textsIn('en'));
  });

  test('quotes each line that a visitor wrote, with any line ending, and keeps a fact on one line', async () => {
    const description = 'one\ntwo\r\nthree\rfour\u2028five\u2029six\u0085seven\vhttps://evil.example';
    const { text } = await mailOf('new-request', {
      lead: { description, fullName: ' Rosa\nEmail: other@example.com\n' },
    });

    expect(text).toContain('\n> one\n> two\n> three\n> four\n> five\n> six\n> seven\n> https://evil.example\n');
    expect(text).toContain('\nName: Rosa Email: other@example.com\n');
  });
});

describe('an email to a customer or hauler', () => {
  test('says nothing of the desk, can be answered to the operator, and has the stop button of email programs', () => {
    for (const { mail, of } of [...toCustomers, ...toHaulers]) {
      expect(mail.text + mail.html, of).not.toMatch(/\/desk|the desk/);
      expect(mail.replyTo, of).toBe('operator@site.example');
      expect(mail.headers, of).toEqual({
        'List-Unsubscribe': `<https://functions.example/stop-mail?token=${tokens.stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    }
  });

  test.each([
    [
      toCustomers,
      'en',
      'someone requested a quote at PoppyHaul with this email address',
      'I did not ask for this',
      'stop-mail',
    ],
    [toCustomers, 'es', 'alguien pidió una cotización en PoppyHaul con esta dirección', 'Yo no pedí esto', 'stop-mail'],
    [toHaulers, 'en', 'because you take jobs from PoppyHaul.', 'Pause offers', 'pause'],
    [toHaulers, 'es', 'porque usted toma trabajos de PoppyHaul.', 'Pausar los trabajos nuevos', 'pause'],
  ] as const)('ends with why it was sent and how to stop it', (mails, inLanguage, why, label, page) => {
    const stop = `${label}:\n${siteIn(inLanguage)}/${page}/ZZ00-YY11-XX22-WW33`;
    for (const { mail, of } of mails.filter(({ language }) => language === inLanguage)) {
      expect(mail.text.split('\n\n').slice(-3), of).toEqual([
        expect.stringContaining(why),
        stop,
        `PoppyHaul, ${legalAddress}\n`,
      ]);
    }
  });

  test('contains nothing that other people typed, nor depends on it', async () => {
    const mailsBy = async (text: string, phone: string) => {
      const mails = to.people.map(({ composers, given }) => letterOf(composers, [typedBy(text, phone), given]));
      return (await Promise.all(mails)).map((mail) => mail && { ...mail, to: '' });
    };
    const mails = await mailsBy('typed-text', '2135550142');

    for (const mail of mails) expect(`${mail?.text} ${mail?.html}`).not.toMatch(/typed-text|213\D*555\D*0142/);
    await fc.assert(
      fc.asyncProperty(oddText(60), async (text) => {
        expect(await mailsBy(`<${text}>`, '9998887777')).toEqual(mails);
      }),
      { numRuns: 5 },
    );
  });

  // One may go to a stranger's address; the other is for its recipient only, and tracking pages are forwarded.
  // A call button shows the number instead.
  test('to a customer links to the tracking page and shows its address, except after a change and to answer', () => {
    for (const { mail, kind, language, of } of toCustomers) {
      const url = `${siteIn(language)}/track/7K3M-9Q2X-4TBV-R8ND`;
      const hasLink = kind !== 'request-changed' && kind !== 'review-asked';
      const showsUrl = partsOf(mail).some((part) => part.endsWith(`? ${url}`));
      const calls = buttonsOf(mail).some((button) => button.startsWith('tel:'));
      expect([linksOf(mail).includes(url), showsUrl], of).toEqual([hasLink, hasLink && !calls]);
      if (!hasLink) expect(mail.text, of).not.toMatch(/\/track|7K3M/);
      if (kind === 'request-changed') expect(mail.text, of).not.toMatch(/Furniture|muebles|Valley/);
    }
  });

  test('to a customer has a subject that says on a locked screen only what has happened, and promises no email', () => {
    for (const { mail, language, of } of toCustomers) {
      expect(mail.subject, of).not.toMatch(/Furniture|muebles|Pasadena|91101|María|Valley|7K3M/);
      if (language === 'en') expect(oneBlank(mail.text), of).not.toMatch(/we email|your email\./i);
    }
  });

  test('to a hauler links only to the job, and names the city only in an offer', () => {
    for (const { mail, kind, language, of } of toHaulers.filter((each) => !each.kind.startsWith('agreement'))) {
      const [job, pause] = ['job/0FF3-R0FF-3R0F-F3R0', 'pause/ZZ00-YY11-XX22-WW33'];
      expect(linksOf(mail), of).toEqual([`${siteIn(language)}/${job}`, `${siteIn(language)}/${pause}`]);
      if (kind !== 'job-offered') expect(mail.text + mail.subject, of).not.toContain('Pasadena');
    }
  });
});

describe('an email in Spanish', () => {
  /** English words that are not Spanish words. */
  const ENGLISH =
    /\b(the|your|you|we|they|is|are|was|see|of|for|by|on|to|and|not|with|this|here|job|pickup|call|request|email|link|status|services|AM|PM|January|November|Sunday|Monday)\b/i;
  /** Names, addresses, and what the operator types. */
  const AS_THEY_ARE =
    /(https|tel):\S+|PoppyHaul.*|Valley Hauling|Pasadena|Burbank.*|Ana Ruiz|CA 0.*|Friday.*|Rained.*|The gate.*|typed|^[0-9A-Z-]{19}$/g;

  function linesOf({ subject, text }: Letter): string[] {
    const lines = [subject, ...text.split('\n')].map((line) => line.replace(AS_THEY_ARE, '').trim());
    return lines.filter((line) => /\p{L}{3}/u.test(line));
  }

  const inBoth = spanish.map(({ mail, kind, of }, index) => {
    const other = english.filter(({ audience }) => audience !== 'operator')[index];
    return { en: other?.mail ?? mail, es: mail, kind, of };
  });

  test('has none of our English words, no double period, and pairs of question marks', () => {
    for (const { en, es, of } of inBoth) {
      expect(
        linesOf(en).filter((line) => ENGLISH.test(line)),
        of,
      ).not.toEqual([]);
      expect(
        linesOf(es).filter((line) => ENGLISH.test(line) || linesOf(en).includes(line)),
        of,
      ).toEqual([]);
      expect(es.text, of).not.toContain('..');
      expect(es.text.match(/¿/g) ?? [], of).toHaveLength((es.text.match(/\?/g) ?? []).length);
    }
  });

  test('has the same names and numbers', () => {
    const namedIn = ({ subject, text }: Letter) => `${subject}\n${text}`.match(/Valley Hauling|Ana Ruiz|\d+/g)?.sort();
    for (const { en, es, kind, of } of inBoth) {
      // Emails mention that the hauler speaks Spanish, but not that they speak English.
      const more = kind === 'matched' ? ['Valley Hauling'] : [];
      expect(namedIn(es), of).toEqual([...(namedIn(en) ?? []), ...more].sort());
    }
  });

  test('has the same parts, and links to the same pages in its language', () => {
    const pathsOf = (mail: Letter) => linksOf(mail).flatMap((url) => url.split('https://www.example.com')[1] ?? []);
    const tagsOf = ({ html }: Letter) => [...html.matchAll(/<(h1|h2|p|li|dt|a)\b/g)];
    for (const { en, es, kind, of } of inBoth) {
      expect(pathsOf(es), of).toEqual(pathsOf(en).map((path) => `/es${path}`));
      expect(tagsOf(es), of).toHaveLength(tagsOf(en).length + (kind === 'matched' ? 1 : 0));
    }
  });
});

describe('the look of an email', () => {
  test('wraps no line inside times, amounts and phone numbers', async () => {
    const unbrokenOf = (mail: Letter) =>
      [...pageOf(mail).querySelectorAll('span[style*="nowrap"]')].map(({ textContent }) => textContent);

    const proposal = ['$120–$180', '9:00–11:00 AM', '11:00 AM–1:00 PM', '(818) 555-0111'];
    expect(unbrokenOf(await mailOf('proposal-made'))).toEqual(proposal);
    expect(unbrokenOf(await mailOf('request-arrived', {}, 'es'))).toEqual(['10:00 a.m.', '8 a.m.', '8 p.m.']);
  });

  test.each([
    ['en', '9:00–11:00 AM'],
    ['es', 'de 9:00 a 11:00 a.m.'],
  ] as const)('of a quote begins with its price and times, and is small: %s', async (language, hours) => {
    const mail = await mailOf('proposal-made', {}, language);

    const [beforeLinks] = mail.html.replaceAll(/<\/?span.*?>/g, '').split('<a ');
    for (const part of [mail.text.slice(0, mail.text.indexOf('://')), beforeLinks])
      for (const words of ['$120–$180', hours]) expect(part).toContain(words);
    expect(Buffer.byteLength(mail.html)).toBeLessThanOrEqual(12 * 1024);
  });

  test('has the logo and, for customers, a picture once the address of the site is known, and not in the text', async () => {
    const logo = 'https://www.example.com/mail/mark-1.png';
    for (const { mail, of } of everyMail) expect(picturesOf(mail)[0], of).toBe(logo);
    for (const { mail, of } of [...toHaulers, ...toOperator]) expect(picturesOf(mail), of).toEqual([logo]);
    for (const { mail, of } of everyMail) expect(mail.text, of).not.toContain('/mail/');
    expect(picturesOf(await mailOf('matched', { site: { url: '' } }))).toEqual([]);
  });

  test('has a button as wide as the card on a phone, and the name of the site escaped', async () => {
    const { html } = await mailOf('request-arrived', { site: { name: 'Haul & <i>Sons</i>' } });

    expect(html).toMatch(/@media \(max-width: 480px\) \{\s*\.button \{ display: block !important; \}\s*\}/);
    expect(html).toContain('class="button"');
    expect(html).toContain('requested a quote at Haul &amp; &lt;i&gt;Sons&lt;/i&gt; with');
  });

  // Programs that drop the label read out the visible text.
  test('shows a number on each link of stars', async () => {
    const links = [...pageOf(await mailOf('review-asked')).querySelectorAll('a[aria-label]')];

    const labels = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(labels);
    expect(links.map(({ textContent }) => textContent)).toEqual(['1 ★', '2 ★', '3 ★', '4 ★', '5 ★']);
  });

  test('cuts a long subject at its end', async () => {
    const { subject } = await mailOf('contact-message', { message: { name: 'N'.repeat(200) } });

    expect(subject).toMatch(/^Merchant Inquiry: message from N+…$/);
    expect(subject).toHaveLength(120);
  });

  test('shares its colors with the site', () => {
    const brand = JSON.stringify(tailwind.theme.extend.colors);
    const { dark, light, ...others } = colors;

    for (const color of [...Object.values(light), ...Object.values(others)]) expect(brand).toContain(color);
    expect(Object.keys(dark)).toEqual(Object.keys(light));
  });

  test.each(['light', 'dark'] as const)('has readable contrast: %s', (scheme) => {
    const { page, card, quote, ink, soft, link } = colors[scheme];
    const pairs: string[][] = [ink, soft, link].flatMap((word) => [page, card].map((ground) => [word, ground]));
    pairs.push([ink, quote], [colors.onBand, colors.band], [colors.onButton, colors.button]);

    for (const [word = '', ground = ''] of pairs) {
      expect(contrast(word, ground), `${word} on ${ground}`).toBeGreaterThan(4.5);
    }
  });
});

/** The contrast ratio of two colors such as `#22302F`. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
