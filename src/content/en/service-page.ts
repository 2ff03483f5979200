export const words = {
  services: 'Services',
  quickLinks: {
    navigation: 'Quick links of this service',
    book: 'Book a Pickup',
    serviceAreas: 'Service Areas',
    contact: 'Contact Us',
  },
  howItWorks: {
    heading: 'How It Works',
    gettingReady: 'Getting ready',
    onTheDay: 'On the day',
    afterwards: 'Where it goes',
  },
  whatWeRemove: {
    heading: 'What We Remove',
    lede: 'Local haulers commonly take these. Don’t see your item? Describe it in your request.',
  },
  questions: {
    heading: 'Questions and Answers',
    others: {
      heading: 'Something else to ask',
      body: 'The FAQ also covers prices, tracking and hazardous waste.',
      link: 'Read the FAQ',
    },
  },
  related: 'Related Services',
  quote: {
    heading: 'Book a Pickup Now',
    filledIn: (service: string) =>
      `${service} is already selected. Add other services if they belong to the same pickup.`,
  },
};
