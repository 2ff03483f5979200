export const words = {
  title: 'Junk Removal Across California: City by City',
  description:
    'Find junk removal in Los Angeles, San Diego, San Jose, Sacramento and more California cities. Each page has local tips and a free quote form.',
  crumb: 'Locations',
  heading: 'Junk removal across California',
  lede: 'A pickup in a steep canyon isn’t the same as one on a downtown street. Choose your city to see what to expect there.',
  largestCities: 'Ten of the largest',
  people: 'people',
  serviceAreas: 'All fifty places in Southern California',
  bookPanel: {
    heading: 'Don’t See Your City?',
    text: 'Send a request with your ZIP code, and we’ll look for a hauler nearby. Or ask us first.',
  },
  structuredData: {
    list: 'Junk removal in California cities',
    city: (name: string) => `Junk Removal in ${name}`,
  },
};
