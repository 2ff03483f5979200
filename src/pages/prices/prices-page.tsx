import { counted, figures, paid, sampleNote } from 'virtual:prices/table';
import { loadSizes } from '@functions/domain/load-sizes.ts';
import { Picture } from '@/components/picture';
import { PageOpening } from '@/components/sections/page-opening';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { Seo } from '@/components/seo/seo';
import { TruckPicture } from '@/components/truck-picture';
import { Fold } from '@/components/ui/fold';
import { services } from '@/content/facts/services';
import { ZipForm } from '@/features/booking/zip-form';
import { paths } from '@/lib/paths';
import { words as prices } from '@/words/final-price';
import { words as loads } from '@/words/load-size';
import { words } from '@/words/prices';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { serviceLabels } from '@/words/shared/services';
import { PaidRow } from './paid-row';

/** What people paid, by load and by service, and how it is counted. A row leads to the booking form. */
export function PricesPage() {
  const trail = [{ name: words.crumb, path: paths.prices }];
  const lede = figures.length > 0 ? paid : `${words.tooFew} ${prices.finalPrice}`;
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.prices} trail={trail} />
      <PageOpening trail={trail} className="pb-14 sm:pb-20">
        <div className="mt-3 grid gap-x-16 gap-y-10 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            <h1 className="text-title">{words.heading}</h1>
            {lede && <p className="mt-3 max-w-prose text-ink-soft text-lede">{lede}</p>}
            {sampleNote && <p className="mt-1 font-semibold">{sampleNote}</p>}
            <Rows />
          </div>
          <Yours />
        </div>
      </PageOpening>
      {words.sections.map(({ id, heading, parts }, index) => (
        <SideColumnSection key={id} tone={index % 2 === 0 ? 'sand' : 'cream'} labelledBy={id} heading={heading}>
          <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3">
            {parts.map(({ title, body }) => (
              <div key={title}>
                <dt className="text-balance font-extrabold text-xl leading-snug">{title}</dt>
                <dd className="mt-1.5 text-ink-soft">{body}</dd>
              </div>
            ))}
          </dl>
        </SideColumnSection>
      ))}
      <HowWeCount />
    </>
  );
}

function Rows() {
  const { load, service, key, choose, none } = words.figures;
  const hasFigures = figures.length > 0;
  // Only those of the rows: neither that of all pickups nor those of a service with a load.
  const shown = figures.filter((each) => (each.service === null) !== (each.size === null));
  const scale = Math.ceil(Math.max(100, ...shown.map(({ median, upper }) => upper ?? median)) / 100) * 100;
  const ofServices = services.flatMap(({ slug, storedName }) => {
    const figure = figures.find((each) => each.service === storedName && each.size === null);
    return figure ? [{ slug, storedName, figure }] : [];
  });
  return (
    <>
      <h2 className="mt-8 text-heading">{load}</h2>
      <p className="mt-1 text-ink-soft">{hasFigures ? `${key} ${choose}` : choose}</p>
      <ul className="mt-4">
        {loadSizes.map((size) => (
          <PaidRow
            key={size}
            choice={`load=${size}`}
            picture={<TruckPicture load={size} className="w-full rounded-xl" isLazy />}
            label={loadSizeLabels[size]}
            figure={figures.find((each) => each.size === size && each.service === null)}
            note={hasFigures ? none : loads.fits(size)}
            scale={scale}
          />
        ))}
      </ul>
      {ofServices.length > 0 && (
        <>
          <h2 className="mt-10 text-heading">{service}</h2>
          <ul className="mt-4">
            {ofServices.map(({ slug, storedName, figure }) => (
              <PaidRow
                key={slug}
                choice={`service=${slug}`}
                picture={<Picture name={slug} sizes="80px" className="mx-auto w-20" alt="" />}
                label={serviceLabels[storedName]}
                figure={figure}
                note={none}
                scale={scale}
              />
            ))}
          </ul>
        </>
      )}
      {counted && <p className="mt-5 text-ink-soft text-sm">{`${counted} ${prices.finalPrice}`}</p>}
    </>
  );
}

/** The way to a price of one's own. */
function Yours() {
  return (
    <aside
      aria-labelledby="yours"
      data-print="hide"
      className="self-start rounded-panel bg-leaf px-[min(1.5rem,6vw)] py-6 text-cream sm:p-8 lg:sticky lg:top-24"
    >
      <h2 id="yours" className="text-heading">
        {words.yours.heading}
      </h2>
      <p className="mt-2">{words.yours.body}</p>
      <ZipForm className="mt-5 max-w-md" />
    </aside>
  );
}

function HowWeCount() {
  const { heading, lede, parts } = words.howWeCount;
  return (
    <SideColumnSection
      tone="sand"
      labelledBy="how-we-count"
      heading={heading}
      note={<p className="mt-2 text-ink-soft">{lede}</p>}
    >
      <div>
        {parts.map(({ title, body }) => (
          <Fold key={title} heading={title} as="h3">
            <p className="max-w-prose text-ink-soft">{body}</p>
          </Fold>
        ))}
      </div>
    </SideColumnSection>
  );
}
