import type { Plugin } from 'vite';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { type ChosenReviews, chooseReviews, chooseSamples, noReviews, wordsOfSamples } from './choose-reviews.ts';
import { keptReviews, type ReviewSource, reviewSource } from './reviews.ts';

/** The words of a city's page. */
const CITY_WORDS = /\/src\/content\/en\/cities\/([a-z-]+)\.ts$/;

const PREFIX = 'virtual:reviews/';

/**
 * Gives the pages of a language what customers say, as `virtual:reviews/…`. The types stand in `src/vite-env.d.ts`. A
 * city's stand at the end of its words, in whose file they cost no request. The development server and the tests have the
 * samples.
 *
 * A build fails for want of reviews that were read just now, from where this build has its own.
 */
export function reviewsPlugin(language: Language): Plugin {
  let source: ReviewSource;
  let chosen: ChosenReviews;
  return {
    name: 'reviews',
    configResolved({ command, root }) {
      source = command === 'serve' ? 'samples' : reviewSource(root);
    },
    async buildStart() {
      chosen = await choose(source, language);
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const found = Object.entries(modulesOf(chosen, language)).find(([name]) => id === `\0${PREFIX}${name}`);
      return found && codeOf(found[1]);
    },
    transform(code, id) {
      const slug = CITY_WORDS.exec(id)?.[1];
      return slug && { code: `${code}\nexport const reviews = ${JSON.stringify(chosen.ofCity(slug))};\n`, map: null };
    },
  };
}

async function choose(source: ReviewSource, language: Language): Promise<ChosenReviews> {
  if (source === 'off') return noReviews;
  if (source === 'samples') return chooseSamples(language);
  return chooseReviews(await keptReviews(source.url), language);
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
