import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { words as englishImages } from '@/content/en/social-images';
import { words as spanishImages } from '@/content/es/social-images';
import { addressIn, type Language } from '@/lib/language';
import { LanguageContext } from '@/lib/words';
import { App } from './app';
import { findPage } from './start-up/pages';

export { site } from '@/content/facts/site';
export { spanishOn } from '@/lib/env';
export { addressIn, documentLanguages } from '@/lib/language';
export { routes } from './routes';

/** What the pictures for link previews say. */
export const socialImageWords = { en: englishImages, es: spanishImages };

/** Renders a path of the site in a language to HTML: what belongs inside `#root`, head tags first. */
export async function render(path: string, language: Language): Promise<string> {
  await findPage(path, language)?.load();
  const { prelude } = await prerender(
    <StrictMode>
      <LanguageContext value={language}>
        <StaticRouter basename={addressIn(language, '/')} location={addressIn(language, path)}>
          <App />
        </StaticRouter>
      </LanguageContext>
    </StrictMode>,
    // A page over React's chunk size would otherwise come in pieces that only a script puts together.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
