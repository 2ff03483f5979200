import { matchPath } from 'react-router-dom';
import { type AppRoute, routes } from './routes';

/** The route of a path; the not-found route if there is no other. */
export function matchRoute(pathname: string): AppRoute | undefined {
  return routes.find((route) => matchPath(route.path, pathname));
}
