import { site } from './site';

/** The words of the about page. */
export const mission = {
  heading: 'We connect you with fast, affordable trash removal pros',
  lede: `That is our whole mission. ${site.name} is a marketplace: you say what has to go, and a vetted local hauler calls you with a free quote.`,
};

export const values = [
  {
    title: 'Speed',
    body: 'A request takes about 60 seconds. A local hauler makes contact within 2 hours, and most pickups follow within 24–48 hours.',
  },
  {
    title: 'Transparency',
    body: 'Your tracking page shows how the request stands, from the first minute to the last. If nobody calls, one button there tells us.',
  },
  {
    title: 'Fair Pricing',
    body: 'Volume, weight and type of items decide the price. The hauler confirms it on inspection, before any work starts. No hidden fees.',
  },
];

export const steps = [
  {
    title: 'Submit Request',
    body: 'Choose services, give the address, and add a few photos if you like. They help the hauler bring enough hands.',
  },
  {
    title: 'Get Matched',
    body: 'We pass your request on to verified haulers nearby. One of them contacts you with a free quote and a time.',
  },
  {
    title: 'Get It Done',
    body: 'The crew lifts, loads and sorts, with donation and recycling first. You pay once the job is complete.',
  },
];

export const marketplace = {
  /** One sentence a line. */
  statement: [`${site.name} makes the match.`, 'Local haulers do the work.'],
  body: 'Partners are independent, vetted and verified, and many are family-owned. They bring the truck, name the price and answer for the job. We bring them your request, and we listen when something goes wrong.',
};
