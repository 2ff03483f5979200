import { formatPhone } from '@functions/domain/phone.ts';
import { ButtonLink } from '@/components/ui/button';
import { site } from '@/content/facts/site';
import { paths } from '@/lib/paths';
import { words } from '@/words/final-price';
import { BookLink } from './book-link';

/** Quiet links in one row under a ZIP form: the booking form, what people paid, and the team's phone number. */
export function OtherWays({ book }: { book: string }) {
  return (
    <div className="-mx-2 mt-1 flex flex-wrap">
      <BookLink variant="quiet" size="sm" className="text-sm">
        {book}
      </BookLink>
      <ButtonLink to={paths.prices} variant="quiet" size="sm" className="text-sm">
        {words.seePaid}
      </ButtonLink>
      <ButtonLink href={`tel:${site.phone}`} variant="quiet" size="sm" className="text-sm">
        {formatPhone(site.phone)}
      </ButtonLink>
    </div>
  );
}
