import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { attestedWords } from '@functions/words/es/attested.ts';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { words } from '../../src/content/es/agreement.ts';
import { addHauler } from './support/haulers';
import { withLook } from './support/look';
import { findMail, linkIn } from './support/mailbox';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';

const { terms, crews } = attestedWords;

test('a hauler is asked by email in Spanish, accepts on the page and gets a copy', async ({
  page,
  request,
  baseURL,
}) => {
  const look = await withLook(page);
  const papers = { active: false, agreement_version: null, agreement_accepted_at: null };
  const hauler = await addHauler(baseURL, { ...papers, languages: ['es'] });
  const agreements = async () => {
    const rows = operatorOf(baseURL).from('hauler_agreements').select().eq('hauler_id', hauler.id);
    return (await rows.throwOnError()).data;
  };
  const heading = page.getByRole('heading', { level: 1 });
  const accept = page.getByRole('button', { name: words.form.accept });
  const until = dayInLosAngeles(365);

  await page.goto(linkIn(await findMail(request, hauler.email, '/agreement/'), 'agreement'));
  await expect(heading).toContainText(words.open.heading);
  await look('open');
  expect(await agreements()).toEqual([]);
  await accept.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7);
  await look('with what is missing');
  await page.getByLabel(words.form.name).fill('Ana Ruiz');
  await page.getByLabel(terms.registered).check();
  await page.getByLabel(terms.liabilityUntil).fill(until);
  await page.getByLabel(terms.truckUntil).fill(until);
  await page.getByLabel(terms.carrierPermit).fill('CA 0123456');
  await page.getByLabel(crews.employees).check();
  await page.getByLabel(words.form.agreed('').trim()).check();
  await accept.click();

  await expect(heading).toContainText(words.accepted.heading(hauler.name, '').trim());
  await expect(heading).toBeFocused();
  expect(await agreements()).toMatchObject([
    { how: 'link', accepted_by: 'Ana Ruiz', language: 'es', version: AGREEMENT_VERSION, business_name: hauler.name },
  ]);
  await look('accepted');
  await page.reload();
  await expect(page.getByText(words.accepted.by('Ana Ruiz'))).toBeVisible();
  await expect(accept).toHaveCount(0);
  const copy = await findMail(request, hauler.email, 'CA 0123456');
  expect(copy.text).not.toContain('/agreement/');
  await findMail(request, operatorAddress, hauler.name, 'Agreement accepted');
});
