import { Link } from 'react-router-dom';
import { Logo } from '@/components/logo';
import { DESK_TOOLS_ID } from '@/lib/desk-tools';
import { paths } from '@/lib/paths';
import { words } from '@/words/shell';
import { LanguageSwitch } from './language-switch';

/** The header of a work page: 56 px, not sticky, and without links to what else the site has. */
export function WorkHeader({ hasLanguageSwitch }: { hasLanguageSwitch: boolean }) {
  return (
    <header data-print="hide" className="@container grid min-h-14 items-center border-line border-b">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-2 px-4 sm:px-6">
        <Link to={paths.home} aria-label={words.header.home} className="flex min-h-11 items-center rounded-lg">
          <Logo />
        </Link>
        {hasLanguageSwitch && <LanguageSwitch className="-mr-2" />}
      </div>
    </header>
  );
}

/** The header of the desk: 56 px, and sticky unless the window is short. Beside the search field, a phone has room only for the mark. */
export function DeskHeader() {
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-40 grid min-h-14 items-center border-line border-b bg-cream [@media(height<30rem)]:static"
    >
      <div className="mx-auto flex w-full max-w-[96rem] items-center gap-x-3 px-4 py-1 sm:gap-x-6 sm:px-6 max-sm:has-[>div>*]:[&_a_span_span]:hidden">
        <Link to={paths.home} aria-label={words.header.home} className="flex min-h-11 items-center rounded-lg">
          <Logo />
        </Link>
        <div id={DESK_TOOLS_ID} className="flex min-w-0 grow items-center justify-between gap-x-6" />
      </div>
    </header>
  );
}

const footerLink = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** The footer of a work page: one line. */
export function WorkFooter() {
  return (
    <footer
      data-print="hide"
      className="flex min-h-16 flex-wrap items-center justify-center gap-x-6 border-line border-t px-4"
    >
      <Link to={paths.contact} className={footerLink}>
        {words.footer.help}
      </Link>
      <Link to={paths.privacy} className={footerLink}>
        {words.pages.privacy}
      </Link>
    </footer>
  );
}
