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

test('notices before the toaster is ready wait in order and are shown once', () => {
  expect(page.hasNotices()).toBe(false);
  const [show, later] = [vi.fn(), vi.fn()];
  page.notify('error', 'First', 'Why');
  page.notify('success', 'Second');

  page.listenForNotices(show);
  page.listenForNotices(later);

  expect(show.mock.calls).toEqual([
    [{ kind: 'error', title: 'First', description: 'Why' }],
    [{ kind: 'success', title: 'Second', description: undefined }],
  ]);
  expect(later).not.toHaveBeenCalled();
});

test('a notice is shown immediately if the toaster is ready, and waits for the next one once it is gone', () => {
  const [show, next] = [vi.fn(), vi.fn()];
  const stop = page.listenForNotices(show);

  page.notify('success', 'Now');
  expect(show).toHaveBeenCalledExactlyOnceWith({ kind: 'success', title: 'Now', description: undefined });
  stop();
  page.notify('success', 'Later');
  page.listenForNotices(next);

  expect(show).toHaveBeenCalledOnce();
  expect(next).toHaveBeenCalledExactlyOnceWith({ kind: 'success', title: 'Later', description: undefined });
});

test('listeners for the first notice are called until they unsubscribe', () => {
  const [called, stopped] = [vi.fn(), vi.fn()];
  page.onFirstNotice(called);
  page.onFirstNotice(stopped)();

  page.notify('success', 'First');

  expect(called).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
  expect(page.hasNotices()).toBe(true);
});
