import type { Locator, Page } from '@playwright/test';
import { isAlive } from './support/is-alive';
import { operatorOf } from './support/operator';
import { addAskedLead, answer, moderate, openQuestion, questionOn, reviewOf } from './support/reviews';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const MONTH_MS = 30 * 24 * 60 * 60_000;

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** The page's requests to the function, except for loading. */
function actsOf(page: Page): string[] {
  const acts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/functions/v1/review')) return;
    const { action } = request.postDataJSON();
    if (action !== 'look') acts.push(action);
  });
  return acts;
}

/** Moves the request past the deadline for answers. */
async function letTimePass(baseURL: string | undefined, lead: { id: string }) {
  const operator = operatorOf(baseURL);
  const past = new Date(Date.now() - MONTH_MS).toISOString();
  const { answered_at } = await reviewOf(baseURL, lead);
  await operator
    .from('reviews')
    .update({ asked_at: past, ...(answered_at && { answered_at: past }) })
    .eq('lead_id', lead.id)
    .throwOnError();
  await operator.from('lead_status_changes').update({ changed_at: past }).eq('lead_id', lead.id).throwOnError();
}

test('one answer is enough, and unanswered questions are not shown', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const { lead, path } = await addAskedLead(baseURL);
  const question = await openQuestion(page, path);

  await question.gone('Yes').check();
  await question.send.click();

  await expect(question.heading).toHaveText('Thank you.');
  await expect(question.heading).toBeFocused();
  await expect(page.getByText('We’ve told')).toHaveCount(0);
  await expect(question.unpublish).toHaveCount(0);
  expect(await reviewOf(baseURL, lead)).toMatchObject({
    gone: 'yes',
    left_behind: null,
    price: null,
    amount_paid: null,
    stars: null,
    words: null,
    may_publish: false,
    version: 1,
  });
});

test('everything can be answered, corrected and withdrawn with the keyboard', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  const { lead, path } = await addAskedLead(baseURL);
  const question = await openQuestion(page, path);

  await tabTo(page, question.send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Tell us if it’s all gone' }).first()).toBeVisible();
  await tabTo(page, question.gone('Yes'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(question.gone('Something is left')).toBeChecked();
  await tabTo(page, question.leftBehind);
  await page.keyboard.type('A lamp');
  await tabTo(page, question.price('Yes'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(question.price('I paid less')).toBeChecked();
  await tabTo(page, question.amountPaid);
  await page.keyboard.type('90');
  await tabTo(page, question.stars('1 star'));
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowRight');
  await expect(question.stars('3 stars')).toBeChecked();
  await tabTo(page, question.words);
  await page.keyboard.type('Friendly, but in a hurry.');
  await tabTo(page, question.mayPublish);
  await page.keyboard.press('Space');
  await tabTo(page, question.shownName);
  await expect(question.shownName).toHaveValue('Ana');
  await page.keyboard.press('End');
  await page.keyboard.type(' D.');
  await expect(page.getByText('“Ana D., Torrance”')).toBeVisible();
  await tabTo(page, question.send);
  await page.keyboard.press('Enter');
  await expect(question.heading).toHaveText('Thank you.');
  await expect(question.heading).toBeFocused();
  expect(await reviewOf(baseURL, lead)).toMatchObject({
    gone: 'partly',
    left_behind: 'A lamp',
    price: 'lower',
    amount_paid: 90,
    stars: 3,
    words: 'Friendly, but in a hurry.',
    may_publish: true,
    shown_name: 'Ana D.',
    shown_city: 'Torrance',
  });

  await tabTo(page, question.change);
  await page.keyboard.press('Enter');
  await expect(question.gone('Something is left')).toBeChecked();
  await tabTo(page, question.gone('Something is left'));
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, question.send);
  await page.keyboard.press('Enter');
  await expect(question.heading).toBeFocused();
  await tabTo(page, question.unpublish);
  await page.keyboard.press('Enter');
  await expect(question.takenBack).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On the site' })).toBeFocused();
  expect(await reviewOf(baseURL, lead)).toMatchObject({ gone: 'yes', left_behind: null, may_publish: false });
});

test('a double click is one answer, and typed text comes back after a reload', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  const { lead, path } = await addAskedLead(baseURL);
  const acts = actsOf(page);
  const question = await openQuestion(page, path);
  await question.gone('No').check();
  await question.leftBehind.fill('All of it');
  await page.reload();
  await expect(question.gone('No')).toBeChecked();
  await expect(question.leftBehind).toHaveValue('All of it');

  await question.send.dblclick();

  await expect(question.heading).toHaveText('Thank you.');
  expect(acts).toEqual(['answer']);
  expect(await reviewOf(baseURL, lead)).toMatchObject({ left_behind: 'All of it', version: 1 });
});

test.describe('offline', { tag: '@desktop' }, () => {
  // The browser's message about prefetched code of other pages.
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('an answer waits, says so, and is sent once when the connection is back', async ({ page, context, baseURL }) => {
    const { lead, path } = await addAskedLead(baseURL);
    const acts = actsOf(page);
    const question = await openQuestion(page, path);
    await isAlive(page);
    await question.gone('Yes').check();
    await context.setOffline(true);

    await question.send.dblclick();
    await expect(page.getByText('You’re offline.')).toBeVisible();
    expect(acts).toEqual([]);
    await context.setOffline(false);

    await expect(question.heading).toHaveText('Thank you.');
    expect(acts).toEqual(['answer']);
    expect(await reviewOf(baseURL, lead)).toMatchObject({ gone: 'yes', version: 1 });
  });
});

test.describe('a failing function', { tag: '@desktop' }, () => {
  test.use({ allowedConsole: /status of 429|The review was not sent/ });

  test('is reported, the form keeps its values, and it can be sent again', async ({ page, baseURL }) => {
    const { lead, path } = await addAskedLead(baseURL);
    const question = await openQuestion(page, path);
    await question.gone('Something is left').check();
    await question.leftBehind.fill('The rug');
    await page.route('**/functions/v1/review', async (route) => {
      if (route.request().postDataJSON().action === 'look') return route.fallback();
      await route.fulfill({ status: 429, json: { statusCode: 429, message: 'Too many requests.' } });
    });

    await question.send.click();

    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t send it' })).toBeVisible();
    await expect(question.leftBehind).toHaveValue('The rug');
    expect(await violationsOf(page)).toEqual([]);
    expect(await reviewOf(baseURL, lead)).toMatchObject({ version: 0 });
    await page.unroute('**/functions/v1/review');
    await question.send.click();
    await expect(question.heading).toHaveText('Thank you.');
    expect(await reviewOf(baseURL, lead)).toMatchObject({ left_behind: 'The rug', version: 1 });
  });
});

test.describe('appearance', () => {
  test.use({ allowedConsole: /status of 429/ });

  test('every state is accessible, fits and shows its focus', async ({ page, baseURL }) => {
    test.slow();
    await withSight(page);
    const question = questionOn(page);
    async function look(what: string) {
      expect(await scrollsSideways(page), what).toBe(false);
      expect(await violationsOf(page), what).toEqual([]);
      expect((await focusEverything(page.locator('main'))).faults, what).toEqual([]);
    }
    const long = 'W'.repeat(90);
    const { lead, hauler, token, path } = await addAskedLead(baseURL, { city: long, full_name: 'Ana Diaz' });
    await operatorOf(baseURL).from('haulers').update({ name: long }).eq('id', hauler.id).throwOnError();
    const said = {
      gone: 'no',
      left_behind: 'W'.repeat(500),
      price: 'higher',
      amount_paid: 20_000,
      stars: 1,
      words: 'W'.repeat(500),
      may_publish: true,
      shown_name: 'W'.repeat(30),
    } as const;

    await openQuestion(page, path);
    await look('the question alone');
    await question.gone('No').check();
    await question.price('I paid more').check();
    await question.mayPublish.check();
    await question.shownName.fill('W'.repeat(30));
    await question.leftBehind.fill(said.left_behind);
    await question.words.fill(said.words);
    await look('all of its fields');
    await question.send.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look('what is missing');
    await question.star('1 star').click();
    await question.send.click();
    await expect(question.heading).toHaveText('Thank you.');
    await look('thanks');

    await moderate(baseURL, lead, 'not-about-the-pickup');
    await page.reload();
    await expect(page.getByText(/^Not published: /)).toBeVisible();
    await look('withheld');
    await moderate(baseURL, lead);
    await page.reload();
    await expect(page.getByText('Published. It’ll appear on the site, usually within an hour')).toBeVisible();
    await look('published');
    await question.change.click();
    await expect(question.send).toBeVisible();
    await look('changing it');
    await letTimePass(baseURL, lead);
    await page.reload();
    await expect(question.unpublish).toBeVisible();
    await expect(question.change).toHaveCount(0);
    await look('closed');
    await question.unpublish.click();
    await expect(question.takenBack).toBeVisible();
    await look('taken back');
    expect(await answer(baseURL, token, said)).toBe('refused');

    const late = await addAskedLead(baseURL);
    await letTimePass(baseURL, late.lead);
    await page.goto(late.path);
    await expect(question.heading).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expect(question.send).toHaveCount(0);
    await look('never answered');
    await page.goto('/review/0000-0000-0000-0000');
    await expect(question.heading).toHaveText('We don’t recognize this link');
    await look('unknown');
    await page.route('**/functions/v1/review', (route) =>
      route.fulfill({ status: 429, json: { statusCode: 429, message: 'Too many requests.' } }),
    );
    await page.goto(path);
    await expect(page.getByRole('alert')).toBeVisible();
    await look('not loaded');
  });
});

test('the only required question is visible right away', async ({ page, baseURL }) => {
  const { path } = await addAskedLead(baseURL);
  const question = await openQuestion(page, path);

  for (const answerOf of ['Yes', 'Something is left', 'No'] as const) {
    await expect(question.gone(answerOf)).toBeInViewport({ ratio: 1 });
  }
});
