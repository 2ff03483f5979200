import { Picture } from '@/components/picture';
import { PageSection } from '@/components/sections/page-section';
import { words } from '@/content/en/city-page';
import type { CityWords } from '@/content/shapes/city-words';
import { OnOneLine } from './on-one-line';

/** The layout of the three pickups on a wide screen: the picture's side and the widths differ. */
const pickupLooks = [
  { row: 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]', picture: 'lg:-ml-6' },
  { row: 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pl-20', picture: 'ml-auto lg:order-last' },
  { row: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pr-16 lg:pl-10', picture: '' },
] as const;

/** Three pickups that are typical of the city, each with its picture. */
export function Pickups({ name, pickups }: { name: string; pickups: CityWords['pickups'] }) {
  return (
    <PageSection labelledBy="pickups" className="pt-2 sm:pt-4">
      <h2 id="pickups" className="max-w-2xl text-title">
        {words.pickups.before}
        <OnOneLine>{name}</OnOneLine>
        {words.pickups.after}
      </h2>
      <div className="mt-8 space-y-12 lg:mt-6 lg:space-y-0">
        {pickups.map(({ picture, heading, body }, index) => {
          const look = pickupLooks[index];
          return (
            <article key={heading} className={`grid items-center gap-x-16 gap-y-3 ${look?.row}`}>
              <div className={`w-64 max-w-full lg:w-full ${look?.picture}`}>
                <Picture name={picture} sizes="(min-width: 1024px) 520px, 256px" className="w-full" alt="" />
              </div>
              <div>
                <h3 className="text-heading">{heading}</h3>
                <p className="mt-3 max-w-prose text-ink-soft text-lg">{body}</p>
              </div>
            </article>
          );
        })}
      </div>
    </PageSection>
  );
}
