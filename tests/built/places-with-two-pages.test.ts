// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cities } from '@/content/facts/cities';
import { landingPageOf } from '@/content/facts/landing-pages';
import { paths } from '@/lib/paths';
import { htmlOf } from '../support/built-pages.ts';

// Four cities have a landing page, too, which is about booking and how it works. The city page is about the place.

const pairs = cities.flatMap((city) => {
  const landingPage = landingPageOf(city);
  return landingPage ? [[city.name, paths.city(city.slug), paths.landingPage(landingPage.slug)] as const] : [];
});

/** The long paragraphs in the main part of a page, and the sentences that link the other one. */
function read(path: string, other: string) {
  const main = new DOMParser().parseFromString(htmlOf(path), 'text/html').querySelector('main');
  const texts = [...(main?.querySelectorAll('p, dd') ?? [])].map(({ textContent }) => textContent);
  const links = [...(main?.querySelectorAll(`a[href="${other}"]`) ?? [])];
  return {
    paragraphs: texts.filter((text) => text.split(' ').length > 12),
    sentences: links.map((link) => link.closest('p')?.textContent),
  };
}

test('four cities have two pages, which share no paragraph and link each other in one sentence', () => {
  expect(pairs.map(([name]) => name)).toEqual(['Los Angeles', 'Pasadena', 'Glendale', 'Burbank']);
  for (const [name, city, landing] of pairs) {
    const ofCity = read(city, landing);
    const ofLanding = read(landing, city);

    expect(ofCity.paragraphs.length).toBeGreaterThan(8);
    expect(ofLanding.paragraphs.length).toBeGreaterThan(4);
    expect(ofLanding.paragraphs.filter((paragraph) => ofCity.paragraphs.includes(paragraph))).toEqual([]);
    expect(ofCity.sentences).toEqual([
      `Need it gone soon? Read about same-day pickups in ${name}, from the request to the empty room.`,
    ]);
    expect(ofLanding.sentences).toEqual([`For the city itself, see ${name} neighborhoods, ZIP codes and tips.`]);
  }
});
