import { routes } from '../routes';
import { PageLoader } from './page-loader';

/** All pages, in the order of the route table. */
export const pages: readonly PageLoader[] = routes.map((route) => new PageLoader(route));

/** The page of an address; the not-found page if there is no other. */
export function findPage(pathname: string): PageLoader | undefined {
  const exact = pages.find(({ path }) => path === pathname);
  return exact ?? pages.find(({ path }) => path === '*' || pattern(path).test(pathname));
}

/** As the router reads a path: parameters, any case, a slash at the end or none. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');
}
