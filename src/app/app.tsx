import { Suspense } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ToasterHost } from '@/components/toaster-host';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout';
import { LazyPage } from './start-up/lazy-page';
import { pages } from './start-up/pages';

/** The whole site inside a router: layout around the page that the address asks for. */
export function App() {
  const { pathname } = useLocation();
  return (
    <HelmetProvider>
      <Layout>
        <ErrorBoundary address={pathname}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Routes>
              {pages.map((page) => (
                <Route key={page.path} path={page.path} element={<LazyPage page={page} key={page.path} />} />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <ToasterHost />
    </HelmetProvider>
  );
}
