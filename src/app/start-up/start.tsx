import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { bookLinkLocations, trackEvent } from '@/lib/analytics/track-event';
import { addressIn, language } from '@/lib/language';
import { App } from '../app';
import { pageOfDocument } from './pages';
import { prefetchBooking, prefetchLinks } from './prefetch';

/**
 * Hydrates the page, or renders it if it was not prerendered. Call it once the page's own code is loaded: React does not
 * hydrate a part that suspends, and clicks there would be lost. Resolves when the page is interactive and forms have
 * taken over what was filled in before.
 *
 * @param earlyPress the location of the booking link that led here before its click could be counted.
 */
export async function start(container: Element, earlyPress: string | null): Promise<void> {
  let onAlive = () => {};
  const alive = new Promise<void>((resolve) => {
    onAlive = resolve;
  });
  const app = (
    <StrictMode>
      <BrowserRouter basename={addressIn(language, '/')}>
        <App onAlive={onAlive} />
      </BrowserRouter>
    </StrictMode>
  );
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
  const location = bookLinkLocations.find((each) => each === earlyPress);
  if (location) trackEvent('book_now_clicked', { location });
  prefetchLinks();
  // Work pages have no link to the booking form.
  if (!pageOfDocument()?.layout) void prefetchBooking();
  await alive;
}
