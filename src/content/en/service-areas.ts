import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { RegionName } from '../facts/regions';

const notes: Record<RegionName, string> = {
  'Los Angeles County': 'From the harbor to the foothills, apartments and bungalows alike.',
  'Orange County': 'Tract homes, beach cottages and everything in between.',
  'San Fernando Valley': 'Neighborhoods of the City of Los Angeles, north of the hills.',
  'Inland Empire': 'Riverside and San Bernardino counties, with room for full garages.',
  'Ventura County': 'The coast, the Conejo Valley and the orchard towns.',
};

export const words = {
  title: 'Junk Removal Service Areas in SoCal',
  description:
    'Junk removal in fifty places across Los Angeles, Orange and Ventura counties, the San Fernando Valley and the Inland Empire. Find your city.',
  crumb: 'Service Areas',
  heading: 'Service areas',
  lede: 'Five regions, fifty places, from the Ojai Valley to the San Bernardino foothills. Each has its own page.',
  book: 'Book a Pickup',
  call: (phone: string) => `Call ${phone}`,
  /** Only in Spanish, after the number: the phone is answered in English. */
  inEnglish: '',
  map: {
    navigation: 'Map of our service areas',
    city: (name: string) => `Junk removal in ${name}`,
  },
  /** Split into the lines that the map has for each. */
  regionNames: {
    'Los Angeles County': ['Los Angeles', 'County'],
    'Orange County': ['Orange', 'County'],
    'San Fernando Valley': ['San Fernando', 'Valley'],
    'Inland Empire': ['Inland', 'Empire'],
    'Ventura County': ['Ventura', 'County'],
  } satisfies Record<RegionName, readonly string[]>,
  regions: {
    heading: 'Find your city',
    /** Only in Spanish: says which pages are in English. */
    inEnglish: '',
    notes,
  },
  morePlaces: {
    heading: 'In a hurry?',
    lede: 'These short pages are about booking today, from the request to the empty driveway.',
    elsewhere: 'Elsewhere in California?',
    largestCities: 'See the largest cities',
  },
  bookPanel: {
    heading: 'Not sure whether a hauler is near you?',
    text: `Send a request with your ZIP code, and we’ll look for a hauler nearby. The one who accepts it will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
  },
  structuredData: { name: 'Junk removal in Southern California', serviceType: 'Junk removal' },
};
