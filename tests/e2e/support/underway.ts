/**
 * Everything a visitor can do while something is being sent. What the page says afterward must be what was stored,
 * nothing typed is lost if the action failed, and the visitor stays on the page they went to.
 *
 * Each slow action of the site is a row, and each thing a visitor can do meanwhile is a cell. The rows are in
 * `underway/`, one file per action.
 */
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { type Held, type HeldAt, hold } from './hold';
import { expect } from './test';
import { test, type Visitor } from './visitor';

/** Console output of a failing action. */
const FAILURES =
  /Failed to load resource|(was|were) not (submitted|sent|recorded|uploaded|stopped|changed)|dynamically imported module/;

/** The minimum time before a form is sent, in milliseconds: no person is faster. */
export const MIN_FILL_MS = 3000;

export type Scene = { page: Page; context: BrowserContext; baseURL: string; visitor: Visitor; held: Held };

type Step = (scene: Scene) => Promise<void> | void;

/** Something a visitor does while the action of a row is being sent. */
type Cell = {
  /** What the visitor does. */
  meanwhile: string;
  /** What is true after the action. */
  afterwards: string;
  /** The page from which the visitor comes. */
  cameFrom?: string;
  /** What the visitor does before the action. */
  before?: Step;
  heldAt?: HeldAt;
  happens: Step;
  /** How the action ends, if different from its row. */
  ends?: Step;
  mustBeTrue: Step;
};

/** A slow action of the site. */
export type Row = {
  /** The name of the action. */
  action: string;
  /** The held requests, as a glob. */
  address: string;
  /** Selects which of them are held; by default all. */
  isHeld?(request: Request): boolean;
  /** Opens the page with the action. */
  opens(scene: Scene, cameFrom: string | undefined): Promise<void>;
  /** Starts the action and waits until it is held. */
  starts: Step;
  /** Ends the action. */
  ends: Step;
  cells: Cell[];
};

/** Makes a test of each cell: start the action, do something else, then end the action. */
export function testRow({ action, address, isHeld, opens, starts, ends, cells }: Row): void {
  test.describe(action, () => {
    test.use({ allowedConsole: FAILURES });

    for (const cell of cells) {
      test(`${cell.meanwhile}: ${cell.afterwards}`, async ({ page, context, baseURL, visitor }) => {
        await page.clock.install();
        const held = await hold(context, address, cell.heldAt ?? 'under way', isHeld);
        const scene = { page, context, baseURL: `${baseURL}`, visitor, held };
        await opens(scene, cell.cameFrom);
        await cell.before?.(scene);
        await starts(scene);

        await cell.happens(scene);
        await (cell.ends ?? ends)(scene);

        await cell.mustBeTrue(scene);
      });
    }
  });
}

/** The beginning of the message that a page is waiting for the connection. */
// Not the band above a job.
const OFFLINE = /You’re offline\.(?! This is)/;

/** Starts an action with a click and waits until it is held. */
export function untilUnderWay(press: (page: Page) => Promise<void>): Step {
  return async ({ page, held }) => {
    await press(page);
    await held.first;
  };
}

/** Starts an action offline and waits until the page says that it is waiting. */
export function untilItWaits(press: (page: Page) => Promise<void>): Step {
  return async ({ page, context, held }) => {
    held.release();
    await context.setOffline(true);
    await press(page);
    await expect(page.getByText(OFFLINE)).toBeVisible();
  };
}

/** Lets the held requests through. */
export function letThrough({ held }: Scene): void {
  held.release();
}

/** Makes the server refuse the held requests. */
export function refuse({ held }: Scene): void {
  held.refuse();
}

/** Fails the held requests by going offline. */
export async function breakConnection({ context, held }: Scene): Promise<void> {
  await context.setOffline(true);
  held.release();
}

/** Fails and retries the held requests until the page says that the device is offline. */
export async function goOffline(scene: Scene): Promise<void> {
  await breakConnection(scene);
  await passTimeUntilSaid(scene.page, OFFLINE);
}

export async function comeBackOnline({ context }: Scene): Promise<void> {
  await context.setOffline(false);
}

/** The start of a cell: the held requests wait for the connection. */
export const connectionBreaks = {
  meanwhile: 'the connection breaks and comes back',
  happens: goOffline,
  ends: comeBackOnline,
} satisfies Partial<Cell>;

/** A cell: the same button is clicked again, and so is one that would open a dialog. */
export function pressedAgain(button: (page: Page) => Locator, other: string, isDone: Step): Cell {
  return {
    meanwhile: `it is pressed twice more, and so is "${other}"`,
    afterwards: 'it is sent once, and nothing else is',
    async happens({ page }) {
      await button(page).dblclick({ force: true });
      await page.getByRole('button', { name: other }).click({ force: true });
    },
    async mustBeTrue(scene) {
      await isDone(scene);
      expect(scene.held.count()).toBe(1);
      await expect(scene.page.getByRole('dialog')).toHaveCount(0);
    },
  };
}

/** Advances the time between retries until the page says something. */
export async function passTimeUntilSaid(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(page.getByText(words)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/** Waits for all pending work of the page: this request comes after everything else. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await fetch('/robots.txt');
  });
}

/** A canceled action is not sent even once it could be. */
export async function expectNothingSent({ page, held }: Scene): Promise<void> {
  await untilQuiet(page);
  expect(held.count()).toBe(0);
}

/** The path of the current page. */
export function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

/** Follows the site's link to a text page. */
export async function goToAbout({ page }: Scene): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expectAbout({ page });
}

/** The visitor is still there. */
export async function expectAbout({ page }: Pick<Scene, 'page'>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^We connect you/ })).toBeVisible();
  expect(pathOf(page)).toBe('/about');
}

/** Follows a work page's link to a text page. */
export async function goToPrivacy({ page }: Scene): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expectPrivacy({ page });
}

/** The visitor is still there. */
export async function expectPrivacy({ page }: Pick<Scene, 'page'>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(pathOf(page)).toBe('/privacy');
}
