import { site } from '../facts/site';

export const words = {
  serviceAreas: 'Service Areas',
  book: 'Book Now',
  about: (place: string) => `About junk removal in ${place}`,
  reasons: (place: string) => `Reasons to choose ${site.name} in ${place}`,
  popularServices: (place: string) => `Popular services in ${place}`,
  otherPlaces: {
    heading: (place: string) => `Around ${place}`,
    /** The link, `city`, goes between the two parts. */
    ofCity: { before: 'For the city itself, see ', after: '.' },
    city: (place: string) => `${place} neighborhoods, ZIP codes and tips`,
    allServiceAreas: 'All service areas',
  },
  bookPanel: (place: string) => `Need it gone in ${place}?`,
};
