import { expect, test } from 'vitest';
import { codeOfPages } from '../../scripts/build/page-code.ts';

test('the code of a page is what its route loads: its file and its content', async () => {
  const english = await codeOfPages('en');
  const spanish = await codeOfPages('es');

  expect(english.get('/')).toEqual(['src/pages/home/home-page.tsx']);
  expect(english.get('/terms')).toEqual(english.get('/privacy'));
  expect(english.get('/locations/california/los-angeles')).toEqual([
    'src/pages/city/city-page.tsx',
    'src/content/en/cities/los-angeles.ts',
  ]);
  expect(spanish.get('/services/hoarder-house-cleanup')).toEqual([
    'src/pages/service/service-page.tsx',
    'src/content/es/services/hoarder-house-cleanup.ts',
  ]);
  expect(spanish.has('/locations/california/los-angeles')).toBe(false);
});
