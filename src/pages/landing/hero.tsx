import { Picture } from '@/components/picture';
import { PageOpening } from '@/components/sections/page-opening';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { words } from '@/content/en/landing-page';
import type { LandingPageWords } from '@/content/shapes/landing-page-words';
import { OtherWays } from '@/features/booking/other-ways';
import { ZipForm } from '@/features/booking/zip-form';

/** The page's promise, with a ZIP code field and a link, both of which lead to the booking form. */
export function Hero({ own, trail }: { own: LandingPageWords; trail: readonly Crumb[] }) {
  return (
    <PageOpening trail={trail}>
      <div className="mt-3 grid items-center gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div>
          <h1 className="text-hero">{own.heading}</h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lede">{own.lede}</p>
          <ZipForm example={own.zipCode} className="mt-6 max-w-md" />
          <OtherWays book={words.book} />
        </div>
        <Picture
          {...own.picture}
          sizes="(min-width: 1280px) 560px, (min-width: 1024px) 45vw, 94vw"
          className="mx-auto w-full max-w-md lg:-mr-6 lg:max-w-none"
          isHero
        />
      </div>
    </PageOpening>
  );
}
