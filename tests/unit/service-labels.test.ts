import { everyServiceEntry } from '@functions/domain/services.ts';
import { serviceLabel, servicesInShort } from '@functions/words/en/services.ts';
import { expect, test } from 'vitest';

test('English labels equal the stored values', () => {
  expect(everyServiceEntry().map(serviceLabel)).toEqual(everyServiceEntry());
});

test('an unknown entry is its own label', () => {
  expect(serviceLabel('constructor')).toBe('constructor');
  expect(serviceLabel('Home Cleaning - Carpets - Rugs')).toBe('Home Cleaning - Carpets - Rugs');
});

test.each([
  [[], 'Pickup'],
  [['Home Cleaning - Deep Cleaning'], 'Home Cleaning - Deep Cleaning'],
  [['Furniture Removal', 'Old Appliances', 'Garage Cleanouts'], 'Furniture Removal and 2 more'],
])('%j has a short label', (services, text) => {
  expect(servicesInShort(services)).toBe(text);
});
