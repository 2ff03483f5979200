import { lazy, type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { words } from '@/words/quote';
import type { Prefill, PrefillState } from './booking-form';

const BookingForm = lazy(async () => ({ default: (await import('./booking-form')).BookingForm }));

const FormPreview = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('./form-preview')).FormPreview }))
  : undefined;

/** The form starts to load when it is this far below the viewport: on a phone, only after the visitor scrolls. */
const NEAR = '400px';

type QuoteSectionProps = {
  heading: string;
  /** The service or city of the page. */
  initialValues: Prefill;
  /** Says that `initialValues` are prefilled. Shown while they are. */
  filledInNote: string;
  /** Shown below that. */
  children?: ReactNode;
};

/** The shared quote form on a page. Its code loads when the visitor scrolls near. */
export function QuoteSection({ heading, initialValues, filledInNote, children }: QuoteSectionProps) {
  const [isNear, setNear] = useState(false);
  const [prefill, setPrefill] = useState<PrefillState>('kept');
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        // As a transition, so that the preview stays until the form is loaded.
        startTransition(() => setNear(true));
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={section} id="quote" tabIndex={-1} aria-labelledby="quote-heading" className="bg-poppy-pale">
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-8 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="quote-heading" className="text-heading">
            {heading}
          </h2>
          {prefill !== 'sent' && (
            <p className="mt-3 text-ink-soft">{prefill === 'kept' ? filledInNote : words.asYouLeftIt}</p>
          )}
          {children}
        </div>
        <div className="min-h-160 rounded-panel bg-paper p-5 shadow-card sm:p-8">
          <Suspense>
            {isNear ? (
              <BookingForm initialValues={initialValues} onPrefillChange={setPrefill} />
            ) : (
              <PrerenderedPreview />
            )}
          </Suspense>
        </div>
      </div>
    </section>
  );
}

/** The form's beginning as it was prerendered. React keeps that HTML, so the page loads no words and code for it. */
function PrerenderedPreview() {
  if (FormPreview) {
    return (
      <div inert>
        <FormPreview />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: there is nothing in it.
  return <div inert suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
