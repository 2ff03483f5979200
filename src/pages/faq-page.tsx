import { paid } from 'virtual:prices/all';
import { Suspense } from 'react';
import { PaidSentence } from '@/components/paid-sentence';
import { Picture } from '@/components/picture';
import { PageOpening } from '@/components/sections/page-opening';
import { Seo } from '@/components/seo/seo';
import { faqPage } from '@/components/seo/structured-data';
import { Accordion } from '@/components/ui/accordion';
import { ChipLink, TextLink } from '@/components/ui/link';
import { BookPanel } from '@/features/booking/book-panel';
import { paths } from '@/lib/paths';
import { words } from '@/words/faq';

export function FaqPage() {
  const trail = [{ name: words.crumb, path: paths.faq }];
  return (
    <>
      <Seo
        title={words.title}
        description={words.description}
        path={paths.faq}
        picture="hoarder-house-cleanup"
        trail={trail}
        structuredData={[faqPage(words.sections.flatMap(({ faqs }) => faqs))]}
      />
      <PageOpening trail={trail}>
        <div className="flex items-center justify-between gap-x-16">
          <div>
            <h1 className="mt-3 text-title lg:mt-0">{words.heading}</h1>
            <p className="mt-3 max-w-prose text-ink-soft text-lede">{words.lede}</p>
          </div>
          <div className="-mt-8 hidden w-72 shrink-0 lg:block">
            <Picture name="hoarder-house-cleanup" sizes="288px" className="w-full" alt="" />
          </div>
        </div>
        <div className="mt-8 grid gap-x-16 gap-y-12 lg:mt-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <SectionIndex />
          <div className="max-w-3xl space-y-12 sm:space-y-16">
            <Sections sections={words.sections} />
          </div>
        </div>
      </PageOpening>
      <BookPanel {...words.bookPanel} />
    </>
  );
}

/**
 * The first section, then the others in a Suspense boundary of their own, which hydrates later or at a click inside it.
 * Hydrating all at once would block a slow phone.
 */
function Sections({ sections: [first, ...others] }: { sections: readonly (typeof words.sections)[number][] }) {
  if (!first) return null;
  const { id, heading, faqs } = first;
  return (
    <>
      <section id={id} aria-labelledby={`${id}-heading`}>
        <h2 id={`${id}-heading`} className="text-heading">
          {heading}
        </h2>
        {id === 'pricing' && <PaidSentence paid={paid} className="mt-4 max-w-prose" />}
        {faqs.length > 0 && (
          <div className="mt-4">
            <Accordion faqs={faqs} firstOpen={id === 'hazardous-waste'} />
          </div>
        )}
        {id === 'preparation' && (
          <TextLink to={paths.beforeYourPickup} className="mt-3">
            {words.beforeYourPickup}
          </TextLink>
        )}
        {id === 'haulers' && (
          <TextLink to={paths.haulers} className="mt-3">
            {words.haulers}
          </TextLink>
        )}
      </section>
      <Suspense>
        <Sections sections={others} />
      </Suspense>
    </>
  );
}

/** Chips on phones; on wide screens, a sticky list beside the questions. */
function SectionIndex() {
  return (
    <nav aria-label={words.topics} className="lg:sticky lg:top-28 lg:self-start" data-print="hide">
      <ul className="flex flex-wrap gap-2.5 lg:block lg:border-line lg:border-l-2">
        {words.sections.map(({ id, heading }) => (
          <li key={id}>
            <ChipLink
              href={`#${id}`}
              className="max-lg:px-4 lg:-ml-0.5 lg:flex lg:rounded-none lg:border-0 lg:border-transparent lg:border-l-2 lg:bg-transparent lg:pr-4 lg:hover:border-poppy lg:hover:bg-transparent lg:hover:text-rust"
            >
              {heading}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
