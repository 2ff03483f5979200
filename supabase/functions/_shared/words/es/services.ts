// English: 3dc78acb652c

import type { HomeCleaningOption, ServiceName } from '../../domain/services.ts';
import { serviceReader } from '../readers/services.ts';

/** The labels of the services that a request stores. */
export const serviceLabels: Record<ServiceName | HomeCleaningOption, string> = {
  'Furniture Removal': 'Muebles viejos',
  'Garage Cleanouts': 'Limpieza de garajes',
  'Yard Waste Cleanup': 'Ramas y desechos de jardín',
  'Hoarder House Cleanup': 'Casas con acumulación',
  'Curbside Pickups': 'Recolección afuera de la casa',
  'Construction Debris': 'Escombros de construcción',
  'Attic & Basement Cleanouts': 'Áticos y sótanos',
  'Electronics Disposal': 'Aparatos electrónicos',
  'Old Appliances': 'Electrodomésticos viejos',
  'Office Cleanouts': 'Vaciar oficinas',
  'Estate Cleanouts': 'Vaciar la casa de un familiar',
  'Hot Tub Removal': 'Quitar un jacuzzi',
  'Storage Unit Cleanout': 'Vaciar una bodega (storage)',
  'Mattress Disposal': 'Colchones',
  'Home Cleaning': 'Limpieza de casas',
  'Deep Cleaning': 'Limpieza profunda',
  'Window Cleaning': 'Limpieza de ventanas',
};

/** The label of a stored entry, such as "Home Cleaning - Deep Cleaning". An unknown one stays as stored. */
export const serviceLabel = serviceReader(serviceLabels);

/** The services of a request in a few words: "Colchones", "Colchones y 2 más". */
export function servicesInShort([first, ...others]: readonly string[]): string {
  const label = first === undefined ? 'Recolección' : serviceLabel(first);
  return others.length === 0 ? label : `${label} y ${others.length} más`;
}
