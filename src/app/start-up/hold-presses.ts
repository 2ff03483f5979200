import { noteEarlyPress } from './early-press';

/**
 * Holds clicks on buttons, by touch, mouse or keyboard, until the site's code is loaded. Links are left to the browser,
 * because their target loads faster than the code, unless a form on the page has been filled in: the code keeps its
 * values, and the browser would lose them.
 *
 * @returns a function that stops holding and replays the last click.
 */
export function holdPresses(area: Element): () => void {
  const holding = new AbortController();
  let pressed: HTMLElement | undefined;

  function hold(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!target || !area.contains(target)) return;
    // A modified click opens a tab or a menu, which is left to the browser.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (needsCode(target)) {
      event.preventDefault();
      event.stopPropagation();
      pressed = target;
    } else noteEarlyPress(target);
  }

  // On the window, to run before React, which drops clicks on parts that are not hydrated.
  window.addEventListener('click', hold, { capture: true, signal: holding.signal });
  return () => {
    holding.abort();
    pressed?.click();
  };
}

function needsCode(target: HTMLElement): boolean {
  // The browser opens a popover without our code, if it knows them.
  if (target instanceof HTMLButtonElement) return !target.popoverTargetElement;
  return target instanceof HTMLAnchorElement && leavesThePage(target) && isSomethingFilledIn();
}

function leavesThePage({ origin, pathname, hash, target }: HTMLAnchorElement): boolean {
  const isWithinPage = pathname === window.location.pathname && hash !== '';
  return origin === window.location.origin && target === '' && !isWithinPage;
}

/** Forms are empty in a prerendered page. */
function isSomethingFilledIn(): boolean {
  return [...document.forms].some((form) => [...new FormData(form).values()].some((value) => value !== ''));
}
