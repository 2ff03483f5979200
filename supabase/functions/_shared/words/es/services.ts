import type { serviceLabels as english } from '../en/services.ts';

/** What a request stores of its services, as people read it. */
export const serviceLabels: typeof english = {
  'Furniture Removal': 'Muebles viejos',
  'Garage Cleanouts': 'Limpieza de garajes',
  'Yard Waste Cleanup': 'Ramas y desechos de jardín',
  'Hoarder House Cleanup': 'Casas con acumulación',
  'Curbside Pickups': 'Recolección afuera de su casa',
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
