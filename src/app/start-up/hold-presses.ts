import { noteEarlyPress } from './early-press';

/**
 * Holds back presses on buttons, by tap, click or key, until the site's code is there, which alone can answer them. A
 * link is left to the browser: what it leads to is there sooner than the code. It is held back only while a form on the
 * page holds something, which the code keeps and the browser would lose.
 *
 * @returns stops holding and does the last press, once.
 */
export function holdPresses(area: Element): () => void {
  const holding = new AbortController();
  let pressed: HTMLElement | undefined;

  function hold(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!target || !area.contains(target)) return;
    // A click with a key held down opens a tab or a menu, which is the browser's own business.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (needsCode(target)) {
      event.preventDefault();
      event.stopPropagation();
      pressed = target;
    } else noteEarlyPress(target);
  }

  // On the window, and so ahead of React, which drops clicks on what it has not brought to life.
  window.addEventListener('click', hold, { capture: true, signal: holding.signal });
  return () => {
    holding.abort();
    pressed?.click();
  };
}

function needsCode(target: HTMLElement): boolean {
  // The browser opens the menu by itself.
  if (target instanceof HTMLButtonElement) return target.popoverTargetElement === null;
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
