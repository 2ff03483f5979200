import { type WithheldReason, withheldReasons } from '@functions/domain/review.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LegalDocument } from '@/content/shapes/legal-document';

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The text of both pages on a site built with these variables. */
async function legalTexts(variables: Record<string, string | undefined> = {}) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { terms } = await import('@/content/en/terms');
  const { privacy } = await import('@/content/en/privacy');
  return { terms: textOf(terms), privacy: textOf(privacy) };
}

function textOf({ sections }: LegalDocument): string {
  return sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs].map((each) => `${each}\n`)).join('');
}

test('each legal page has five sections and no empty paragraph', async () => {
  const { terms } = await import('@/content/en/terms');
  const { privacy } = await import('@/content/en/privacy');

  for (const { sections } of [terms, privacy]) {
    expect(sections).toHaveLength(5);
    for (const { paragraphs } of sections) {
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^\S.*[^.]\.$/);
    }
  }
});

test('both pages name the legal owner once it is configured', async () => {
  const { terms, privacy } = await legalTexts({
    VITE_SITE_LEGAL_NAME: 'Example Matching, Inc.',
    VITE_SITE_LEGAL_ADDRESS: '1 Example Street, Los Angeles, CA 90012',
  });

  for (const text of [terms, privacy]) {
    expect(text).toContain('PoppyHaul is run by Example Matching, Inc., 1 Example Street, Los Angeles, CA 90012.\n');
  }
});

test.each([
  [{ VITE_SITE_LEGAL_NAME: 'Example Matching, Inc.' }, 'PoppyHaul is run by Example Matching, Inc.\n'],
  [{ VITE_SITE_LEGAL_ADDRESS: 'Box 1, Los Angeles' }, 'The postal address of PoppyHaul is Box 1, Los Angeles.\n'],
])('with only %j they show what is configured', async (variables, sentence) => {
  expect((await legalTexts(variables)).terms).toContain(sentence);
});

test('both pages leave out the legal owner if none is configured', async () => {
  const { terms, privacy } = await legalTexts({ VITE_SITE_LEGAL_NAME: ' ', VITE_SITE_HOW_PAID: '' });

  expect(terms + privacy).not.toMatch(/is run by|postal address|undefined/);
  expect(terms).toContain('Using this website and sending a request cost you nothing.\n');
});

test("the terms use the operator's words for how the site is paid", async () => {
  const { terms } = await legalTexts({ VITE_SITE_HOW_PAID: 'Haulers pay us a fee for each job.' });

  expect(terms).toContain('sending a request cost you nothing. Haulers pay us a fee for each job.\n');
});

test('the terms say that accepting a time is neither a payment nor a fixed price', async () => {
  const { terms } = await legalTexts();

  expect(terms).toContain('The price in a proposal is an estimate.');
  expect(terms).toContain('neither a payment nor a fixed price');
  expect(terms).toContain('The final price is set on inspection, by the hauler, before work starts.');
  expect(terms).toContain('Payment is due on completion of the job');
});

test('the privacy policy has the statements on numbers and consent that carriers require', async () => {
  const { privacy } = await legalTexts();

  expect(privacy).toContain(
    'No mobile information is shared with third parties or affiliates for marketing or promotional purposes. ' +
      'Text messaging opt-in data and consent go to no one except the company that carries our texts. Haulers see only whether you agreed to text messages.\n',
  );
  expect(privacy).toContain('We send text messages only where that box is checked');
});

test('the privacy policy covers replies to texts, and no tracking of opened emails', async () => {
  const { privacy } = await legalTexts();

  expect(privacy).toContain(
    'If you reply STOP to a text message, we keep a hash of your number until you reply START.',
  );
  expect(privacy).toContain('We keep the text of your replies for at most a year.');
  expect(privacy).toContain('It does not report whether you opened it.');
  expect(privacy).toContain('It is the same for everyone, and its address does not say who you are.');
});

test("the privacy policy covers the team's private links, what is stored about them and for how long", async () => {
  const { privacy } = await legalTexts();

  const paragraph = privacy.split('\n').find((text) => text.startsWith('Our team works through private links'));
  expect(paragraph).toContain('without a password');
  expect(paragraph).toContain(
    'we keep what the team does with it, when and under which name, what was there before, and the team’s notes.',
  );
  expect(paragraph).toContain('All of it is deleted with the request or the message.');
});

test('the privacy policy covers the question after a pickup and who sees the answer', async () => {
  const { privacy } = await legalTexts();

  const asked = privacy.split('\n').find((text) => text.startsWith('After your pickup is marked completed'));
  expect(asked).toContain('we ask you once whether everything is gone. Only that needs an answer.');
  expect(privacy).toContain('Once the request is completed, we ask you whether everything is gone.');
  const seen = privacy
    .split('\n')
    .find((text) => text.startsWith('The question whether everything is gone has a private link'));
  expect(seen).toContain('Our team sees the whole answer.');
  expect(seen).toContain(
    'once it is published, what you let us publish. The hauler does not see what you say about the price or what you paid.',
  );
});

test('the privacy policy covers what is published of a review, how to withdraw it and how long it is kept', async () => {
  const { privacy } = await legalTexts();

  const published = privacy.split('\n').find((text) => text.startsWith('Your stars and words are published'));
  expect(published).toContain('only if you check the box there.');
  expect(published).toContain(
    'may withhold them because of what they contain or because they are not from a customer, never because of how many stars they give. No one changes a word.',
  );
  expect(published).toMatch(
    /You can withdraw them at any time: .*or write to us\. They will be off this website within a day\.$/,
  );
  expect(privacy).toContain(
    'for two years after their last change, together with their proposals and your answer to the question whether everything is gone.',
  );
});

test('the terms say that reviews belong to their writers, are shown until withdrawn and can be bad', async () => {
  const { terms } = await legalTexts();

  const paragraph = terms.split('\n').find((text) => text.startsWith('After a pickup is marked completed'));
  expect(paragraph).toContain('Your answer remains yours.');
  expect(paragraph).toContain('If you check the box on that page, you allow');
  expect(paragraph).toContain(
    'until you withdraw that permission. You can do so on that page at any time, or by writing to us.',
  );
  expect(paragraph).toContain('We do not pay anyone for a review.');
  expect(paragraph).toContain('Nothing in these terms forbids a bad review of us or of a hauler');
});

test('the terms list exactly the reasons for withholding a review', async () => {
  const { terms } = await legalTexts();
  const inTerms: Record<WithheldReason, string> = {
    'personal-data': 'other people’s details',
    abuse: 'threats, obscenity, hate speech or false accusations of crime or dishonesty',
    'not-about-the-pickup': 'that is not about the pickup',
    'not-a-customer': 'that is not from a customer',
  };

  const { 'personal-data': details, abuse, 'not-about-the-pickup': elsewhere, 'not-a-customer': stranger } = inTerms;
  expect(Object.keys(inTerms)).toEqual([...withheldReasons]);
  expect(terms).toContain(
    `may withhold a review, whatever its stars, that contains ${details}, ${abuse}, ${elsewhere}, or ${stranger}.`,
  );
});

test('the terms have what carriers require: sender, purpose, frequency, rates, STOP, HELP and no guarantee', async () => {
  const { terms } = await legalTexts({ VITE_SITE_NAME: 'Haul It' });

  const paragraph = terms.split('\n').find((text) => text.startsWith('Text messages from Haul It'));
  expect(paragraph).toMatch(/only to customers who check the optional box/);
  expect(paragraph).toMatch(/texts about their request/);
  expect(paragraph).toMatch(/Once the request is completed, one text asks whether everything is gone\./);
  expect(paragraph).toMatch(/Message frequency varies, usually 3 to 8/);
  expect(paragraph).toMatch(/Message and data rates may apply/);
  expect(paragraph).toMatch(/Reply STOP to end our texts/);
  expect(paragraph).toMatch(/Reply HELP for help, or write to \{email\}/);
  expect(paragraph).toMatch(/carriers are not liable/);
  expect(paragraph).toMatch(/not a condition of getting a quote/);
});

test('consent, terms and privacy policy give the same number of texts', async () => {
  const { terms, privacy } = await legalTexts();
  const { consent } = await import('@/content/en/consent');

  for (const text of [consent.messages, terms, privacy]) expect(text).toContain('usually 3 to 8');
});

test('the privacy policy names Google for its calendar and, with analytics on, for analytics', async () => {
  const without = await legalTexts();
  vi.resetModules();
  const { privacy } = await legalTexts({ VITE_GA_MEASUREMENT_ID: 'G-TEST123' });

  const named = without.privacy.match(/[^.\n]*Google[^.\n]*\./g);
  expect(named).toEqual([
    ' “Add to Google Calendar” is a link to Google.',
    ' Only if you press it does Google get the time and the name of the hauler.',
    ' If the hauler presses their own link, Google gets the time, address, services and estimate of the pickup.',
  ]);
  expect(without.privacy).toContain('it loads no analytics and no advertising from other companies');
  expect(privacy).toContain('This website uses Google Analytics');
  expect(privacy).toContain('What Google gets is described above.');
  expect(privacy).not.toContain('it loads no analytics');
});

const bothCount =
  'This page is available in English and Spanish. If the two versions differ, the version more favorable to you applies.';

test('with Spanish pages on, both texts end with which version counts', async () => {
  const { terms, privacy } = await legalTexts({ VITE_SPANISH: 'on' });

  for (const text of [terms, privacy]) expect(text.trimEnd().endsWith(`\n${bothCount}`)).toBe(true);
  expect(privacy).toContain('The language we keep is the language of the page you sent your request from.');
});

test.each(['off', undefined])('with VITE_SPANISH=%s, no English text mentions Spanish ones', async (setting) => {
  const { terms, privacy } = await legalTexts({ VITE_SPANISH: setting });
  const { words } = await import('@/content/en/faq');

  expect(terms + privacy + JSON.stringify(words)).not.toMatch(/in Spanish|Spanish page/);
});

test('the page on accessibility has the same date in both languages, names Spanish only if it is on', async () => {
  vi.stubEnv('VITE_SPANISH', 'off');
  const { accessibility: withoutSpanish } = await import('@/content/en/accessibility');
  vi.resetModules();
  vi.stubEnv('VITE_SPANISH', 'on');
  const { accessibility: english } = await import('@/content/en/accessibility');
  const { accessibility: spanish } = await import('@/content/es/accessibility');

  expect(spanish.updated).toBe(english.updated);
  const onlyInEnglish = 'City pages and the blog are in English only.\n';
  expect(textOf(english).split(onlyInEnglish)).toHaveLength(2);
  expect(textOf(withoutSpanish)).toBe(textOf(english).replace(onlyInEnglish, ''));
});

test('both texts have the same date in both languages', async () => {
  const english = [(await import('@/content/en/terms')).terms, (await import('@/content/en/privacy')).privacy];
  const spanish = [(await import('@/content/es/terms')).terms, (await import('@/content/es/privacy')).privacy];

  expect(new Set([...english, ...spanish].map(({ updated }) => updated)).size).toBe(1);
});

test('the terms say who is asked first, in both languages', async () => {
  const { terms } = await legalTexts();
  const { terms: spanish } = await import('@/content/es/terms');

  expect(terms).toContain(
    'first to those who speak the request’s language, then to those who handle everything on it.',
  );
  expect(textOf(spanish)).toContain(
    'primero a las que hablan el idioma de la solicitud y luego a las que se llevan todo',
  );
});
