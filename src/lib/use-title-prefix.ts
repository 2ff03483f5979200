import { useEffect } from 'react';

/**
 * Puts words before the document's title as long as the component is on the screen. The latest of several stands first.
 */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return;
    document.title = prefix + document.title;
    return () => {
      // Another prefix may stand before this one, and the title of the next page has none.
      document.title = document.title.replace(prefix, '');
    };
  }, [prefix]);
}
