import type { Plugin } from 'vite';
import { type Language, languages } from '../../supabase/functions/_shared/domain/languages.ts';
import { type ChosenReviews, chooseReviews, chooseSamples, noReviews, wordsOfSamples } from './choose-reviews.ts';
import { keptReviews, type ReviewSource, reviewSource } from './reviews.ts';

/** The words of a city's page. */
const CITY_WORDS = /\/src\/content\/en\/cities\/([a-z-]+)\.ts$/;

const PREFIX = 'virtual:reviews/';

/** Before the names of a language's modules. */
const FOLDERS = { en: '', es: 'es/' } as const satisfies Record<Language, string>;

/**
 * Gives the pages what customers say: as `virtual:reviews/…`, and Spanish pages as `virtual:reviews/es/…`. The types stand
 * in `src/vite-env.d.ts`. A city's stand at the end of its words, in whose file they cost no request. The development
 * server and the tests have the samples.
 *
 * A build fails for want of reviews that were read just now, from where this build has its own.
 */
export function reviewsPlugin(): Plugin {
  let source: ReviewSource;
  let chosen: Record<Language, ChosenReviews>;
  return {
    name: 'reviews',
    configResolved({ command, root }) {
      source = command === 'serve' ? 'samples' : reviewSource(root);
    },
    async buildStart() {
      chosen = await choose(source);
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      for (const language of languages) {
        const modules = Object.entries(modulesOf(chosen[language], language));
        const found = modules.find(([name]) => id === `\0${PREFIX}${FOLDERS[language]}${name}`);
        if (found) return codeOf(found[1]);
      }
    },
    transform(code, id) {
      const slug = CITY_WORDS.exec(id)?.[1];
      return (
        slug && { code: `${code}\nexport const reviews = ${JSON.stringify(chosen.en.ofCity(slug))};\n`, map: null }
      );
    },
  };
}

async function choose(source: ReviewSource): Promise<Record<Language, ChosenReviews>> {
  if (source === 'off') return { en: noReviews, es: noReviews };
  if (source === 'samples') return { en: chooseSamples('en'), es: chooseSamples('es') };
  const read = await keptReviews(source.url);
  return { en: chooseReviews(read, 'en'), es: chooseReviews(read, 'es') };
}

/** What the modules of a language export, by their names. */
export function modulesOf({ home, all, counts, figures, promise, areSamples }: ChosenReviews, language: Language) {
  const { sampleClaim, sampleNote } = areSamples ? wordsOfSamples(language) : {};
  return {
    home: { reviews: home, promise, sampleClaim },
    all: { reviews: all, figures },
    figures: { counts, sampleNote },
  };
}

function codeOf(exported: object): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
