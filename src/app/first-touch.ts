const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'];

let touched: Promise<void> | undefined;

/** Resolves when the visitor first does anything: moves the pointer, touches, scrolls, types. */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const listening = new AbortController();
    function stop() {
      listening.abort();
      resolve();
    }
    for (const sign of SIGNS) {
      window.addEventListener(sign, stop, { capture: true, passive: true, signal: listening.signal });
    }
  });
  return touched;
}

/**
 * Holds back presses of links and buttons in `area` until `settled`, and then does the last one: a fast tap is not lost
 * while the code that answers it is still on its way. What is filled in early is the forms' own business.
 */
export function holdClicks(area: Element, settled: Promise<unknown>): void {
  const holding = new AbortController();
  let pressed: HTMLElement | null = null;

  function hold(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!target || !area.contains(target)) return;
    // A click with a key held down opens a tab or a menu, which is the browser's own business.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
  }

  function release() {
    holding.abort();
    pressed?.click();
  }

  // On the window, and so ahead of React, which drops clicks on what it has not brought to life.
  window.addEventListener('click', hold, { capture: true, signal: holding.signal });
  settled.then(release, release);
}
