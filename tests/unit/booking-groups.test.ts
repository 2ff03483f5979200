import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bookingGroups } from '@/content/facts/booking-groups';
import { services } from '@/content/facts/services';

it('every service is in exactly one group of the first step', () => {
  const grouped = Object.values(bookingGroups).flatMap((group) => [...group]);
  expect(grouped.toSorted()).toEqual(services.map(({ slug }) => slug).toSorted());
});

it('the pictures of the first step have at most 30 KB together', () => {
  const sizes = bookingGroups.pictured.map((slug) => statSync(`public/pictures/${slug}-320.avif`).size);
  expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(30_000);
});
