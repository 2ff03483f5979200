import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { trackEvent } from '@/features/analytics/track-event';
import { paths } from '@/lib/paths';

type BookLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** Where on the site the link stands, for analytics. */
  location?: 'header' | 'mobile_menu' | 'shared_component';
};

/** A link to the booking form. A press on it is counted. */
export function BookLink({ location = 'shared_component', onClick, ...props }: BookLinkProps) {
  return (
    <ButtonLink
      to={paths.book}
      onClick={(event) => {
        trackEvent('book_now_clicked', { location });
        onClick?.(event);
      }}
      {...props}
    />
  );
}
