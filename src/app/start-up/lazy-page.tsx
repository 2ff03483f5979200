import { use } from 'react';
import type { PageLoader } from './page-loader';

/** A page; suspends while its code is loading. */
export function LazyPage({ page }: { page: PageLoader }) {
  const Page = page.component ?? use(page.load());
  return <Page />;
}
