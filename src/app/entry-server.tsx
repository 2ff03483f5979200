import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { words } from '@/content/en/social-images';
import { App } from './app';
import { findPage } from './start-up/pages';

export { site } from '@/content/facts/site';
export { routes } from './routes';

/** What the pictures for link previews say. */
export const socialImageWords = words;

/** Renders one address of the site to HTML: what belongs inside `#root`, head tags first. */
export async function render(pathname: string): Promise<string> {
  await findPage(pathname)?.load();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={pathname}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // A page over React's chunk size would otherwise come in pieces that only a script puts together.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
