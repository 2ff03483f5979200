import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { siteLanguage } from '../../scripts/build/site-language.ts';

test('the HTML of each site declares its language', () => {
  const langs = (['en', 'es'] as const).map((language) => {
    const { transformIndexHtml } = siteLanguage(language) as Plugin & { transformIndexHtml(html: string): string };
    return transformIndexHtml('<html lang="en-US">');
  });

  expect(langs).toEqual(['<html lang="en-US">', '<html lang="es-US">']);
});
