// @vitest-environment jsdom
import { addressIn, splitAddress } from '@functions/domain/languages.ts';
import { expect, test } from 'vitest';
import { secretPagesInBoth } from '@/lib/paths';
import { htmlOf, publicPaths } from '../support/built-pages.ts';
import { englishLeft, textsShown } from '../support/english-left.ts';

const spanishPaths = publicPaths.filter((address) => splitAddress(address).language === 'es');
const notPublic = ['/404', ...secretPagesInBoth].map((page) => addressIn('es', page));

test.each([...spanishPaths, ...notPublic])('%s has no English text', (address) => {
  const shown = textsShown(htmlOf(address));

  // Text from the top and the bottom of every page, as proof that the whole page was read.
  expect(shown).toEqual(expect.arrayContaining(['Ir al contenido', 'Política de privacidad']));
  expect(englishLeft(shown)).toEqual([]);
});

test('an English page is recognized as English', () => {
  const shown = textsShown(htmlOf('/faq'));

  expect(englishLeft(shown).length).toBeGreaterThan(shown.length * 0.8);
});
