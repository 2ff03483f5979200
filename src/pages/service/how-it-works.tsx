import { PageSection } from '@/components/sections/page-section';
import { ProseText } from '@/components/ui/prose-text';
import type { ServiceDescription } from '@/content/shapes/service-words';
import { words } from '@/words/service-page';

/** How a pickup works, in the order that matters before booking. */
export function HowItWorks({ gettingReady, onTheDay, afterwards }: ServiceDescription) {
  const { howItWorks } = words;
  const parts = [
    { heading: howItWorks.gettingReady, text: gettingReady },
    { heading: howItWorks.onTheDay, text: onTheDay },
    { heading: howItWorks.afterwards, text: afterwards },
  ];
  return (
    <PageSection labelledBy="description">
      <h2 id="description" className="text-heading">
        {howItWorks.heading}
      </h2>
      <div className="mt-7 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {parts.map(({ heading, text }) => (
          <div key={heading} className="max-w-prose border-poppy border-t-4 pt-4">
            <h3 className="text-xl">{heading}</h3>
            <p className="mt-2 text-ink-soft">
              <ProseText words={text} />
            </p>
          </div>
        ))}
      </div>
    </PageSection>
  );
}
