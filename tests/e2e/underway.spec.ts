/**
 * Everything a visitor can do while something is on its way. What is said afterwards must be what was stored, nothing
 * that was typed may be lost when the action failed, and nobody may be pulled off the page they are reading.
 *
 * Each action of the site that takes time is a row, and each thing that a visitor can do meanwhile a cell of it.
 */
import type { Page } from '@playwright/test';
import { fillBooking, freshPhone, next, shownTrackingId, submit } from './support/booking';
import { isAlive } from './support/is-alive';
import { addJob } from './support/jobs';
import { addLead, leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { photoFiles } from './support/photos';
import { expect } from './support/test';
import {
  breakConnection,
  comeBackOnline,
  expectAbout,
  goToAbout,
  letThrough,
  passTimeUntilSaid,
  pathOf,
  type Row,
  refuse,
  type Scene,
  testRow,
  untilQuiet,
} from './support/underway';
import { test } from './support/visitor';

test.use({
  allowedConsole:
    /Failed to load resource|(was|were) not (submitted|sent|recorded|uploaded|stopped|changed)|dynamically imported module/,
});

// --- The booking form ---

const LEADS = '**/rest/v1/leads*';
const MIN_FILL_MS = 3000;
const UNKNOWN_REQUEST = '/track/0000-0000-0000-0000';

async function openForm({ page }: Scene, cameFrom?: string) {
  if (cameFrom) {
    await page.goto(cameFrom);
    await page.getByRole('banner').getByRole('link', { name: 'Book a Pickup' }).click();
  } else {
    await page.goto('/book');
  }
  await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
  await page.clock.fastForward(MIN_FILL_MS);
}

async function sendRequest({ page, held }: Scene) {
  await submit(page);
  await held.first;
}

async function submitOffline({ page, context, held }: Scene) {
  held.release();
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText('You are offline.')).toBeVisible();
}

function startOver(page: Page) {
  return page.getByRole('button', { name: 'Start over' });
}

/** The request is stored once, as it was when Submit was pressed, with the page of the form. @returns its tracking ID. */
async function expectStored({ baseURL, visitor }: Scene) {
  const { phone, fullName, streetAddress } = visitor.request;
  const leads = await leadsWith(baseURL, phone);
  expect(leads).toMatchObject([{ full_name: fullName, street_address: streetAddress, source_page: `${baseURL}/book` }]);
  return leads[0]?.tracking_id;
}

/** The confirmation is on the screen, and its tracking ID is the one that is stored. */
async function expectConfirmed(scene: Scene) {
  await expect(scene.page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  expect(await shownTrackingId(scene.page)).toBe(await expectStored(scene));
}

/** A visitor who has gone to another page stays there, is told with a toast, and its link leads to the confirmation. */
async function expectConfirmedByToast(scene: Scene, path: string) {
  const { page } = scene;
  const toast = page.getByRole('listitem').filter({ hasText: 'Request submitted successfully!' });
  await expect(toast).toBeVisible();
  expect(pathOf(page)).toBe(path);
  await expectStored(scene);
  await toast.getByRole('link').click();
  await expectConfirmed(scene);
}

const requestOnItsWay: Row = {
  action: 'A request on its way',
  address: LEADS,
  opens: openForm,
  starts: sendRequest,
  ends: letThrough,
  cells: [
    {
      meanwhile: 'Submit is pressed twice more',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectConfirmed(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'Enter is pressed in a field',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.getByLabel('Full name').press('Enter');
      },
      async mustBeTrue(scene) {
        await expectConfirmed(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'the visitor wants to go back a step',
      afterwards: 'Back is not offered, and the confirmation is true',
      async happens({ page }) {
        await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'the visitor wants to start over',
      afterwards: 'that is not offered, and the confirmation is true',
      async happens({ page }) {
        await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
        expect(await startOver(page).isVisible()).toBe(false);
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'the visitor goes to the address with Change',
      afterwards: 'the confirmation comes and is true',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Change address' }).click();
        await expect(page.getByLabel('Street address')).toBeVisible();
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'the visitor goes to a page whose code is gone',
      afterwards: 'that page is loaded again only when the request is stored',
      async before({ page }) {
        await page.route(/assets\/contact-page-.*\.js/, (route) => route.fulfill({ status: 404 }));
      },
      async happens({ page, held }) {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
        await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
        const reloaded = page.waitForEvent('load');
        held.release();
        await reloaded;
      },
      async mustBeTrue(scene) {
        await expectStored(scene);
      },
    },
    {
      meanwhile: 'the visitor goes to the address and the list of ZIP codes is gone',
      afterwards: 'the page is not loaded again, and the confirmation comes and is true',
      async before({ page }) {
        await page.route(/assets\/zip-lookup-.*\.js/, (route) => route.fulfill({ status: 404 }));
      },
      async happens({ page }) {
        const asked = page.waitForResponse(/zip-lookup/);
        await page.getByRole('button', { name: 'Change address' }).click();
        await asked;
        await untilQuiet(page);
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'a field is edited',
      afterwards: 'what was in it at the press is stored',
      async happens({ page }) {
        await page.getByLabel('Full name').fill('Ana Diaz');
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'a field is edited, and the request is refused',
      afterwards: 'nothing is stored and the edit is still there, also after a reload',
      async happens({ page }) {
        await page.getByLabel('Full name').fill('Ana Diaz');
      },
      ends: refuse,
      async mustBeTrue({ page, baseURL, visitor }) {
        await expect(page.getByText('Error submitting request')).toBeVisible();
        expect(await leadsWith(baseURL, visitor.request.phone)).toEqual([]);
        await expect(page.getByLabel('Full name')).toHaveValue('Ana Diaz');
        await page.reload();
        await expect(page.getByLabel('Full name')).toHaveValue('Ana Diaz');
      },
    },
    {
      meanwhile: 'its answers are lost, and it is corrected and submitted again',
      afterwards: 'the correction is stored',
      heldAt: 'answered',
      async happens({ page, held }) {
        held.lose();
        await passTimeUntilSaid(page, 'Error submitting request');
        await held.stop();
        await page.getByLabel('Full name').fill('Ana Diaz');
        await submit(page);
      },
      async mustBeTrue({ page, baseURL, visitor }) {
        await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
        const trackingId = await shownTrackingId(page);
        const leads = await leadsWith(baseURL, visitor.request.phone);
        expect(leads.find((lead) => lead.tracking_id === trackingId)).toMatchObject({ full_name: 'Ana Diaz' });
      },
    },
    {
      meanwhile: "the browser's Back leads to the step before",
      afterwards: 'the confirmation comes and is true, and nothing is left to send again',
      // The step has to be in the history first: the visitor came in on the last one.
      async before({ page }) {
        await page.getByRole('button', { name: 'Change job' }).click();
        await next(page);
      },
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Job description')).toBeVisible();
      },
      async mustBeTrue(scene) {
        await expectConfirmed(scene);
        await scene.page.goForward();
        await expect(scene.page.getByText('Step 1 of 4').first()).toBeVisible();
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before",
      afterwards: 'the visitor stays there and is told with a link',
      cameFrom: '/about',
      async happens({ page }) {
        await page.goBack();
        await expectAbout({ page });
      },
      mustBeTrue: (scene) => expectConfirmedByToast(scene, '/about'),
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the visitor stays there and is told with a link',
      happens: goToAbout,
      mustBeTrue: (scene) => expectConfirmedByToast(scene, '/about'),
    },
    {
      meanwhile: 'a link leads to another page, and the request is refused',
      afterwards: 'that is said there, and the form is still filled in',
      happens: goToAbout,
      ends: refuse,
      async mustBeTrue({ page, baseURL, visitor }) {
        await expect(page.getByText('Error submitting request')).toBeVisible();
        await expectAbout({ page });
        expect(await leadsWith(baseURL, visitor.request.phone)).toEqual([]);
        await page.goBack();
        await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
      },
    },
    {
      meanwhile: 'the visitor leaves the form, comes back and submits again',
      afterwards: 'one request is stored, and the next one starts empty',
      async happens(scene) {
        const { page } = scene;
        await goToAbout(scene);
        await page.goBack();
        await page.getByRole('button', { name: /Submit Request|Sending…/ }).click({ force: true });
      },
      async mustBeTrue(scene) {
        await expectConfirmed(scene);
        await scene.page.getByRole('button', { name: 'Request Another Service' }).click();
        await expect(scene.page.getByText('Step 1 of 4').first()).toBeVisible();
        await expect(scene.page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
      },
    },
    {
      meanwhile: 'the page is reloaded when the request has arrived',
      afterwards: 'submitted again it is still one request',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
      },
      async mustBeTrue(scene) {
        await expect(scene.page.getByLabel('Full name')).toHaveValue('Maria Lopez');
        await scene.page.clock.fastForward(MIN_FILL_MS);
        await submit(scene.page);
        await expectConfirmed(scene);
      },
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'it is sent again and stored once',
      async happens(scene) {
        await breakConnection(scene);
        await passTimeUntilSaid(scene.page, 'You are offline.');
      },
      ends: comeBackOnline,
      mustBeTrue: expectConfirmed,
    },
  ],
};

const requestOffline: Row = {
  action: 'A request submitted offline',
  address: LEADS,
  opens: openForm,
  starts: submitOffline,
  ends: comeBackOnline,
  cells: [
    {
      meanwhile: 'Submit is pressed twice more',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectConfirmed(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'the visitor starts over',
      afterwards: 'it is taken back: nothing is sent, and the form is empty',
      async happens({ page }) {
        await startOver(page).click();
      },
      async mustBeTrue({ page, baseURL, visitor, held }) {
        await untilQuiet(page);
        expect(held.count()).toBe(0);
        expect(await leadsWith(baseURL, visitor.request.phone)).toEqual([]);
        await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
      },
    },
    {
      meanwhile: 'a field is edited',
      afterwards: 'what was in it at the press is stored',
      async happens({ page }) {
        await page.getByLabel('Full name').fill('Ana Diaz');
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'the visitor goes to the address with Change',
      afterwards: 'the confirmation comes and is true',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Change address' }).click();
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: "the browser's Back leads to a page of words",
      afterwards: 'it is sent all the same, with the page of the form, and the visitor stays and is told with a link',
      cameFrom: '/about',
      async happens({ page }) {
        await page.goBack();
        await expectAbout({ page });
      },
      mustBeTrue: (scene) => expectConfirmedByToast(scene, '/about'),
    },
    {
      meanwhile: "the browser's Back leads to a tracking page",
      afterwards: 'it is sent with the page of the form, and the visitor stays and is told with a link',
      cameFrom: UNKNOWN_REQUEST,
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Your Request Status' })).toBeVisible();
      },
      mustBeTrue: (scene) => expectConfirmedByToast(scene, UNKNOWN_REQUEST),
    },
    {
      meanwhile: 'the visitor leaves the form and comes back to it',
      afterwards: 'the confirmation comes and is true',
      cameFrom: '/about',
      async happens({ page }) {
        await page.goBack();
        await expectAbout({ page });
        await page.goForward();
        await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'the tab is closed',
      afterwards: 'nothing is sent, and the next tab has it all filled in and sends it once',
      async happens({ page }) {
        await page.close();
      },
      async mustBeTrue(scene) {
        const { context, baseURL, visitor } = scene;
        expect(await leadsWith(baseURL, visitor.request.phone)).toEqual([]);
        const page = await context.newPage();
        await openForm({ ...scene, page });
        await submit(page);
        await expectConfirmed({ ...scene, page });
      },
    },
  ],
};

// --- Photos, which follow a request ---

const photosOnTheirWay: Row = {
  action: 'Photos on their way',
  address: '**/storage/v1/object/lead-images/**',
  async opens(scene) {
    const { page } = scene;
    await openForm(scene);
    await page.getByRole('button', { name: 'Change photos' }).click();
    await page.getByLabel('Photo files').setInputFiles(photoFiles(2));
    await expect(page.getByText('2 of 5 photos added')).toBeVisible();
    await next(page);
  },
  async starts({ page, held }) {
    await submit(page);
    await expect(page.getByText('Uploading 0 of 2 photos…')).toBeVisible();
    await held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'Request Another Service is pressed',
      afterwards: 'they are stored with their request, and the next form stays empty',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Request Another Service' }).click();
      },
      async mustBeTrue(scene) {
        await expectPhotosStored(scene);
        await expectEmptyForm(scene.page);
      },
    },
    {
      meanwhile: 'another request is submitted',
      afterwards: 'they are stored with theirs, and the other has none',
      async happens(scene) {
        const { page, visitor, baseURL } = scene;
        const other = freshPhone();
        await page.getByRole('button', { name: 'Request Another Service' }).click();
        await fillBooking(page, other, 'Ana Diaz');
        await submit(page);
        await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
        expect(await leadsWith(baseURL, other)).toMatchObject([{ full_name: 'Ana Diaz', image_urls: [] }]);
        expect(other).not.toBe(visitor.request.phone);
      },
      mustBeTrue: expectPhotosStored,
    },
    {
      meanwhile: 'the visitor looks the request up',
      afterwards: 'they are stored, and the visitor stays there',
      async happens({ page }) {
        await page.getByRole('main').getByRole('link', { name: 'Track my request' }).click();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await expect(page.getByText('Maria Lopez')).toBeVisible();
      },
      async mustBeTrue(scene) {
        await expectPhotosStored(scene);
        await untilQuiet(scene.page);
        expect(pathOf(scene.page)).toMatch(/^\/track\//);
      },
    },
    {
      meanwhile: 'the visitor leaves the confirmation and comes back',
      afterwards: 'it goes on and says that they are uploaded',
      async happens(scene) {
        await goToAbout(scene);
        await scene.page.goBack();
        await expect(scene.page.getByText('Uploading 0 of 2 photos…')).toBeVisible();
      },
      async mustBeTrue(scene) {
        await expect(scene.page.getByText('2 photos uploaded')).toBeVisible();
        await expectPhotosStored(scene);
        expect(scene.held.count()).toBe(2);
      },
    },
    {
      meanwhile: "the browser's Back leads to the form",
      afterwards: 'they are stored, and the form is empty',
      async happens({ page }) {
        await page.goBack();
        await expectEmptyForm(page);
      },
      mustBeTrue: expectPhotosStored,
    },
    {
      meanwhile: 'the page is reloaded after a warning',
      afterwards: 'the confirmation goes on and says that they are uploaded',
      async happens({ page }) {
        const warning = page.waitForEvent('dialog').then((dialog) => dialog.accept());
        await Promise.all([warning, page.reload()]);
      },
      async mustBeTrue(scene) {
        await expect(scene.page.getByText('2 photos uploaded')).toBeVisible();
        await expectPhotosStored(scene);
      },
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'they are tried again and stored once',
      happens: breakConnection,
      ends: comeBackOnline,
      async mustBeTrue(scene) {
        await passTimeUntilSaid(scene.page, '2 photos uploaded');
        await expectPhotosStored(scene);
      },
    },
    {
      meanwhile: 'they fail, and Try the photos again is pressed twice',
      afterwards: 'they are stored once',
      async happens({ page, held }) {
        held.lose();
        await passTimeUntilSaid(page, 'Your request is safe without them.');
        await held.stop();
        await page.getByRole('button', { name: 'Try the photos again' }).dblclick();
      },
      async mustBeTrue(scene) {
        await expect(scene.page.getByText('2 photos uploaded')).toBeVisible();
        await expectPhotosStored(scene);
      },
    },
  ],
};

/** Both photos are in the request's folder, once each, and the request names them. */
async function expectPhotosStored(scene: Scene) {
  const { baseURL, visitor } = scene;
  await expect
    .poll(async () => (await leadsWith(baseURL, visitor.request.phone)).map((lead) => lead.image_urls.length))
    .toEqual([2]);
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  const { data: photos } = await operatorOf(baseURL).storage.from('lead-images').list(lead?.id);
  expect(photos).toHaveLength(2);
}

async function expectEmptyForm(page: Page) {
  await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
}

// --- The contact form ---

async function openContact({ page }: Scene, cameFrom?: string) {
  if (cameFrom) {
    await page.goto(cameFrom);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  } else {
    await page.goto('/contact');
  }
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  await page.clock.fastForward(MIN_FILL_MS);
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send Message' }).click();
}

async function messagesOf({ baseURL, visitor }: Scene) {
  const { email } = visitor.message;
  const { data } = await operatorOf(baseURL).from('contact_messages').select().eq('email', email).throwOnError();
  return data;
}

/** The message is stored once, as it was when Send was pressed. */
async function expectMessageStored(scene: Scene) {
  await expect.poll(() => messagesOf(scene)).toMatchObject([scene.visitor.message]);
}

async function expectThanks(scene: Scene) {
  await expect(scene.page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expectMessageStored(scene);
}

/** The message was refused: that is said, once, nothing is stored and the words are as they were. */
async function expectMessageKept(scene: Scene, words: string) {
  const { page, held } = scene;
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  expect(await messagesOf(scene)).toEqual([]);
  await expect(page.getByLabel('Message')).toHaveValue(words);
  expect(held.count()).toBe(1);
}

const messageOnItsWay: Row = {
  action: 'A message on its way',
  address: '**/rest/v1/contact_messages*',
  opens: openContact,
  async starts({ page, held }) {
    await send(page);
    await held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'Send is pressed twice more',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending...' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectThanks(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'a field is edited',
      afterwards: 'what was in it at the press is stored',
      async happens({ page }) {
        await page.getByLabel('Message').fill('Good bye');
      },
      mustBeTrue: expectThanks,
    },
    {
      meanwhile: 'a field is edited, and the message is refused',
      afterwards: 'it is not tried again, and the edit is still there',
      async happens({ page }) {
        await page.getByLabel('Message').fill('Good bye');
      },
      ends: refuse,
      mustBeTrue: (scene) => expectMessageKept(scene, 'Good bye'),
    },
    {
      meanwhile: 'the visitor has sent too many',
      afterwards: 'it is not tried again, and nothing is lost',
      happens() {},
      ends: ({ held }) => held.refuse(429),
      mustBeTrue: (scene) => expectMessageKept(scene, 'Hello'),
    },
    {
      meanwhile: 'its answers are lost, and it is corrected and sent again',
      afterwards: 'the correction is stored',
      heldAt: 'answered',
      async happens({ page, held }) {
        held.lose();
        await passTimeUntilSaid(page, 'Failed to send message. Please try again.');
        await held.stop();
        await page.getByLabel('Message').fill('Good bye');
        await send(page);
      },
      async mustBeTrue(scene) {
        await expect(scene.page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
        expect(await messagesOf(scene)).toContainEqual(expect.objectContaining({ message: 'Good bye' }));
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'it is stored, the visitor stays there, and the form is empty later',
      happens: goToAbout,
      async mustBeTrue(scene) {
        const { page } = scene;
        await expectMessageStored(scene);
        await untilQuiet(page);
        await expectAbout(scene);
        await page.goBack();
        await expect(page.getByLabel('Message')).toHaveValue('');
      },
    },
    {
      meanwhile: 'a link leads to another page, and the message is refused',
      afterwards: 'that is said there, and the form is still filled in',
      happens: goToAbout,
      ends: refuse,
      async mustBeTrue(scene) {
        const { page } = scene;
        await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
        await expectAbout(scene);
        expect(await messagesOf(scene)).toEqual([]);
        await page.goBack();
        await expect(page.getByLabel('Message')).toHaveValue('Hello');
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before",
      afterwards: 'it is stored, and the visitor stays there',
      cameFrom: '/about',
      async happens({ page }) {
        await page.goBack();
        await expectAbout({ page });
      },
      async mustBeTrue(scene) {
        await expectMessageStored(scene);
        await untilQuiet(scene.page);
        await expectAbout(scene);
      },
    },
    {
      meanwhile: 'the page is reloaded when the message has arrived',
      afterwards: 'sent again it is still one message',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
      },
      async mustBeTrue(scene) {
        const { page } = scene;
        await expect(page.getByLabel('Message')).toHaveValue('Hello');
        await page.clock.fastForward(MIN_FILL_MS);
        await send(page);
        await expectThanks(scene);
      },
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'it is sent again and stored once',
      async happens(scene) {
        await breakConnection(scene);
        await passTimeUntilSaid(scene.page, 'You are offline.');
      },
      ends: comeBackOnline,
      mustBeTrue: expectThanks,
    },
    {
      meanwhile: 'the connection breaks, and comes back when the visitor is on a page of words',
      afterwards: 'it is sent all the same, and the visitor stays there',
      cameFrom: '/about',
      async happens(scene) {
        const { page } = scene;
        await breakConnection(scene);
        await passTimeUntilSaid(page, 'You are offline.');
        await page.goBack();
        await expectAbout(scene);
      },
      ends: comeBackOnline,
      async mustBeTrue(scene) {
        await expectMessageStored(scene);
        await expectAbout(scene);
      },
    },
    {
      meanwhile: 'it is thanked for, and Send Another Message is pressed',
      afterwards: 'the form is empty and the next message has an id of its own',
      async happens(scene) {
        const { page, held, visitor } = scene;
        held.release();
        await page.getByRole('button', { name: 'Send Another Message' }).click();
        await expect(page.getByLabel('Message')).toHaveValue('');
        await page.getByLabel('Name').fill(visitor.message.name);
        await page.getByLabel('Email').fill(visitor.message.email);
        await page.getByLabel('Subject').selectOption('General');
        await page.getByLabel('Message').fill('One more');
        await send(page);
      },
      async mustBeTrue(scene) {
        await expect(scene.page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
        const messages = await messagesOf(scene);
        expect(messages.map(({ message }) => message).sort()).toEqual(['Hello', 'One more']);
      },
    },
  ],
};

// --- Tracking ---

const LOOKUP_DELAY_MS = 2000;

/** The visitor types the ID of a request into the form under Track my request. */
async function lookUp({ page }: Scene, trackingId: string) {
  await page.getByLabel('Tracking ID').fill(trackingId);
  await page.getByRole('main').getByRole('button', { name: 'Track my request' }).click();
  await expect(page.getByText('Loading your request details...')).toBeVisible();
  await page.clock.fastForward(LOOKUP_DELAY_MS);
}

const lookUpOnItsWay: Row = {
  action: 'A look-up on its way',
  address: '**/functions/v1/get-lead-details',
  opens: openTrackingForm,
  async starts(scene) {
    const { tracking_id } = await addLead(scene.baseURL, { full_name: 'Rosa Alvarez' });
    await lookUp(scene, tracking_id);
    await scene.held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'another request is looked up',
      afterwards: 'the other one is shown, and stays',
      async happens(scene) {
        const { page } = scene;
        const other = await addLead(scene.baseURL, { full_name: 'Ana Diaz' });
        await page.getByRole('contentinfo').getByRole('link', { name: 'Track my request' }).click();
        await lookUp(scene, other.tracking_id);
      },
      async mustBeTrue({ page }) {
        await expect(page.getByText('Ana Diaz')).toBeVisible();
        await untilQuiet(page);
        await expect(page.getByText('Rosa Alvarez')).toHaveCount(0);
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the visitor stays there, and finds the request on coming back',
      happens: goToAbout,
      async mustBeTrue(scene) {
        const { page } = scene;
        await untilQuiet(page);
        await expectAbout(scene);
        await page.goBack();
        await expect(page.getByText('Loading your request details...')).toBeVisible();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await expect(page.getByText('Rosa Alvarez')).toBeVisible();
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before",
      afterwards: 'the visitor stays there',
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
      async mustBeTrue({ page }) {
        await untilQuiet(page);
        expect(pathOf(page)).toBe('/track');
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
    },
    {
      meanwhile: 'the page is reloaded',
      afterwards: 'the request is shown',
      async happens({ page }) {
        await page.reload();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
      },
      async mustBeTrue({ page }) {
        await expect(page.getByText('Rosa Alvarez')).toBeVisible();
      },
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'that is said, and the request is shown',
      async happens(scene) {
        await breakConnection(scene);
        await passTimeUntilSaid(scene.page, 'You are offline. We look it up as soon as you are back.');
      },
      ends: comeBackOnline,
      async mustBeTrue({ page }) {
        await expect(page.getByText('Rosa Alvarez')).toBeVisible();
      },
    },
  ],
};

async function openTrackingForm({ page }: Scene, cameFrom?: string) {
  if (cameFrom) {
    await page.goto(cameFrom);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Track my request' }).click();
  } else {
    await page.goto('/track');
  }
  await expect(page.getByLabel('Tracking ID')).toBeVisible();
}

/** The visitor opens the dialog about a request of this phone number. */
async function openReport(scene: Scene) {
  const { page, baseURL, visitor } = scene;
  const { tracking_id } = await addLead(baseURL, { phone: visitor.request.phone });
  await openTrackingForm(scene);
  await lookUp(scene, tracking_id);
  await page.getByRole('button', { name: 'I was not contacted' }).click();
}

async function reportsOf({ baseURL, visitor }: Scene) {
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  const { data } = await operatorOf(baseURL)
    .from('contact_reports')
    .select()
    .eq('lead_id', `${lead?.id}`)
    .throwOnError();
  return data;
}

/** The visitor is told that the report was recorded, and it is, once. */
async function expectReported(scene: Scene) {
  await expect(scene.page.getByText('Feedback Recorded')).toBeVisible();
  expect(await reportsOf(scene)).toHaveLength(1);
  await expect(scene.page.getByRole('dialog')).toBeHidden();
}

async function expectNotReported(scene: Scene) {
  await expect(scene.page.getByText('Update Error')).toBeVisible();
  expect(await reportsOf(scene)).toEqual([]);
}

async function submitReport(page: Page) {
  await page.getByRole('button', { name: 'Submit Report' }).click();
}

const reportOnItsWay: Row = {
  action: 'A report on its way',
  address: '**/functions/v1/update-lead-contacted',
  opens: openReport,
  async starts({ page, held }) {
    await submitReport(page);
    await held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'Submit Report is pressed twice more',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectReported(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'it is refused',
      afterwards: 'that is said, can be closed, and the dialog stays open to try again',
      happens() {},
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expectNotReported(scene);
        await page.getByRole('button', { name: 'Close toast' }).click();
        await expect(page.getByText('Update Error')).toBeHidden();
        await held.stop();
        await submitReport(page);
        await expectReported(scene);
      },
    },
    {
      meanwhile: 'Cancel is pressed',
      afterwards: 'the dialog closes, and that it was recorded is said and true',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
      },
      mustBeTrue: expectReported,
    },
    {
      meanwhile: 'Escape is pressed, and it is refused',
      afterwards: 'that is said',
      async happens({ page }) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      },
      ends: refuse,
      mustBeTrue: expectNotReported,
    },
    {
      meanwhile: 'the dialog is closed, opened again and submitted again',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'I was not contacted' }).click();
        await page.getByRole('button', { name: /Sending…|Submit Report/ }).click({ force: true });
      },
      async mustBeTrue(scene) {
        await expectReported(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before",
      afterwards: 'that it was recorded is said there and true',
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
      async mustBeTrue(scene) {
        await expectReported(scene);
        expect(pathOf(scene.page)).toBe('/track');
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'that it was recorded is said there and true',
      async happens(scene) {
        await scene.page.keyboard.press('Escape');
        await goToAbout(scene);
      },
      async mustBeTrue(scene) {
        await expectReported(scene);
        await expectAbout(scene);
      },
    },
    {
      meanwhile: 'the page is reloaded when the report has arrived',
      afterwards: 'submitted again it is still one report',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
      },
      async mustBeTrue(scene) {
        const { page } = scene;
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await page.getByRole('button', { name: 'I was not contacted' }).click();
        await submitReport(page);
        await expectReported(scene);
      },
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'that it failed is said, and it can be submitted again',
      async happens(scene) {
        await breakConnection(scene);
        await expect(scene.page.getByRole('button', { name: 'Submit Report' })).toBeVisible();
      },
      ends: comeBackOnline,
      async mustBeTrue(scene) {
        await expectNotReported(scene);
        await submitReport(scene.page);
        await expectReported(scene);
      },
    },
  ],
};

const reportOffline: Row = {
  action: 'A report submitted offline',
  address: '**/functions/v1/update-lead-contacted',
  opens: openReport,
  async starts({ page, context, held }) {
    held.release();
    await context.setOffline(true);
    await submitReport(page);
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  },
  ends: comeBackOnline,
  cells: [
    {
      meanwhile: 'Submit Report is pressed twice more',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectReported(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'Cancel is pressed',
      afterwards: 'it is taken back: nothing is sent',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Cancel' }).click();
      },
      async mustBeTrue(scene) {
        await untilQuiet(scene.page);
        expect(scene.held.count()).toBe(0);
        expect(await reportsOf(scene)).toEqual([]);
      },
    },
  ],
};

// --- Changing a request ---

const UPDATE = '**/functions/v1/update-lead';

/** The visitor has opened a dialog about a request of this phone number. */
async function openChange(scene: Scene, button: string) {
  const { page, baseURL, visitor } = scene;
  const { tracking_id } = await addLead(baseURL, { phone: visitor.request.phone });
  await openTrackingForm(scene);
  await lookUp(scene, tracking_id);
  await page.getByRole('button', { name: button }).click();
}

async function openCorrection(scene: Scene) {
  await openChange(scene, 'Correct my details');
  await callTime(scene.page).fill('After 5 PM');
}

function callTime(page: Page) {
  return page.getByLabel('Best time to call');
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save my details' }).click();
}

async function storedCallTime({ baseURL, visitor }: Scene) {
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  return lead?.call_time;
}

/** The visitor is told that the correction was saved, and it is. */
async function expectSaved(scene: Scene) {
  await expect(scene.page.getByText('Details saved')).toBeVisible();
  expect(await storedCallTime(scene)).toBe('After 5 PM');
}

async function expectNotSaved(scene: Scene) {
  await expect(scene.page.getByText('There was a problem saving your details.')).toBeVisible();
  expect(await storedCallTime(scene)).toBeNull();
}

const correctionOnItsWay: Row = {
  action: 'A correction on its way',
  address: UPDATE,
  opens: openCorrection,
  async starts({ page, held }) {
    await save(page);
    await held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'Save is pressed twice more',
      afterwards: 'it is sent once, and the page shows it',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectSaved(scene);
        await expect(scene.page.getByRole('dialog')).toBeHidden();
        await expect(scene.page.getByText('After 5 PM')).toBeVisible();
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'a field is edited, and it is refused',
      afterwards: 'that is said, the edit is still there, and it can be saved again',
      async happens({ page }) {
        await callTime(page).fill('Mornings');
      },
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expectNotSaved(scene);
        await expect(callTime(page)).toHaveValue('Mornings');
        expect(held.count()).toBe(1);
        await held.stop();
        await callTime(page).fill('After 5 PM');
        await save(page);
        await expectSaved(scene);
      },
    },
    {
      meanwhile: 'the dialog is closed, and it is refused',
      afterwards: 'that is said, and what was typed is in the form',
      async happens({ page }) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      },
      ends: refuse,
      async mustBeTrue(scene) {
        await expectNotSaved(scene);
        await scene.page.getByRole('button', { name: 'Correct my details' }).click();
        await expect(callTime(scene.page)).toHaveValue('After 5 PM');
      },
    },
    {
      meanwhile: 'the dialog is closed and canceling is tried',
      afterwards: 'the correction is saved, the request is not canceled, and it can be afterwards',
      async happens({ page }) {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Cancel my request' }).click();
        await page.getByRole('checkbox', { name: 'Nobody contacted me' }).check();
        await page.getByRole('button', { name: 'Sending…' }).click({ force: true });
      },
      async mustBeTrue(scene) {
        await expectSaved(scene);
        expect(scene.held.count()).toBe(1);
        await confirmCancel(scene.page);
        await expectCanceled(scene);
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before, and it is refused",
      afterwards: 'that is said there, and what was typed is in the form on coming back',
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
      ends: refuse,
      async mustBeTrue(scene) {
        const { page } = scene;
        await expectNotSaved(scene);
        expect(pathOf(page)).toBe('/track');
        await page.goForward();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await page.getByRole('button', { name: 'Correct my details' }).click();
        await expect(callTime(page)).toHaveValue('After 5 PM');
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'that it was saved is said there and true',
      async happens(scene) {
        await scene.page.keyboard.press('Escape');
        await goToAbout(scene);
      },
      async mustBeTrue(scene) {
        await expectSaved(scene);
        await expectAbout(scene);
      },
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'it is sent again and saved',
      async happens(scene) {
        await breakConnection(scene);
        await passTimeUntilSaid(scene.page, 'You are offline.');
      },
      ends: comeBackOnline,
      mustBeTrue: expectSaved,
    },
  ],
};

const correctionOffline: Row = {
  action: 'A correction saved offline',
  address: UPDATE,
  opens: openCorrection,
  async starts({ page, context, held }) {
    held.release();
    await context.setOffline(true);
    await save(page);
    await expect(page.getByText('You are offline.')).toBeVisible();
  },
  ends: comeBackOnline,
  cells: [
    {
      meanwhile: 'the dialog is closed',
      afterwards: 'it is taken back: nothing is sent',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Close', exact: true }).click();
      },
      async mustBeTrue(scene) {
        await untilQuiet(scene.page);
        expect(scene.held.count()).toBe(0);
        expect(await storedCallTime(scene)).toBeNull();
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before",
      afterwards: 'it is sent all the same, and told there',
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
      mustBeTrue: expectSaved,
    },
  ],
};

async function openCancel(scene: Scene) {
  await openChange(scene, 'Cancel my request');
  await scene.page.getByRole('checkbox', { name: 'Nobody contacted me' }).check();
}

async function confirmCancel(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my request' }).click();
}

async function stateOf({ baseURL, visitor }: Scene) {
  return (await leadsWith(baseURL, visitor.request.phone)).map(({ status, cancel_reasons }) => ({
    status,
    cancel_reasons,
  }));
}

/** The visitor is told that the request was canceled, and it is. */
async function expectCanceled(scene: Scene) {
  await expect(scene.page.getByText('Request canceled')).toBeVisible();
  expect(await stateOf(scene)).toEqual([{ status: 'Canceled', cancel_reasons: ['Nobody contacted me'] }]);
}

async function expectNotCanceled(scene: Scene) {
  await expect(scene.page.getByText('There was a problem canceling your request.')).toBeVisible();
  expect(await stateOf(scene)).toEqual([{ status: 'Submitted', cancel_reasons: [] }]);
}

const cancelOnItsWay: Row = {
  action: 'Canceling on its way',
  address: UPDATE,
  opens: openCancel,
  async starts({ page, held }) {
    await confirmCancel(page);
    await held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'the button is pressed twice more',
      afterwards: 'it is sent once, and the page shows it',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectCanceled(scene);
        expect(scene.held.count()).toBe(1);
        await expect(scene.page.locator('[data-status]')).toHaveText('Canceled');
      },
    },
    {
      meanwhile: 'a box is ticked',
      afterwards: 'what was ticked at the press is stored',
      async happens({ page }) {
        await page.getByRole('checkbox', { name: 'I no longer need it' }).check();
      },
      mustBeTrue: expectCanceled,
    },
    {
      meanwhile: 'it is refused',
      afterwards: 'that is said, the boxes are as they were, and it can be tried again',
      happens() {},
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expectNotCanceled(scene);
        await expect(page.getByRole('checkbox', { name: 'Nobody contacted me' })).toBeChecked();
        await held.stop();
        await confirmCancel(page);
        await expectCanceled(scene);
      },
    },
    {
      meanwhile: 'the dialog is closed',
      afterwards: 'that it was canceled is said and true',
      async happens({ page }) {
        await expect(page.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
        await page.getByRole('button', { name: 'Close', exact: true }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
      },
      mustBeTrue: expectCanceled,
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'that it was canceled is said there and true',
      async happens(scene) {
        await scene.page.keyboard.press('Escape');
        await goToAbout(scene);
      },
      async mustBeTrue(scene) {
        await expectCanceled(scene);
        await expectAbout(scene);
      },
    },
    {
      meanwhile: 'the page is reloaded when it has arrived',
      afterwards: 'the page shows that it is canceled',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
      },
      async mustBeTrue(scene) {
        const { page } = scene;
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await expect(page.locator('[data-status]')).toHaveText('Canceled');
        await expect(page.getByRole('button', { name: 'Cancel my request' })).toHaveCount(0);
      },
    },
    {
      meanwhile: 'the operator completes the request',
      afterwards: 'that is told, the page shows it, and nothing is canceled',
      async happens({ baseURL, visitor }) {
        await operatorOf(baseURL)
          .from('leads')
          .update({ status: 'Completed' })
          .eq('phone', visitor.request.phone)
          .throwOnError();
      },
      async mustBeTrue(scene) {
        const { page } = scene;
        await expect(page.getByText('This request is already completed')).toBeVisible();
        await page.clock.runFor(100);
        await expect(page.locator('[data-status]')).toHaveText('Completed');
        expect(await stateOf(scene)).toEqual([{ status: 'Completed', cancel_reasons: [] }]);
      },
    },
  ],
};

// --- What a hauler does ---

function acceptButton(page: Page) {
  return page.getByRole('button', { name: /Accept this job|Sending…/ });
}

async function openJob({ page, baseURL, visitor }: Scene, cameFrom?: string) {
  const { path } = await addJob(baseURL, { phone: visitor.request.phone });
  if (cameFrom) await page.goto(cameFrom);
  await page.goto(path);
  await isAlive(page);
  await expect(acceptButton(page)).toBeVisible();
}

async function offersOf({ baseURL, visitor }: Scene) {
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  const { data } = await operatorOf(baseURL)
    .from('job_offers')
    .select('state')
    .eq('lead_id', `${lead?.id}`)
    .throwOnError();
  return data;
}

/** The hauler sees that the job is theirs, and it is. */
async function expectAccepted(scene: Scene) {
  await expect(scene.page.getByText('This job is yours')).toBeVisible();
  expect(await offersOf(scene)).toEqual([{ state: 'accepted' }]);
}

const acceptanceOnItsWay: Row = {
  action: 'The acceptance of a job on its way',
  address: '**/functions/v1/job',
  isHeld: (request) => request.postDataJSON().action === 'accept',
  opens: openJob,
  async starts({ page, held }) {
    await acceptButton(page).click();
    await held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'it is pressed twice more, and so is "Not for me"',
      afterwards: 'it is sent once, and nothing else is',
      async happens({ page }) {
        await acceptButton(page).dblclick({ force: true });
        await page.getByRole('button', { name: 'Not for me' }).click({ force: true });
      },
      async mustBeTrue(scene) {
        await expectAccepted(scene);
        expect(scene.held.count()).toBe(1);
        await expect(scene.page.getByRole('dialog')).toHaveCount(0);
      },
    },
    {
      meanwhile: 'it is refused',
      afterwards: 'that is said, the offer is still open, and it can be accepted again',
      happens() {},
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expect(page.getByRole('alert')).toBeVisible();
        expect(await offersOf(scene)).toEqual([{ state: 'open' }]);
        await held.stop();
        await acceptButton(page).click();
        await expectAccepted(scene);
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the hauler stays there, and finds the job theirs on coming back',
      async happens(scene) {
        await goToAbout(scene);
      },
      async mustBeTrue(scene) {
        await expect.poll(() => offersOf(scene)).toEqual([{ state: 'accepted' }]);
        await expectAbout(scene);
        await scene.page.goBack();
        await expectAccepted(scene);
      },
    },
    {
      meanwhile: 'the page is reloaded when it has arrived',
      afterwards: 'the job is theirs',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
      },
      mustBeTrue: expectAccepted,
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'it is sent again, and the job is theirs',
      async happens(scene) {
        await breakConnection(scene);
        await passTimeUntilSaid(scene.page, 'You are offline.');
      },
      ends: comeBackOnline,
      mustBeTrue: expectAccepted,
    },
  ],
};

const acceptanceOffline: Row = {
  ...acceptanceOnItsWay,
  action: 'The acceptance of a job pressed offline',
  async starts({ page, context, held }) {
    held.release();
    await context.setOffline(true);
    await acceptButton(page).click();
    await expect(page.getByText('You are offline.')).toBeVisible();
  },
  ends: comeBackOnline,
  cells: [
    {
      meanwhile: '"Do not send it" is pressed',
      afterwards: 'nothing is sent, and the offer is still open',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Do not send it' }).click();
      },
      async mustBeTrue(scene) {
        await untilQuiet(scene.page);
        expect(scene.held.count()).toBe(0);
        expect(await offersOf(scene)).toEqual([{ state: 'open' }]);
      },
    },
  ],
};

// --- Stopping the mails ---

function stopButton(page: Page) {
  return page.getByRole('button', { name: /Stop these emails|Sending…/ });
}

/** The visitor presses the link of a mail about a request with their address. */
async function openStopMail({ page, baseURL, visitor }: Scene, cameFrom?: string) {
  const { id } = await addLead(baseURL, { phone: visitor.request.phone, email: visitor.message.email });
  const { data } = await operatorOf(baseURL).from('leads').select('mail_token').eq('id', id).single().throwOnError();
  if (cameFrom) await page.goto(cameFrom);
  await page.goto(`/stop-mail/${data.mail_token}`);
  await isAlive(page);
}

/** A change of the visitor's request is not told by mail. The sender of the backend looks each second. */
async function expectNoMail({ baseURL, visitor }: Scene) {
  const operator = operatorOf(baseURL);
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  const leadId = `${lead?.id}`;
  await operator.from('leads').update({ status: 'In Progress' }).eq('id', leadId).throwOnError();
  const change = { lead_id: leadId, kind: 'status-changed' };
  await operator
    .from('notifications')
    .update({ due_at: new Date(0).toISOString() })
    .match(change)
    .throwOnError();
  await expect
    .poll(async () => {
      const { data } = await operator.from('notifications').select('state, last_error').match(change).throwOnError();
      return data;
    })
    .toEqual([{ state: 'skipped', last_error: 'The address wants no mail' }]);
}

/** Where the page says nothing of it, the answer alone tells that the emails are stopped. */
function untilAnswered(ends: Row['ends']): Row['ends'] {
  return async (scene) => {
    const answered = scene.page.waitForResponse('**/functions/v1/stop-mail');
    await ends(scene);
    await answered;
  };
}

/** The visitor is told that the emails are stopped, and they are. */
async function expectStopped(scene: Scene) {
  await expect(scene.page.getByRole('heading', { name: 'The emails are stopped' })).toBeFocused();
  await expectNoMail(scene);
}

/** The visitor is told that it did not work, presses the button again, and then it does. */
async function expectStoppedAtSecondPress(scene: Scene) {
  const { page, held } = scene;
  await expect(page.getByText('the emails are not stopped yet')).toBeVisible();
  await held.stop();
  await stopButton(page).click();
  await expectStopped(scene);
}

const stopOnItsWay: Row = {
  action: 'The word to stop the emails on its way',
  address: '**/functions/v1/stop-mail',
  opens: openStopMail,
  async starts({ page, held }) {
    await stopButton(page).click();
    await held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'the button is pressed twice more',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await stopButton(page).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectStopped(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'it is refused',
      afterwards: 'that is said, and it can be pressed again',
      happens() {},
      ends: refuse,
      mustBeTrue: expectStoppedAtSecondPress,
    },
    {
      meanwhile: 'its answers are lost',
      afterwards: 'that is said after the last try, and it can be pressed again',
      heldAt: 'answered',
      async happens({ page, held }) {
        held.lose();
        await passTimeUntilSaid(page, 'the emails are not stopped yet');
      },
      mustBeTrue: expectStoppedAtSecondPress,
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'they are stopped, the visitor stays there, and is told so on coming back',
      happens: goToAbout,
      ends: untilAnswered(letThrough),
      async mustBeTrue(scene) {
        await expectNoMail(scene);
        await untilQuiet(scene.page);
        await expectAbout(scene);
        await scene.page.goBack();
        await expectStopped(scene);
      },
    },
    {
      meanwhile: 'a link leads to another page, and it is refused',
      afterwards: 'the visitor stays there, and on coming back is told so and can press again',
      happens: goToAbout,
      ends: refuse,
      async mustBeTrue(scene) {
        await untilQuiet(scene.page);
        await expectAbout(scene);
        await scene.page.goBack();
        await expectStoppedAtSecondPress(scene);
      },
    },
    {
      meanwhile: 'the visitor leaves the page, comes back and presses again',
      afterwards: 'it is sent once',
      async happens(scene) {
        await goToAbout(scene);
        await scene.page.goBack();
        await stopButton(scene.page).click({ force: true });
      },
      async mustBeTrue(scene) {
        await expectStopped(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before, and Forward back to this one",
      afterwards: 'nothing is said to be done, and it can be pressed again',
      cameFrom: '/about',
      async happens({ page }) {
        await page.goBack();
        await expectAbout({ page });
        await page.goForward();
        await isAlive(page);
        await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
      },
      async mustBeTrue(scene) {
        await stopButton(scene.page).click();
        await expectStopped(scene);
      },
    },
    {
      meanwhile: 'the page is reloaded when the word has arrived',
      afterwards: 'pressed again it is the same',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
        await isAlive(page);
      },
      async mustBeTrue(scene) {
        await stopButton(scene.page).click();
        await expectStopped(scene);
      },
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'that is said, and it is sent again',
      async happens(scene) {
        await breakConnection(scene);
        await passTimeUntilSaid(scene.page, 'You are offline.');
      },
      ends: comeBackOnline,
      mustBeTrue: expectStopped,
    },
    {
      meanwhile: 'the connection breaks, and comes back when the visitor is on another page',
      afterwards: 'it is sent all the same, and the visitor stays there',
      async before(scene) {
        await goToAbout(scene);
        await scene.page.goBack();
      },
      async happens(scene) {
        await breakConnection(scene);
        await passTimeUntilSaid(scene.page, 'You are offline.');
        await goToAbout(scene);
      },
      ends: untilAnswered(comeBackOnline),
      async mustBeTrue(scene) {
        await expectNoMail(scene);
        await expectAbout(scene);
      },
    },
  ],
};

// --- The code of a page ---

const pageOnItsWay: Row = {
  action: 'A page on its way',
  address: '**/assets/contact-page-*.js',
  opens: openForm,
  async starts({ page, held }) {
    await contactLink(page).click();
    await held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'its link is pressed twice more',
      afterwards: 'it comes, and Back leads to the page before',
      async happens({ page }) {
        await contactLink(page).dblclick();
      },
      async mustBeTrue({ page }) {
        await expectContact(page);
        await page.goBack();
        expect(pathOf(page)).toBe('/book');
        await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
      },
    },
    {
      meanwhile: 'another link is pressed',
      afterwards: 'the visitor gets that page, and stays there',
      happens: goToAbout,
      async mustBeTrue(scene) {
        await untilQuiet(scene.page);
        await expectAbout(scene);
      },
    },
    {
      meanwhile: "the browser's Back is pressed, and then its link again",
      afterwards: 'it comes',
      async happens({ page }) {
        await page.goBack();
        await contactLink(page).click();
      },
      mustBeTrue: ({ page }) => expectContact(page),
    },
    {
      meanwhile: "the browser's Back is pressed",
      afterwards: 'the visitor stays on the page before, with all that is filled in',
      async happens({ page }) {
        await page.goBack();
      },
      async mustBeTrue({ page }) {
        await untilQuiet(page);
        expect(pathOf(page)).toBe('/book');
        await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
      },
    },
    {
      meanwhile: 'a field of the page still shown is edited',
      afterwards: 'it comes, and the edit is there on coming back',
      async happens({ page }) {
        await page.getByLabel('Full name').fill('Ana Diaz');
      },
      async mustBeTrue({ page }) {
        await expectContact(page);
        await page.goBack();
        await expect(page.getByLabel('Full name')).toHaveValue('Ana Diaz');
      },
    },
    {
      meanwhile: 'the request on the page still shown is submitted',
      afterwards: 'it is stored with the page of the form, and the visitor is told with a link',
      async happens({ page }) {
        const answer = page.waitForResponse(LEADS);
        await submit(page);
        await answer;
      },
      async mustBeTrue(scene) {
        await expectStored(scene);
        await expectContact(scene.page);
        await expectConfirmedByToast(scene, '/contact');
      },
    },
    {
      meanwhile: 'it is reloaded',
      afterwards: 'it comes, filled in',
      async happens({ page }) {
        await page.reload();
      },
      mustBeTrue: ({ page }) => expectContact(page),
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'that is said, and the page comes when it is loaded again',
      async happens(scene) {
        await breakConnection(scene);
        await expect(scene.page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
      },
      ends: comeBackOnline,
      async mustBeTrue({ page }) {
        await page.getByRole('button', { name: 'Load the page again' }).click();
        await expectContact(page);
      },
    },
  ],
};

function contactLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
}

async function expectContact(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  expect(pathOf(page)).toBe('/contact');
}

for (const row of [
  requestOnItsWay,
  requestOffline,
  photosOnTheirWay,
  messageOnItsWay,
  lookUpOnItsWay,
  reportOnItsWay,
  reportOffline,
  correctionOnItsWay,
  correctionOffline,
  cancelOnItsWay,
  acceptanceOnItsWay,
  acceptanceOffline,
  stopOnItsWay,
  pageOnItsWay,
]) {
  testRow(row);
}
