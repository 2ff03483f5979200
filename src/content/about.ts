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
    body: 'You know who is coming and what for. Your tracking page shows how the request stands, and if nobody calls, one button tells us.',
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
  statement: `${site.name} owns no trucks. The people who come to your door do.`,
  body: 'Partners are independent haulers from the area, many of them family businesses. They set the price, do the work and answer for it. We check them, bring them your request and listen when something goes wrong.',
};
