import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { BookLink } from '@/features/booking/book-link';
import { paths } from '@/lib/paths';
import { words } from '@/words/shell';

const THRESHOLD_PX = 300;

/** A link to the booking form within thumb's reach, on the home page after scrolling more than 300 px. */
export function FloatingQuoteButton() {
  const { pathname } = useLocation();
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
  if (pathname !== paths.home) return null;
  return (
    <BookLink
      data-print="hide"
      className={clsx(
        'fixed right-4 bottom-4 z-30 shadow-lift duration-200 sm:right-6 sm:bottom-6',
        !isScrolled && 'invisible translate-y-4 opacity-0',
      )}
    >
      {words.floatingButton}
    </BookLink>
  );
}

function onScroll(callback: () => void) {
  window.addEventListener('scroll', callback, { passive: true });
  return () => window.removeEventListener('scroll', callback);
}
