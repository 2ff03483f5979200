export const words = {
  services: 'Services',
  quickLinks: {
    navigation: 'Quick links for this service',
    book: 'Book a Pickup',
    serviceAreas: 'Service Areas',
    contact: 'Contact Us',
  },
  howItWorks: {
    heading: 'How it works',
    gettingReady: 'Getting ready',
    onTheDay: 'On the day',
    afterwards: 'Where it goes',
  },
  whatWeRemove: {
    heading: 'What we remove',
    lede: 'Don’t see your item? Describe it in your request.',
  },
  questions: {
    heading: 'Questions and answers',
    others: {
      heading: 'Still have a question?',
      link: 'Read the FAQ',
    },
  },
  related: 'Related services',
  quote: {
    heading: 'Book a Pickup Now',
    filledIn: (service: string) => `${service} is already selected. Add others if you like.`,
  },
};
