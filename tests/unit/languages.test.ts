import { addressIn, languages, splitAddress } from '@functions/domain/languages.ts';
import { expect, test } from 'vitest';

test('a Spanish address is the English one below /es, and is split into language and path', () => {
  const paths = ['/', '/book', '/services/garage-cleanouts', '/track/7K3M-9Q2X', '/no/such/page'];

  expect(paths.map((path) => addressIn('en', path))).toEqual(paths);
  expect(['/', '/book', '/track/7K3M'].map((path) => addressIn('es', path))).toEqual([
    '/es',
    '/es/book',
    '/es/track/7K3M',
  ]);
  for (const language of languages) {
    for (const path of paths) expect(splitAddress(addressIn(language, path))).toEqual({ language, path });
  }
});

test('an address that only looks Spanish is English, and one in other letters is Spanish, as in the router', () => {
  for (const path of ['/estate', '/espanol', '/services/es', '/es-us/book']) {
    expect(splitAddress(path)).toEqual({ language: 'en', path });
  }
  expect(splitAddress('/es/')).toEqual({ language: 'es', path: '/' });
  expect(splitAddress('/ES/book')).toEqual({ language: 'es', path: '/book' });
});
