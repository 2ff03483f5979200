import { forgetFailedPages, preloadPage } from './lazy-page';
import { matchRoute } from './match-route';
import { withoutReload } from './reload-once';
import type { AppRoute } from './routes';

/**
 * Loads the page behind a link as soon as the pointer or the focus comes to it, so that it is there when it is pressed.
 * Not for visitors who ask to save data.
 */
export function prefetchLinks(): void {
  if (navigator.connection?.saveData) return;
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const route = link?.origin === window.location.origin ? matchRoute(link.pathname) : undefined;
      if (route) void prefetch(route);
    });
  }
}

async function prefetch(route: AppRoute) {
  await withoutReload(preloadPage(route));
  // What could not be had is tried again when the link is pressed.
  forgetFailedPages();
}
