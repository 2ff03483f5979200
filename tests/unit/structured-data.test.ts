import { expect, test } from 'vitest';
import { junkRemoval, localBusiness } from '@/components/places/local-business';
import { breadcrumbList, withHome } from '@/components/seo/breadcrumbs';
import { faqPage } from '@/components/seo/structured-data';
import { site } from '@/content/facts/site';
import { link, prose } from '@/content/shapes/prose';

const pageUrl = `${site.url}/locations/california/pomona`;

test('the business of a city is open daily, serves 50 km around its center and has no ratings', () => {
  const business = localBusiness({ cityName: 'Pomona', pageUrl, lat: 34.0553, lng: -117.7523 });

  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': `${pageUrl}#business`,
    url: pageUrl,
    priceRange: '$$',
    telephone: site.phone,
    address: { addressLocality: 'Pomona', addressRegion: 'CA', addressCountry: 'US' },
    areaServed: { '@type': 'GeoCircle', geoMidpoint: { latitude: 34.0553, longitude: -117.7523 }, geoRadius: 50_000 },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '08:00',
      closes: '20:00',
    },
  });
  expect(JSON.stringify(business)).not.toMatch(/rating|review/i);
});

test('a business without coordinates is centered on Los Angeles, and has its state and the places it serves', () => {
  const center = { latitude: 34.0522, longitude: -118.2437 };
  expect(localBusiness({ cityName: 'Pomona', pageUrl })).toMatchObject({
    geo: center,
    areaServed: { geoMidpoint: center },
  });
  expect(localBusiness({ cityName: 'Reno', stateName: 'NV', pageUrl }).address.addressRegion).toBe('NV');
  expect(localBusiness({ cityName: 'Burbank', pageUrl, placesServed: ['Burbank', 'Glendale'] }).areaServed).toEqual([
    { '@type': 'Place', name: 'Burbank' },
    { '@type': 'Place', name: 'Glendale' },
  ]);
  const service = junkRemoval({ placeName: 'Pomona', pageUrl, description: 'Junk, gone.' });
  expect(service.provider).toEqual({ '@id': localBusiness({ cityName: 'Pomona', pageUrl })['@id'] });
});

test('breadcrumbs start at the home page and are numbered from 1', () => {
  const crumbs = withHome([{ name: 'Services', path: '/services' }]);
  expect(breadcrumbList(crumbs, (path) => site.url + path).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
    { '@type': 'ListItem', position: 2, name: 'Services', item: `${site.url}/services` },
  ]);
});

test('questions keep their order, and answers their lists and the text of links', () => {
  const faqs = [
    { question: 'How soon?', answer: prose`${link('Soon', '/book')}.` },
    { question: 'Where to?', answer: 'Here:', rows: [{ item: 'Paint', where: prose`a ${link('store', '/faq')}` }] },
  ];
  expect(faqPage(faqs).mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
    ['How soon?', 'Soon.'],
    ['Where to?', 'Here: Paint: a store'],
  ]);
});
