import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageContext, useWords } from '@/lib/words';

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

test('what stands around pages is said in English while no Spanish has arrived', () => {
  say('shell', 'es');

  expect(screen.getByText('In English')).toBeInTheDocument();
});

test('an English page needs nothing loaded', () => {
  say('an-area-that-nobody-loads', 'en');

  expect(screen.getByText('In English')).toBeInTheDocument();
});
