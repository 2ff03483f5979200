import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from '../../scripts/backend/clock.ts';

const SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the clock ticks every second until it is stopped, even after a failed tick', async () => {
  const tick = vi.fn<() => Promise<void>>().mockResolvedValue().mockRejectedValueOnce(new Error('busy'));
  const clock = startClock(tick);

  await vi.advanceTimersByTimeAsync(3 * SECOND);
  await clock.stop();
  await vi.advanceTimersByTimeAsync(3 * SECOND);

  expect(tick).toHaveBeenCalledTimes(3);
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('a tick waits for the one before it, and stopping the clock waits for the last tick', async () => {
  let end = () => {};
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  });
  const tick = vi.fn(() => slow);
  const stopped = vi.fn();
  const clock = startClock(tick);

  await vi.advanceTimersByTimeAsync(3 * SECOND);
  void clock.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(3 * SECOND);
  expect([tick, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  end();
  await vi.advanceTimersByTimeAsync(3 * SECOND);

  expect([tick, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
