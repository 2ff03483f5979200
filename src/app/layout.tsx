import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { words } from '@/words/shell';
import { FloatingQuoteButton } from './floating-quote-button';
import { Footer } from './footer';
import { Header } from './header';
import { ScrollManager } from './scroll-manager';
import { findTopPage } from './start-up/pages';
import { DeskHeader, WorkFooter, WorkHeader } from './work-layout';

/** What is around the current page: its layout, see `AppRoute`. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const top = findTopPage(pathname);
  const isWork = top?.layout !== undefined;
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 rounded-full bg-ink px-5 py-3 font-bold text-cream not-focus:sr-only"
      >
        {words.skipToContent}
      </a>
      <ScrollManager />
      {top?.layout === undefined && <Header />}
      {top?.layout === 'work' && <WorkHeader hasLanguageSwitch={top.inBoth} />}
      {top?.layout === 'desk' && <DeskHeader />}
      {/* On a short work page, the footer is at the bottom of the window. */}
      <main id="main" tabIndex={-1} className={isWork ? 'min-h-[calc(100dvh-7.5rem)]' : undefined}>
        {children}
        <FloatingQuoteButton />
      </main>
      {isWork ? <WorkFooter /> : <Footer />}
    </>
  );
}
