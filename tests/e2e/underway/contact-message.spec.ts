import type { Page } from '@playwright/test';
import { isAlive } from '../support/is-alive';
import { operatorOf } from '../support/operator';
import { expect } from '../support/test';
import {
  comeBackOnline,
  connectionBreaks,
  expectAbout,
  goOffline,
  goToAbout,
  letThrough,
  MIN_FILL_MS,
  passTimeUntilSaid,
  refuse,
  type Scene,
  testRow,
  untilQuiet,
  untilUnderWay,
} from '../support/underway';

async function openContact({ page }: Scene, cameFrom?: string) {
  if (cameFrom) {
    await page.goto(cameFrom);
    // Before that, the browser would follow the link and reload the page.
    await isAlive(page);
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

/** The message is stored once, as it was when Send was clicked. */
async function expectMessageStored(scene: Scene) {
  await expect.poll(() => messagesOf(scene)).toMatchObject([scene.visitor.message]);
}

async function expectThanks(scene: Scene) {
  await expect(scene.page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expectMessageStored(scene);
}

/** The refusal is reported once, nothing is stored, and the form is unchanged. */
async function expectMessageKept(scene: Scene, words: string) {
  const { page, held } = scene;
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  expect(await messagesOf(scene)).toEqual([]);
  await expect(page.getByLabel('Message')).toHaveValue(words);
  expect(held.count()).toBe(1);
}

testRow({
  action: 'A message on its way',
  address: '**/rest/v1/contact_messages*',
  opens: openContact,
  starts: untilUnderWay(send),
  ends: letThrough,
  cells: [
    {
      meanwhile: 'Send is clicked twice more',
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
      afterwards: 'its value at the click is stored',
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
      afterwards: 'this is reported there, and the form is still filled in',
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
      afterwards: 'sending again counts once',
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
      ...connectionBreaks,
      afterwards: 'it is sent again and stored once',
      mustBeTrue: expectThanks,
    },
    {
      meanwhile: 'the connection breaks, and comes back when the visitor is on a text page',
      afterwards: 'it is still sent, and the visitor stays there',
      cameFrom: '/about',
      async happens(scene) {
        const { page } = scene;
        await goOffline(scene);
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
      meanwhile: 'the page says thank you, and Send Another Message is clicked',
      afterwards: 'the form is empty and the next message has a new id',
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
});
