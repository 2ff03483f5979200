import type { ServiceSlug } from '../facts/services';

/** A service's card. Its page uses the title as heading; its other words are in `services/<slug>.ts`. */
type ServiceCard = { title: string; description: string };

export const words: Record<ServiceSlug, ServiceCard> = {
  'furniture-removal': {
    title: 'Furniture Removal',
    description: 'Sofas, tables, dressers and beds, from any room.',
  },
  'garage-cleanouts': {
    title: 'Garage Cleanouts',
    description: 'Shelves, tools, boxes and everything behind them.',
  },
  'yard-waste-cleanup': {
    title: 'Yard Waste Cleanup',
    description: 'Branches, clippings, soil and old patio furniture.',
  },
  'hoarder-house-cleanup': {
    title: 'Hoarder House Cleanup',
    description: 'Patient, discreet help with a full home.',
  },
  'curbside-pickups': {
    title: 'Curbside Pickups',
    description: 'From your own driveway, without stepping inside.',
  },
  'construction-debris': {
    title: 'Construction Debris',
    description: 'Drywall, lumber, tile and other remodel leftovers.',
  },
  'attic-basement-cleanouts': {
    title: 'Attic & Basement Cleanouts',
    description: 'Down the ladder or up the stairs.',
  },
  'electronics-disposal': {
    title: 'Electronics Disposal',
    description: 'TVs, computers and cables, to certified e‑waste handlers.',
  },
  'old-appliances': {
    title: 'Old Appliances',
    description: 'Fridges, washers and stoves; certified handlers recover the refrigerant.',
  },
  'office-cleanouts': {
    title: 'Office Cleanouts',
    description: 'Desks, chairs and cubicles, around your working hours.',
  },
  'estate-cleanouts': {
    title: 'Estate Cleanouts',
    description: 'A whole home, cleared at the family’s pace.',
  },
  'hot-tub-removal': {
    title: 'Hot Tub Removal',
    description: 'Cut up, carried out and hauled off.',
  },
  'storage-unit-cleanout': {
    title: 'Storage Unit Cleanout',
    description: 'Emptied, often in one visit.',
  },
  'mattress-disposal': {
    title: 'Mattress Disposal',
    description: 'Mattresses and box springs, recycled where possible.',
  },
  'home-cleaning': {
    title: 'Home Cleaning',
    description: 'A clean house, with deep or window cleaning.',
  },
};
