import { figures, kept, reviews } from 'virtual:reviews/all';
import { counts } from 'virtual:reviews/figures';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { QuoteAuthor, QuoteWords } from '@/components/reviews/quote';
import { Stars } from '@/components/reviews/stars';
import { PageOpening, PageTitle } from '@/components/sections/page-opening';
import { PageSection } from '@/components/sections/page-section';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { Seo } from '@/components/seo/seo';
import type { KeptWords, ReviewFigures } from '@/content/shapes/published-review';
import { paths } from '@/lib/paths';
import { words } from '@/words/reviews';

/** All published reviews, and how they are collected. */
export function ReviewsPage() {
  const trail = [{ name: words.crumb, path: paths.reviews }];
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.reviews} trail={trail} />
      <PageOpening trail={trail}>
        <PageTitle heading={words.heading} lede={words.lede} />
        {figures && <Figures figures={figures} />}
        {reviews.length === 0 && <p className={clsx('mt-8 font-semibold text-lg', !kept && 'pb-16')}>{words.tooFew}</p>}
      </PageOpening>
      {reviews.length > 0 && <List />}
      {kept && <OurWord kept={kept} />}
      <HowTheyComeAbout />
    </>
  );
}

function Figures({ figures }: { figures: ReviewFigures }) {
  const { average, allGone, published, completed } = words.figures;
  return (
    <>
      <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {figures.averageStars !== null && (
          <Figure {...average} value={average.value(figures.averageStars)} note={average.note(figures.starred)} />
        )}
        {figures.answered > 0 && <Figure {...allGone} value={allGone.value(figures.allGone, figures.answered)} />}
        {figures.mayPublish > 0 && (
          <Figure {...published} value={published.value(figures.published, figures.mayPublish)} />
        )}
      </dl>
      <p className="mt-8 text-ink-soft">
        <span>{completed(figures.completed)}</span> {counts}
      </p>
    </>
  );
}

function Figure({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div>
      <dt className="font-bold">{term}</dt>
      <dd className="mt-1">
        <span className="block font-extrabold text-rust text-title even-figures">{value}</span>
        <span className="text-ink-soft text-sm">{note}</span>
      </dd>
    </div>
  );
}

function List() {
  return (
    <PageSection labelledBy="reviews">
      <h2 id="reviews" className="text-heading">
        {words.list.heading}
      </h2>
      <ul className="mt-8 divide-y divide-line border-line border-y">
        {reviews.map((review) => (
          <li key={review.rank}>
            <figure className="wrap-anywhere grid gap-x-12 gap-y-3 py-8 lg:grid-cols-[22rem_minmax(0,42rem)] lg:py-10">
              <div>
                <Stars count={review.stars} />
                <QuoteAuthor review={review} />
              </div>
              {review.words ? (
                <QuoteWords review={review} className="whitespace-pre-wrap text-lg" />
              ) : (
                <p className="text-ink-soft">{words.list.starsAlone}</p>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {figures && figures.published > reviews.length && (
        <p className="mt-6 text-ink-soft">{words.list.newest(reviews.length)}</p>
      )}
    </PageSection>
  );
}

/** How often what was promised was kept. */
function OurWord({ kept: { figures: counted, how, sampleNote } }: { kept: KeptWords }) {
  return (
    <SideColumnSection labelledBy="kept" heading={words.kept.heading}>
      <div>
        {sampleNote && <p className="mb-4 font-semibold">{sampleNote}</p>}
        <ul className="divide-y divide-line border-line border-y">
          {counted.map(({ said, count }) => (
            <li key={said} className="flex flex-wrap items-baseline justify-between gap-x-6 py-4 text-lg">
              <span>{said}</span> <b className="font-extrabold text-rust text-xl even-figures">{count}</b>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-soft text-sm">{how}</p>
      </div>
    </SideColumnSection>
  );
}

function HowTheyComeAbout() {
  const { heading, rules, waiting, withheld } = words.how;
  return (
    <SideColumnSection tone="sand" labelledBy="how" heading={heading}>
      <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {rules.map(({ title, body }) => (
          <Rule key={title} title={title}>
            {body}
          </Rule>
        ))}
        <Rule title={withheld.title}>
          {Object.entries(withheld.reasons).map(([reason, text]) => (
            <span key={reason} className="flex items-baseline justify-between gap-6">
              <span>{text}</span>
              {figures && <span className="font-bold text-ink">{figures.withheld[reason] ?? 0}</span>}
            </span>
          ))}
          {figures && <span className="mt-2 block">{waiting(figures.waiting)}</span>}
        </Rule>
      </dl>
    </SideColumnSection>
  );
}

function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-balance font-extrabold text-xl leading-snug">{title}</dt>
      <dd className="mt-1.5 text-ink-soft">{children}</dd>
    </div>
  );
}
