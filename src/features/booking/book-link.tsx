import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { type BookLinkLocation, trackEvent } from '@/lib/analytics/track-event';
import { paths } from '@/lib/paths';

type BookLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** The link's location on the site, for analytics. */
  location?: BookLinkLocation;
  /** The place of the form on this page, such as `#quote`; by default, the link leads to the booking page. */
  href?: string | undefined;
};

/** A link to a booking form. Clicks are tracked, even those before hydration (`early-press.ts`). */
export function BookLink({ location = 'shared_component', href, onClick, ...props }: BookLinkProps) {
  return (
    <ButtonLink
      {...(href ? { href } : { to: paths.book })}
      data-location={location}
      onClick={(event) => {
        trackEvent('book_now_clicked', { location });
        onClick?.(event);
      }}
      {...props}
    />
  );
}
