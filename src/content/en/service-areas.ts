import { PROMISE_HOURS } from '@functions/rules/promise.ts';
import type { RegionName } from '../facts/regions';

const notes: Record<RegionName, string> = {
  'Los Angeles County': 'From the harbor to the foothills, apartments and bungalows alike.',
  'Orange County': 'Tract homes, beach cottages and everything between.',
  'San Fernando Valley': 'Neighborhoods of the City of Los Angeles, north of the hills.',
  'Inland Empire': 'Riverside and San Bernardino counties, with room for full garages.',
  'Ventura County': 'The coast, the Conejo Valley and the orchard towns.',
};

/** The words of the page of the service areas. */
export const words = {
  title: 'Junk Removal Service Areas in SoCal',
  description:
    'Local haulers in fifty places across Los Angeles, Orange and Ventura counties, the San Fernando Valley and the Inland Empire. Find your city.',
  crumb: 'Service Areas',
  heading: 'Service Areas',
  lede: 'Five regions, fifty places, from the Ojai Valley to the San Bernardino foothills. Each has its own page.',
  book: 'Book a Pickup',
  call: (phone: string) => `Call ${phone}`,
  regions: { heading: 'Find your city', notes },
  morePlaces: {
    heading: 'In a hurry?',
    lede: 'These short pages are about same-day and next-day pickups, from the request to the empty driveway.',
    elsewhere: 'Elsewhere in California?',
    largestCities: 'See the largest cities',
  },
  bookPanel: {
    heading: 'Not sure whether we reach you?',
    text: `Send a request with your ZIP code. Haulers who work near you see it, and the one who accepts it contacts you within ${PROMISE_HOURS} hours.`,
  },
  structuredData: { name: 'Junk removal in Southern California', serviceType: 'Junk removal' },
};
