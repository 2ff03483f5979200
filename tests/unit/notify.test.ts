import { beforeEach, expect, test, vi } from 'vitest';

/** The module as on a page that was just opened. */
async function openPage() {
  vi.resetModules();
  return import('@/lib/notify');
}

let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  page = await openPage();
});

test('there is no notice at first', () => {
  expect(page.hasNotices()).toBe(false);
});

test('notices before the toaster is ready wait in order and are shown once', () => {
  const show = vi.fn();
  page.notify('error', 'First', 'Why');
  page.notify('success', 'Second');

  page.listenForNotices(show);

  expect(show.mock.calls).toEqual([
    [{ kind: 'error', title: 'First', description: 'Why' }],
    [{ kind: 'success', title: 'Second', description: undefined }],
  ]);
  const later = vi.fn();
  page.listenForNotices(later);
  expect(later).not.toHaveBeenCalled();
});

test('a notice with the toaster ready is shown immediately', () => {
  const show = vi.fn();
  const stop = page.listenForNotices(show);

  page.notify('success', 'Now');
  expect(show).toHaveBeenCalledExactlyOnceWith({ kind: 'success', title: 'Now', description: undefined });

  stop();
  const next = vi.fn();
  page.listenForNotices(next);
  expect(next).not.toHaveBeenCalled();
});

test('a notice after the toaster is gone waits for the next one', () => {
  const gone = vi.fn();
  page.listenForNotices(gone)();

  page.notify('success', 'Later');

  expect(gone).not.toHaveBeenCalled();
  const next = vi.fn();
  page.listenForNotices(next);
  expect(next).toHaveBeenCalledOnce();
});

test('listeners for the first notice are called until they unsubscribe', () => {
  const called = vi.fn();
  const stopped = vi.fn();
  page.onFirstNotice(called);
  page.onFirstNotice(stopped)();

  page.notify('success', 'First');

  expect(called).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
  expect(page.hasNotices()).toBe(true);
});
