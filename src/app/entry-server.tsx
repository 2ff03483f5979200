import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { preloadPage } from './lazy-page';
import { matchRoute } from './match-route';

export { site } from '@/content/site';
export { routes } from './routes';

/** Renders one address of the site to HTML: what belongs inside `#root`, head tags first. */
export async function render(pathname: string): Promise<string> {
  const route = matchRoute(pathname);
  if (route) await preloadPage(route);
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
