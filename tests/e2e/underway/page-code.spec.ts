import type { Page } from '@playwright/test';
import { submit } from '../support/booking';
import { expect } from '../support/test';
import {
  breakConnection,
  comeBackOnline,
  expectAbout,
  goToAbout,
  letThrough,
  pathOf,
  testRow,
  untilQuiet,
  untilUnderWay,
} from '../support/underway';
import { expectConfirmedByToast, expectStored, LEADS, openForm } from '../support/underway-booking';

testRow({
  action: 'A page on its way',
  address: '**/assets/contact-page-*.js',
  opens: openForm,
  starts: untilUnderWay((page) => contactLink(page).click()),
  ends: letThrough,
  cells: [
    {
      meanwhile: 'its link is clicked twice more',
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
      meanwhile: 'another link is clicked',
      afterwards: 'the visitor gets that page, and stays there',
      happens: goToAbout,
      async mustBeTrue(scene) {
        await untilQuiet(scene.page);
        await expectAbout(scene);
      },
    },
    {
      meanwhile: "the browser's Back is clicked, and then its link again",
      afterwards: 'it comes',
      async happens({ page }) {
        await page.goBack();
        await contactLink(page).click();
      },
      mustBeTrue: ({ page }) => expectContact(page),
    },
    {
      meanwhile: "the browser's Back is clicked",
      afterwards: 'the visitor stays on the page before, with everything filled in',
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
      afterwards: 'it comes, and the edit is there on return',
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
      afterwards: 'it is stored with the page of the form, and the visitor gets a link to it',
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
      afterwards: 'the page says so, and the page comes when it is loaded again',
      async happens(scene) {
        await breakConnection(scene);
        await expect(scene.page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
      },
      ends: comeBackOnline,
      async mustBeTrue({ page }) {
        await page.getByRole('button', { name: 'Reload the page' }).click();
        await expectContact(page);
      },
    },
  ],
});

function contactLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
}

async function expectContact(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  expect(pathOf(page)).toBe('/contact');
}
