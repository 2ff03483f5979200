import { Picture } from '@/components/picture';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { words } from '@/words/book-panel';
import { BookLink } from './book-link';

type BookPanelProps = {
  heading: string;
  text: string;
  bookLabel?: string;
  /** The second button; by default, the contact page. */
  otherWay?: { label: string; path: string };
};

/**
 * A gold panel at the end of a page, with the truck overlapping it and two links: the booking form and another page.
 */
export function BookPanel({ heading, text, bookLabel, otherWay }: BookPanelProps) {
  return (
    <section
      aria-labelledby="call-to-action"
      data-print="hide"
      className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-24"
    >
      <div className="flex flex-col justify-between rounded-panel bg-gold md:flex-row md:items-end">
        <div className="min-w-0 px-[min(1.5rem,6vw)] pt-10 sm:px-10 md:py-12 lg:px-14 lg:py-16">
          <h2 id="call-to-action" className="max-w-xl text-heading">
            {heading}
          </h2>
          <p className="mt-3 max-w-lg text-balance text-lede">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <BookLink variant="dark" size="lg">
              {bookLabel ?? words.book}
            </BookLink>
            <ButtonLink to={otherWay?.path ?? paths.contact} variant="secondary" size="lg">
              {otherWay?.label ?? words.contact}
            </ButtonLink>
          </div>
        </div>
        {/* The picture has empty space around the truck, which the negative margins remove. */}
        <div className="-mt-6 -mr-2 -mb-6 w-72 max-w-full shrink-0 self-end sm:w-80 md:-mt-20 md:-mr-4 lg:-mb-10 lg:w-[min(28rem,46%)]">
          <Picture name="truck-clear" sizes="(min-width: 1024px) 448px, 320px" className="w-full" alt="" />
        </div>
      </div>
    </section>
  );
}
