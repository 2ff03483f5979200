import { Check, X } from 'lucide-react';
import { Picture } from '@/components/picture';
import { PageOpening } from '@/components/sections/page-opening';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { Seo } from '@/components/seo/seo';
import { TextLink } from '@/components/ui/link';
import { ProseText } from '@/components/ui/prose-text';
import { plainText } from '@/content/shapes/prose';
import { BookPanel } from '@/features/booking/book-panel';
import { paths } from '@/lib/paths';
import { words } from '@/words/before-your-pickup';
import { neverTaken } from '@/words/shared/never-taken';

const trail = [{ name: words.crumb, path: paths.beforeYourPickup }];

/** A printable checklist for the time before the hauler comes. */
export function BeforeYourPickupPage() {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.beforeYourPickup} trail={trail} />
      <PageOpening trail={trail} className="pb-16 sm:pb-24">
        <div className="grid items-center gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            <h1 className="mt-3 text-title lg:mt-0">{words.heading}</h1>
            <p className="mt-3 max-w-prose text-ink-soft text-lede">{words.lede}</p>
          </div>
          <Picture
            name="hero"
            alt={words.pictureAlt}
            sizes="(min-width: 1216px) 520px, (min-width: 1024px) 42vw, 94vw"
            className="w-full"
            isHero
          />
        </div>
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:mt-12 lg:grid-cols-2">
          {words.lists.map(({ heading, points }) => (
            <CheckList key={heading} heading={heading} points={points} />
          ))}
        </div>
      </PageOpening>
      <NeverTaken />
      <BookPanel {...words.bookPanel} />
    </>
  );
}

function CheckList({ heading, points }: (typeof words.lists)[number]) {
  return (
    <section className="border-poppy border-t-4 pt-4">
      <h2 className="text-2xl leading-tight">{heading}</h2>
      <ul className="mt-4 max-w-prose space-y-3">
        {points.map((point) => (
          <li key={plainText(point)} className="flex gap-3.5">
            <Check className="mt-1 size-5 shrink-0 text-leaf" strokeWidth={3.5} />
            <span>
              <ProseText words={point} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NeverTaken() {
  return (
    <SideColumnSection
      tone="sand"
      labelledBy="never-taken"
      heading={words.neverTaken.heading}
      note={
        <>
          <p className="mt-3 text-ink-soft">{words.neverTaken.note}</p>
          <TextLink to={`${paths.faq}#hazardous-waste`} className="mt-2">
            {words.neverTaken.link}
          </TextLink>
        </>
      }
    >
      <ul className="grid fit-columns gap-x-12 gap-y-3">
        {neverTaken.map((each) => (
          <li key={each} className="flex gap-3.5 text-lg leading-snug wrap-anywhere">
            <X className="mt-0.5 size-5 shrink-0 text-rust" strokeWidth={3.5} />
            <span>{each.charAt(0).toUpperCase() + each.slice(1)}</span>
          </li>
        ))}
      </ul>
    </SideColumnSection>
  );
}
