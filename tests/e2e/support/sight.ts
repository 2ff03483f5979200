import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** WCAG 2.2, 1.4.3: text against its background. */
const TEXT_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: what must be visible to use the page, such as a progress bar. */
const SHAPE_CONTRAST = 3;

/** Measures colors in the page as displayed, with all backgrounds and opacities combined. */
type Sight = {
  /** The look of a button or link, as far as it distinguishes states. */
  look(element: Element): string;
  /** Whether an element is in the window, opaque and uncovered. */
  isInSight(element: HTMLElement | SVGElement): boolean;
  /** Contrast of an element's text and its background. */
  textContrast(element: Element): number;
  /** Contrast of an element's background and what is behind it. */
  groundContrast(element: Element): number;
  /** Contrast of an element's border and its surroundings; 1 without a border. */
  edgeContrast(element: Element): number;
  /** Faults of the visible focus; empty if there are none. */
  focusFaults(): string[];
};

declare global {
  interface Window {
    sight: Sight;
  }
}

/** Adds `window.sight` to every document of the page and ends all animations immediately. */
export async function withSight(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(installSight);
}

/**
 * Moves the keyboard focus through everything focusable in part of the page.
 * @returns faults of the visible focus, and the number of focused elements.
 */
export async function focusEverything(part: Locator): Promise<{ faults: string[]; focused: number }> {
  // From here on, the browser shows the focus as for keyboard users.
  await part.page().keyboard.press('Tab');
  return part.evaluate((root) => {
    const faults: string[] = [];
    let focused = 0;
    for (const element of root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')) {
      if (element.tabIndex < 0) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      focused += 1;
      faults.push(...window.sight.focusFaults());
    }
    return { faults, focused };
  });
}

/** The look of a button or link, for comparison with another state. */
export async function lookOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => window.sight.look(element));
}

/** Expects an element to be visible in the window and readable. */
export async function expectReadable(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((element: HTMLElement) => window.sight.isInSight(element))).toBe(true);
  expect(await locator.evaluate((element) => window.sight.textContrast(element))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
}

/** Expects a filled shape to contrast with its background. */
export async function expectFilled(shape: Locator): Promise<void> {
  const contrast = await shape.evaluate((element) => window.sight.groundContrast(element));
  expect(contrast).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
}

/** Expects an element's border to contrast with its background. */
export async function expectEdge(locator: Locator): Promise<void> {
  const contrast = await locator.evaluate((element) => window.sight.edgeContrast(element));
  expect(contrast).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
}

function installSight() {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];

  const MINIMUM_CONTRAST = 3;
  const MINIMUM_WIDTH_PX = 2;
  const WHITE: Color = [255, 255, 255, 1];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Color>();

  /** Any CSS color, including `oklab(…)`, as displayed. */
  function parse(css: string): Color {
    const cached = known.get(css);
    if (cached) return cached;
    if (!canvas) throw new Error('There is no canvas to read colors with.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const color: Color = [red, green, blue, alpha / 255];
    known.set(css, color);
    return color;
  }

  function over([red, green, blue, alpha]: Color, below: Color): Color {
    const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
  }

  function faded([red, green, blue, alpha]: Color, opacity: number): Color {
    return [red, green, blue, alpha * opacity];
  }

  /** The combined background of an element and its ancestors. */
  function groundOf(element: Element | null): Color {
    if (!element) return WHITE;
    const { backgroundColor, opacity } = getComputedStyle(element);
    return over(faded(parse(backgroundColor), Number(opacity)), groundOf(element.parentElement));
  }

  function luminance(color: Color): number {
    const linear = (channel: number) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
  }

  function contrast(one: Color, other: Color): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function textContrast(element: Element): number {
    settle();
    const ground = groundOf(element);
    return contrast(over(faded(parse(getComputedStyle(element).color), opacityOf(element)), ground), ground);
  }

  function groundContrast(element: Element): number {
    return contrast(groundOf(element), groundOf(element.parentElement));
  }

  function edgeContrast(element: Element): number {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
    if (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1) return 1;
    const ground = groundOf(element.parentElement);
    return contrast(over(parse(borderTopColor), ground), ground);
  }

  /** Finishes all color transitions. */
  function settle() {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }

  function look(element: Element): string {
    settle();
    const style = getComputedStyle(element);
    const { backgroundColor, color, borderTopColor, boxShadow, textDecorationLine, translate, cursor } = style;
    return [backgroundColor, color, borderTopColor, boxShadow, textDecorationLine, translate, cursor].join(' | ');
  }

  function opacityOf(element: Element | null): number {
    return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  }

  function isInSight(element: HTMLElement | SVGElement): boolean {
    // Behind an open dialog nothing takes the pointer, so hit tests find nothing.
    const { pointerEvents } = element.style;
    element.style.pointerEvents = 'auto';
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInWindow = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    element.style.pointerEvents = pointerEvents;
    return isInWindow && opacityOf(element) > 0.95 && hit !== null && (element.contains(hit) || hit.contains(element));
  }

  /** A card's own checkbox is hidden: the card is what is visible. */
  function shownFor(focused: Element): Element {
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    return label && focused.getBoundingClientRect().width <= 1 ? label : focused;
  }

  /** The colors of a focus ring wide enough to see, and how far it extends. */
  function ringOf(element: Element): { tones: Color[]; reach: number } {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor, boxShadow } = getComputedStyle(element);
    const tones: Color[] = [];
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    const offset = Number.parseFloat(outlineOffset);
    if (width >= MINIMUM_WIDTH_PX) tones.push(parse(outlineColor));
    // A halo between the element and its outline: a shadow without blur or shift.
    for (const [, color, spread] of boxShadow.matchAll(/(\w+\([^)]*\)) 0px 0px 0px (\d+)px/g)) {
      if (color && Math.min(Number(spread), offset) >= MINIMUM_WIDTH_PX) tones.push(parse(color));
    }
    return { tones, reach: width === 0 ? 0 : offset + width };
  }

  /** The ancestor that clips part of a box, if any. */
  function cutterOf(element: Element, box: DOMRect): Element | undefined {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      const isCutAcross = overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1);
      const isCutDown = overflowY !== 'visible' && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
      if (isCutAcross || isCutDown) return each;
    }
    return undefined;
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return `${element.tagName.toLowerCase()} "${words?.slice(0, 40)}"`;
  }

  function focusFaults(): string[] {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.getAttribute('tabindex') === '-1') return [];
    settle();
    const element = shownFor(focused);
    const ground = groundOf(element.parentElement);
    const { tones, reach } = ringOf(element);
    const faults: string[] = [];
    if (tones.length === 0) faults.push('has no ring');
    else if (!tones.some((tone) => contrast(over(tone, ground), ground) >= MINIMUM_CONTRAST)) {
      faults.push(`has a ring that is not seen on ${ground.slice(0, 3).map(Math.round)}`);
    }

    const rect = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const box = new DOMRect(rect.x - reach, rect.y - reach, rect.width + 2 * reach, rect.height + 2 * reach);
    const cutter = cutterOf(element, box);
    if (cutter) faults.push(`has a ring that is cut off by ${cutter.tagName.toLowerCase()}.${cutter.className}`);
    if (box.left < 0 || box.right > window.innerWidth) faults.push('has a ring that leaves the window');
    const hit = document.elementFromPoint(rect.x + rect.width / 2, rect.y + Math.min(rect.height, 20) / 2);
    if (!hit || !(element.contains(hit) || hit.contains(element))) {
      faults.push(`is covered by ${hit ? nameOf(hit) : 'the edge of the window'}`);
    }
    return faults.map((fault) => `${nameOf(focused)} ${fault}`);
  }

  window.sight = { look, isInSight, textContrast, groundContrast, edgeContrast, focusFaults };
}
