import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { spanishOn } from '@/lib/env';
import { addressIn, type Language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useLanguage } from '@/lib/words';
import { findPage } from './start-up/pages';

const others = { en: 'es', es: 'en' } as const satisfies Record<Language, Language>;

/** Each by its own name, for who reads no other. */
const names = { en: 'English', es: 'Español' } as const satisfies Record<Language, string>;

/** The way to the same page in the other language, which is another document. */
export function LanguageSwitch({ className }: { className?: string }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  if (!spanishOn) return null;
  const other = others[language];
  const page = findPage(pathname, other)?.path ?? '*';
  return (
    <a
      href={addressIn(other, counterpartOf(pathname, page, isHydrated))}
      lang={other}
      hrefLang={other}
      className={clsx('inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4', className)}
    >
      {names[other]}
    </a>
  );
}

/**
 * The path in the other language that is nearest to a page.
 *
 * @param page the path in the route table that answers `pathname` there; `*` if there is none.
 * @param isHydrated one document answers all secret addresses: what it leads to is not known while it is prerendered.
 */
function counterpartOf(pathname: string, page: string, isHydrated: boolean): string {
  if (page === '*') return pathname.startsWith(paths.locations) ? paths.serviceAreas : paths.home;
  return isHydrated ? pathname : page.replace(/\/:.*/, '');
}
