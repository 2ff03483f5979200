import { PageSection } from '@/components/sections/page-section';
import { Accordion } from '@/components/ui/accordion';
import { TextLink } from '@/components/ui/link';
import type { ServiceWords } from '@/content/shapes/service-words';
import { paths } from '@/lib/paths';
import { words } from '@/words/service-page';

export function Questions({ faqs }: { faqs: ServiceWords['faqs'] }) {
  return (
    <PageSection labelledBy="questions" className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <h2 id="questions" className="text-heading">
          {words.questions.heading}
        </h2>
        <div className="mt-6">
          <Accordion faqs={faqs} />
        </div>
      </div>
      <aside className="self-start rounded-panel bg-leaf-pale p-6 sm:p-8 lg:mt-20">
        <h3 className="text-xl">{words.questions.others.heading}</h3>
        <TextLink to={paths.faq} className="mt-2">
          {words.questions.others.link}
        </TextLink>
      </aside>
    </PageSection>
  );
}
