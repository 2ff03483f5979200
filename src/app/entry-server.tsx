import { figures } from 'virtual:prices/table';
import { reviews } from 'virtual:reviews/all';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { addressIn, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { App } from './app';
import { findPage } from './start-up/pages';

export { site } from '@/content/facts/site';
/** The words in link preview pictures. */
export { routes } from './routes';

/** Pages that have nothing to show yet: the sitemap leaves them out. */
export const emptyPages: readonly string[] = [
  ...(figures.length === 0 ? [paths.prices] : []),
  ...(reviews.length === 0 ? [paths.reviews] : []),
];

/** Renders a path to HTML for `#root`, with the head tags first. */
export async function render(path: string): Promise<string> {
  await findPage(path)?.load();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={addressIn(language, '/')} location={addressIn(language, path)}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Larger pages would otherwise be split into chunks that only a script can assemble.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
