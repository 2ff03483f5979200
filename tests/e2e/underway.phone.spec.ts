import { maximalLeadRow } from '../fixtures/leads.ts';
import { next, submit } from './support/booking';
import { hold } from './support/hold';
import { addLead, leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { photoFiles } from './support/photos';
import { expect } from './support/test';
import {
  expectConfirmed,
  expectStored,
  MIN_FILL_MS,
  openFilledForm,
  passTimeUntil,
  submitAndHold,
  untilQuiet,
} from './support/underway';
import { test } from './support/visitor';

// What a visitor can do while something is being sent, as far as it takes a browser: the component tests have the
// rest. What the page says afterward must be what was stored, and nothing typed is lost if the action failed.

const PHOTOS = '**/storage/v1/object/lead-images/**';

test.use({
  allowedConsole:
    /Failed to load resource|was not (submitted|uploaded|changed)|dynamically imported module|DISCONNECTED/,
});

test.describe('while a request is on its way', () => {
  test.beforeEach(({ page }) => openFilledForm(page));

  test('a page whose code is missing is loaded again only when the request is stored', async ({
    page,
    context,
    baseURL,
    visitor,
  }) => {
    const scene = { page, context, baseURL, visitor };
    await page.route(/assets\/contact-page-.*\.js/, (route) => route.fulfill({ status: 404 }));
    const held = await submitAndHold(scene);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    const reloaded = page.waitForEvent('load');
    held.release();
    await reloaded;

    await expectStored(scene);
  });

  test('a missing list of ZIP codes does not load the page again', async ({ page, context, baseURL, visitor }) => {
    const scene = { page, context, baseURL, visitor };
    await page.route(/assets\/zip-lookup-.*\.js/, (route) => route.fulfill({ status: 404 }));
    const held = await submitAndHold(scene);
    const asked = page.waitForResponse(/zip-lookup/);
    await page.getByRole('button', { name: 'Change address' }).click();
    await asked;
    await untilQuiet(page);
    held.release();

    await expectConfirmed(scene);
  });

  test("after the browser's Back the confirmation appears, and nothing is left to send again", async ({
    page,
    context,
    baseURL,
    visitor,
  }) => {
    const scene = { page, context, baseURL, visitor };
    // The step must be in the history first: the visitor started on the last one.
    await page.getByRole('button', { name: 'Change job' }).click();
    await next(page);
    const held = await submitAndHold(scene);
    await page.goBack();
    await expect(page.getByLabel('Job description')).toBeVisible();
    held.release();

    await expectConfirmed(scene);
    await page.goForward();
    await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
  });

  test('a reload after it has arrived and another Submit count once', async ({ page, context, baseURL, visitor }) => {
    const scene = { page, context, baseURL, visitor };
    const held = await submitAndHold(scene, 'answered');
    await page.reload();
    held.release();
    await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
    await page.clock.fastForward(MIN_FILL_MS);
    await submit(page);

    await expectConfirmed(scene);
  });

  test('a broken connection makes it wait, and it is sent again and stored once', async ({
    page,
    context,
    baseURL,
    visitor,
  }) => {
    const scene = { page, context, baseURL, visitor };
    const held = await submitAndHold(scene);
    await context.setOffline(true);
    held.release();
    await passTimeUntil(page, 'You’re offline.');
    await context.setOffline(false);

    await expectConfirmed(scene);
  });

  test('its photos go on after a reload with a warning', async ({ page, context, baseURL, visitor }) => {
    const { phone } = visitor.request;
    const held = await hold(context, PHOTOS);
    await page.getByRole('button', { name: 'Change photos' }).click();
    await page.getByLabel('Photo files').setInputFiles(photoFiles(2));
    await expect(page.getByText('2 of 5 photos added')).toBeVisible();
    await next(page);
    await submit(page);
    await expect(page.getByText('Uploading 0 of 2 photos…')).toBeVisible();
    await held.first;

    const warning = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await Promise.all([warning, page.reload()]);
    held.release();

    await expect(page.getByText('2 photos uploaded')).toBeVisible();
    await expect.poll(async () => (await leadsWith(baseURL, phone)).map((lead) => lead.image_urls.length)).toEqual([2]);
    const [lead] = await leadsWith(baseURL, phone);
    const { data: stored } = await operatorOf(baseURL).storage.from('lead-images').list(lead?.id);
    expect(stored).toHaveLength(2);
  });
});

test('two tabs sending the same draft create one request and both confirm it', async ({
  page,
  context,
  baseURL,
  visitor,
}) => {
  const { phone } = visitor.request;
  await page.goto('/book');
  await page.getByRole('button', { name: 'Change photos' }).click();
  await page.getByLabel('Photo files').setInputFiles(photoFiles(3));
  await expect(page.getByText('3 of 5 photos added')).toBeVisible();
  await next(page);
  const secondPage = await context.newPage();
  await secondPage.goto('/book');
  await expect(secondPage.getByLabel('Full name')).toHaveValue('Maria Lopez');
  const tabs = [page, secondPage];
  const confirmed = tabs.map((tab) => tab.getByText(/^Uploading/).waitFor());
  await context.route(PHOTOS, async (route) => {
    await Promise.all(confirmed);
    await route.continue();
  });

  await Promise.all(tabs.map((tab) => submit(tab)));

  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  const leads = await leadsWith(baseURL, phone);
  expect(leads).toHaveLength(1);
  const trackingId = leads[0]?.tracking_id.replace(/.{4}(?=.)/g, '$&-') ?? '';
  for (const tab of tabs) await expect(tab.getByText(trackingId)).toBeVisible();
  await expect.poll(async () => (await leadsWith(baseURL, phone))[0]?.image_urls).toHaveLength(3);
  for (const tab of tabs) await expect(tab.getByText(/^Uploading/)).toHaveCount(0);
  const { data: photos } = await operatorOf(baseURL).storage.from('lead-images').list(leads[0]?.id);
  expect(photos).toHaveLength(3);
});

test('failed photos affect nothing else and are uploaded after a reload', async ({ page, baseURL, visitor }) => {
  const { phone } = visitor.request;
  await page.route(PHOTOS, (route) => route.abort());
  await openFilledForm(page);
  await page.getByRole('button', { name: 'Change job' }).click();
  await page.getByLabel('Photo files').setInputFiles(photoFiles(2));
  await expect(page.getByText('2 of 5 photos added')).toBeVisible();
  await next(page);
  await submit(page);
  await passTimeUntil(page, 'Your request was still sent.');
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();

  await page.reload();
  await passTimeUntil(page, 'Your request was still sent.');
  await page.unroute(PHOTOS);
  await page.getByRole('button', { name: 'Try the photos again' }).click();

  await expect(page.getByText('2 photos uploaded')).toBeVisible();
  expect((await leadsWith(baseURL, phone))[0]?.image_urls).toHaveLength(2);
});

test("a correction refused after the browser's Back is reported there, and Forward has what was typed", async ({
  page,
  context,
  baseURL,
}) => {
  const { phone, tracking_id } = await addLead(baseURL, maximalLeadRow());
  const correct = page.getByRole('button', { name: 'Correct my details' });
  const callTime = page.getByLabel('Best time to call');
  const held = await hold(context, '**/functions/v1/update-lead');
  await page.goto('/track');
  await page.getByLabel('Tracking ID').fill(tracking_id);
  await page.getByRole('main').getByRole('button', { name: 'Track my request' }).click();
  await correct.click();
  await callTime.fill('After 5 PM');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await held.first;

  await page.goBack();
  await expect(page.getByLabel('Tracking ID')).toBeVisible();
  held.refuse();

  await expect(page.getByText('There was a problem saving your details.')).toBeVisible();
  expect(await leadsWith(baseURL, phone)).toMatchObject([{ call_time: null }]);
  await expect(page).toHaveURL('/track');
  await page.goForward();
  await correct.click();
  await expect(callTime).toHaveValue('After 5 PM');
});
