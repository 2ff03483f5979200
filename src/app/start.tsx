import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { loadPageOnTouch, preloadPage } from './lazy-page';
import { matchRoute } from './match-route';
import { prefetchLinks } from './prefetch-links';

/**
 * Brings the page to life, or shows it where it was not prerendered.
 *
 * @param isForm whether it is there to be filled in. The code of a page of words comes when somebody first touches it.
 */
export async function start(container: Element, isForm: boolean): Promise<void> {
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  const route = matchRoute(window.location.pathname);
  const isPrerendered = container.firstElementChild !== null;
  const main = container.querySelector('main');
  if (main && route?.isPublic && !isForm) loadPageOnTouch(route, main);
  // Where it cannot be had, the page is brought to life all the same, and says so: see `ErrorBoundary`.
  else if (route) await preloadPage(route).catch(() => {});
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
  prefetchLinks();
}
