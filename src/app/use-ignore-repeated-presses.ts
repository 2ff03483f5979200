import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn, language } from '@/lib/language';

/**
 * Ignores a second press on a link while its page is still being loaded. The router would add an entry to the history
 * for each press, and Back would then lead to the same page again.
 */
export function useIgnoreRepeatedPresses(): void {
  // It changes when a page is shown, not when its link is pressed.
  const shown = useLocation();

  useEffect(() => {
    const listening = new AbortController();
    let awaited: string | undefined;
    function ignoreRepeated(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsToAnotherPage(link, addressIn(language, shown.pathname))) return;
      // A click with a key held down opens a tab or a window.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.href === awaited) event.preventDefault();
      awaited = link.href;
    }
    // Ahead of the link's own listener, which does nothing if the press was prevented.
    window.addEventListener('click', ignoreRepeated, { capture: true, signal: listening.signal });
    // Back gives the page up that is still being loaded: its link may be pressed again.
    window.addEventListener('popstate', () => (awaited = undefined), { signal: listening.signal });
    return () => listening.abort();
  }, [shown]);
}

function leadsToAnotherPage(link: HTMLAnchorElement, shownAddress: string): boolean {
  // A page in the other language is another document: the router adds no entry for it, and the visitor may stay after all.
  if (link.hreflang !== '') return false;
  return link.origin === window.location.origin && link.target === '' && link.pathname !== shownAddress;
}
