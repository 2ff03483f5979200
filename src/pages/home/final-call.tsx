import { BookLink } from '@/features/booking/book-link';
import { words } from '@/words/home';

/** A panel at the end of the page with a link to the booking form. */
export function FinalCall() {
  return (
    <div className="mx-auto max-w-page px-4 pb-16 sm:px-6 sm:pb-24">
      <section
        aria-labelledby="final-call"
        className="flex flex-col items-start gap-6 rounded-panel bg-poppy px-6 py-10 sm:px-12 sm:py-14 lg:flex-row lg:items-center lg:justify-between"
      >
        <div>
          <h2 id="final-call" className="text-title">
            {words.finalCall.heading}
          </h2>
          <p className="mt-2 font-semibold text-lede">{words.finalCall.lede}</p>
        </div>
        <BookLink variant="dark" size="lg" className="w-full shrink-0 sm:w-auto">
          {words.finalCall.book}
        </BookLink>
      </section>
    </div>
  );
}
