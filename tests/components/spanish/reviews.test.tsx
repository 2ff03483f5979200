import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ChosenReviews, chooseReviews, chooseSamples } from '../../../scripts/build/choose-reviews.ts';
import { publishedRows, readOf } from '../../fixtures/reviews.ts';
import { mockReviews } from '../support/reviews.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Renders a Spanish page with these reviews. */
async function renderWith(address: string, chosen: ChosenReviews) {
  mockReviews(chosen);
  const { renderApp } = await import('../support/render-app.tsx');
  await renderApp(address);
  return screen.getByRole('main');
}

const spanishWords = 'Se llevaron todo y además barrieron la entrada.';

/** Nine reviews, with the fifth and ninth in Spanish. */
function mixed() {
  return readOf(
    publishedRows(9, (rank) => (rank % 4 === 1 && rank > 1 ? { language: 'es', words: spanishWords } : {})),
    { as_of: '2026-11-22T18:00:00Z', requests: 212, in_time: 201 },
  );
}

test('the home page shows reviews each in its language, and a claim in Spanish', async () => {
  const main = await renderWith('/es', chooseReviews(mixed(), 'es'));

  const quotes = [...main.querySelectorAll('blockquote')];
  expect(quotes.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    [`“${spanishWords}”`, ''],
    [`“${spanishWords}”`, ''],
    [expect.stringContaining('Took it all'), 'en'],
  ]);
  expect(main.querySelector('figcaption')?.textContent).toBe(
    'Ana, TorranceRecoger muebles viejos\u00A0· noviembre de 2026\u00A0· empresa contratada por medio de PoppyHaul',
  );
  expect(within(main).getAllByRole('img', { name: '5 de 5 estrellas' })).toHaveLength(3);
  expect(main).toHaveTextContent(
    'Preguntamos a 212 clientes, contestaron 90 y hay 9 opiniones publicadas. Todas las opiniones',
  );
  expect(screen.getByRole('heading', { name: 'Por qué elegirnos' }).nextElementSibling).toHaveTextContent(
    /^En el 94% de 212 solicitudes se comunicaron .* en los 90 días anteriores al /,
  );
});

test('a demo says in Spanish that its reviews are samples, and an English claim of the operator is not shown', async () => {
  vi.stubEnv('VITE_SITE_TRUST_CLAIM', 'Trusted in 40 cities');
  const main = await renderWith('/es', chooseSamples('es'));

  expect(main).toHaveTextContent('Lo que dicen los clientesEjemplos: nadie ha dicho esto★★★★★');
  expect(main.querySelector('blockquote')).toHaveTextContent('“Mandé tres fotos');
  expect(screen.getByRole('heading', { name: 'Por qué elegirnos' }).nextElementSibling?.tagName).toBe('UL');
});
