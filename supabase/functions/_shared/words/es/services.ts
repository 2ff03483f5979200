// English: 3dc78acb652c

import type { HomeCleaningOption, ServiceName } from '../../domain/services.ts';
import { serviceReader } from '../readers/services.ts';

/** The labels of the services that a request stores: what is done. */
export const serviceLabels: Record<ServiceName | HomeCleaningOption, string> = {
  'Furniture Removal': 'Recoger muebles viejos',
  'Garage Cleanouts': 'Vaciar el garaje',
  'Yard Waste Cleanup': 'Recoger ramas y desechos de jardín',
  'Hoarder House Cleanup': 'Vaciar una casa con acumulación',
  'Curbside Pickups': 'Recoger cosas afuera de la casa',
  'Construction Debris': 'Recoger escombros de obra',
  'Attic & Basement Cleanouts': 'Vaciar el ático o el sótano',
  'Electronics Disposal': 'Recoger aparatos electrónicos',
  'Old Appliances': 'Recoger electrodomésticos',
  'Office Cleanouts': 'Vaciar la oficina',
  'Estate Cleanouts': 'Vaciar la casa de un familiar',
  'Hot Tub Removal': 'Quitar el jacuzzi',
  'Storage Unit Cleanout': 'Vaciar la bodega (storage)',
  'Mattress Disposal': 'Recoger colchones',
  'Home Cleaning': 'Limpiar la casa',
  'Deep Cleaning': 'Limpieza profunda',
  'Window Cleaning': 'Limpieza de ventanas',
};

/** The label of a stored entry, such as "Home Cleaning - Deep Cleaning". An unknown one stays as stored. */
export const serviceLabel = serviceReader(serviceLabels);

/** The services of a request in a few words: "Recoger colchones", "Recoger colchones y 2 servicios más". */
export function servicesInShort([first, ...others]: readonly string[]): string {
  const label = first === undefined ? 'Recolección' : serviceLabel(first);
  if (others.length === 0) return label;
  return `${label} y ${others.length} ${others.length === 1 ? 'servicio' : 'servicios'} más`;
}
