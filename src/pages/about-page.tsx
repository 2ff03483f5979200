import { Picture } from '@/components/picture';
import { PageOpening } from '@/components/sections/page-opening';
import { PageSection } from '@/components/sections/page-section';
import { SideColumnSection } from '@/components/sections/side-column-section';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { Seo } from '@/components/seo/seo';
import { TextLink } from '@/components/ui/link';
import { ProseText } from '@/components/ui/prose-text';
import { BookPanel } from '@/features/booking/book-panel';
import { paths } from '@/lib/paths';
import { words } from '@/words/about';
import { words as siteWords } from '@/words/site';

export function AboutPage() {
  const trail = [{ name: words.crumb, path: paths.about }];
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.about} trail={trail} />
      <Mission trail={trail} />
      <Values />
      <Steps />
      <Vetting />
      <Marketplace />
      <BookPanel {...words.bookPanel} />
    </>
  );
}

function Mission({ trail }: { trail: readonly Crumb[] }) {
  return (
    <PageOpening trail={trail}>
      <div className="mt-3 grid items-end gap-x-16 gap-y-4 lg:mt-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <h1 className="text-title">{words.mission.heading}</h1>
        <p className="text-ink-soft text-lede">{words.mission.lede}</p>
      </div>
      <Picture
        name="skyline"
        alt={siteWords.skylineAlt}
        sizes="(min-width: 1216px) 1216px, 100vw"
        className="-mx-4 mt-4 w-[calc(100%+2rem)] max-w-none sm:mx-0 sm:w-full"
        isHero
      />
    </PageOpening>
  );
}

/** Each value in large type, with its explanation beside it on wide screens. */
function Values() {
  return (
    <PageSection tone="sand" labelledBy="values">
      <h2 id="values" className="text-heading">
        {words.values.heading}
      </h2>
      <dl className="mt-6 divide-y divide-line border-line border-y">
        {words.values.list.map(({ title, body }) => (
          <div key={title} className="grid gap-x-16 gap-y-1.5 py-6 lg:grid-cols-2 lg:items-baseline lg:py-8">
            <dt className="font-extrabold text-rust text-title">{title}</dt>
            <dd className="max-w-prose text-pretty text-lg">{body}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

function Steps() {
  return (
    <PageSection
      labelledBy="steps"
      className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <Picture
        name="confirmation"
        sizes="(min-width: 1024px) 500px, 256px"
        className="order-last mx-auto w-64 max-w-full lg:order-none lg:w-full"
        alt=""
      />
      <div>
        <h2 id="steps" className="text-heading">
          {words.steps.heading}
        </h2>
        <ol className="mt-7">
          {words.steps.list.map(({ title, body }, index) => (
            <li key={title} className="relative flex gap-5 pb-9 last:pb-0 sm:gap-7">
              {index < words.steps.list.length - 1 && (
                <span
                  aria-hidden="true"
                  className="absolute top-16 bottom-1 left-7 border-poppy border-l-2 border-dashed"
                />
              )}
              <span className="grid size-14 shrink-0 place-items-center rounded-full bg-gold font-extrabold text-2xl">
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="pt-3 text-2xl leading-tight">{title}</h3>
                <p className="mt-1.5 max-w-md text-ink-soft">{body}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  );
}

function Vetting() {
  return (
    <SideColumnSection
      tone="leaf"
      labelledBy="vetting"
      heading={words.vetting.heading}
      className="gap-y-8"
      note={<p className="mt-3 text-cream/90">{words.vetting.lede}</p>}
    >
      <div>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {words.vetting.checks.map(({ title, body }) => (
            <div key={title}>
              <dt className="font-extrabold text-xl leading-snug">{title}</dt>
              <dd className="mt-1.5 text-cream/90">{body}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 max-w-prose border-leaf-light border-t-2 pt-6 text-cream/90">{words.vetting.limits}</p>
      </div>
    </SideColumnSection>
  );
}

function Marketplace() {
  const { howPaid } = words.marketplace;
  return (
    <section aria-labelledby="marketplace" className="bg-poppy-pale">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-5 px-4 py-14 sm:px-6 sm:py-24 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:items-end">
        <h2 id="marketplace" className="text-title">
          {words.marketplace.statement.map((sentence) => (
            <span key={sentence} className="block">{`${sentence} `}</span>
          ))}
        </h2>
        <div className="text-lg">
          <p>{words.marketplace.body}</p>
          {howPaid && (
            <p className="mt-4">
              <strong>{howPaid.question}</strong> <ProseText words={howPaid.answer} />
            </p>
          )}
          <TextLink to={paths.reviews} className="mt-2">
            {words.marketplace.reviews}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
