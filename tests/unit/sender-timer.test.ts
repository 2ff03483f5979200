import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSenderTimer } from '../../scripts/backend/sender-timer.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

const hasDue = vi.fn<() => Promise<boolean>>();
const send = vi.fn<(signal: AbortSignal) => Promise<{ missing: readonly string[] }>>();
let timer: ReturnType<typeof startSenderTimer>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  hasDue.mockReset().mockResolvedValue(true);
  send.mockReset().mockResolvedValue({ missing: [] });
  timer = startSenderTimer({ hasDue, send });
});

afterEach(async () => {
  await timer.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function printed() {
  return vi.mocked(console.error).mock.calls.flat();
}

test('the sender is not called while nothing is due', async () => {
  hasDue.mockResolvedValue(false);

  await vi.advanceTimersByTimeAsync(10 * SECOND);

  expect(hasDue).toHaveBeenCalledTimes(10);
  expect(send).not.toHaveBeenCalled();
});

test('the sender is called within a second when something is due', async () => {
  hasDue.mockResolvedValueOnce(false).mockResolvedValueOnce(true).mockResolvedValue(false);

  await vi.advanceTimersByTimeAsync(10 * SECOND);

  expect(send).toHaveBeenCalledTimes(1);
});

test('there are never two calls at once', async () => {
  let end = (_: { missing: readonly string[] }) => {};
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );

  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(send).toHaveBeenCalledTimes(1);

  end({ missing: [] });
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(send).toHaveBeenCalledTimes(2);
});

test('what is missing is printed once, and asked for again after a minute', async () => {
  send.mockResolvedValue({ missing: ['MAIL_API_KEY', 'MAIL_FROM'] });

  await vi.advanceTimersByTimeAsync(SECOND);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(hasDue).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);

  expect(send).toHaveBeenCalledTimes(3);
  expect(printed()).toEqual(['Mails are not sent: MAIL_API_KEY, MAIL_FROM not set']);
});

test('a call that fails is tried again after a minute, and then all is as before', async () => {
  send.mockRejectedValueOnce(new Error('the function answered with 503'));

  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * SECOND);

  expect(send).toHaveBeenCalledTimes(4);
  expect(printed()).toEqual(['Mails are not sent: the function answered with 503']);
});

test('a question that the database cannot answer is asked again after a minute', async () => {
  hasDue.mockRejectedValueOnce(new Error('the database is busy'));

  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(SECOND);

  expect(send).toHaveBeenCalledTimes(1);
  expect(printed()).toEqual(['Mails are not sent: the database is busy']);
});

test('stopping gives up the call under way, prints nothing of it, and makes no other', async () => {
  send.mockImplementation(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await vi.advanceTimersByTimeAsync(SECOND);

  await timer.stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);

  expect(send).toHaveBeenCalledTimes(1);
  expect(printed()).toEqual([]);
});
