import { expect, test } from 'vitest';
import { samples } from '@/content/en/testimonials';
import { cities } from '@/content/facts/cities';
import { regionOf } from '@/content/facts/regions';
import { testimonialsNear } from '@/pages/city/testimonials-near';

test('the home page of a demo has three testimonials', () => {
  expect(samples).toHaveLength(3);
});

test('each testimonial is on the pages of its own region, and on no other', () => {
  for (const testimonial of samples) {
    const region = regionOf(testimonial.city);
    const expected = cities.filter(({ slug }) => regionOf(slug) === region).map(({ slug }) => slug);
    const shown = cities.filter(({ slug }) => testimonialsNear(slug).includes(testimonial)).map(({ slug }) => slug);
    expect(region).toBeDefined();
    expect(shown).toEqual(expected);
  }
});

test('a city outside of all regions has no testimonials', () => {
  expect(testimonialsNear('san-jose')).toEqual([]);
});
