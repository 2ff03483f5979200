import { Fragment } from 'react';
import { PageOpening, PageTitle } from '@/components/sections/page-opening';
import { Seo } from '@/components/seo/seo';
import { site } from '@/content/facts/site';
import type { LegalDocument } from '@/content/shapes/legal-document';
import { paths } from '@/lib/paths';
import { words } from '@/words/legal-page';
import { privacy } from '@/words/privacy';
import { terms } from '@/words/terms';

export function TermsPage() {
  return <LegalPage document={terms} path={paths.terms} />;
}

export function PrivacyPage() {
  return <LegalPage document={privacy} path={paths.privacy} />;
}

function LegalPage({ document, path }: { document: LegalDocument; path: string }) {
  const { title, metaDescription, updated, intro, sections } = document;
  const trail = [{ name: title, path }];
  return (
    <>
      <Seo title={title} description={metaDescription} path={path} trail={trail} />
      <PageOpening trail={trail} className="pb-16 sm:pb-24">
        <PageTitle heading={title} lede={intro} />
        <p className="mt-4 text-ink-soft text-sm">
          {words.lastUpdated}
          <time dateTime={updated}>{words.formatDay(updated)}</time>
        </p>
        <div className="mt-10 lg:mt-14">
          {sections.map(({ heading, paragraphs }, index) => (
            <section
              key={heading}
              className="grid gap-x-12 gap-y-3 border-line border-t-2 py-8 lg:grid-cols-[22rem_minmax(0,42rem)] lg:py-10"
            >
              <h2 className="flex gap-4 text-2xl leading-tight">
                <span className="w-6 shrink-0 text-rust even-figures">{index + 1}.</span>
                {heading}
              </h2>
              <div className="space-y-4">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <WithEmail text={paragraph} />
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

/** A paragraph with a link to the contact address in place of each `{email}`. */
function WithEmail({ text }: { text: string }) {
  const [first, ...others] = text.split('{email}');
  return (
    <>
      {first}
      {others.map((other) => (
        <Fragment key={other}>
          <a
            href={`mailto:${site.email}`}
            className="wrap-anywhere font-semibold text-rust underline underline-offset-2"
          >
            {site.email}
          </a>
          {other}
        </Fragment>
      ))}
    </>
  );
}
