import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls a new page to its top, or to the element in its `#`, and focuses its content for screen readers. Leaves Back
 * and Forward to the browser, as well as steps of a form, which keep the path.
 */
export function ScrollManager() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);

  useEffect(() => {
    // A replaced address of the same page, such as a filter's, leads nowhere else.
    if (previousPath.current === pathname && (hash === '' || navigationType === 'REPLACE')) return;
    const isNewPage = previousPath.current !== pathname;
    previousPath.current = pathname;
    if (navigationType === 'POP') return;
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    } else if (isNewPage) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, navigationType]);

  return null;
}
