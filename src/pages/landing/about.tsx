import { PageSection } from '@/components/sections/page-section';
import { words } from '@/content/en/landing-page';
import type { LandingPageWords } from '@/content/shapes/landing-page-words';

export function About({ place, about }: { place: string; about: LandingPageWords['about'] }) {
  return (
    <PageSection labelledBy="about">
      <h2 id="about" className="text-heading">
        {words.about.heading(place)}
      </h2>
      <div className="mt-7 grid gap-x-16 gap-y-9 lg:grid-cols-2">
        {about.map((paragraph, index) => (
          <div key={paragraph} className={index === 1 ? 'lg:mt-16' : ''}>
            <h3 className="border-poppy border-t-4 pt-4 text-xl">{words.about.parts[index]}</h3>
            <p className="mt-2 max-w-prose text-ink-soft text-lg">{paragraph}</p>
          </div>
        ))}
      </div>
    </PageSection>
  );
}
