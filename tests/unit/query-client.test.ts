import { expect, test } from 'vitest';
import { retryDelay, unlessRefused } from '@/lib/forms/query-client';
import { RefusedError } from '@/lib/forms/refused-error';

test('each retry waits twice as long as the last, up to 30 seconds', () => {
  const delays = Array.from({ length: 7 }, (_, failures) => retryDelay(failures));

  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('failures are retried a limited number of times, and refusals never', () => {
  const tries = (error: Error) => [0, 1, 2, 3].map((failures) => unlessRefused(2)(failures, error));

  expect(tries(new TypeError('Failed to fetch'))).toEqual([true, true, false, false]);
  expect(tries(new RefusedError())).toEqual([false, false, false, false]);
});
