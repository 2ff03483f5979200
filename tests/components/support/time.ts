import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Fakes the clock, so that the test can advance it. It still runs in real time, because rendering waits for timers. */
export function takeTheClock(now?: Date): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, ...(now ? { now } : {}) });
  // Node's own would wait in real time.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}

/** Lets time pass, in milliseconds: exactly so much, however long the machine takes over it. */
export async function pass(milliseconds: number): Promise<void> {
  vi.setTimerTickMode('manual');
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  vi.setTimerTickMode('interval');
}

/** Puts the clock forward, in milliseconds. Nothing happens meanwhile. */
export function skipTime(milliseconds: number): void {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + milliseconds);
}
