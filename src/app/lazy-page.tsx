import { type ComponentType, use } from 'react';
import type { AppRoute } from './routes';

const loading = new Map<AppRoute, Promise<ComponentType>>();

/** Loads a route's page ahead of showing it, so that the first render, and hydration, finds it there. */
export function preloadPage(route: AppRoute): Promise<ComponentType> {
  const known = loading.get(route);
  if (known) return known;
  const promise = route.load();
  loading.set(route, promise);
  promise.then(
    // React reads these two, and then need not suspend for a page that is there already.
    (Page) => Object.assign(promise, { status: 'fulfilled', value: Page }),
    () => loading.delete(route),
  );
  return promise;
}

/** The page of a route; suspends while it is loading. */
export function LazyPage({ route }: { route: AppRoute }) {
  const Page = use(preloadPage(route));
  return <Page />;
}
