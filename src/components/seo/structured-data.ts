import type { FAQPage, Organization } from 'schema-dts';
import { site } from '@/content/facts/site';
import { answerText, type Faq } from '@/content/shapes/faq';

/** The organization behind the site. Other entries refer to it by its `@id`. */
export const organization = {
  '@type': 'Organization' as const,
  '@id': `${site.url}/#organization`,
  name: site.name,
  url: site.url,
} satisfies Organization;

/** Structured data for a page's questions. */
export function faqPage(faqs: readonly Faq[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map((faq) => ({
      '@type': 'Question' as const,
      name: faq.question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answerText(faq) },
    })),
  } satisfies FAQPage;
}
