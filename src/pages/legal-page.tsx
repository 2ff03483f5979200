import { PageOpening, PageTitle } from '@/components/sections/page-opening';
import { Seo } from '@/components/seo/seo';
import { ProseText } from '@/components/ui/prose-text';
import { type LegalDocument, type LegalPart, type LegalTable, linesOf } from '@/content/shapes/legal-document';
import { type Prose, plainText } from '@/content/shapes/prose';
import { paths } from '@/lib/paths';
import { accessibility } from '@/words/accessibility';
import { words } from '@/words/legal-page';
import { privacy } from '@/words/privacy';
import { terms } from '@/words/terms';

export function TermsPage() {
  return <LegalPage document={terms} path={paths.terms} />;
}

export function PrivacyPage() {
  return <LegalPage document={privacy} path={paths.privacy} />;
}

export function AccessibilityPage() {
  return <LegalPage document={accessibility} path={paths.accessibility} dated={words.lastReviewed} />;
}

type LegalPageProps = { document: LegalDocument; path: string; dated?: string };

function LegalPage({ document, path, dated = words.lastUpdated }: LegalPageProps) {
  const { title, metaDescription, updated, intro, summary, sections } = document;
  const trail = [{ name: title, path }];
  return (
    <>
      <Seo title={title} description={metaDescription} path={path} trail={trail} />
      <PageOpening trail={trail} className="pb-16 sm:pb-24">
        <PageTitle heading={title} lede={intro} />
        <p className="mt-4 text-ink-soft text-sm">
          <span>{dated}</span>
          <time dateTime={updated}>{words.formatDay(updated)}</time>
        </p>
        {summary && (
          <section aria-labelledby="summary" className="mt-8 max-w-3xl rounded-panel bg-sand p-5 sm:p-8">
            <h2 id="summary" className="text-2xl leading-tight">
              {summary.heading}
            </h2>
            <div className="mt-4">
              <List items={summary.points} />
            </div>
          </section>
        )}
        <div className="mt-10 lg:mt-14">
          {sections.map(({ heading, paragraphs }, index) => (
            <section
              key={heading}
              className="grid gap-x-12 gap-y-3 border-line border-t-2 py-8 lg:grid-cols-[22rem_minmax(0,42rem)] lg:py-10"
            >
              <h2 className="flex gap-4 text-2xl leading-tight wrap-anywhere">
                <span className="w-6 shrink-0 text-rust even-figures">{`${index + 1}.`}</span>
                <span>{heading}</span>
              </h2>
              <div className="space-y-4">
                {paragraphs.map((part) => (
                  <Part key={linesOf(part)[0]} part={part} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </PageOpening>
    </>
  );
}

function Part({ part }: { part: LegalPart }) {
  if (typeof part !== 'string') {
    if ('list' in part) return <List items={part.list} />;
    if ('rows' in part) return <Table {...part} />;
  }
  return (
    <p>
      <ProseText words={part} />
    </p>
  );
}

function List({ items }: { items: readonly Prose[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-poppy">
      {items.map((item) => (
        <li key={plainText(item)}>
          <ProseText words={item} />
        </li>
      ))}
    </ul>
  );
}

function Table({ caption, columns, rows }: LegalTable) {
  return (
    <table className="w-full table-fixed text-left text-sm sm:text-base">
      <caption className="pt-2 pb-3 text-left font-extrabold text-lg">{caption}</caption>
      <thead className="border-ink border-b-2">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="pb-2 font-bold first:w-[36%] sm:first:w-1/3">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-b">
        {rows.map(([header, text]) => (
          <tr key={header} className="align-top">
            <th scope="row" className="wrap-anywhere hyphens-auto py-3 pr-2 font-semibold leading-snug sm:pr-6">
              {header}
            </th>
            <td className="wrap-anywhere py-3">
              <ProseText words={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
