import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Starts a new page at its top, or at the part its `#` names, with the focus on its content for screen readers.
 * Back and Forward are left to the browser, and so is a step of a form, which keeps its path.
 */
export function ScrollManager() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);

  useEffect(() => {
    if (previousPath.current === pathname && hash === '') return;
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
