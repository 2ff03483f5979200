import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { findPage } from './start-up/pages';

export { site } from '@/content/facts/site';
export { routes } from './routes';

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
