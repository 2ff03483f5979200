import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { spanishOn } from '@/lib/env';
import { addressIn, type Language, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { FrameLink } from './frame-link';
import { findPage } from './start-up/pages';

const others = { en: 'es', es: 'en' } as const satisfies Record<Language, Language>;

/** Each language in its own name, for people who read only that one. */
const names = { en: 'English', es: 'Español' } as const satisfies Record<Language, string>;

/** A link to the same page in the other language, which is a separate document. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  // All addresses of a secret page share one document, and so do all unknown addresses, so the full address is known
  // only after hydration.
  const prerendered = findPage(pathname)?.path.replace(/\/:.*/, '') ?? '*';
  if (!spanishOn) return null;
  const other = others[language];
  return (
    <FrameLink
      href={addressIn(other, counterpartOf(isHydrated ? pathname : prerendered))}
      lang={other}
      hrefLang={other}
      className={clsx('px-2', className)}
    >
      {names[other]}
    </FrameLink>
  );
}

/** The path of the closest page in the other language. Everything in Spanish also exists in English. */
function counterpartOf(path: string): string {
  const page = findPage(path);
  if (language === 'es' || (page?.inBoth && page.path !== '*')) return path;
  return path.startsWith(paths.locations) ? paths.serviceAreas : paths.home;
}
