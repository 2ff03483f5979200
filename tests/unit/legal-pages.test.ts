import { type WithheldReason, withheldReasons } from '@functions/domain/review.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type LegalDocument, linesOf } from '@/content/shapes/legal-document';

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

type Variables = Record<string, string | undefined>;

/** The words of a site built with these variables. */
async function wordsWith(variables: Variables) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const [{ terms }, { privacy }, { words: faq }] = await Promise.all([
    import('@/content/en/terms'),
    import('@/content/en/privacy'),
    import('@/content/en/faq'),
  ]);
  return { terms, privacy, faq };
}

/** The text of both pages. */
async function legalTexts(variables: Variables = {}) {
  const { terms, privacy } = await wordsWith(variables);
  return { terms: textOf(terms), privacy: textOf(privacy) };
}

function textOf({ sections }: LegalDocument): string {
  const lines = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs.flatMap(linesOf)]);
  return lines.map((line) => `${line}\n`).join('');
}

test.each<[Variables, string | undefined]>([
  [
    { VITE_SITE_LEGAL_NAME: 'Example, Inc.', VITE_SITE_LEGAL_ADDRESS: '1 Example Street, Los Angeles, CA 90012' },
    'PoppyHaul is run by Example, Inc., 1 Example Street, Los Angeles, CA 90012.\n',
  ],
  [{ VITE_SITE_LEGAL_NAME: 'Example Matching, Inc.' }, 'PoppyHaul is run by Example Matching, Inc.\n'],
  [{ VITE_SITE_LEGAL_ADDRESS: 'Box 1, Los Angeles' }, 'The postal address of PoppyHaul is Box 1, Los Angeles.\n'],
  [{ VITE_SITE_LEGAL_NAME: ' ' }, undefined],
])('both pages say who runs the site as far as it is configured: %j', async (variables, sentence) => {
  const { terms, privacy } = await legalTexts(variables);

  if (sentence) for (const text of [terms, privacy]) expect(text).toContain(sentence);
  else expect(terms + privacy).not.toMatch(/is run by|postal address|undefined/);
});

test("how the site is paid, and what haulers pay, is said in the operator's words or not at all", async () => {
  async function saidWith(variables: Variables) {
    const { terms, faq } = await wordsWith(variables);
    const { words: about } = await import('@/content/en/about');
    const costs = [await import('@/content/en/haulers'), await import('@/content/es/haulers')];
    const answers = faq.sections.flatMap(({ faqs }) => faqs).filter(({ question }) => /make money/.test(question));
    return {
      terms: /Using this website and sending a request cost you nothing\.(.*)\n/.exec(textOf(terms))?.[1],
      answers: [...answers, about.marketplace.howPaid].flatMap((each) => (each ? each.answer : [])),
      costs: costs.map(({ words }) => words.cost?.text),
    };
  }
  const paid = 'Haulers pay us for each job.';

  expect(await saidWith({ VITE_SITE_HOW_PAID: paid, VITE_SITE_HAULER_COST: ' 10% of what you are paid. ' })).toEqual({
    terms: ` ${paid}`,
    answers: [paid, paid],
    costs: ['10% of what you are paid.', '10% of what you are paid.'],
  });
  expect(await saidWith({ VITE_SITE_HOW_PAID: '', VITE_SITE_HAULER_COST: '' })).toEqual({
    terms: '',
    answers: [],
    costs: [undefined, undefined],
  });
});

test('the terms have what carriers require: sender, purpose, frequency, rates, STOP, HELP and no guarantee', async () => {
  const { terms } = await legalTexts({ VITE_SITE_NAME: 'Haul It' });

  expect(terms).toContain('Text messages from Haul It go');
  for (const required of [
    ...[/only to customers who check the optional box/, /texts about their request/],
    ...[/Message frequency varies, usually 3 to 8/, /Message and data rates may apply/, /Reply STOP to end our texts/],
    ...[/Reply HELP for help, or write to hello@/, /carriers are not liable/, /not a condition of getting a quote/],
  ]) {
    expect(terms).toMatch(required);
  }
});

test('the privacy policy has what carriers require, and consent and terms the same number of texts', async () => {
  const { terms, privacy } = await legalTexts();
  const { consent } = await import('@/content/en/consent');

  expect(privacy).toContain(
    'No mobile information is shared with third parties or affiliates for marketing or promotional purposes. ' +
      'Text messaging opt-in data and consent go to no one, with two exceptions: the company that carries our texts, ' +
      'and the haulers who are offered your request. They see only whether you agreed to texts.',
  );
  expect(privacy).toContain('We send text messages only where that box is checked');
  expect(privacy).toContain(
    'Your number, scrambled (a hash): If you reply STOP to a text message: until you reply START.',
  );
  for (const text of [consent.messages, terms, privacy]) expect(text).toContain('usually 3 to 8');
});

test('the terms allow bad reviews, and list exactly the reasons for withholding one', async () => {
  const inTerms: Record<WithheldReason, string> = {
    'personal-data': 'contains other people’s details;',
    abuse: 'contains threats, obscenity, hate speech or false accusations of crime or dishonesty;',
    'not-about-the-pickup': 'is not about the pickup; or',
    'not-a-customer': 'is not from a customer.',
  };

  const { terms } = await legalTexts();

  for (const said of [
    'Your answer remains yours.',
    'do not pay anyone for them.',
    'Nothing in these terms forbids a bad review of us or of a hauler',
    `we may withhold a review only if it:\n${withheldReasons.map((reason) => inTerms[reason]).join('\n')}\n`,
  ]) {
    expect(terms).toContain(said);
  }
});

test('the privacy policy names Google for its calendar and, with analytics on, for analytics', async () => {
  const without = await legalTexts();
  const { privacy } = await legalTexts({ VITE_GA_MEASUREMENT_ID: 'G-TEST123' });

  const named = without.privacy.match(/[^.\n]*Google[^.\n]*\./g) ?? [];
  expect(named.filter((sentence) => !/press|Add to Google Calendar/.test(sentence))).toEqual([]);
  expect(named).not.toEqual([]);
  expect(without.privacy).toContain('it loads no analytics and no advertising from other companies');
  expect(privacy).toContain('This website uses Google Analytics');
  expect(privacy).not.toContain('it loads no analytics');
});

test.each([
  [undefined, true],
  ['off', false],
])('with VITE_REPORTS=%s the privacy policy tells of reports: %s', async (setting, isTold) => {
  const { privacy } = await legalTexts({ VITE_REPORTS: setting });
  const spanish = textOf((await import('@/content/es/privacy')).privacy);

  const told = [privacy.includes('breaks in your browser'), spanish.includes('falla en su navegador')];
  expect(told).toEqual([isTold, isTold]);
});

test('with Spanish pages on, both texts end with which version counts', async () => {
  const { terms, privacy } = await legalTexts({ VITE_SPANISH: 'on' });

  for (const text of [terms, privacy]) {
    expect(text).toMatch(/If the two versions differ, the version more favorable to you applies\.\n$/);
  }
});

test.each(['off', undefined])('with VITE_SPANISH=%s, no English text mentions Spanish ones', async (setting) => {
  const { terms, privacy, faq } = await wordsWith({ VITE_SPANISH: setting });
  const { accessibility } = await import('@/content/en/accessibility');

  const texts = JSON.stringify([terms, privacy, faq, accessibility]);
  expect(texts).not.toMatch(/in Spanish|Spanish page|in English only/);
});

test('each legal page has the same date in both languages', async () => {
  for (const name of ['terms', 'privacy', 'accessibility'] as const) {
    const [english, spanish] = [await import(`@/content/en/${name}.ts`), await import(`@/content/es/${name}.ts`)];

    expect(spanish[name].updated).toBe(english[name].updated);
  }
});
