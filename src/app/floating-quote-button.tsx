import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { landingPages } from '@/content/facts/landing-pages';
import { BookLink } from '@/features/booking/book-link';
import { paths } from '@/lib/paths';
import { words } from '@/words/shell';
import { findPage } from './start-up/pages';

const THRESHOLD_PX = 300;

/**
 * A link to a booking form within thumb's reach after scrolling more than 300 px: on the home page and landing pages to
 * the booking page, on service and city pages to their own form, while that is out of view.
 */
export function FloatingQuoteButton() {
  const path = findPage(useLocation().pathname)?.path ?? '';
  const isShown = useSyncExternalStore(onScroll, isOutOfTheWay, () => false);
  const hasForm = path.startsWith(paths.service('')) || path.startsWith(paths.city(''));
  const isLanding = landingPages.some(({ slug }) => paths.landingPage(slug) === path);
  if (!hasForm && !isLanding && path !== paths.home) return null;
  return (
    <BookLink
      href={hasForm ? '#quote' : undefined}
      data-print="hide"
      className={clsx(
        'fixed right-4 bottom-4 z-30 shadow-lift duration-200',
        !isShown && 'invisible translate-y-4 opacity-0',
      )}
    >
      {words.floatingButton}
    </BookLink>
  );
}

/** Whether the page is scrolled far enough, and its form, if it has one, is out of view. */
function isOutOfTheWay(): boolean {
  const form = document.getElementById('quote')?.getBoundingClientRect();
  return window.scrollY > THRESHOLD_PX && !(form && form.top < window.innerHeight && form.bottom > 0);
}

function onScroll(callback: () => void) {
  window.addEventListener('scroll', callback, { passive: true });
  return () => window.removeEventListener('scroll', callback);
}
