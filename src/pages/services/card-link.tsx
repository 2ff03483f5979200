import { Link } from 'react-router-dom';
import type { ServiceSlug } from '@/content/facts/services';
import { paths } from '@/lib/paths';

/** The title of a service. Its link covers the whole card, which must be `relative`. */
export function CardLink({ slug, children }: { slug: ServiceSlug; children: string }) {
  return (
    <Link to={paths.service(slug)} className="after:absolute after:inset-0 group-hover:text-rust">
      {children}
    </Link>
  );
}
