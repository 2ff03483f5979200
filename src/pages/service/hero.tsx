import { PaidSentence } from '@/components/paid-sentence';
import { Picture } from '@/components/picture';
import { PageOpening } from '@/components/sections/page-opening';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { ProseText } from '@/components/ui/prose-text';
import type { ServiceSlug } from '@/content/facts/services';
import { type Prose, plainText } from '@/content/shapes/prose';
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

/** The picture is above the heading, and on wider screens beside it. */
export function Hero({ slug, pictureAlt, intro, paid, trail, hasLinks }: HeroProps) {
  const [lede, ...rest] = hasLinks ? intro.flatMap(afterFirstSentence) : intro;
  return (
    <PageOpening trail={trail} className="pb-8 lg:pb-10">
      <div className="grid items-center gap-x-10 md:mt-2 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-16">
        <div className="md:order-last">
          <Picture
            name={slug}
            alt={pictureAlt}
            sizes="(min-width: 1280px) 520px, (min-width: 768px) 42vw, 200px"
            className="mx-auto w-50 md:w-full"
            isHero
          />
        </div>
        <div>
          <h1 className="text-title">{cards[slug].title}</h1>
          {lede && (
            <p className="mt-3 max-w-prose text-ink-soft text-lede">
              <ProseText words={lede} />
            </p>
          )}
          {hasLinks && (
            <>
              <ZipForm service={slug} className="mt-5 max-w-md" />
              <nav aria-label={words.quickLinks.navigation} className="-mx-2 mt-1 flex flex-wrap">
                <BookLink variant="quiet" size="sm" className="text-sm">
                  {words.quickLinks.book}
                </BookLink>
                <ButtonLink to={paths.serviceAreas} variant="quiet" size="sm" className="text-sm">
                  {words.quickLinks.serviceAreas}
                </ButtonLink>
                <ButtonLink to={paths.contact} variant="quiet" size="sm" className="text-sm">
                  {words.quickLinks.contact}
                </ButtonLink>
              </nav>
            </>
          )}
          <PaidSentence paid={paid} className="mt-3 max-w-prose" />
          {rest.map((paragraph) => (
            <p key={plainText(paragraph)} className="mt-3 max-w-prose text-ink-soft">
              <ProseText words={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </PageOpening>
  );
}

/** A paragraph as its first sentence and the rest. */
function afterFirstSentence(paragraph: Prose, index: number): readonly Prose[] {
  return index === 0 && typeof paragraph === 'string' ? paragraph.split(/(?<=^[^.?!]*[.?!]) /) : [paragraph];
}
