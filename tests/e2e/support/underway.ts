/**
 * Everything a visitor can do while something is being sent. What the page says afterward must be what was stored,
 * nothing typed is lost if the action failed, and the visitor stays on the page they went to.
 *
 * Each slow action of the site is a row, and each thing a visitor can do meanwhile is a cell. The cells that need a
 * browser or the real server are in `underway/`, one file per action. The others are component tests of the action's
 * page.
 */
import type { BrowserContext, Page } from '@playwright/test';
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
  /** Opens the page with the action. */
  opens(scene: Scene): Promise<void>;
  /** Starts the action and waits until it is held. */
  starts: Step;
  /** Ends the action. */
  ends: Step;
  cells: Cell[];
};

/** Makes a test of each cell: start the action, do something else, then end the action. */
export function testRow({ action, address, opens, starts, ends, cells }: Row): void {
  test.describe(action, () => {
    test.use({ allowedConsole: FAILURES });

    for (const cell of cells) {
      test(`${cell.meanwhile}: ${cell.afterwards}`, async ({ page, context, baseURL, visitor }) => {
        await page.clock.install();
        const held = await hold(context, address, cell.heldAt);
        const scene = { page, context, baseURL: `${baseURL}`, visitor, held };
        await opens(scene);
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
async function goOffline(scene: Scene): Promise<void> {
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

/** Advances the time between retries until the page says something. */
async function passTimeUntilSaid(page: Page, words: string | RegExp): Promise<void> {
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

/** The visitor is still there. */
export async function expectPrivacy({ page }: Pick<Scene, 'page'>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(pathOf(page)).toBe('/privacy');
}
