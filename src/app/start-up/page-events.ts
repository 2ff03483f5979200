import { idle } from '@/lib/idle';

const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'];

/** Resolves at the visitor's first interaction: pointer, touch, scroll or key. */
export function untilFirstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    function stop() {
      listening.abort();
      resolve();
    }
    for (const touch of TOUCHES) {
      window.addEventListener(touch, stop, { capture: true, passive: true, signal: listening.signal });
    }
  });
}

/** Resolves when the page and its pictures are loaded and the browser is idle. */
export async function untilQuiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await idle();
}

/** Resolves at the first paint; a background tab is not painted until it is opened. */
export function untilFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}
