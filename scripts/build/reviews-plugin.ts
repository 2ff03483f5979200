import type { Plugin } from 'vite';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { type ChosenReviews, chooseReviews, chooseSamples, noReviews, wordsOfSamples } from './choose-reviews.ts';
import { type ClaimSettings, type Claims, chooseClaims, claimSettings } from './claims.ts';
import { keptReviews, type ReadReviews, type ReviewSource, reviewSource } from './reviews.ts';

/** Matches the words of a city's page. */
const CITY_WORDS = /\/src\/content\/en\/cities\/([a-z-]+)\.ts$/;

const PREFIX = 'virtual:reviews/';

/**
 * Provides the reviews for the pages of a language, and what they can claim, as `virtual:reviews/…`, typed in
 * `src/vite-env.d.ts`. A city's reviews are appended to the file of its words, where they cost no request. The
 * development server and tests use the samples.
 *
 * A build with a project's reviews fails unless they were read just now.
 */
export function reviewsPlugin(language: Language): Plugin {
  let source: ReviewSource;
  let settings: ClaimSettings;
  let chosen: ChosenReviews;
  let claims: Claims;
  return {
    name: 'reviews',
    configResolved({ command, root, env }) {
      source = command === 'serve' ? 'samples' : reviewSource(root);
      settings = claimSettings(env);
    },
    async buildStart() {
      const read = typeof source === 'string' ? null : await keptReviews(source.url);
      chosen = choose(source, read, language);
      claims = chooseClaims(settings, read, language);
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const modules = { ...modulesOf(chosen, language), claims };
      const found = Object.entries(modules).find(([name]) => id === `\0${PREFIX}${name}`);
      return found && codeOf(found[1]);
    },
    transform(code, id) {
      const slug = CITY_WORDS.exec(id)?.[1];
      return slug && { code: `${code}\nexport const reviews = ${JSON.stringify(chosen.ofCity(slug))};\n`, map: null };
    },
  };
}

function choose(source: ReviewSource, read: ReadReviews | null, language: Language): ChosenReviews {
  if (read) return chooseReviews(read, language);
  return source === 'samples' ? chooseSamples(language) : noReviews;
}

/** The exports of each virtual module in a language, by module name. */
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
