import { Suspense, useEffect, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ToasterHost } from '@/components/toaster/toaster-host';
import { TranslationContext } from '@/lib/translation';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout';
import { LazyPage } from './start-up/lazy-page';
import type { PageLoader } from './start-up/page-loader';
import { findPage } from './start-up/pages';
import { useIgnoreRepeatedPresses } from './use-ignore-repeated-presses';

type AppProps = {
  /** Called when the page is hydrated, or an error has replaced it. */
  onAlive?(): void;
};

/** The whole site inside a router: the layout around the page for the current address. */
export function App({ onAlive }: AppProps) {
  const { pathname } = useLocation();
  // `Routes` would rank the whole route table on every render, which takes 60 ms on a slow phone.
  const page = findPage(pathname);
  useIgnoreRepeatedPresses();
  return (
    <HelmetProvider>
      <Layout>
        <ErrorBoundary address={pathname} onCatch={onAlive}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            {page && (
              <TranslationContext value={page.hasTranslation}>
                <Routes>
                  <Route path={page.path} element={<LazyPage page={page} key={keyOf(page)} />} />
                </Routes>
              </TranslationContext>
            )}
            <Alive onAlive={onAlive} />
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <ToasterHost />
    </HelmetProvider>
  );
}

/** React's key of a page: it loses its state when the path changes. The desk keeps its list while requests open. */
function keyOf({ layout, path }: PageLoader): string {
  return layout === 'desk' ? layout : path;
}

/**
 * Calls back when the page is interactive. Inside the page's `Suspense`, which React hydrates last, it waits one more
 * render: only then is the result of effects, such as a restored draft, on the screen.
 */
function Alive({ onAlive }: AppProps) {
  const [haveEffectsRun, setHaveEffectsRun] = useState(false);
  useEffect(() => {
    if (haveEffectsRun) onAlive?.();
    else setHaveEffectsRun(true);
  }, [haveEffectsRun, onAlive]);
  return null;
}
