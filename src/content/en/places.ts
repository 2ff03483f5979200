import { site } from '../facts/site';

/** Words shared by pages about places: maps, services, and structured data. */
export const words = {
  allServices: 'All services',
  placeMap: {
    inRegions: (name: string) => `Map: where ${name} is in Southern California`,
    inState: (name: string) => `Map: where ${name} is in California`,
  },
  structuredData: {
    business: (place: string) => `${site.name}: Junk Removal in ${place}`,
    service: (place: string) => `Junk Removal in ${place}`,
    serviceType: 'Junk removal',
  },
};
