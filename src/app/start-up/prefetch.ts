import { idle } from '@/lib/idle';
import { isDataExpensive } from '@/lib/is-data-expensive';
import { language, splitAddress } from '@/lib/language';
import type { PageLoader } from './page-loader';
import { findPage } from './pages';

/** Prefetches the page behind a link on hover or focus, so that it is loaded by the time of the click. */
export function prefetchLinks(): void {
  if (isDataExpensive()) return;
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) pageWithin(link)?.prefetch();
    });
  }
}

/** The page behind a link; undefined for a page in the other language, which is a separate document. */
function pageWithin({ pathname }: HTMLAnchorElement): PageLoader | undefined {
  const linked = splitAddress(pathname);
  return linked.language === language ? findPage(linked.path) : undefined;
}

/**
 * Preloads the booking form's code, which most links lead to, when the browser is idle, without running it. The
 * prerenderer lists its files in the page's head.
 */
export async function prefetchBooking(): Promise<void> {
  const files = document.querySelector<HTMLMetaElement>('meta[name="booking-code"]')?.content;
  if (!files || isDataExpensive()) return;
  for (const href of files.split(' ')) {
    // One at a time: together they would block a slow phone's main thread for 100 ms.
    await idle();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low', crossOrigin: '' });
    document.head.append(link);
  }
}
