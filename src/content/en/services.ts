import type { ServiceSlug } from '../facts/services';

/** A service's card. Its page uses the title as heading; its other words are in `services/<slug>.ts`. */
type ServiceCard = { title: string; description: string };

export const words: Record<ServiceSlug, ServiceCard> = {
  'furniture-removal': {
    title: 'Furniture Removal',
    description: 'Sofas, tables, dressers and bed frames, carried out from any room.',
  },
  'garage-cleanouts': {
    title: 'Garage Cleanouts',
    description: 'Get the garage back: shelves, tools, boxes and everything behind them.',
  },
  'yard-waste-cleanup': {
    title: 'Yard Waste Cleanup',
    description: 'Branches, clippings, soil and old patio furniture, loaded and taken away.',
  },
  'hoarder-house-cleanup': {
    title: 'Hoarder House Cleanup',
    description: 'Patient, discreet help with a home that has filled up over time.',
  },
  'curbside-pickups': {
    title: 'Curbside Pickups',
    description: 'Already out on the driveway? A hauler can pick it up without stepping inside.',
  },
  'construction-debris': {
    title: 'Construction Debris',
    description: 'Drywall, lumber, tile and whatever else a remodel leaves behind.',
  },
  'attic-basement-cleanouts': {
    title: 'Attic & Basement Cleanouts',
    description: 'Down the ladder or up the stairs, haulers do the carrying.',
  },
  'electronics-disposal': {
    title: 'Electronics Disposal',
    description: 'TVs, computers and cables, taken to certified e‑waste handlers.',
  },
  'old-appliances': {
    title: 'Old Appliances',
    description: 'Fridges, washers and stoves, with refrigerants handled as the law requires.',
  },
  'office-cleanouts': {
    title: 'Office Cleanouts',
    description: 'Desks, chairs and cubicles, cleared around your working hours.',
  },
  'estate-cleanouts': {
    title: 'Estate Cleanouts',
    description: 'Careful clearing of a whole home, at a pace that suits the family.',
  },
  'hot-tub-removal': {
    title: 'Hot Tub Removal',
    description: 'Cut up, carried out and hauled off, with the patio left clear.',
  },
  'storage-unit-cleanout': {
    title: 'Storage Unit Cleanout',
    description: 'Empty the unit, often in one visit, so you can turn in the key.',
  },
  'mattress-disposal': {
    title: 'Mattress Disposal',
    description: 'Mattresses and box springs, picked up and recycled where possible.',
  },
  'home-cleaning': {
    title: 'Home Cleaning',
    description: 'A fresh start once the junk is gone, with deep or window cleaning.',
  },
};
