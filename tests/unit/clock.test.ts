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

test('the clock ticks every second, even after a failed tick, until it is stopped, which waits for the last', async () => {
  let end = () => {};
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  });
  const tick = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('busy')).mockReturnValue(slow);
  const stopped = vi.fn();
  const clock = startClock(tick);

  await vi.advanceTimersByTimeAsync(5 * SECOND);
  void clock.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(3 * SECOND);
  expect([tick, stopped].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  end();
  await vi.advanceTimersByTimeAsync(3 * SECOND);

  expect([tick, stopped].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  expect(console.error).toHaveBeenCalledTimes(1);
});
