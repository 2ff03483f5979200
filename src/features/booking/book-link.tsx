import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { type BookLinkLocation, trackEvent } from '@/lib/analytics/track-event';
import { paths } from '@/lib/paths';

type BookLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** The link's location on the site, for analytics. */
  location?: BookLinkLocation;
};

/** A link to the booking form. Clicks are tracked, even those before hydration (`early-press.ts`). */
export function BookLink({ location = 'shared_component', onClick, ...props }: BookLinkProps) {
  return (
    <ButtonLink
      to={paths.book}
      data-location={location}
      onClick={(event) => {
        trackEvent('book_now_clicked', { location });
        onClick?.(event);
      }}
      {...props}
    />
  );
}
