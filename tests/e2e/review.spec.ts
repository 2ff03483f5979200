import { randomUUID } from 'node:crypto';
import { formatPhone } from '@functions/domain/phone.ts';
import type { Page } from '@playwright/test';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { freshEmail } from '../fixtures/emails.ts';
import { fillBooking, freshPhone, submit } from './support/booking';
import { deskLinkOf, listLink, openDesk } from './support/desk';
import { addHauler, freshZipCode } from './support/haulers';
import { unfold } from './support/jobs';
import { leadsWith } from './support/leads';
import { findMail, linkIn, mailsTo, pollSender } from './support/mailbox';
import { operatorOf } from './support/operator';
import {
  addCompletedLead,
  askNow,
  buildsSince,
  openQuestion,
  pollPublished,
  publishedWith,
  reviewOf,
} from './support/reviews';
import { expect, test } from './support/test';

// From the completed pickup to the customer, the operator, the hauler and the site.

const QUESTION = 'Is it all gone?';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('a review is asked for, answered, moderated and published until the customer withdraws it', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const zipCode = await freshZipCode(baseURL);
  const hauler = await addHauler(baseURL, { zip_prefixes: [zipCode] });
  const [phone, email, fullName] = [freshPhone(), freshEmail(), `Ana ${randomUUID()}`];
  await page.goto('/book');
  await fillBooking(page.getByRole('main'), phone, fullName, zipCode, 'Torrance');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await submit(page);
  await page.goto(linkIn(await findMail(request, hauler.email, 'Job offer: '), 'job'));
  await button(page, 'Accept this job').click();
  await button(page, 'I called').click();
  await unfold(page, 'Other steps');
  await button(page, 'The job is done').click();
  await page.getByLabel('What did the customer pay?').fill('150');
  await inDialog(page, 'Yes, it’s done').click();
  await expect(page.getByText('Thanks for your work.')).toBeVisible();

  const [lead] = await leadsWith(baseURL, phone);
  if (!lead) throw new Error('The request is not stored');
  await askNow(baseURL, lead);
  const asked = await findMail(request, email, QUESTION, 'We ask every customer we can reach, once');
  expect(asked.text).toContain(hauler.name);
  for (const stars of [1, 2, 3, 4, 5]) expect(asked.html).toContain(`${linkIn(asked, 'review')}#stars=${stars}`);

  const words = `They took the sofa and the piano: ${randomUUID()}.`;
  const question = await openQuestion(page, `${linkIn(asked, 'review')}#stars=4`);
  await expect(question.stars('4 stars')).toBeChecked();
  expect(new URL(page.url()).hash).toBe('');
  await expect(question.mayPublish).not.toBeChecked();
  await question.goneButton('Everything is gone').click();
  await question.price('Yes').check();
  await question.words.fill(words);
  await question.mayPublish.check();
  await expect(question.shownName).toHaveValue('Ana');
  await expect(page.getByText('“Ana, Torrance”')).toBeVisible();
  await question.send.click();
  await expect(question.heading).toHaveText('Thank you.');
  await expect(page.getByText('Someone reads each review before it’s published, usually within a week')).toBeVisible();
  expect(await publishedWith(baseURL, words)).toEqual([]);

  const beforePublishing = new Date();
  const desk = await listLink(request, baseURL);
  await openDesk(page, desk);
  await page.getByRole('article').filter({ hasText: words }).getByRole('link', { name: 'Ana, Torrance' }).click();
  await expect(page.getByText('Can this go on the site?')).toBeVisible();
  await expect(page.getByText('4 of 5 stars')).toHaveCount(0);
  await button(page, 'Publish').click();
  await expect(page.getByText('Saved: the review is published.')).toBeVisible();
  await expect(page.getByText('4 of 5 stars')).toBeVisible();
  await pollPublished(baseURL, words).toEqual([
    {
      first_name: 'Ana',
      city: 'Torrance',
      services: ['Furniture Removal'],
      stars: 4,
      words,
      month: expect.stringMatching(/^\d{4}-\d\d$/),
      language: 'en',
    },
  ]);
  await pollSender(() => buildsSince(request, beforePublishing)).toBeGreaterThan(0);

  const beforeTakingBack = new Date();
  await page.goto(linkIn(asked, 'review'));
  await expect(page.getByText('Published. It’ll appear on the site, usually within an hour')).toBeVisible();
  await question.unpublish.click();
  await expect(question.takenBack).toBeVisible();
  await pollPublished(baseURL, words).toEqual([]);
  await pollSender(() => buildsSince(request, beforeTakingBack)).toBeGreaterThan(0);
  expect(await reviewOf(baseURL, lead)).toMatchObject({ may_publish: false, stars: 4, words });
});

test('what is left is reported to operator and hauler, and the reopened request is not asked about again', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const email = freshEmail();
  const { lead, hauler, jobPath } = await addCompletedLead(baseURL, { email });
  await askNow(baseURL, lead);
  const asked = await findMail(request, email, QUESTION);
  const leftBehind = `The crib, <img src=x onerror="document.title='owned'"> and a bag of ${randomUUID()}`;

  const question = await openQuestion(page, linkIn(asked, 'review'));
  await question.goneButton('Something is left').click();
  await question.leftBehind.fill(leftBehind);
  await question.price('I paid more').check();
  await question.amountPaid.fill('$210');
  await question.star('1 star').click();
  await question.send.click();
  await expect(question.heading).toHaveText('Thank you.');
  await expect(page.getByText(`We’ve told ${hauler.name} and the team`)).toBeVisible();

  const problem = await findMail(request, operatorAddress, leftBehind);
  for (const fact of ['$150', '$210', formatPhone(lead.phone), hauler.name]) expect(problem.text).toContain(fact);
  expect(`${problem.subject} ${problem.text}`).not.toMatch(/\bstars?\b/i);
  expect(problem.html).not.toContain('<img src=x');
  const toHauler = await findMail(request, hauler.email, 'something is left');
  for (const secret of [leftBehind, '210']) expect(toHauler.text).not.toContain(secret);
  expect(linkIn(toHauler, 'job').replaceAll('-', '')).toBe(jobPath);

  await page.goto(jobPath);
  await expect(page.getByText(leftBehind)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$210');

  await openDesk(page, deskLinkOf(problem));
  await expect(page.getByText(leftBehind).first()).toBeVisible();
  expect(await page.title()).not.toContain('owned');
  await button(page, 'Reopen…').click();
  await inDialog(page, 'Reopen it').click();
  await expect(page.getByText('Saved: the request is open again.')).toBeVisible();
  expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ status: 'In Progress' }]);

  await page.goto(jobPath);
  await button(page, 'Job completed').click();
  await page.getByLabel('What did the customer pay?').fill('150');
  await inDialog(page, 'Yes, it’s done').click();
  await expect(page.getByText('Thanks for your work.')).toBeVisible();
  await askNow(baseURL, lead);
  const { data } = await operatorOf(baseURL)
    .from('notifications')
    .select('state')
    .match({ lead_id: lead.id, kind: 'review-asked' })
    .throwOnError();
  expect(data).toEqual([{ state: 'sent' }]);
  // Everything due goes out together.
  const other = { email: freshEmail() };
  await askNow(baseURL, (await addCompletedLead(baseURL, other)).lead);
  await findMail(request, other.email, QUESTION);
  expect((await mailsTo(request, email)).filter(({ subject }) => subject.includes(QUESTION))).toHaveLength(1);

  await page.goto(linkIn(asked, 'review'));
  await question.change.click();
  await question.goneButton('Everything is gone').click();
  await question.send.click();
  await expect(question.heading).toHaveText('Thank you.');
  expect(await reviewOf(baseURL, lead)).toMatchObject({ gone: 'yes', left_behind: null, price: 'higher', version: 2 });
});
