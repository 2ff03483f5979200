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

/** Resolves when the page is there with its pictures, and the browser has nothing better to do. */
export async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') await once('load');
  await idle();
}

/** Resolves when the browser has nothing better to do, after a second at most. */
export async function idle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    // Safari does not say when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });
}

/** Resolves when the device is online again, at once if it is. */
export async function online(): Promise<void> {
  if (!navigator.onLine) await once('online');
}

/** Resolves when the page has been shown for the first time; not while it is in a tab that nobody has looked at. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

function once(event: 'load' | 'online'): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener(event, resolve, { once: true }));
}
