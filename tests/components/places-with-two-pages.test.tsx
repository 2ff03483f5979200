import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cities } from '@/content/facts/cities';
import { landingPageOf } from '@/content/facts/landing-pages';
import { site } from '@/content/facts/site';
import { paths } from '@/lib/paths';
import { renderApp, untilCodeIsLoaded } from './support/render-app';

// Four cities have a landing page, too, which is about booking and how it works. The city page is about the place.

const pairs = cities.flatMap((city) => {
  const landingPage = landingPageOf(city);
  return landingPage ? [[city.name, paths.city(city.slug), paths.landingPage(landingPage.slug)] as const] : [];
});

/** The long paragraphs in the main part of a page, and the sentences that link the other one. */
async function read(path: string, other: string) {
  const { unmount } = await renderApp(path);
  const main = screen.getByRole('main');
  await waitFor(() =>
    expect(document.querySelector(`link[rel="canonical"][href="${site.url}${path}"]`)).not.toBeNull(),
  );
  const texts = [...main.querySelectorAll('p, dd, li > p')].map(({ textContent }) => textContent);
  const links = within(main).getAllByRole('link');
  const sentences = links
    .filter((link) => link.getAttribute('href') === other)
    .map((link) => link.closest('p')?.textContent);
  await untilCodeIsLoaded();
  unmount();
  return { paragraphs: texts.filter((text) => text.split(' ').length > 12), sentences };
}

test('four cities have two pages', () => {
  expect(pairs.map(([name]) => name)).toEqual(['Los Angeles', 'Pasadena', 'Glendale', 'Burbank']);
});

test.each(pairs)(
  'the two pages of %s share no paragraph, link each other in one sentence, and are each canonical',
  async (name, city, landing) => {
    const ofCity = await read(city, landing);
    const ofLanding = await read(landing, city);

    expect(ofCity.paragraphs.length).toBeGreaterThan(8);
    expect(ofLanding.paragraphs.length).toBeGreaterThan(4);
    expect(ofLanding.paragraphs.filter((paragraph) => ofCity.paragraphs.includes(paragraph))).toEqual([]);
    expect(ofCity.sentences).toEqual([
      `Need it gone soon? Read about same-day pickups in ${name}, from the request to the empty room.`,
    ]);
    expect(ofLanding.sentences).toEqual([`For the city itself, see ${name} neighborhoods, ZIP codes and tips.`]);
  },
);
