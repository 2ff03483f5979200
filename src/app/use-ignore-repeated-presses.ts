import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn, language } from '@/lib/language';

/**
 * Ignores a second click on a link while its page is loading. The router would add a history entry for each click, and
 * Back would lead to the same page again.
 */
export function useIgnoreRepeatedPresses(): void {
  // The location changes when a page is shown, not when its link is clicked.
  const shown = useLocation();

  useEffect(() => {
    const listening = new AbortController();
    let awaited: string | undefined;
    function ignoreRepeated(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsToAnotherPage(link, addressIn(language, shown.pathname))) return;
      // A modified click opens a tab or a window.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.href === awaited) event.preventDefault();
      awaited = link.href;
    }
    // In the capture phase, before the link's own listener, which ignores clicks with a prevented default.
    window.addEventListener('click', ignoreRepeated, { capture: true, signal: listening.signal });
    // Back cancels the page that is loading, so its link can be clicked again.
    window.addEventListener('popstate', () => (awaited = undefined), { signal: listening.signal });
    return () => listening.abort();
  }, [shown]);
}

function leadsToAnotherPage(link: HTMLAnchorElement, shownAddress: string): boolean {
  // A page in the other language is a separate document: the router adds no entry for it, and the visitor may cancel.
  if (link.hreflang !== '') return false;
  return link.origin === window.location.origin && link.target === '' && link.pathname !== shownAddress;
}
