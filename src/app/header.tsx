import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Logo } from '@/components/logo';
import { BookLink } from '@/features/booking/book-link';
import { type Language, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words } from '@/words/shell';
import { FrameLink, FramePhone } from './frame-link';
import { LanguageSwitch } from './language-switch';

/** The pages that the header links to, in the specification's order. */
const mainLinks = ['home', 'services', 'blog', 'serviceAreas', 'about', 'contact', 'faq'] as const;

/** There is no blog in Spanish. */
const links = mainLinks.filter((page) => language === 'en' || page !== 'blog');

/** At the foot of the menu, for people who have been here before. */
const returningLinks = ['trackAny', 'prices'] as const;

/** From which width of the header its links fit, at any text size. Spanish ones are longer. */
const whereLinksFit = {
  en: { shown: '@5xl:flex', hidden: '@5xl:hidden' },
  es: { shown: '@7xl:flex', hidden: '@7xl:hidden' },
} as const satisfies Record<Language, unknown>;

const currentPage = 'text-rust underline decoration-2 decoration-poppy underline-offset-8';

/** The sticky header: logo, navigation and a link to the booking form. On small screens, the links are in a menu. */
export function Header() {
  const { shown, hidden } = whereLinksFit[language];
  return (
    <header data-print="hide" className="@container sticky top-0 z-40 border-line/70 border-b bg-cream">
      <div className="mx-auto flex min-h-18 max-w-page items-center justify-between gap-2 px-4 py-2 sm:px-6">
        <Link to={paths.home} aria-label={words.header.home} className="rounded-lg">
          <Logo />
        </Link>
        <nav aria-label={words.header.navigation} className={clsx('ml-auto hidden items-center gap-1', shown)}>
          {links.map((page) => (
            <NavLink
              key={page}
              to={paths[page]}
              end={page === 'home'}
              className={({ isActive }) =>
                clsx(
                  'flex min-h-11 items-center rounded-full px-1.5 font-semibold transition-colors hover:bg-sand xl:px-3',
                  isActive && currentPage,
                )
              }
            >
              {words.pages[page]}
            </NavLink>
          ))}
          <LanguageSwitch className="ml-1" />
          <BookLink location="header" size="lg" className="ml-1 h-14 px-7">
            {words.pages.book}
          </BookLink>
        </nav>
        <div className={clsx('flex items-center', hidden)}>
          <LanguageSwitch className="@max-3xs:hidden" />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

const MENU_ID = 'mobile-menu';

/** A native popover: works before any script loads, and closes on Escape or a tap outside. */
function MobileMenu() {
  const menu = useRef<HTMLElement>(null);

  function close() {
    menu.current?.hidePopover?.();
    menu.current?.removeAttribute('data-open');
  }

  /** For browsers without popovers. */
  function toggle() {
    if (!menu.current?.showPopover) menu.current?.toggleAttribute('data-open');
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        onClick={toggle}
        className="group -mr-2 grid size-12 place-items-center rounded-full"
      >
        <Menu className="size-7 group-[:has(+:popover-open)]:hidden" />
        <X className="hidden size-7 group-[:has(+:popover-open)]:block" />
        <span className="sr-only">{words.header.menu}</span>
      </button>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        aria-label={words.header.mobileNavigation}
        className="fixed inset-x-0 top-18 bottom-auto m-0 max-h-[calc(100dvh-4.5rem)] w-full max-w-none overflow-y-auto border-line border-b bg-cream px-4 pt-2 pb-6 text-ink shadow-lift open:animate-rise not-supports-[selector(:popover-open)]:not-data-open:hidden"
      >
        <ul>
          {links.map((page) => (
            <li key={page} className="border-line/70 border-b">
              <NavLink
                to={paths[page]}
                end={page === 'home'}
                onClick={close}
                className={({ isActive }) =>
                  clsx('flex min-h-13 items-center font-bold text-lg', isActive && currentPage)
                }
              >
                {words.pages[page]}
              </NavLink>
            </li>
          ))}
        </ul>
        <BookLink location="mobile_menu" size="lg" className="mt-5 w-full" onClick={close}>
          {words.pages.book}
        </BookLink>
        <p className="mt-3 flex flex-wrap items-center gap-x-6">
          {returningLinks.map((page) => (
            <FrameLink key={page} to={paths[page]} onClick={close}>
              {words.pages[page]}
            </FrameLink>
          ))}
          <FramePhone />
        </p>
      </nav>
    </>
  );
}
