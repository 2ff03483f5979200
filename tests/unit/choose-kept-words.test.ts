import { expect, test } from 'vitest';
import { chooseKeptWords, sampleKeptWords } from '../../scripts/build/choose-kept-words.ts';

const row = (what: string, kept: number) => ({ what, kept, counted: 1020, as_of: '2026-11-28T18:00:00+00:00' });

test('each figure has its words, in the order of the page, and one that pages do not know is left out', () => {
  expect(chooseKeptWords([row('called', 1), row('gone', 910), row('came', 20)], 'en')).toEqual({
    figures: [
      { said: 'Came in the agreed time, customers say:', count: '20 of 1,020' },
      { said: 'Everything gone, customers say:', count: '910 of 1,020' },
    ],
    how: expect.stringMatching(/^Of the 12 months before November 28, 2026\. /),
  });
  expect(chooseKeptWords([row('price', 910)], 'es')).toEqual({
    figures: [{ said: 'Precio final igual o menor al estimado:', count: '910 de 1,020' }],
    how: expect.stringMatching(/^De los 12 meses anteriores al 28 de noviembre de 2026\. /),
  });
  for (const rows of [[], [row('called', 910)]]) expect(chooseKeptWords(rows, 'en')).toBeNull();
});

test('samples are labeled', () => {
  expect(sampleKeptWords('en')?.sampleNote).toBe('Samples, not real figures');
  expect(sampleKeptWords('es')?.sampleNote).toBe('Ejemplos: no son cifras reales');
});
