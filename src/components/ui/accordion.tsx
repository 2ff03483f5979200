import * as RadixAccordion from '@radix-ui/react-accordion';
import { Plus } from 'lucide-react';
import type { Faq } from '@/content/shapes/faq';
import { ProseText } from './prose-text';

type AccordionProps = {
  faqs: readonly Faq[];
  /** Level of the questions' headings. */
  headingLevel?: 2 | 3;
  /** Whether the first answer is open from the start, because links lead to it. */
  firstOpen?: boolean;
};

/**
 * Questions that open one at a time; the open one can be closed. Arrow keys, Home and End move between them. Closed
 * answers stay in the DOM for search engines and find-in-page.
 */
export function Accordion({ faqs, headingLevel = 3, firstOpen = false }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      defaultValue={(firstOpen && faqs[0]?.question) || ''}
      className="divide-y divide-line border-line border-y"
    >
      {faqs.map(({ question, answer, rows }) => (
        <RadixAccordion.Item key={question} value={question}>
          <RadixAccordion.Header asChild>
            <Heading className="text-lg leading-snug">
              <RadixAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-bold wrap-anywhere hover:text-rust">
                <span>{question}</span>
                <Plus className="size-6 shrink-0 text-rust transition-transform duration-200 group-data-[state=open]:rotate-45" />
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content forceMount className="data-[state=closed]:hidden">
            <div className="max-w-prose animate-fade pb-5 text-ink-soft">
              <p>
                <ProseText words={answer} />
              </p>
              {rows && <Rows rows={rows} />}
            </div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}

function Rows({ rows }: Required<Pick<Faq, 'rows'>>) {
  return (
    <dl className="mt-4 divide-y divide-line border-line border-t">
      {rows.map(({ item, where }) => (
        <div key={item} className="gap-x-6 py-3 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="font-bold text-ink leading-snug">{item}</dt>
          <dd className="mt-1 sm:mt-0">
            <ProseText words={where} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
