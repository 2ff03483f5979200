import type { LocalBusiness, Service } from 'schema-dts';
import { words } from '@/content/en/places';
import { site } from '@/content/facts/site';

/** The center of Los Angeles, used for places without coordinates. */
const DEFAULT_CENTER = { lat: 34.0522, lng: -118.2437 };
const SERVICE_RADIUS_METERS = 50_000;
const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type LocalBusinessInput = {
  cityName: string;
  /** Two-letter code of the state. */
  stateName?: string;
  /** Absolute address of the page. */
  pageUrl: string;
  /** Decimal degrees (WGS 84). */
  lat?: number | undefined;
  lng?: number | undefined;
  /** Names of the places served, if they are more than a circle around the center. */
  placesServed?: readonly string[];
};

/**
 * Structured data of the business, as seen from one city. Hours, price range and radius come from section 9 of the
 * specification. It has no ratings: Google shows none that come from reviews on a business's own site.
 */
export function localBusiness({
  cityName,
  stateName = 'CA',
  pageUrl,
  lat = DEFAULT_CENTER.lat,
  lng = DEFAULT_CENTER.lng,
  placesServed,
}: LocalBusinessInput) {
  const center = { '@type': 'GeoCoordinates' as const, latitude: lat, longitude: lng };
  return {
    '@type': 'LocalBusiness',
    '@id': `${pageUrl}#business`,
    name: words.structuredData.business(cityName),
    url: pageUrl,
    image: `${site.url}/social/truck.jpg`,
    telephone: site.phone,
    email: site.email,
    priceRange: '$$',
    address: {
      '@type': 'PostalAddress',
      addressLocality: cityName,
      addressRegion: stateName,
      addressCountry: 'US',
    },
    geo: center,
    areaServed: placesServed
      ? placesServed.map((name) => ({ '@type': 'Place' as const, name }))
      : { '@type': 'GeoCircle', geoMidpoint: center, geoRadius: SERVICE_RADIUS_METERS },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: EVERY_DAY,
      opens: '08:00',
      closes: '20:00',
    },
  } satisfies LocalBusiness;
}

type JunkRemovalInput = { placeName: string; pageUrl: string; description: string };

/** Structured data of the service that `localBusiness` offers in a place. */
export function junkRemoval({ placeName, pageUrl, description }: JunkRemovalInput) {
  return {
    '@type': 'Service',
    '@id': `${pageUrl}#service`,
    name: words.structuredData.service(placeName),
    serviceType: words.structuredData.serviceType,
    description,
    url: pageUrl,
    areaServed: { '@type': 'Place', name: placeName },
    provider: { '@id': `${pageUrl}#business` },
  } satisfies Service;
}
