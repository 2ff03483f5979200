import { type Language, languageOfDocument, splitAddress } from '@/lib/language';
import { type AppRoute, routes } from '../routes';
import { PageLoader } from './page-loader';

/**
 * All pages of a language, in the order of the route table. Asked here, and not by `spanishOn`, which another module
 * holds: the files with the words are part of a build as soon as something in a module asks for them.
 */
export const pages: Readonly<Record<Language, readonly PageLoader[]>> = {
  en: routes.map((route) => new PageLoader(route, () => route.load())),
  es:
    import.meta.env.VITE_SPANISH === 'on'
      ? routes.filter(({ spanish }) => spanish).map((route) => new PageLoader(route, () => loadInSpanish(route)))
      : [],
};

/** The page of a path; the not-found page if there is no other. */
export function findPage(path: string, language: Language): PageLoader | undefined {
  const exact = pages[language].find((page) => page.path === path);
  return exact ?? pages[language].find((page) => page.path === '*' || pattern(page.path).test(path));
}

/** The page that this document is of. */
export function pageOfDocument(): PageLoader | undefined {
  const language = languageOfDocument();
  const { pathname } = window.location;
  return findPage(language === 'en' ? pathname : splitAddress(pathname).path, language);
}

/** A page's code and all its Spanish words, side by side. */
async function loadInSpanish({ path, load }: AppRoute) {
  const spanish = import('./load-spanish');
  const [Page] = await Promise.all([load(spanish), spanish.then(({ loadSpanish }) => loadSpanish(path))]);
  return Page;
}

/** As the router reads a path: parameters, any case, a slash at the end or none. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');
}
