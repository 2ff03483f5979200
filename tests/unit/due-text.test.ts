import { expect, test } from 'vitest';
import { dueText as english } from '@/content/en/clock';
import { dueText as spanish } from '@/content/es/clock';

test.each([
  [48, '48 min left', 'faltan 48 min'],
  [1, '1 min left', 'falta 1 min'],
  [60, '1 h left', 'falta 1 h'],
  [82, '1 h 22 min left', 'faltan 1 h 22 min'],
  [119, '1 h 59 min left', 'faltan 1 h 59 min'],
  [10 * 60 + 5, '10 h left', 'faltan 10 h'],
  [48 * 60, '2 days left', 'faltan 2 días'],
  // The minute that has just begun counts.
  [0, '1 min late', '1 min de retraso'],
  [-1, '1 min late', '1 min de retraso'],
  [-41, '41 min late', '41 min de retraso'],
  [-13 * 60 - 20, '13 h late', '13 h de retraso'],
  [-47 * 60 - 59, '47 h late', '47 h de retraso'],
  [-73 * 60, '3 days late', '3 días de retraso'],
])('%i minutes to a promise are “%s”, “%s”', (minutes, inEnglish, inSpanish) => {
  expect(english(minutes)).toBe(inEnglish);
  expect(spanish(minutes)).toBe(inSpanish);
});
