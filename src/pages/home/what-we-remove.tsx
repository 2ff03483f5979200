import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/picture';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { ButtonLink } from '@/components/ui/button';
import { services } from '@/content/facts/services';
import { paths } from '@/lib/paths';
import { words } from '@/words/home';
import { words as cards } from '@/words/services';
import { words as somethingElse } from '@/words/something-else';

/** Every service with its picture and a link to its page: as tiles on phones, as rows on wider screens. */
export function WhatWeRemove() {
  return (
    <SideColumnSection
      labelledBy="what-we-remove"
      heading={words.whatWeRemove.heading}
      className="gap-y-8"
      note={
        <>
          <p className="mt-3 text-ink-soft">{words.whatWeRemove.lede}</p>
          <ButtonLink to={paths.services} variant="secondary" className="mt-6">
            {words.whatWeRemove.allServices}
          </ButtonLink>
        </>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.25rem,100%),1fr))] gap-x-3 gap-y-4 sm:fit-columns sm:gap-x-8">
        {services.map(({ slug }) => (
          <li key={slug}>
            <Link
              to={paths.service(slug)}
              className="group flex h-full flex-col items-center gap-2 text-center transition-colors hover:text-rust sm:flex-row sm:gap-4 sm:text-left"
            >
              <div className="w-24 shrink-0 transition-transform duration-300 ease-settle group-hover:scale-105">
                <Picture name={slug} sizes="96px" className="w-full" alt="" />
              </div>
              <span className="min-w-0">
                <span className="block font-bold leading-tight sm:text-lg">{cards[slug].title}</span>
                <span className="mt-0.5 hidden text-ink-soft text-sm leading-snug sm:block">
                  {cards[slug].description}
                </span>
              </span>
            </Link>
          </li>
        ))}
        <li className="max-sm:col-span-full">
          <Link
            to={paths.describe}
            className="flex min-h-18 items-center justify-between gap-4 py-3 font-bold text-lg text-rust link-underline"
          >
            {somethingElse.describe}
            <ArrowRight className="size-5 shrink-0" />
          </Link>
        </li>
      </ul>
    </SideColumnSection>
  );
}
