import { SideColumnSection } from '@/components/sections/side-column-section';
import { words } from '@/content/en/landing-page';
import type { LandingPageWords } from '@/content/shapes/landing-page-words';

export function About({ place, about }: { place: string; about: LandingPageWords['about'] }) {
  return (
    <SideColumnSection labelledBy="about" heading={words.about(place)}>
      <p className="max-w-prose text-lede">{about}</p>
    </SideColumnSection>
  );
}
