import { Suspense, useEffect, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ToasterHost } from '@/components/toaster/toaster-host';
import { PagePairContext } from '@/lib/page-pair';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout';
import { LazyPage } from './start-up/lazy-page';
import { findPage } from './start-up/pages';
import { useIgnoreRepeatedPresses } from './use-ignore-repeated-presses';

type AppProps = {
  /** The page that the address asks for has come to life, or a fault is in its place. */
  onAlive?(): void;
};

/** The whole site inside a router: layout around the page that the address asks for. */
export function App({ onAlive }: AppProps) {
  const { pathname } = useLocation();
  // The router ranks all routes that it is given at every render, which takes a slow phone 60 ms for the whole table.
  const page = findPage(pathname);
  useIgnoreRepeatedPresses();
  return (
    <HelmetProvider>
      <Layout>
        <ErrorBoundary address={pathname} onCatch={onAlive}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            {page && (
              <PagePairContext value={page.hasPair}>
                <Routes>
                  <Route path={page.path} element={<LazyPage page={page} key={page.path} />} />
                </Routes>
              </PagePairContext>
            )}
            <Alive onAlive={onAlive} />
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <ToasterHost />
    </HelmetProvider>
  );
}

/**
 * Tells when the page lives. It stands in the same `Suspense`, which React brings to life after what is around it, and
 * waits one more render: what effects have changed, such as a form that found its draft, is on the screen only then.
 */
function Alive({ onAlive }: AppProps) {
  const [haveEffectsRun, setHaveEffectsRun] = useState(false);
  useEffect(() => {
    if (haveEffectsRun) onAlive?.();
    else setHaveEffectsRun(true);
  }, [haveEffectsRun, onAlive]);
  return null;
}
