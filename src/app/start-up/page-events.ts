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
  if (document.readyState !== 'complete') await once('load');
  await idle();
}

/** Resolves when the device is online, immediately if it already is. */
export async function untilOnline(): Promise<void> {
  if (!navigator.onLine) await once('online');
}

/** Resolves at the first paint; a background tab is not painted until it is opened. */
export function untilFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

function once(event: 'load' | 'online'): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener(event, resolve, { once: true }));
}
