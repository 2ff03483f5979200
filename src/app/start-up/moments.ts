const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'];

/** Resolves when the visitor first does anything: moves the pointer, touches, scrolls, types. */
export function firstTouch(): Promise<void> {
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
export async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') await once('load');
  await idle();
}

/** Resolves when the browser is idle, after a second at most. */
export async function idle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });
}

/** Resolves when the device is online again, at once if it is. */
export async function online(): Promise<void> {
  if (!navigator.onLine) await once('online');
}

/**
 * Resolves when the page has been shown for the first time; a
 * tab in the background is not painted until it is looked at.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

function once(event: 'load' | 'online'): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener(event, resolve, { once: true }));
}
