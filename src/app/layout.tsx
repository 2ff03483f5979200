import type { ReactNode } from 'react';
import { words } from '@/content/en/shell';
import { FloatingQuoteButton } from './floating-quote-button';
import { Footer } from './footer';
import { Header } from './header';
import { ScrollManager } from './scroll-manager';

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-full bg-ink px-5 py-3 font-bold text-cream focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {words.skipToContent}
      </a>
      <ScrollManager />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FloatingQuoteButton />
    </>
  );
}
