const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'];

/** Resolves when the visitor first does anything: moves the pointer, touches, scrolls, types. */
export const firstTouch = new Promise<void>((resolve) => {
  const listening = new AbortController();
  function stop() {
    listening.abort();
    resolve();
  }
  for (const sign of SIGNS) {
    window.addEventListener(sign, stop, { capture: true, passive: true, signal: listening.signal });
  }
});

/**
 * Holds clicks in `area` back until `settled`, and then lets the last one happen: a fast tap is not lost while the code
 * that answers it is still on its way.
 */
export function holdClicks(area: Element, settled: Promise<unknown>): void {
  const holding = new AbortController();
  let held: HTMLElement | null = null;

  function hold(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element) || !area.contains(target)) return;
    const pressed = target.closest<HTMLElement>('a, button, label');
    // A click with a key held down opens a tab or a menu, which is the browser's own business.
    if (!pressed || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = pressed;
  }

  function release() {
    holding.abort();
    held?.click();
  }

  // On the window, and so ahead of React, which drops clicks on what it has not brought to life.
  window.addEventListener('click', hold, { capture: true, signal: holding.signal });
  settled.then(release, release);
}
