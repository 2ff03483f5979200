import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWakeTimer } from '../../scripts/backend/wake-timer.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

const isDue = vi.fn<() => Promise<boolean>>();
const call = vi.fn<(signal: AbortSignal) => Promise<string | undefined>>();
let timer: ReturnType<typeof startWakeTimer>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  isDue.mockReset().mockResolvedValue(true);
  call.mockReset().mockResolvedValue(undefined);
  timer = startWakeTimer({ problem: 'Mails are not sent', isDue, call });
});

afterEach(async () => {
  await timer.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function printed() {
  return vi.mocked(console.error).mock.calls.flat();
}

test.each<[string, () => unknown]>([
  ['MAIL_API_KEY not set', () => call.mockResolvedValueOnce('MAIL_API_KEY not set')],
  ['the function answered with 503', () => call.mockRejectedValueOnce(new Error('the function answered with 503'))],
  ['the database is busy', () => isDue.mockRejectedValueOnce(new Error('the database is busy'))],
])('after problem (%s) it waits for a minute, and then everything is as before', async (reason, happen) => {
  happen();

  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(isDue).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * SECOND);

  expect(isDue).toHaveBeenCalledTimes(4);
  expect(printed()).toEqual([`Mails are not sent: ${reason}`]);
});

test('stopping aborts the current call silently and makes no other', async () => {
  call.mockImplementation(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await vi.advanceTimersByTimeAsync(SECOND);

  await timer.stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);

  expect(call).toHaveBeenCalledTimes(1);
  expect(printed()).toEqual([]);
});
