import { everyServiceEntry } from '@functions/domain/services.ts';
import { serviceLabel, servicesInShort } from '@functions/words/en/services.ts';
import { expect, test } from 'vitest';

test('in English, what a request stores is what people read', () => {
  expect(everyServiceEntry().map(serviceLabel)).toEqual(everyServiceEntry());
});

test('an entry that is not known stays as it is', () => {
  expect(serviceLabel('constructor')).toBe('constructor');
  expect(serviceLabel('Home Cleaning - Carpets - Rugs')).toBe('Home Cleaning - Carpets - Rugs');
});

test.each([
  [[], 'Pickup'],
  [['Home Cleaning - Deep Cleaning'], 'Home Cleaning - Deep Cleaning'],
  [['Furniture Removal', 'Old Appliances', 'Garage Cleanouts'], 'Furniture Removal and 2 more'],
])('%j in short', (services, text) => {
  expect(servicesInShort(services)).toBe(text);
});
