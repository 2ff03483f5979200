import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { trackEvent } from '@/lib/analytics/track-event';
import { paths } from '@/lib/paths';
import type { BookingChoice } from './zip-form-entry';

type ChoiceLinkProps = Omit<ComponentProps<'a'>, 'href'> & { choice: BookingChoice };

/** A link to the booking form, which has the choice then. Works without scripts, and is counted as `BookLink` is. */
export function ChoiceLink({ choice, ...props }: ChoiceLinkProps) {
  const location = 'shared_component';
  // Not in the address, which the form's steps would repeat.
  const open = useLinkClickHandler<HTMLAnchorElement>(paths.book, { state: choice });
  return (
    <a
      href={useHref(`${paths.book}?${choice}`)}
      data-location={location}
      onClick={(event) => {
        trackEvent('book_now_clicked', { location });
        open(event);
      }}
      {...props}
    />
  );
}
