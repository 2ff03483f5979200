import { Suspense } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ToasterHost } from '@/components/toaster-host';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout';
import { LazyPage } from './lazy-page';
import { routes } from './routes';

/** The whole site inside a router: layout around the page that the address asks for. */
export function App() {
  const { pathname } = useLocation();
  return (
    <HelmetProvider>
      <Layout>
        <ErrorBoundary address={pathname}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Routes>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} element={<LazyPage route={route} key={route.path} />} />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <ToasterHost />
    </HelmetProvider>
  );
}
