import { counted, figures, paid, sampleNote } from 'virtual:prices/table';
import { PageOpening, PageTitle } from '@/components/sections/page-opening';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { Seo } from '@/components/seo/seo';
import { ButtonLink } from '@/components/ui/button';
import type { PriceFigure } from '@/content/shapes/price-figure';
import { paths } from '@/lib/paths';
import { words as prices } from '@/words/final-price';
import { words as amounts } from '@/words/paid';
import { words } from '@/words/prices';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { dollars } from '@/words/shared/pickups';
import { serviceLabels } from '@/words/shared/services';

/** What people paid, by load and by service, and how it is counted. */
export function PricesPage() {
  const trail = [{ name: words.crumb, path: paths.prices }];
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.prices} trail={trail} />
      <PageOpening trail={trail} className="pb-14 sm:pb-20">
        <PageTitle heading={words.heading} lede={words.lede} />
        {figures.length > 0 ? (
          <Figures />
        ) : (
          <p className="mt-8 max-w-prose font-semibold text-lg">
            {words.tooFew} {prices.finalPrice}
          </p>
        )}
        <ButtonLink to={paths.book} size="lg" className="mt-7">
          {words.quote}
        </ButtonLink>
      </PageOpening>
      {words.sections.map(({ id, heading, parts }, index) => (
        <SideColumnSection key={id} tone={index % 2 === 0 ? 'sand' : 'cream'} labelledBy={id} heading={heading}>
          <dl className="grid gap-x-8 gap-y-8 md:grid-cols-3">
            {parts.map(({ title, body }) => (
              <div key={title}>
                <dt className="text-balance font-extrabold text-xl leading-snug">{title}</dt>
                <dd className="mt-1.5 text-ink-soft">{body}</dd>
              </div>
            ))}
          </dl>
        </SideColumnSection>
      ))}
    </>
  );
}

function Figures() {
  const loads = Object.entries(loadSizeLabels).map(([load, label]) => ({
    label,
    figure: figures.find(({ service, size }) => size === load && service === null),
  }));
  const services = Object.entries(serviceLabels)
    .map(([name, label]) => ({
      label,
      figure: figures.find(({ service, size }) => service === name && size === null),
    }))
    .filter(({ figure }) => figure);
  return (
    <div className="mt-8 max-w-3xl">
      {sampleNote && <p className="font-semibold">{sampleNote}</p>}
      {paid && <p className="text-lg">{paid}</p>}
      <PriceTable caption={words.tables.load} rows={loads} />
      {services.length > 0 && <PriceTable caption={words.tables.service} rows={services} />}
      <p className="mt-6 text-ink-soft">
        {counted} {prices.finalPrice}
      </p>
    </div>
  );
}

type PriceTableProps = { caption: string; rows: readonly { label: string; figure: PriceFigure | undefined }[] };

function PriceTable({ caption, rows }: PriceTableProps) {
  const { half, middle, pickups, none } = words.tables;
  return (
    <table className="mt-8 w-full text-left text-sm even-figures sm:text-base">
      <caption className="pb-2 text-left">
        <h2 className="text-heading">{caption}</h2>
      </caption>
      <thead className="border-ink border-b-2 align-bottom">
        <tr>
          <td className="sm:w-2/5" />
          {/* The last one has the longest word: it gets room for it, until the visitor's text is larger. */}
          {[half, middle, pickups].map((column) => (
            <th
              key={column}
              scope="col"
              className="last:w-[108px] py-2 pl-2 font-bold leading-tight wrap-anywhere sm:pl-6 sm:last:whitespace-nowrap"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-b">
        {rows.map(({ label, figure }) => (
          <tr key={label}>
            <th scope="row" className="wrap-anywhere hyphens-auto py-3 font-semibold leading-tight">
              {label}
            </th>
            {figure ? (
              <>
                <td className="py-3 pl-2 font-bold sm:pl-6">{amounts.range(figure)}</td>
                <td className="py-3 pl-2 sm:pl-6">{dollars(figure.median)}</td>
                <td className="py-3 pl-2 sm:pl-6">{figure.pickups.toLocaleString('en-US')}</td>
              </>
            ) : (
              <td colSpan={3} className="py-3 pl-2 text-ink-soft sm:pl-6">
                {none}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
