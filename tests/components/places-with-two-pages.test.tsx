import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cities } from '@/content/facts/cities';
import { landingPageOf } from '@/content/facts/landing-pages';
import { site } from '@/content/facts/site';
import { paths } from '@/lib/paths';
import { renderApp, untilCodeIsLoaded } from './support/render-app';

// Four cities have a landing page, too, which is about booking and how it works. The city page is about the place.

const pairs = cities.flatMap((city) => {
  const landingPage = landingPageOf(city);
  return landingPage
    ? [{ name: city.name, city: paths.city(city.slug), landing: paths.landingPage(landingPage.slug) }]
    : [];
});

/** What a page says in its main part, by paragraph, and its canonical address. */
async function read(path: string, other: string) {
  const { unmount } = await renderApp(path);
  const main = screen.getByRole('main');
  const canonical = await waitFor(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!link?.href.endsWith(path)) throw new Error(`The canonical address is ${link?.href}`);
    return link.href;
  });
  const links = within(main)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === other);
  const page = {
    canonical,
    paragraphs: [...main.querySelectorAll('p, dd, li > p')].map(({ textContent }) => textContent).filter(isParagraph),
    sentences: links.map((link) => link.closest('p')?.textContent),
  };
  await untilCodeIsLoaded();
  unmount();
  return page;
}

/** Not a name, a step or a short note. */
function isParagraph(text: string): boolean {
  return text.split(' ').length > 12;
}

test('four cities have two pages', () => {
  expect(pairs.map(({ name }) => name)).toEqual(['Los Angeles', 'Pasadena', 'Glendale', 'Burbank']);
});

describe.each(pairs)('the two pages of $name', ({ name, city, landing }) => {
  test('share no paragraph, link each other in one sentence, and are each canonical', async () => {
    const ofCity = await read(city, landing);
    const ofLanding = await read(landing, city);

    expect(ofCity.paragraphs.length).toBeGreaterThan(8);
    expect(ofLanding.paragraphs.length).toBeGreaterThan(4);
    expect(ofLanding.paragraphs.filter((paragraph) => ofCity.paragraphs.includes(paragraph))).toEqual([]);
    expect(ofCity.sentences).toEqual([
      `Need it gone soon? Read about same-day pickups in ${name}, from the request to the empty room.`,
    ]);
    expect(ofLanding.sentences).toEqual([`For the city itself, see ${name} neighborhoods, ZIP codes and tips.`]);
    expect([ofCity.canonical, ofLanding.canonical]).toEqual([site.url + city, site.url + landing]);
  });
});
