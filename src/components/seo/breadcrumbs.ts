import type { BreadcrumbList } from 'schema-dts';
import { paths } from '@/lib/paths';
import { words } from '@/words/shell';

/** A page on the way to a page, or that page itself. */
export type Crumb = { name: string; path: string };

/** The way from the home page to a page; the trail's last crumb is the page itself. */
export function withHome(trail: readonly Crumb[]): readonly Crumb[] {
  return [{ name: words.pages.home, path: paths.home }, ...trail];
}

/** What search engines show instead of a page's address. */
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
