/**
 * Everything a visitor can do while something is on its way. What is said afterwards must be what was stored, nothing
 * that was typed may be lost when the action failed, and nobody may be pulled off the page they are reading.
 *
 * Each action of the site that takes time is a row, and each thing that a visitor can do meanwhile a cell of it. The
 * rows stand in `underway/`, a file for each action.
 */
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { type Held, type HeldAt, hold } from './hold';
import { expect } from './test';
import { test, type Visitor } from './visitor';

/** What the browser and the page print of an action that fails. */
const FAILURES =
  /Failed to load resource|(was|were) not (submitted|sent|recorded|uploaded|stopped|changed)|dynamically imported module/;

/** A form waits so long before it sends, in milliseconds: no person is faster. */
export const MIN_FILL_MS = 3000;

export type Scene = { page: Page; context: BrowserContext; baseURL: string; visitor: Visitor; held: Held };

type Step = (scene: Scene) => Promise<void> | void;

/** One thing that a visitor does while the action of a row is on its way. */
type Cell = {
  /** What the visitor does. */
  meanwhile: string;
  /** What is true when the action has ended. */
  afterwards: string;
  /** The page of the site from which the visitor comes to the page with the action. */
  cameFrom?: string;
  /** What the visitor does on the page before the action. */
  before?: Step;
  heldAt?: HeldAt;
  happens: Step;
  /** How the action ends, if not as its row says. */
  ends?: Step;
  mustBeTrue: Step;
};

/** One action of the site that takes time. */
export type Row = {
  /** What is on its way. */
  action: string;
  /** The requests that are held, as a glob. */
  address: string;
  /** Which of these requests are held, if not all. */
  isHeld?(request: Request): boolean;
  /** Brings the visitor to the page with the action. */
  opens(scene: Scene, cameFrom: string | undefined): Promise<void>;
  /** Starts the action and waits until it is on its way. */
  starts: Step;
  /** Lets it end. */
  ends: Step;
  cells: Cell[];
};

/** Makes a test of each cell: the action starts, the visitor does something else, and only then it ends. */
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

/** How every page begins to say that it waits for the connection. */
const OFFLINE = /You’re offline\./;

/** Starts an action by pressing something, and waits until it is on its way. */
export function untilUnderWay(press: (page: Page) => Promise<void>): Step {
  return async ({ page, held }) => {
    await press(page);
    await held.first;
  };
}

/** Starts an action by pressing something on a device that is offline, until the page says that it waits. */
export function untilItWaits(press: (page: Page) => Promise<void>): Step {
  return async ({ page, context, held }) => {
    held.release();
    await context.setOffline(true);
    await press(page);
    await expect(page.getByText(OFFLINE)).toBeVisible();
  };
}

/** Lets what is held through. */
export function letThrough({ held }: Scene): void {
  held.release();
}

/** Has the server refuse what is held. */
export function refuse({ held }: Scene): void {
  held.refuse();
}

/** What is held fails, because the device has gone offline. */
export async function breakConnection({ context, held }: Scene): Promise<void> {
  await context.setOffline(true);
  held.release();
}

/** What is held fails and is tried again, until the page says that the device is offline. */
export async function goOffline(scene: Scene): Promise<void> {
  await breakConnection(scene);
  await passTimeUntilSaid(scene.page, OFFLINE);
}

/** The device is online again. */
export async function comeBackOnline({ context }: Scene): Promise<void> {
  await context.setOffline(false);
}

/** The start of a cell: what is on its way waits for the connection. */
export const connectionBreaks = {
  meanwhile: 'the connection breaks and comes back',
  happens: goOffline,
  ends: comeBackOnline,
} satisfies Partial<Cell>;

/** A cell: what was pressed is pressed again, and so is a button that would open a dialog. */
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

/** Passes the time between one try and the next, until the page says something. */
export async function passTimeUntilSaid(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(page.getByText(words)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/** Lets the page do all that is due: what is asked for here comes after everything it has asked for or been told. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await fetch('/robots.txt');
  });
}

/** The action that was taken back is not sent, now that it could be. */
export async function expectNothingSent({ page, held }: Scene): Promise<void> {
  await untilQuiet(page);
  expect(held.count()).toBe(0);
}

/** The path of the page that the visitor is on at this moment. */
export function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

/** Follows the link to a page of words that everything can be left for. */
export async function goToAbout({ page }: Scene): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expectAbout({ page });
}

/** The visitor is on the page of words and has not been pulled off it. */
export async function expectAbout({ page }: Pick<Scene, 'page'>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^We connect you/ })).toBeVisible();
  expect(pathOf(page)).toBe('/about');
}
