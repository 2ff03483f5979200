import { link, prose } from '../shapes/prose';

export const words = {
  /** The document title and the heading. */
  title: (city: string) => `Junk Removal in ${city}`,
  locations: 'Locations',
  book: 'Book a Pickup',
  about: {
    heading: (city: string) => `About ${city}`,
    region: 'Region',
    county: 'County',
    population: 'Population',
  },
  /** The city's name goes between the two parts. */
  pickups: { before: 'Three kinds of ', after: ' pickup' },
  /** The link goes between the two other parts. */
  landingPage: {
    before: 'Need it gone soon? Read about ',
    link: (city: string) => `same-day pickups in ${city}`,
    after: ', from the request to the empty room.',
  },
  tips: { before: 'Before your ', after: ' pickup' },
  places: {
    heading: 'Neighborhoods and ZIP codes',
    neighborhoods: (city: string) => `${city} neighborhoods`,
    zipCodes: 'Mailing ZIP codes',
    /** Instead of that, if others are listed apart. */
    zipCodesInCity: (city: string) => `City of ${city}: mailing ZIP codes`,
    zipCodesOutside: (city: string) => `${city} addresses outside the City`,
  },
  popularServices: (city: string) => `Popular services in ${city}`,
  quote: {
    heading: 'Get a Free Quote',
    filledIn: (city: string) => `We’ve filled in ${city} as your city.`,
  },
  freePickup: {
    heading: 'Free from the city',
    losAngeles: prose`LA Sanitation picks up bulky items from residents of the City of Los Angeles at no extra charge: call ${link('311', 'tel:311')} or ${link('(800) 773-2489', 'tel:+18007732489')}, the day before your trash day at the latest.`,
    /** Where we know nothing more exact, see `free-pickups.ts`. */
    elsewhere: 'Ask your city’s trash service first: it may pick up bulky items for free.',
    source: 'What the city takes, and how to ask',
  },
  questions: (city: string) => `Questions about ${city}`,
  latestPosts: 'Latest from the blog',
  nearby: {
    closest: (city: string) => `Closest to ${city}`,
    others: 'Other cities',
    allLocations: 'All locations',
    contact: 'Contact Us',
  },
};
