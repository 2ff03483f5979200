import { expect, test } from 'vitest';
import { cities } from '@/content/facts/cities';
import { locateCity } from '../../scripts/build/locate-city.ts';

test('a city names the five closest others, and whether they are within 40 km', () => {
  expect(locateCity('encino')).toEqual({
    coordinates: { lat: 34.1592, lng: -118.5012 },
    others: ['tarzana', 'sherman-oaks', 'van-nuys', 'reseda', 'northridge'],
    areClose: true,
  });
  expect(locateCity('sacramento')).toMatchObject({
    others: ['oakland', 'san-jose', 'fresno', 'bakersfield', 'ojai'],
    areClose: false,
  });
  for (const { slug } of cities) {
    const others = new Set(locateCity(slug).others);
    expect([slug, others.size, others.has(slug)]).toEqual([slug, 5, false]);
  }
});
