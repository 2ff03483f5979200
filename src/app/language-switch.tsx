import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { spanishOn } from '@/lib/env';
import { addressIn, type Language, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { findPage } from './start-up/pages';

const others = { en: 'es', es: 'en' } as const satisfies Record<Language, Language>;

/** Each by its own name, for who reads no other. */
const names = { en: 'English', es: 'Español' } as const satisfies Record<Language, string>;

/** The way to the same page in the other language, which is another document. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  // One document answers all addresses of a secret page, another one all that are not there: the whole address is known
  // when the page lives.
  const prerendered = findPage(pathname)?.path.replace(/\/:.*/, '') ?? '*';
  if (!spanishOn) return null;
  const other = others[language];
  return (
    <a
      href={addressIn(other, counterpartOf(isHydrated ? pathname : prerendered))}
      lang={other}
      hrefLang={other}
      className={clsx('inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4', className)}
    >
      {names[other]}
    </a>
  );
}

/** The path of the page in the other language that is nearest to what is at a path. All that is in Spanish is in English. */
function counterpartOf(path: string): string {
  const page = findPage(path);
  if (language === 'es' || (page?.inBoth && page.path !== '*')) return path;
  return path.startsWith(paths.locations) ? paths.serviceAreas : paths.home;
}
