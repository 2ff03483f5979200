import { Link } from 'react-router-dom';
import { words } from '@/words/shell';
import { type Crumb, withHome } from './seo/breadcrumbs';

/** The path from the home page to this page, which is the trail's last crumb. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const crumbs = withHome(trail);
  return (
    <nav aria-label={words.breadcrumbs} data-print="hide">
      <ol className="-ml-1 flex flex-wrap items-center text-ink-soft text-sm">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index < crumbs.length - 1 ? (
              <>
                <Link
                  to={path}
                  className="flex min-h-11 items-center rounded-lg px-1 underline-offset-4 hover:text-rust hover:underline"
                >
                  {name}
                </Link>
                <span aria-hidden="true" className="px-1 text-field">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" className="px-1 font-semibold text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
