import { randomUUID } from 'node:crypto';
import { formatPhone } from '@functions/domain/phone.ts';
import type { Page } from '@playwright/test';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { freshEmail } from '../fixtures/emails.ts';
import { fillBooking, freshPhone, submit } from './support/booking';
import { deskLinkOf, listLink, openDesk } from './support/desk';
import { unfold } from './support/jobs';
import { leadsWith } from './support/leads';
import { findMail, findText, linkIn, mailsTo, pollSender, sendAtOnce } from './support/mailbox';
import { operatorOf } from './support/operator';
import {
  addAskedLead,
  addCompletedLead,
  addReviewedHauler,
  answer,
  askNow,
  buildAtOnce,
  buildsSince,
  moderate,
  openQuestion,
  pollPublished,
  publishedWith,
  questionOn,
  reviewOf,
  visitorClient,
} from './support/reviews';
import { expect, test } from './support/test';

// From the completed pickup to the customer, the operator, the hauler and the site. Each test makes its own question
// due instead of changing the settings, because other tests complete requests, too.

test.beforeAll(async ({ baseURL }) => {
  await sendAtOnce(baseURL);
  await buildAtOnce(baseURL);
});

const QUESTION = 'Is it all gone?';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** A five-star answer by Ana that can be published. */
const praise = { gone: 'yes', stars: 5, may_publish: true, shown_name: 'Ana' } as const;

test('a review is asked for, answered, moderated and published until the customer withdraws it', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const hauler = await addReviewedHauler(baseURL, '93977');
  const [phone, email, fullName] = [freshPhone(), freshEmail(), `Ana ${randomUUID()}`];
  await page.goto('/book');
  await fillBooking(page.getByRole('main'), phone, fullName, '93977', 'Torrance');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await submit(page);
  await page.goto(linkIn(await findMail(request, hauler.email, 'You have a job offer'), 'job'));
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
  await question.gone('Yes').check();
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
  const { lead, hauler, jobPath } = await addCompletedLead(baseURL, { email, zip_code: '93978' });
  await askNow(baseURL, lead);
  const asked = await findMail(request, email, QUESTION);
  const leftBehind = `The crib, and a bag of ${randomUUID()}`;

  const question = await openQuestion(page, linkIn(asked, 'review'));
  await question.gone('No').check();
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
  const toHauler = await findMail(request, hauler.email, 'something is left');
  for (const secret of [leftBehind, '210']) expect(toHauler.text).not.toContain(secret);
  expect(linkIn(toHauler, 'job').replaceAll('-', '')).toBe(jobPath);

  await page.goto(jobPath);
  await expect(page.getByText(leftBehind)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$210');

  await openDesk(page, deskLinkOf(problem));
  await expect(page.getByText(leftBehind).first()).toBeVisible();
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
  const other = { email: freshEmail(), zip_code: '93978' };
  await askNow(baseURL, (await addCompletedLead(baseURL, other)).lead);
  await findMail(request, other.email, QUESTION);
  expect((await mailsTo(request, email)).filter(({ subject }) => subject.includes(QUESTION))).toHaveLength(1);

  await page.goto(linkIn(asked, 'review'));
  await question.change.click();
  await question.gone('Yes').check();
  await question.send.click();
  await expect(question.heading).toHaveText('Thank you.');
  expect(await reviewOf(baseURL, lead)).toMatchObject({ gone: 'yes', left_behind: null, price: 'higher', version: 2 });
});

test('a customer with only a phone number is asked by text', async ({ page, request, baseURL }) => {
  const phone = `213${freshPhone().slice(3)}`;
  const { lead } = await addCompletedLead(baseURL, { phone, agreed_to_messages: true, zip_code: '93979' });
  await askNow(baseURL, lead);

  const text = await findText(request, phone, 'your pickup is marked completed. Is it all gone?');

  await openQuestion(page, linkIn(text, 'review'));
});

test("a withheld review shows its author the reason, is counted and can't be read by anyone", async ({
  page,
  request,
  baseURL,
}) => {
  const { lead, token, path } = await addAskedLead(baseURL, { zip_code: '93979' });
  const words = `My neighbor's number is on the gate: ${randomUUID()}.`;
  await answer(baseURL, token, { ...praise, words });
  await openDesk(page, await listLink(request, baseURL));
  await page.getByRole('article').filter({ hasText: words }).getByRole('link', { name: 'Ana, Torrance' }).click();

  await button(page, 'Withhold…').click();
  await page.getByRole('dialog').getByText('It has other people’s personal details').click();
  await inDialog(page, 'Withhold it').click();
  await expect(page.getByText('Saved: the review is withheld.')).toBeVisible();

  expect(await reviewOf(baseURL, lead)).toMatchObject({ moderation: 'withheld', withheld_because: 'personal-data' });
  expect(await publishedWith(baseURL, words)).toEqual([]);
  const withheld = async () =>
    (await visitorClient(baseURL).from('review_figures').select('withheld').single().throwOnError()).data.withheld;
  await expect.poll(withheld).toMatchObject({ 'personal-data': expect.any(Number) });
  await page.goto(path);
  await expect(page.getByText(/^Not published: .*You can change it until /)).toBeVisible();
});

test.describe('a review edited while the desk shows it', () => {
  test.use({ allowedConsole: /status of 409|Nothing was changed at the desk/ });

  test('is not published with the earlier version', async ({ page, request, baseURL }) => {
    const { lead, token } = await addAskedLead(baseURL, { zip_code: '93979' });
    const [before, after] = [`They came at noon: ${randomUUID()}.`, `They came at one: ${randomUUID()}.`];
    await answer(baseURL, token, { ...praise, words: before });
    await openDesk(page, await listLink(request, baseURL));
    await page.getByRole('article').filter({ hasText: before }).getByRole('link', { name: 'Ana, Torrance' }).click();
    await expect(page.getByText('Can this go on the site?')).toBeVisible();
    await answer(baseURL, token, { ...praise, words: after });

    await button(page, 'Publish').click();

    await expect(page.getByText(after).first()).toBeVisible();
    expect(await reviewOf(baseURL, lead)).toMatchObject({ moderation: 'waiting', words: after, version: 2 });
    expect(await publishedWith(baseURL, after)).toEqual([]);
  });
});

test('deleting a person removes their review and requests a build', async ({ request, baseURL }) => {
  const { lead, token } = await addAskedLead(baseURL, { zip_code: '93990' });
  const words = `Gone in an hour, and swept: ${randomUUID()}.`;
  await answer(baseURL, token, { ...praise, words });
  await moderate(baseURL, lead);
  const before = new Date();
  await pollSender(() => buildsSince(request, before)).toBeGreaterThan(0);
  await pollPublished(baseURL, words).toHaveLength(1);

  const beforeDeletion = new Date();
  await operatorOf(baseURL).rpc('delete_person', { phone: lead.phone }).throwOnError();

  await pollPublished(baseURL, words).toEqual([]);
  await pollSender(() => buildsSince(request, beforeDeletion)).toBeGreaterThan(0);
});

test.describe('a stranger', () => {
  /** Asks the function `review`, as a page of the site does. */
  function ask(baseURL: string | undefined, content: unknown) {
    return fetch(`${baseURL}/functions/v1/review`, {
      method: 'POST',
      headers: { apikey: embeddedKeys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });
  }

  test('changes nothing by opening a link, which is not indexed and sends no referrer', async ({
    page,
    request,
    baseURL,
  }) => {
    const { lead, path } = await addAskedLead(baseURL);
    const before = await reviewOf(baseURL, lead);
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

    await openQuestion(page, `${path}#stars=1`);

    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    expect(await page.title()).not.toContain(lead.full_name);
    expect(await reviewOf(baseURL, lead)).toEqual(before);
  });

  test('with an unknown link is told so, and a malformed one calls no function', async ({ page, baseURL }) => {
    const { lead, token, jobPath } = await addAskedLead(baseURL);
    const unasked = await addCompletedLead(baseURL);
    const { token: tooEarly } = await reviewOf(baseURL, unasked.lead);
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/functions/v1/review')) asked.push(sent.postDataJSON().token);
    });

    const others = ['0000000000000000', lead.tracking_id, jobPath.slice('/job/'.length), tooEarly];
    for (const other of others) {
      await page.goto(`/review/${other}`);
      await expect(questionOn(page).heading).toHaveText('We don’t recognize this link');
    }
    expect(asked).toEqual(others);
    await page.goto(`/review/${token.slice(0, 15)}`);
    await expect(questionOn(page).heading).toHaveText('We don’t recognize this link');
    expect(asked).toEqual(others);
  });

  test('gets the same answer for every unknown link and action and changes nothing', async ({ baseURL }) => {
    const { lead } = await addAskedLead(baseURL);
    for (const act of [{ action: 'look' }, { action: 'unpublish' }, { action: 'answer', gone: 'yes' }]) {
      for (const token of ['0000000000000000', lead.tracking_id]) {
        const response = await ask(baseURL, { token, ...act });
        expect([response.status, await response.json()]).toEqual([200, { message: 'We don’t recognize this link.' }]);
      }
    }
    expect(await reviewOf(baseURL, lead)).toMatchObject({ answered_at: null, version: 0 });
  });

  test("can't read tables, operator functions or hidden columns", async ({ baseURL }) => {
    const { lead, token } = await addAskedLead(baseURL);
    const words = `Two men, one truck: ${randomUUID()}.`;
    await answer(baseURL, token, { ...praise, words });
    await moderate(baseURL, lead);
    const get = async (path: string) => {
      const response = await fetch(`${baseURL}/rest/v1/${path}`, { headers: { apikey: embeddedKeys.publishable } });
      return { status: response.status, text: await response.text() };
    };

    await pollPublished(baseURL, words).toHaveLength(1);
    const [shown] = JSON.parse((await get(`published_reviews?words=eq.${encodeURIComponent(words)}`)).text);
    expect(Object.keys(shown).sort()).toEqual(
      ['rank', 'first_name', 'city', 'services', 'stars', 'words', 'month', 'language'].sort(),
    );
    for (const path of ['reviews', 'hauler_report', 'reviews?select=token', 'reviews?select=*,leads(*)']) {
      const { text } = await get(path);
      for (const secret of [token, lead.id, lead.phone, words]) expect(text, path).not.toContain(secret);
    }
    for (const path of ['token=not.is.null', 'select=*,leads(*)', 'select=*,reviews(*)'])
      expect((await get(`published_reviews?${path}`)).status, path).toBe(400);

    const stranger = visitorClient(baseURL);
    const tries = [
      await stranger.rpc('answer_review', { token, gone: 'no' }),
      await stranger.rpc('view_review', { token }),
      await stranger.rpc('unpublish_review', { token }),
      await stranger.rpc('moderate_review', { lead_id: lead.id, version: 1, withheld_because: 'abuse' }),
      await stranger.from('reviews').insert({ lead_id: lead.id }),
    ];
    expect(tries.map(({ error }) => error?.code)).toEqual(Array(5).fill('42501'));
    await stranger.from('reviews').update({ stars: 1 }).eq('token', token);
    await stranger.from('reviews').delete().eq('token', token);
    expect(await reviewOf(baseURL, lead)).toMatchObject({ stars: 5, moderation: 'published', version: 1 });
  });

  test('markup in a review is shown as text', async ({ page, request, baseURL }) => {
    const { token, path } = await addAskedLead(baseURL, { zip_code: '93990' });
    const words = `<img src=x onerror="document.title='owned'"><script>alert(1)</script> ${randomUUID()}`;
    await answer(baseURL, token, { ...praise, gone: 'partly', left_behind: words, words });
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    const mail = await findMail(request, operatorAddress, words);
    expect(mail.html).not.toContain('<script>alert(1)');
    await openDesk(page, deskLinkOf(mail));
    await expect(page.getByText(words).first()).toBeVisible();
    expect(await page.title()).not.toContain('owned');
  });

  test.describe('a customer after the deadline', () => {
    test.use({ allowedConsole: /status of 409|The review was not sent/ });

    test('is told so, changes nothing and can still withdraw permission to publish', async ({ page, baseURL }) => {
      const { lead, token, path } = await addAskedLead(baseURL);
      await answer(baseURL, token, { ...praise, words: 'On time.' });
      await page.goto(path);
      const question = questionOn(page);
      await question.change.click();
      await question.words.fill('Late.');
      const long = new Date(Date.now() - 30 * 24 * 60 * 60_000).toISOString();
      const operator = operatorOf(baseURL);
      await operator.from('reviews').update({ answered_at: long }).eq('token', token).throwOnError();
      await operator.from('lead_status_changes').update({ changed_at: long }).eq('lead_id', lead.id).throwOnError();

      await question.send.click();

      await expect(question.unpublish).toBeVisible();
      await expect(question.send).toHaveCount(0);
      expect(await reviewOf(baseURL, lead)).toMatchObject({ words: 'On time.', version: 1 });
      const refused = await ask(baseURL, { token, action: 'answer', gone: 'no' });
      expect([refused.status, await refused.json()]).toMatchObject([409, { statusCode: 409, code: 'closed' }]);
      await question.unpublish.click();
      await expect(question.takenBack).toBeVisible();
      expect(await reviewOf(baseURL, lead)).toMatchObject({ may_publish: false });
    });
  });
});
