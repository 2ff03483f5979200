import type { ReactNode } from 'react';
import { words } from '@/words/shell';
import { FloatingQuoteButton } from './floating-quote-button';
import { Footer } from './footer';
import { Header } from './header';
import { ScrollManager } from './scroll-manager';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 rounded-full bg-ink px-5 py-3 font-bold text-cream not-focus:sr-only"
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
