import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, fireEvent } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { checkConsole, watchConsole } from './support/console';
import { untilCodeIsLoaded } from './support/render-app';

configure({
  // Lazy modules can load slowly on a busy machine.
  asyncUtilTimeout: 20_000,
  // The page's text is enough, and building the message for each retry is slow.
  getElementError: (message, container) => new Error(`${message}\n\n${container.textContent}`),
  // user-event waits for React itself. Wrapping each of its events in `act` would drop work that is pending after a
  // page's `use` of a promise.
  eventWrapper(dispatch) {
    let result: unknown;
    if (!globalThis.IS_REACT_ACT_ENVIRONMENT) return dispatch();
    act(() => {
      result = dispatch();
    });
    return result;
  },
});

// Browser features that components use and jsdom lacks.
Element.prototype.scrollIntoView = () => {};
Element.prototype.setPointerCapture = () => {};
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => {};
// Nothing changes its size.
window.ResizeObserver = class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Everything counts as visible.
window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    this.#callback([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// Makes React report changes outside of `act`.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// Like the usual wrapper, which ends a wait by a fake timer. The real one lets timers of the page in the same tick render
// before the wait is over: after it, React reports them as changes outside of `act`.
const realSetTimeout = setTimeout;
configure({
  async asyncWrapper(wait) {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const result = await wait();
      await new Promise((resolve) => setTimeout(resolve, 0));
      await new Promise((resolve) => realSetTimeout(resolve, 0));
      return result;
    } finally {
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    }
  },
});

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  // Styles of the toaster, which jsdom would evaluate in every visibility check.
  for (const style of document.head.querySelectorAll('style')) style.remove();
  watchConsole();
});

afterEach(async () => {
  await untilCodeIsLoaded();
  cleanup();
  toast.dismiss();
  queryClient.clear();
  // In case the test failed while offline.
  fireEvent.online(window);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  checkConsole();
});
