import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { type BookLinkLocation, trackEvent } from '@/lib/analytics/track-event';
import { paths } from '@/lib/paths';

type BookLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** Where on the site the link stands, for analytics. */
  location?: BookLinkLocation;
};

/** A link to the booking form. A press on it is counted, also one that comes before the code (`early-press.ts`). */
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
