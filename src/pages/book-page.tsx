import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { PhoneLink } from '@/components/phone-link';
import { Picture } from '@/components/picture';
import { Seo } from '@/components/seo/seo';
import { BookingForm } from '@/features/booking/booking-form';
import { useStep } from '@/features/booking/use-step';
import { moveQueryToState } from '@/features/booking/zip-form-entry';
import { siteAnswersSpanish } from '@/lib/env';
import { paths } from '@/lib/paths';
import { words } from '@/words/book-page';

// As soon as the code is loaded. There is no address during prerendering.
if (typeof window !== 'undefined') moveQueryToState();

export function BookPage() {
  const trail = [{ name: words.crumb, path: paths.book }];
  const { step, sent } = useStep();
  const isSent = sent !== undefined;
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.book} picture="confirmation" trail={trail} />
      <div
        className={clsx(
          'mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 px-4 pt-4 pb-16 sm:px-6 lg:pt-6',
          !isSent && 'lg:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        {/* Around the confirmation, nothing of the form has a box that would move. */}
        <div className={isSent ? 'contents' : undefined}>
          {!isSent && (
            <>
              <div className="max-sm:hidden">
                <Breadcrumbs trail={trail} />
              </div>
              <h1 className="mt-1 text-title lg:mt-5">{words.heading}</h1>
              <p className="mt-3 max-w-prose text-ink-soft text-lede max-sm:hidden">{words.lede}</p>
            </>
          )}
          <div className={isSent ? 'contents' : 'mt-4 rounded-panel bg-paper p-5 shadow-card sm:mt-8 sm:p-8'}>
            <BookingForm isOnBookPage />
          </div>
        </div>
        {!isSent && <Promises isFirstStep={step === 1} />}
      </div>
    </>
  );
}

/** The truck, what the visitor can expect, and the phone number. On phones, only below the first step. */
function Promises({ isFirstStep }: { isFirstStep: boolean }) {
  return (
    <aside className={clsx('lg:pt-24', !isFirstStep && 'max-sm:hidden')} data-print="hide">
      <Picture name="truck" sizes="(min-width: 1024px) 320px, 240px" className="mx-auto w-60 lg:w-full" alt="" />
      <ul className="mt-4 space-y-3">
        {words.promises.map((promise) => (
          <li key={promise} className="flex gap-3 font-semibold">
            <Check className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={3} />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        {words.call}
        <PhoneLink />
        {!siteAnswersSpanish && words.inEnglish}
      </p>
    </aside>
  );
}
