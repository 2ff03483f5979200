import { useEffect } from 'react';

/** Prefixes the document's title while the component is mounted. The latest prefix comes first. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return;
    document.title = prefix + document.title;
    return () => {
      // Another prefix may come before this one, and the title of the next page has none.
      document.title = document.title.replace(prefix, '');
    };
  }, [prefix]);
}
