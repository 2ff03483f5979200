import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { focusEverything } from './sight';

/** The accessibility violations found by axe. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Colors in transition have other contrasts, so transitions are ended and disabled. To wait for them would take
  // forever in a closed `details`, where the browser does not run them.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  // To describe everything that passes as well takes axe twice as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
}

/** Each language in one window: Spanish on a phone, where its longer words have the least room. */
export const windowOf = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } };

/** Where everything must fit: phones, also with text twice as large, a laptop at 200 % zoom, a wide screen. */
const windows = [
  { width: 320, height: 640, text: '100%' },
  { width: 390, height: 844, text: '100%' },
  { width: 390, height: 844, text: '200%' },
  { width: 640, height: 400, text: '100%' },
  { width: 1440, height: 900, text: '100%' },
];

/**
 * What is wrong with the page as it is now, whatever page it is: in its own window what axe finds and where the
 * keyboard focus isn't visible, in every window what doesn't fit. Needs `withSight`.
 *
 * @param part where the focus goes.
 * @param isLargeTextTooWide known fault: text twice as large isn't looked at.
 */
export async function faultsOf(
  page: Page,
  part: Locator = page.locator('main'),
  isLargeTextTooWide = false,
): Promise<string[]> {
  const faults = await violationsOf(page);
  const focus = await focusEverything(part);
  faults.push(...(focus.focused === 0 ? ['nothing takes the focus'] : focus.faults));
  const own = page.viewportSize();
  for (const { text, ...size } of windows) {
    if (isLargeTextTooWide && text !== '100%') continue;
    await page.setViewportSize(size);
    await setTextSize(page, text);
    faults.push(...(await beyondTheScreen(page)).map((fault) => `at ${size.width} px, text ${text}: ${fault}`));
  }
  await setTextSize(page, '100%');
  if (own) await page.setViewportSize(own);
  return faults;
}

/** From here on there are no transitions: the page has each new size at once. */
async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after { transition-property: none !important } html { font-size: ${fontSize} }`);
    document.adoptedStyleSheets = [sheet];
  }, size);
}

/** Whether the page is wider than the window. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** What reaches beyond the right edge of the window, innermost elements only. */
export async function beyondTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const found = [...document.body.querySelectorAll('*')]
      .filter((element) => isBeyond(element) && ![...element.children].some(isBeyond))
      .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 60)}`);
    return [`${scrollWidth - clientWidth} px`, ...found];
  });
}
