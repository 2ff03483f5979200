import { language, splitAddress } from '@/lib/language';
import { routes } from '../routes';
import { PageLoader } from './page-loader';

/** All pages of this build, in the order of the route table. */
export const pages: readonly PageLoader[] = routes.map((route) => new PageLoader(route));

/** The page at a path; the not-found page if there is none. */
export function findPage(path: string): PageLoader | undefined {
  const exact = pages.find((page) => page.path === path);
  return exact ?? pages.find((page) => page.path === '*' || pattern(page.path).test(path));
}

/** The page at the first part of a path: `/job` for `/job/:token`. Unknown addresses below it have its frame, too. */
export function findTopPage(path: string): PageLoader | undefined {
  return findPage(`/${path.split('/')[1]}`);
}

/**
 * The page that this document was prerendered for. A host may serve the English `404.html` for an address under `/es`.
 */
export function pageOfDocument(): PageLoader | undefined {
  const { pathname } = window.location;
  return findPage(language === 'en' ? pathname : splitAddress(pathname).path);
}

/**
 * Opens the page that an address such as `/BOOK` means, where the host answered with the not-found page.
 *
 * @returns whether it does.
 */
export function openInLowerCase(): boolean {
  const { pathname, search, hash } = window.location;
  const { path } = splitAddress(pathname);
  const page = findPage(path)?.path ?? '*';
  const isMeant = page !== '*' && !pattern(page, '').test(path);
  if (isMeant) window.location.replace(pathname.toLowerCase() + search + hash);
  return isMeant;
}

/** Matches like the router: parameters, any case, with or without a trailing slash. */
function pattern(path: string, flags = 'i'): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, flags);
}
