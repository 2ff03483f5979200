import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Logo } from '@/components/logo';
import { site } from '@/content/site';
import { BookLink } from '@/features/booking/book-link';
import { paths } from '@/lib/paths';
import { mainLinks } from './navigation';

const MENU_ID = 'mobile-menu';

/** Logo, navigation and the way to the form, always in sight. On small screens the links are behind a menu button. */
export function Header() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const menuButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      menuButton.current?.focus();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <header data-print="hide" className="sticky top-0 z-40 border-line/70 border-b bg-cream">
      <div className="mx-auto flex min-h-18 max-w-page items-center justify-between gap-4 px-4 sm:px-6">
        <Link to={paths.home} aria-label={`${site.name}, home`} className="rounded-lg" onClick={() => setOpen(false)}>
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          {mainLinks.map(({ label, path }) => (
            <NavLink
              key={path}
              to={path}
              end={path === paths.home}
              className={({ isActive }) =>
                clsx(
                  'flex min-h-11 items-center rounded-full px-3 font-semibold transition-colors hover:bg-sand',
                  isActive && 'text-rust',
                )
              }
            >
              {label}
            </NavLink>
          ))}
          <BookLink location="header" size="lg" className="ml-3 h-14 px-7">
            Book a Pickup
          </BookLink>
        </nav>
        <button
          ref={menuButton}
          type="button"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => setOpen(!isOpen)}
          className="-mr-2 grid size-12 place-items-center rounded-full lg:hidden"
        >
          {isOpen ? <X aria-hidden="true" className="size-7" /> : <Menu aria-hidden="true" className="size-7" />}
          <span className="sr-only">{isOpen ? 'Close menu' : 'Open menu'}</span>
        </button>
      </div>
      <nav
        id={MENU_ID}
        aria-label="Mobile"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] animate-rise overflow-y-auto border-line border-b bg-cream px-4 pt-2 pb-6 shadow-lift lg:hidden"
      >
        <ul>
          {mainLinks.map(({ label, path }) => (
            <li key={path} className="border-line/70 border-b">
              <NavLink
                to={path}
                end={path === paths.home}
                onClick={() => setOpen(false)}
                className={({ isActive }) =>
                  clsx('flex min-h-13 items-center font-bold text-lg', isActive && 'text-rust')
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <BookLink
          location="mobile_menu"
          size="lg"
          className="mt-5 h-14 w-full"
          onClick={() => setOpen(false)}
          aria-current={pathname === paths.book ? 'page' : undefined}
        >
          Book a Pickup
        </BookLink>
      </nav>
    </header>
  );
}
