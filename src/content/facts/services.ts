import { entryOf } from './entry-of.ts';

/**
 * Every service, in the order the booking form and the service list show them.
 * `title` is what a lead stores. A service's page words live in `./<slug>.ts`.
 */
export const services = [
  {
    slug: 'furniture-removal',
    title: 'Furniture Removal',
    description: 'Sofas, tables, dressers and bed frames, carried out from any room.',
    icon: 'sofa',
    emoji: '🛋️',
  },
  {
    slug: 'garage-cleanouts',
    title: 'Garage Cleanouts',
    description: 'Get the garage back: shelves, tools, boxes and everything behind them.',
    icon: 'warehouse',
    emoji: '🧰',
  },
  {
    slug: 'yard-waste-cleanup',
    title: 'Yard Waste Cleanup',
    description: 'Branches, clippings, soil and old patio things, loaded and taken away.',
    icon: 'leaf',
    emoji: '🌿',
  },
  {
    slug: 'hoarder-house-cleanup',
    title: 'Hoarder House Cleanup',
    description: 'Patient, discreet help with a home that has filled up over time.',
    icon: 'house-heart',
    emoji: '🏠',
  },
  {
    slug: 'curbside-pickups',
    title: 'Curbside Pickups',
    description: 'Already at the curb? A hauler collects it without stepping inside.',
    icon: 'truck',
    emoji: '🚛',
  },
  {
    slug: 'construction-debris',
    title: 'Construction Debris',
    description: 'Drywall, lumber, tile and whatever else a remodel leaves behind.',
    icon: 'hammer',
    emoji: '🧱',
  },
  {
    slug: 'attic-basement-cleanouts',
    title: 'Attic & Basement Cleanouts',
    description: 'Down the ladder or up the stairs, haulers do the carrying.',
    icon: 'boxes',
    emoji: '📦',
  },
  {
    slug: 'electronics-disposal',
    title: 'Electronics Disposal',
    description: 'TVs, computers and cables, taken to certified e‑waste handlers.',
    icon: 'monitor',
    emoji: '🖥️',
  },
  {
    slug: 'old-appliances',
    title: 'Old Appliances',
    description: 'Fridges, washers and stoves, with refrigerants handled by the rules.',
    icon: 'refrigerator',
    emoji: '🧊',
  },
  {
    slug: 'office-cleanouts',
    title: 'Office Cleanouts',
    description: 'Desks, chairs and cubicles, cleared around your working hours.',
    icon: 'briefcase-business',
    emoji: '🏢',
  },
  {
    slug: 'estate-cleanouts',
    title: 'Estate Cleanouts',
    description: 'Careful clearing of a whole home, at a pace that suits the family.',
    icon: 'key-round',
    emoji: '🗝️',
  },
  {
    slug: 'hot-tub-removal',
    title: 'Hot Tub Removal',
    description: 'Cut up, carried out and hauled off, with the patio left clear.',
    icon: 'bath',
    emoji: '🛁',
  },
  {
    slug: 'storage-unit-cleanout',
    title: 'Storage Unit Cleanout',
    description: 'Empty the unit in one visit, so you can hand back the key.',
    icon: 'package-open',
    emoji: '🔐',
  },
  {
    slug: 'mattress-disposal',
    title: 'Mattress Disposal',
    description: 'Mattresses and box springs, collected and recycled where possible.',
    icon: 'bed-double',
    emoji: '🛏️',
  },
  {
    slug: 'home-cleaning',
    title: 'Home Cleaning',
    description: 'A fresh start once the junk is gone, with deep or window cleaning.',
    icon: 'sparkles',
    emoji: '✨',
  },
] as const satisfies readonly Service[];

/** A service as the cards and the booking form show it. `icon` is a lucide icon name. */
export type Service = {
  slug: string;
  title: string;
  description: string;
  icon: string;
  emoji: string;
};

export type ServiceSlug = (typeof services)[number]['slug'];
export type ServiceTitle = (typeof services)[number]['title'];

/** The registry entry of a service. */
export function findService(slug: ServiceSlug): (typeof services)[number] {
  return entryOf(services, slug);
}
