import { expect, test } from 'vitest';
import { retryDelay } from '@/lib/query-client';

test('each wait before a retry is twice as long as the last, up to 30 seconds', () => {
  const delays = Array.from({ length: 7 }, (_, failures) => retryDelay(failures));

  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
