/** The list of services; the words about each are in `services.ts`. */
export const words = {
  title: 'Junk Removal Services in Southern California',
  description:
    'From one mattress to a whole estate: 15 kinds of pickup by local haulers. Choose what you need, book online in about 60 seconds and get a free quote.',
  crumb: 'Services',
  heading: 'Junk removal services',
  lede: 'Fifteen kinds of pickup, one short request. Local haulers do the lifting, loading and sorting.',
  onThisPage: 'On this page',
  /** By group key. `chip` is a short heading. */
  groups: {
    items: {
      chip: 'Items',
      heading: 'One thing, or a few',
      lede: 'Items too heavy or too awkward for your own car.',
    },
    spaces: {
      chip: 'Whole spaces',
      heading: 'A whole space at once',
      lede: 'Garages, storage units, offices and homes. You say what stays, and the crew carries out the rest.',
    },
    outside: {
      chip: 'Outside',
      heading: 'Outdoors, remodels and cleaning',
      lede: 'Things on the driveway, yard waste and remodeling debris, and a home cleaning once the junk is gone.',
    },
  },
  bookPanel: {
    heading: 'A mixed load is fine',
    text: 'Choose every service you need. It’s still one request, and one hauler takes as much of it as they can handle.',
    bookLabel: 'Book a Pickup',
  },
};
