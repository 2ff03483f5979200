import { language, splitAddress } from '@/lib/language';
import { routes } from '../routes';
import { PageLoader } from './page-loader';

/** All pages of this build, in the order of the route table. */
export const pages: readonly PageLoader[] = routes.map((route) => new PageLoader(route));

/** The page of a path; the not-found page if there is no other. */
export function findPage(path: string): PageLoader | undefined {
  const exact = pages.find((page) => page.path === path);
  return exact ?? pages.find((page) => page.path === '*' || pattern(page.path).test(path));
}

/** The page that this document is of. A host may answer an address below `/es` with the English `404.html`. */
export function pageOfDocument(): PageLoader | undefined {
  const { pathname } = window.location;
  return findPage(language === 'en' ? pathname : splitAddress(pathname).path);
}

/** As the router reads a path: parameters, any case, a slash at the end or none. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');
}
