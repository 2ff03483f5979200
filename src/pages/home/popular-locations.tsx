import { ArrowRight } from 'lucide-react';
import { Picture } from '@/components/picture';
import { toEnglish } from '@/components/ui/english-links';
import { ChipLink, TextLink } from '@/components/ui/link';
import { type CitySlug, findCity } from '@/content/facts/cities';
import { paths } from '@/lib/paths';
import { words } from '@/words/home';
import { words as siteWords } from '@/words/site';

const cities = [
  'los-angeles',
  'san-diego',
  'san-jose',
  'sacramento',
  'fresno',
  'bakersfield',
  'anaheim',
] as const satisfies readonly CitySlug[];

/** Chips for the best-known places, above the skyline. */
export function PopularLocations() {
  return (
    <section aria-labelledby="popular-locations">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-6 px-4 pt-14 sm:px-6 sm:pt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="popular-locations" className="text-heading">
            {words.popularLocations.heading}
          </h2>
          <p className="mt-3 text-ink-soft">{words.popularLocations.lede}</p>
          <ul className="mt-6 flex flex-wrap gap-2.5">
            {cities.map((slug) => (
              <li key={slug}>
                <ChipLink to={paths.serviceAreas}>{findCity(slug).name}</ChipLink>
              </li>
            ))}
          </ul>
          <TextLink {...toEnglish(paths.locations)} className="mt-5">
            {words.popularLocations.all} <ArrowRight className="size-5" />
          </TextLink>
        </div>
        <Picture
          name="skyline"
          alt={siteWords.skylineAlt}
          sizes="(min-width: 1024px) 680px, 100vw"
          className="w-full"
        />
      </div>
    </section>
  );
}
