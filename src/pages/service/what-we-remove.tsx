import { Check } from 'lucide-react';
import { SideColumnSection } from '@/components/sections/side-column-section';
import type { ServiceWords } from '@/content/shapes/service-words';
import { words } from '@/words/service-page';

export function WhatWeRemove({ categories }: { categories: ServiceWords['categories'] }) {
  return (
    <SideColumnSection
      tone="sand"
      labelledBy="what-we-remove"
      heading={words.whatWeRemove.heading}
      className="gap-y-5 py-10 sm:gap-y-7"
      note={<p className="mt-2 text-ink-soft">{words.whatWeRemove.lede}</p>}
    >
      <ul className="grid fit-columns gap-x-12 gap-y-4 sm:gap-y-7">
        {categories.map(({ title, description }) => (
          <li key={title} className="flex gap-3.5">
            <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-leaf">
              <Check className="size-4 text-cream" strokeWidth={3.5} />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg leading-snug">{title}</h3>
              <p className="mt-1 text-ink-soft text-sm leading-snug sm:text-base">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </SideColumnSection>
  );
}
