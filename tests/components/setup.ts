import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, fireEvent } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { checkConsole, watchConsole } from './support/console';

configure({
  // A loaded machine may take its time to load a lazy module.
  asyncUtilTimeout: 20_000,
  // The text of the page says enough, and is made with each try of each wait.
  getElementError: (message, container) => new Error(`${message}\n\n${container.textContent}`),
  // user-event waits for React by itself. An `act` around each of its events would drop what is left to do after a
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

// What jsdom lacks and the components use.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => {};
// Everything is near.
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

// React then says what changes behind a test's back.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  // The toaster's looks: jsdom would weigh them with every question about visibility.
  for (const style of document.head.querySelectorAll('style')) style.remove();
  watchConsole();
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  queryClient.clear();
  // For the tests that follow one that failed while it was offline.
  fireEvent.online(window);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  checkConsole();
});
