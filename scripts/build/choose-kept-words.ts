import { words } from '../../src/content/en/built-reviews.ts';
import { words as spanishWords } from '../../src/content/es/built-reviews.ts';
import type { KeptWords } from '../../src/content/shapes/published-review.ts';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { losAngelesDay } from '../../supabase/functions/_shared/domain/los-angeles-clock.ts';
import type { KeptWordRow } from './reviews.ts';

/** What pages say something about, in their order. */
const SHOWN = ['came', 'price', 'gone'] as const;

/** How often our word was kept, in the words of a language. Null with too few pickups. */
export function chooseKeptWords(rows: readonly KeptWordRow[], language: Language): KeptWords | null {
  const { said, count, how } = wordsIn(language);
  const [first] = rows;
  const figures = SHOWN.flatMap((shown) =>
    rows
      .filter(({ what }) => what === shown)
      .map(({ kept, counted }) => ({ said: said[shown], count: count(kept, counted) })),
  );
  return first && figures.length > 0 ? { figures, how: how(losAngelesDay(first.as_of)) } : null;
}

/** What demos and the development server show. */
export function sampleKeptWords(language: Language, now = new Date()): KeptWords | null {
  const rows = samples.map((sample) => ({ ...sample, as_of: now.toISOString() }));
  const chosen = chooseKeptWords(rows, language);
  return chosen && { ...chosen, sampleNote: wordsIn(language).sampleNote };
}

function wordsIn(language: Language) {
  return (language === 'es' ? spanishWords : words).kept;
}

/** Fictional. */
const samples: readonly Omit<KeptWordRow, 'as_of'>[] = [
  { what: 'came', kept: 91, counted: 102 },
  { what: 'price', kept: 118, counted: 131 },
  { what: 'gone', kept: 212, counted: 231 },
];
