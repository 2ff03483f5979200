import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aroundPages, LanguageContext, useWords } from '@/lib/words';

function Said({ area }: { area: string }) {
  return useWords(area, { text: 'In English' }).text;
}

function say(area: string, language: 'en' | 'es') {
  render(
    <LanguageContext value={language}>
      <Said area={area} />
    </LanguageContext>,
  );
}

test('a Spanish page never says an area in English because it forgot to load it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});

  expect(() => say('an-area-that-nobody-loads', 'es')).toThrow('an-area-that-nobody-loads');
});

test.each(aroundPages)('what stands around pages is said in English if no Spanish arrives: %s', (area) => {
  say(area, 'es');

  expect(screen.getByText('In English')).toBeInTheDocument();
});

test('an English page needs nothing loaded', () => {
  say('an-area-that-nobody-loads', 'en');

  expect(screen.getByText('In English')).toBeInTheDocument();
});
