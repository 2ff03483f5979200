import path from 'node:path';
import type { Plugin } from 'vite';
import { documentLanguages, type Language } from '../../supabase/functions/_shared/domain/languages.ts';

const root = path.resolve(import.meta.dirname, '../..');

const ENGLISH = /\/(?:content|words)\/en\//;

/**
 * Sets the language of a build: `@/words/booking` becomes `src/content/<language>/booking.ts`, and
 * `@/words/shared/errors` becomes `supabase/functions/_shared/words/<language>/errors.ts`, which emails also use. The
 * types are those of the English words, see `tsconfig.json`. A Spanish build fails if a file is missing, or if it would
 * include English words.
 */
export function siteLanguage(language: Language): Plugin {
  return {
    name: 'site-language',
    config: () => ({
      define: { 'import.meta.env.SITE_LANGUAGE': JSON.stringify(language) },
      resolve: {
        alias: [
          { find: /^@\/words\/shared\//, replacement: `${root}/supabase/functions/_shared/words/${language}/` },
          { find: /^@\/words\//, replacement: `${root}/src/content/${language}/` },
        ],
      },
    }),
    generateBundle(_, bundle) {
      if (language === 'en') return;
      for (const file of Object.values(bundle).filter((each) => each.type === 'chunk')) {
        const english = Object.entries(file.modules).filter(
          ([id, { renderedLength }]) => renderedLength > 0 && ENGLISH.test(id),
        );
        if (english.length > 0)
          this.error(`${file.fileName} has English words: ${english.map(([id]) => id).join(', ')}`);
      }
    },
    transformIndexHtml: (html) =>
      html.replace(`lang="${documentLanguages.en}"`, `lang="${documentLanguages[language]}"`),
  };
}
