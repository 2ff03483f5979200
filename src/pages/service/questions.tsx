import { PageSection } from '@/components/sections/page-section';
import { Accordion } from '@/components/ui/accordion';
import { TextLink } from '@/components/ui/link';
import type { ServiceWords } from '@/content/shapes/service-words';
import { paths } from '@/lib/paths';

export function Questions({ faqs }: { faqs: ServiceWords['faqs'] }) {
  return (
    <PageSection labelledBy="questions" className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <h2 id="questions" className="text-heading">
          Questions and Answers
        </h2>
        <div className="mt-6">
          <Accordion faqs={faqs} />
        </div>
      </div>
      <aside className="self-start rounded-panel bg-leaf-pale p-6 sm:p-8 lg:mt-20">
        <h3 className="text-xl">Something else to ask</h3>
        <p className="mt-2">The FAQ also covers prices, tracking and hazardous waste.</p>
        <TextLink to={paths.faq} className="mt-2">
          Read the FAQ
        </TextLink>
      </aside>
    </PageSection>
  );
}
