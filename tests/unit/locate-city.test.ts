import { expect, test } from 'vitest';
import { cities } from '@/content/facts/cities';
import { locateCity } from '../../scripts/build/locate-city.ts';

test('a city with close ones names them, closest first', () => {
  expect(locateCity('encino')).toEqual({
    coordinates: { lat: 34.1592, lng: -118.5012 },
    others: ['tarzana', 'sherman-oaks', 'van-nuys', 'reseda', 'northridge'],
    areClose: true,
  });
});

test('a city with none within 40 km names the closest, but not as close', () => {
  expect(locateCity('sacramento')).toMatchObject({
    others: ['oakland', 'san-jose', 'fresno', 'bakersfield', 'ojai'],
    areClose: false,
  });
});

test.each(cities.map(({ slug }) => slug))('%s names five other cities', (slug) => {
  expect(new Set(locateCity(slug).others).size).toBe(5);
  expect(locateCity(slug).others).not.toContain(slug);
});
