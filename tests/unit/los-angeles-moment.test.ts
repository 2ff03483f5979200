import { expect, test } from 'vitest';
import { losAngelesMoment } from '@/features/request/windows';

test.each([
  ['in winter', '2026-11-24', '09:00', '2026-11-24T17:00:00.000Z'],
  ['in summer', '2026-07-04', '09:00', '2026-07-04T16:00:00.000Z'],
  ['on the morning when daylight saving time begins', '2026-03-08', '06:00', '2026-03-08T13:00:00.000Z'],
  ['on the evening before', '2026-03-07', '21:00', '2026-03-08T05:00:00.000Z'],
  ['on the morning when it ends', '2026-11-01', '06:00', '2026-11-01T14:00:00.000Z'],
  ['on the evening before that', '2026-10-31', '21:00', '2026-11-01T04:00:00.000Z'],
])('a Los Angeles time is converted to UTC %s', (_, day, time, moment) => {
  expect(losAngelesMoment(day, time).toISOString()).toBe(moment);
});
