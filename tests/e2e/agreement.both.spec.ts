import { randomUUID } from 'node:crypto';
import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import type { Language } from '@functions/domain/languages.ts';
import type { Locator, Page } from '@playwright/test';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { words as english } from '../../src/content/en/agreement.ts';
import { words as spanish } from '../../src/content/es/agreement.ts';
import { attestedWords as englishAttested } from '../../supabase/functions/_shared/words/en/attested.ts';
import { attestedWords as spanishAttested } from '../../supabase/functions/_shared/words/es/attested.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { atOneWidth, inEachLanguage } from './support/languages';
import { findMail, linkIn } from './support/mailbox';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);

const texts = {
  en: { words: english, terms: englishAttested.terms, crews: englishAttested.crews },
  es: { words: spanish, terms: spanishAttested.terms, crews: spanishAttested.crews },
};

/** Adds a hauler without the agreement, who is asked to accept it by email. */
async function addHaulerToAsk(baseURL: string | undefined, language: Language) {
  const hauler = {
    ...vettedHauler(['99999']),
    ...{ name: `Bay Haul ${randomUUID().slice(0, 8)}`, languages: [language] },
    ...{ active: false, agreement_version: null, agreement_accepted_at: null },
  };
  const { data } = await operatorOf(baseURL).from('haulers').insert(hauler).select().single().throwOnError();
  return data;
}

/** The fields of the form, in order. */
function formOn(page: Page, language: Language) {
  const { words, terms, crews } = texts[language];
  return {
    name: page.getByLabel(words.form.name),
    registered: page.getByLabel(terms.registered),
    liability: page.getByLabel(terms.liabilityUntil),
    truck: page.getByLabel(terms.truckUntil),
    permit: page.getByLabel(terms.carrierPermit),
    crew: page.getByLabel(crews.employees),
    agreed: page.getByLabel(words.form.agreed('').trim()),
    accept: page.getByRole('button', { name: words.form.accept }),
    heading: page.getByRole('heading', { level: 1 }),
  };
}

async function fillIn(form: ReturnType<typeof formOn>) {
  await form.name.fill('Ana Ruiz');
  await form.registered.check();
  await form.liability.fill(NEXT_YEAR);
  await form.truck.fill(NEXT_YEAR);
  await form.permit.fill('CA 0123456');
  await form.crew.check();
  await form.agreed.check();
}

async function agreementsOf(baseURL: string | undefined, { id }: { id: string }) {
  const rows = operatorOf(baseURL).from('hauler_agreements').select().eq('hauler_id', id);
  return (await rows.throwOnError()).data;
}

inEachLanguage((language) => {
  const { words } = texts[language];

  test('a hauler is asked by email, accepts on the page and gets a copy', { tag: atOneWidth[language] }, async ({
    page,
    request,
    baseURL,
  }) => {
    const hauler = await addHaulerToAsk(baseURL, language);
    const asked = await findMail(request, hauler.email, '/agreement/');
    const form = formOn(page, language);

    await page.goto(linkIn(asked, 'agreement'));
    await expect(form.heading).toContainText(words.open.heading);
    expect(await agreementsOf(baseURL, hauler)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await form.accept.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7);
    expect(await violationsOf(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await fillIn(form);
    await form.accept.click();

    await expect(form.heading).toContainText(words.accepted.heading(hauler.name, '').trim());
    await expect(form.heading).toBeFocused();
    expect(await agreementsOf(baseURL, hauler)).toMatchObject([
      { how: 'link', accepted_by: 'Ana Ruiz', language, version: AGREEMENT_VERSION, business_name: hauler.name },
    ]);
    expect(await violationsOf(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.reload();
    await expect(page.getByText(words.accepted.by('Ana Ruiz'))).toBeVisible();
    await expect(form.accept).toHaveCount(0);
    const copy = await findMail(request, hauler.email, 'CA 0123456');
    expect(copy.text).not.toContain('/agreement/');
    await findMail(request, operatorAddress, hauler.name, 'Agreement accepted');
  });
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

test('the keyboard is enough, and the document is served without its address', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  const hauler = await addHaulerToAsk(baseURL, 'en');
  const path = linkIn(await findMail(request, hauler.email, 'Please read and accept our agreement'), 'agreement');
  const form = formOn(page, 'en');
  const response = await page.goto(path);
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await expect(page).toHaveTitle('Agreement | PoppyHaul');

  await tabTo(page, form.name);
  await page.keyboard.type('Ana Ruiz');
  await tabTo(page, form.registered);
  await page.keyboard.press('Space');
  const [year, month, day] = NEXT_YEAR.split('-');
  for (const field of [form.liability, form.truck]) {
    await tabTo(page, field);
    await page.keyboard.type(`${month}${day}${year}`);
  }
  await tabTo(page, form.permit);
  await page.keyboard.type('CA 0123456');
  await tabTo(page, page.getByLabel('I work alone'));
  await page.keyboard.press('Space');
  await tabTo(page, form.agreed);
  await page.keyboard.press('Space');
  await tabTo(page, form.accept);
  await page.keyboard.press('Enter');

  await expect(form.heading).toContainText(`${hauler.name} accepted this agreement on`);
  expect(await agreementsOf(baseURL, hauler)).toMatchObject([
    { attested: { liabilityUntil: NEXT_YEAR, truckUntil: NEXT_YEAR, crew: 'alone' } },
  ]);
});
