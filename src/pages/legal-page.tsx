import { PageOpening, PageTitle } from '@/components/sections/page-opening';
import { Seo } from '@/components/seo/seo';
import { ProseText } from '@/components/ui/prose-text';
import type { LegalDocument } from '@/content/shapes/legal-document';
import { plainText } from '@/content/shapes/prose';
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
  const { title, metaDescription, updated, intro, sections } = document;
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
                {paragraphs.map((paragraph) => (
                  <p key={plainText(paragraph)}>
                    <ProseText words={paragraph} />
                  </p>
                ))}
              </div>
            </section>
          ))}
        </div>
      </PageOpening>
    </>
  );
}
