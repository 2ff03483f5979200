import { PageSection } from '@/components/sections/page-section';
import { words } from '@/content/en/city-page';
import type { CityWords } from '@/content/shapes/city-words';
import { OnOneLine } from './on-one-line';

/** Preparations for the pickup, as three steps joined by a dashed line. */
export function Tips({ name, tips }: { name: string; tips: CityWords['tips'] }) {
  return (
    <PageSection tone="leaf" labelledBy="tips">
      <h2 id="tips" className="text-heading">
        {words.tips.before}
        <OnOneLine>{name}</OnOneLine>
        {words.tips.after}
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {tips.map((tip, index) => (
          <li key={tip} className="relative flex gap-5 md:block">
            {index < tips.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-16 bottom-[-1.5rem] left-8 border-leaf-light border-l-2 border-dashed md:top-8 md:right-[-1.5rem] md:bottom-auto md:left-20 md:border-t-2 md:border-l-0"
              />
            )}
            <span className="relative grid size-16 shrink-0 place-items-center rounded-full bg-gold font-extrabold text-3xl text-ink">
              {index + 1}
            </span>
            <p className="min-w-0 max-w-sm text-lg md:mt-5">{tip}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
