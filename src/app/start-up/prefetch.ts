import { language, splitAddress } from '@/lib/language';
import { idle } from './moments';
import type { PageLoader } from './page-loader';
import { findPage } from './pages';

/**
 * Loads the page behind a link as soon as the pointer or the focus comes to it, so that it is there when it is pressed.
 */
export function prefetchLinks(): void {
  if (isDataExpensive()) return;
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) pageWithin(link)?.prefetch();
    });
  }
}

/** The page behind a link; undefined for one in the other language, which is a document of its own. */
function pageWithin({ pathname }: HTMLAnchorElement): PageLoader | undefined {
  const linked = splitAddress(pathname);
  return linked.language === language ? findPage(linked.path) : undefined;
}

/**
 * Fetches the code of the booking form, which most links lead to, when the browser is idle. It does not
 * run it. The prerenderer names its files in the page's head.
 */
export async function prefetchBooking(): Promise<void> {
  const files = document.querySelector<HTMLMetaElement>('meta[name="booking-code"]')?.content;
  if (!files || isDataExpensive()) return;
  for (const href of files.split(' ')) {
    // One by one: all of them together would keep a slow phone busy for 100 ms.
    await idle();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low', crossOrigin: '' });
    document.head.append(link);
  }
}

/** Whether the visitor asks to save data, or the network is too slow for what may not be needed. */
function isDataExpensive(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
