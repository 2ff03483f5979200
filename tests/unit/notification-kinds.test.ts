import { readFileSync } from 'node:fs';
import { kindLabel } from '@functions/words/en/notification-kinds.ts';
import { expect, test } from 'vitest';
import { kindsFile, listKinds } from '../../scripts/generate/kinds.ts';
import { everyKind } from '../support/kinds';

test.each(everyKind)('the $kind message to the $audience has a short name', ({ kind, audience }) => {
  expect(kindLabel(kind, audience)).toMatch(/^[A-Z][a-z]+( [a-z]+){0,3}$/);
});

test('a kind without a label of its own is named by its words', () => {
  expect(kindLabel('pickup-reminder', 'customer')).toBe('Pickup reminder');
  expect(kindLabel('site-build', 'host')).toBe('Site build');
  expect(kindLabel('matched', 'customer')).toBe('Hauler found');
});

test('kinds/index.ts lists each file (if not, run npm run kinds)', () => {
  expect(readFileSync(kindsFile, 'utf8')).toBe(listKinds());
});
