import { type Testimonial, testimonials } from '@/content/en/testimonials';
import type { CitySlug } from '@/content/facts/cities';
import { regionOf } from '@/content/facts/regions';

/** The testimonials of people who live in the region of a city; none for a city outside of all regions. */
export function testimonialsNear(slug: CitySlug): readonly Testimonial[] {
  const region = regionOf(slug);
  return region ? testimonials.filter(({ city }) => regionOf(city) === region) : [];
}
