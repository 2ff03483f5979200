import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { ChipLink, TextLink } from '@/components/ui/link';
import { words } from '@/content/en/landing-page';
import { cities } from '@/content/facts/cities';
import { findLandingPage, type LandingPageSlug, landingPages } from '@/content/facts/landing-pages';
import { paths } from '@/lib/paths';

/** Links to the place's city page, if there is one, and to the other landing pages. */
export function OtherPlaces({ slug }: { slug: LandingPageSlug }) {
  const { place } = findLandingPage(slug);
  const city = cities.find(({ name }) => name === place);
  return (
    <SideColumnSection tone="sand" labelledBy="other-places" heading={words.otherPlaces.heading(place)}>
      <div>
        <ul className="flex flex-wrap gap-2.5">
          {landingPages
            .filter((each) => each.slug !== slug)
            .map((each) => (
              <li key={each.slug}>
                <ChipLink to={paths.landingPage(each.slug)}>{each.place}</ChipLink>
              </li>
            ))}
        </ul>
        {city ? (
          <p className="mt-5">
            {words.otherPlaces.ofCity.before}
            <Link to={paths.city(city.slug)} className="sentence-link">
              {words.otherPlaces.city(place)}
            </Link>
            {words.otherPlaces.ofCity.after}
          </p>
        ) : (
          <TextLink to={paths.serviceAreas} className="mt-5">
            {words.otherPlaces.allServiceAreas}
            <ArrowRight className="size-5 shrink-0" />
          </TextLink>
        )}
      </div>
    </SideColumnSection>
  );
}
