import type { HomeCleaningOption, ServiceName } from '../../domain/services.ts';
import { serviceReader } from '../readers/services.ts';

/** The labels of the services that a request stores. */
export const serviceLabels: Record<ServiceName | HomeCleaningOption, string> = {
  'Furniture Removal': 'Furniture Removal',
  'Garage Cleanouts': 'Garage Cleanouts',
  'Yard Waste Cleanup': 'Yard Waste Cleanup',
  'Hoarder House Cleanup': 'Hoarder House Cleanup',
  'Curbside Pickups': 'Curbside Pickups',
  'Construction Debris': 'Construction Debris',
  'Attic & Basement Cleanouts': 'Attic & Basement Cleanouts',
  'Electronics Disposal': 'Electronics Disposal',
  'Old Appliances': 'Old Appliances',
  'Office Cleanouts': 'Office Cleanouts',
  'Estate Cleanouts': 'Estate Cleanouts',
  'Hot Tub Removal': 'Hot Tub Removal',
  'Storage Unit Cleanout': 'Storage Unit Cleanout',
  'Mattress Disposal': 'Mattress Disposal',
  'Home Cleaning': 'Home Cleaning',
  'Deep Cleaning': 'Deep Cleaning',
  'Window Cleaning': 'Window Cleaning',
};

/** The label of a stored entry, such as "Home Cleaning - Deep Cleaning". An unknown one stays as stored. */
export const serviceLabel = serviceReader(serviceLabels);

/** The services of a request in a few words: "Furniture Removal", "Furniture Removal and 2 more". */
export function servicesInShort([first, ...others]: readonly string[]): string {
  const label = first === undefined ? 'Pickup' : serviceLabel(first);
  return others.length === 0 ? label : `${label} and ${others.length} more`;
}
