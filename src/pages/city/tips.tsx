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
      <ol className="mt-9 grid gap-x-10 gap-y-9 md:grid-cols-3">
        {tips.map((tip, index) => (
          <li key={tip} className={`relative flex gap-5 md:block ${['', 'md:mt-10', 'md:mt-20'][index]}`}>
            {index < tips.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-16 -bottom-7 left-7 border-leaf-light border-l-2 border-dashed md:top-9 md:bottom-auto md:left-18 md:w-[calc(100%-3rem)] md:origin-left md:rotate-6 md:border-t-2 md:border-l-0"
              />
            )}
            <span className="relative grid size-14 shrink-0 place-items-center rounded-full bg-gold font-extrabold text-2xl text-ink">
              {index + 1}
            </span>
            <p className="max-w-sm text-lg md:mt-5">{tip}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
