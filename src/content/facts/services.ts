import type { ServiceName } from '@functions/domain/services.ts';
import { entryOf } from './entry-of.ts';

/**
 * Every service, in the order of the booking form and the service list. Its title and description are in
 * `../en/services.ts`, the words of its page in `../en/services/<slug>.ts`.
 */
export const services = [
  { slug: 'furniture-removal', storedName: 'Furniture Removal', icon: 'sofa' },
  { slug: 'garage-cleanouts', storedName: 'Garage Cleanouts', icon: 'warehouse' },
  { slug: 'yard-waste-cleanup', storedName: 'Yard Waste Cleanup', icon: 'leaf' },
  { slug: 'hoarder-house-cleanup', storedName: 'Hoarder House Cleanup', icon: 'house-heart' },
  { slug: 'curbside-pickups', storedName: 'Curbside Pickups', icon: 'truck' },
  { slug: 'construction-debris', storedName: 'Construction Debris', icon: 'hammer' },
  { slug: 'attic-basement-cleanouts', storedName: 'Attic & Basement Cleanouts', icon: 'boxes' },
  { slug: 'electronics-disposal', storedName: 'Electronics Disposal', icon: 'monitor' },
  { slug: 'old-appliances', storedName: 'Old Appliances', icon: 'refrigerator' },
  { slug: 'office-cleanouts', storedName: 'Office Cleanouts', icon: 'briefcase-business' },
  { slug: 'estate-cleanouts', storedName: 'Estate Cleanouts', icon: 'key-round' },
  { slug: 'hot-tub-removal', storedName: 'Hot Tub Removal', icon: 'bath' },
  { slug: 'storage-unit-cleanout', storedName: 'Storage Unit Cleanout', icon: 'package-open' },
  { slug: 'mattress-disposal', storedName: 'Mattress Disposal', icon: 'bed-double' },
  { slug: 'home-cleaning', storedName: 'Home Cleaning', icon: 'sparkles' },
] as const satisfies readonly Service[];

export type Service = {
  slug: string;
  /** The service's name in stored requests. */
  storedName: ServiceName;
  /** The name of a Lucide icon. */
  icon: string;
};

export type ServiceSlug = (typeof services)[number]['slug'];

export function findService(slug: ServiceSlug): (typeof services)[number] {
  return entryOf(services, slug);
}
