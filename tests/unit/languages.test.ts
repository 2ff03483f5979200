import { addressIn, languages, splitAddress } from '@functions/domain/languages.ts';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { documentLanguage } from '../../scripts/build/document-language.ts';

test.each([
  ['/', 'en', '/'],
  ['/', 'es', '/es'],
  ['/book', 'en', '/book'],
  ['/book', 'es', '/es/book'],
  ['/track/7K3M-9Q2X', 'es', '/es/track/7K3M-9Q2X'],
] as const)('the address of %s in %s is %s', (path, language, address) => {
  expect(addressIn(language, path)).toBe(address);
});

test.each(languages)('an address tells its language and its path: %s', (language) => {
  for (const path of ['/', '/book', '/services/garage-cleanouts', '/no/such/page']) {
    expect(splitAddress(addressIn(language, path))).toEqual({ language, path });
  }
});

test.each(['/estate', '/espanol', '/services/es', '/es-us/book'])('%s is no Spanish address', (address) => {
  expect(splitAddress(address)).toEqual({ language: 'en', path: address });
});

test.each([
  ['/es/', '/'],
  ['/ES/book', '/book'],
])('%s is a Spanish address, as the router reads it', (address, path) => {
  expect(splitAddress(address)).toEqual({ language: 'es', path });
});

/** In which language the development server's one document is, at an address. */
function languageServed(originalUrl: string, spanishOn: boolean): string | undefined {
  const { transformIndexHtml } = documentLanguage(spanishOn) as Plugin & {
    transformIndexHtml(html: string, context: { originalUrl: string }): string;
  };
  return /lang="([^"]+)"/.exec(transformIndexHtml('<html lang="en-US">', { originalUrl }))?.[1];
}

test.each([
  ['/es', 'es-US'],
  ['/es/faq?from=home', 'es-US'],
  ['/faq?page=/es', 'en-US'],
  ['/estate', 'en-US'],
])('the development server answers %s with a document in %s', (address, language) => {
  expect(languageServed(address, true)).toBe(language);
});

test('where there is no Spanish side, the development server says in English that nothing is at /es', () => {
  expect(languageServed('/es', false)).toBe('en-US');
});
