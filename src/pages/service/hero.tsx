import { clsx } from 'clsx';
import { PaidSentence } from '@/components/paid-sentence';
import { Picture } from '@/components/picture';
import { PageOpening } from '@/components/sections/page-opening';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { ProseText } from '@/components/ui/prose-text';
import type { ServiceSlug } from '@/content/facts/services';
import { plainText } from '@/content/shapes/prose';
import type { ServiceWords } from '@/content/shapes/service-words';
import { BookLink } from '@/features/booking/book-link';
import { ZipForm } from '@/features/booking/zip-form';
import { paths } from '@/lib/paths';
import { words } from '@/words/service-page';
import { words as cards } from '@/words/services';

type HeroProps = {
  slug: ServiceSlug;
  pictureAlt: string;
  intro: ServiceWords['intro'];
  paid: string | null;
  trail: readonly Crumb[];
  hasLinks: boolean;
};

/** On phones the picture is small and beside the heading, so that the intro and the links stay above the fold. */
export function Hero({ slug, pictureAlt, intro, paid, trail, hasLinks }: HeroProps) {
  return (
    <PageOpening trail={trail} className="@container pb-8 lg:pb-10">
      <div className="mt-2 grid gap-x-4 max-lg:@3xs:grid-cols-[minmax(min-content,1fr)_minmax(0,38%)] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-16">
        <h1 className="self-center text-title lg:row-start-2">{cards[slug].title}</h1>
        <div className="self-center lg:col-start-2 lg:row-span-4 lg:row-start-1">
          <Picture
            name={slug}
            alt={pictureAlt}
            sizes="(min-width: 1280px) 520px, (min-width: 1024px) 42vw, 38vw"
            className="w-full"
            isHero
          />
        </div>
        <div className="max-lg:@3xs:col-span-2 lg:row-start-3">
          {intro.map((paragraph, index) => (
            <p
              key={plainText(paragraph)}
              className={clsx('mt-4 max-w-prose text-ink-soft', index === 0 && 'text-lede')}
            >
              <ProseText words={paragraph} />
            </p>
          ))}
          {hasLinks && (
            <>
              <ZipForm service={slug} className="mt-6 max-w-md" />
              <nav aria-label={words.quickLinks.navigation} className="mt-4 flex flex-wrap gap-3">
                <BookLink variant="secondary" className="grow sm:grow-0">
                  {words.quickLinks.book}
                </BookLink>
                <ButtonLink to={paths.serviceAreas} variant="secondary" className="grow sm:grow-0">
                  {words.quickLinks.serviceAreas}
                </ButtonLink>
                <ButtonLink to={paths.contact} variant="secondary" className="grow sm:grow-0">
                  {words.quickLinks.contact}
                </ButtonLink>
              </nav>
            </>
          )}
          <PaidSentence paid={paid} className="mt-5 max-w-prose" />
        </div>
      </div>
    </PageOpening>
  );
}
