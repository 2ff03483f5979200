import { site } from '../facts/site';

/** The words that all landing pages share. */
export const words = {
  serviceAreas: 'Service Areas',
  book: 'Book Now',
  about: {
    heading: (place: string) => `About junk removal in ${place}`,
    /** What the two paragraphs of a page's own words tell, in their order. */
    parts: ['When you book', 'When the crew comes'],
  },
  reasons: (place: string) => `Reasons to choose ${site.name} in ${place}`,
  popularServices: (place: string) => `Popular services in ${place}`,
  otherPlaces: {
    heading: (place: string) => `Around ${place}`,
    city: (place: string) => `${place} neighborhoods, ZIP codes and tips`,
    allServiceAreas: 'All service areas',
  },
  bookPanel: (place: string) => `Book your ${place} pickup`,
};
