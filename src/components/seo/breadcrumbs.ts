import type { BreadcrumbList } from 'schema-dts';
import { paths } from '@/lib/paths';
import { words } from '@/words/shell';

/** A page in the trail, or the current page. */
export type Crumb = { name: string; path: string };

/** The trail from the home page to a page, which is the last crumb. */
export function withHome(trail: readonly Crumb[]): readonly Crumb[] {
  return [{ name: words.pages.home, path: paths.home }, ...trail];
}

/** Search engines show it instead of a page's address. */
export function breadcrumbList(crumbs: readonly Crumb[], addressOf: (path: string) => string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  } satisfies BreadcrumbList;
}
