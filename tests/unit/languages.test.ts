import { addressIn, languages, splitAddress } from '@functions/domain/languages.ts';
import { expect, test } from 'vitest';

test.each([
  ['/', 'en', '/'],
  ['/', 'es', '/es'],
  ['/book', 'en', '/book'],
  ['/book', 'es', '/es/book'],
  ['/track/7K3M-9Q2X', 'es', '/es/track/7K3M-9Q2X'],
] as const)('the path %s in %s is %s', (path, language, address) => {
  expect(addressIn(language, path)).toBe(address);
});

test.each(languages)('an address is split into its language and path: %s', (language) => {
  for (const path of ['/', '/book', '/services/garage-cleanouts', '/no/such/page']) {
    expect(splitAddress(addressIn(language, path))).toEqual({ language, path });
  }
});

test.each(['/estate', '/espanol', '/services/es', '/es-us/book'])('%s is not a Spanish address', (address) => {
  expect(splitAddress(address)).toEqual({ language: 'en', path: address });
});

test.each([
  ['/es/', '/'],
  ['/ES/book', '/book'],
])('%s is a Spanish address, as in the router', (address, path) => {
  expect(splitAddress(address)).toEqual({ language: 'es', path });
});
