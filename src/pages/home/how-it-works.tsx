import { PageSection } from '@/components/sections/page-section';
import { words } from '@/words/home';

/** The steps from a request to a pickup, joined by a dashed line. */
export function HowItWorks() {
  return (
    <PageSection tone="leaf" id="how-it-works" labelledBy="how-it-works-heading" className="scroll-mt-24">
      <h2 id="how-it-works-heading" className="text-heading">
        {words.howItWorks.heading}
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:mt-12 md:grid-cols-3">
        {words.howItWorks.steps.map(({ title, body }, index) => (
          <li key={title} className="relative flex gap-5 md:block">
            {index < words.howItWorks.steps.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-16 bottom-[-1.5rem] left-8 border-leaf-light border-l-2 border-dashed md:top-8 md:right-[-1.5rem] md:bottom-auto md:left-20 md:border-t-2 md:border-l-0"
              />
            )}
            <span className="relative grid size-16 shrink-0 place-items-center rounded-full bg-gold font-extrabold text-3xl text-ink">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-xl leading-snug md:mt-5">{title}</h3>
              <p className="mt-1.5 max-w-sm text-cream/90">{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
