import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Fakes the clock so that the test can advance it. It also keeps running, because rendering waits for timers. */
export function fakeClock(now?: Date): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, ...(now ? { now } : {}) });
  // Node's version would wait in real time.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}

/** Advances time by exactly this many milliseconds, however slow the machine. */
export async function passTime(milliseconds: number): Promise<void> {
  vi.setTimerTickMode('manual');
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  vi.setTimerTickMode('interval');
}

/** Moves the clock forward by milliseconds without running timers. */
export function skipTime(milliseconds: number): void {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + milliseconds);
}
