import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { bookLinkLocations, trackEvent } from '@/lib/analytics/track-event';
import { addressIn, language } from '@/lib/language';
import { App } from '../app';
import { pageOfDocument } from './pages';
import { prefetchBooking, prefetchLinks } from './prefetch';

/**
 * Brings the page to life, or shows it where it was not prerendered. Waits for the page's own code: React does not
 * hydrate a part that suspends, which would then not react to presses. Resolves when the page lives, and forms have taken
 * over what was filled in before.
 *
 * @param earlyPress where the link to the booking form stands that led here before its press could be counted.
 * @throws if the code cannot be had because the device is offline. If it is gone, the page starts and says so.
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
  try {
    await pageOfDocument()?.load();
  } catch (error) {
    if (!navigator.onLine) throw error;
  }
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
  const location = bookLinkLocations.find((each) => each === earlyPress);
  if (location) trackEvent('book_now_clicked', { location });
  prefetchLinks();
  void prefetchBooking();
  await alive;
}
