import { Check } from 'lucide-react';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { words } from '@/content/en/landing-page';
import type { LandingPageWords } from '@/content/shapes/landing-page-words';

export function Reasons({ place, reasons }: { place: string; reasons: LandingPageWords['reasons'] }) {
  return (
    <SideColumnSection tone="leaf" labelledBy="reasons" heading={words.reasons(place)} className="gap-y-8">
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {reasons.map(({ title, body }) => (
          <li key={title}>
            <Check className="size-7 text-gold" strokeWidth={3} />
            <h3 className="mt-3 text-xl leading-snug">{title}</h3>
            <p className="mt-1.5 text-cream/90">{body}</p>
          </li>
        ))}
      </ul>
    </SideColumnSection>
  );
}
