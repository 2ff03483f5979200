import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseSamples } from '../../../scripts/build/choose-reviews.ts';
import { mockReviews } from '../support/reviews.ts';

// Which reviews a Spanish page gets, with which words, is in unit/choose-reviews.test.ts.

test('a demo says in Spanish that its reviews are samples, and an English claim of the operator is not shown', async () => {
  // The page is read anew, with this setting.
  vi.resetModules();
  vi.stubEnv('VITE_SITE_TRUST_CLAIM', 'Trusted in 40 cities');
  mockReviews(chooseSamples('es'));
  const { renderApp } = await import('../support/render-app.tsx');
  await renderApp('/es');

  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Lo que dicen los clientesEjemplos: nadie ha dicho esto★★★★★');
  expect(main.querySelector('blockquote')).toHaveTextContent('“Mandé tres fotos');
  expect(screen.getByRole('heading', { name: 'Por qué elegirnos' }).nextElementSibling?.tagName).toBe('UL');
});
