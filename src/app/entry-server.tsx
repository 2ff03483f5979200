import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { addressIn, language } from '@/lib/language';
import { App } from './app';
import { findPage } from './start-up/pages';

export { site } from '@/content/facts/site';
/** What the pictures for link previews say. */
export { words as socialImageWords } from '@/words/social-images';
export { routes } from './routes';

/** Renders a path of the site to HTML: what belongs inside `#root`, head tags first. */
export async function render(path: string): Promise<string> {
  await findPage(path)?.load();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={addressIn(language, '/')} location={addressIn(language, path)}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // A page over React's chunk size would otherwise come in pieces that only a script puts together.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
