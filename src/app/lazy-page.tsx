import { type ComponentType, use } from 'react';
import { firstTouch, holdClicks } from './first-touch';
import type { AppRoute } from './routes';

const loading = new Map<AppRoute, Promise<ComponentType>>();
const failed = new Set<AppRoute>();

/** Loads a route's page ahead of showing it, so that the first render, and hydration, finds it there. */
export function preloadPage(route: AppRoute): Promise<ComponentType> {
  return loading.get(route) ?? remember(route, route.load());
}

/**
 * Puts the code of a prerendered page off until the visitor first touches it: its words and links do without. React
 * leaves the HTML in place meanwhile, see `App`'s `Suspense`.
 */
export function loadPageOnTouch(route: AppRoute, area: Element): void {
  const firstTry = firstTouch().then(() => route.load());
  const page = remember(
    route,
    firstTry.catch(() => loadOnceOnline(route)),
  );
  holdClicks(
    area,
    firstTry.then(() => page),
  );
}

/** The page is there to be read, so that a visitor who has gone offline need not know of the code that is missing. */
async function loadOnceOnline(route: AppRoute): Promise<ComponentType> {
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return route.load().catch(() => loadOnceOnline(route));
}

function remember(route: AppRoute, promise: Promise<ComponentType>): Promise<ComponentType> {
  loading.set(route, promise);
  promise.then(
    // React reads these two, and then need not suspend for a page that is there already.
    (Page) => Object.assign(promise, { status: 'fulfilled', value: Page }),
    () => failed.add(route),
  );
  return promise;
}

/**
 * Gives pages that could not be loaded a new try, the next time they are asked for. To be called once the fault is on
 * the screen: a new promise any sooner, and React would wait for that one, and so on without end.
 */
export function forgetFailedPages(): void {
  for (const route of failed) loading.delete(route);
  failed.clear();
}

/** The page of a route; suspends while it is loading. */
export function LazyPage({ route }: { route: AppRoute }) {
  const Page = use(preloadPage(route));
  return <Page />;
}
