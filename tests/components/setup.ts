import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '@/lib/query-client';
import { checkConsole, watchConsole } from './support/console';

// A loaded machine may take its time to load a lazy module.
configure({ asyncUtilTimeout: 8000 });

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

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  watchConsole();
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  checkConsole();
});
