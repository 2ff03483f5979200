// English: d1f804d43443

import { serviceLabels } from '@functions/words/es/services.ts';
import type { words as english } from '../en/services';
import type { Shape } from '../shape';

/** The titles are the labels in emails and on the tracking page. */
export const words = {
  'furniture-removal': {
    title: serviceLabels['Furniture Removal'],
    description: 'Sofás, mesas, cómodas y camas, de cualquier cuarto.',
  },
  'garage-cleanouts': {
    title: serviceLabels['Garage Cleanouts'],
    description: 'Repisas, herramientas, cajas y todo lo que hay detrás.',
  },
  'yard-waste-cleanup': {
    title: serviceLabels['Yard Waste Cleanup'],
    description: 'Ramas, pasto cortado, tierra y cosas viejas del patio.',
  },
  'hoarder-house-cleanup': {
    title: serviceLabels['Hoarder House Cleanup'],
    description: 'Ayuda paciente y discreta para una casa llena.',
  },
  'curbside-pickups': {
    title: serviceLabels['Curbside Pickups'],
    description: 'Desde su entrada de carros (driveway), sin entrar a su casa.',
  },
  'construction-debris': {
    title: serviceLabels['Construction Debris'],
    description: 'Tablaroca, madera, azulejo y otros restos de remodelación.',
  },
  'attic-basement-cleanouts': {
    title: serviceLabels['Attic & Basement Cleanouts'],
    description: 'Por la escalera, para abajo o para arriba.',
  },
  'electronics-disposal': {
    title: serviceLabels['Electronics Disposal'],
    description: 'Teles, computadoras y cables, a centros certificados.',
  },
  'old-appliances': {
    title: serviceLabels['Old Appliances'],
    description: 'Refrigeradores, lavadoras y estufas; un centro certificado saca el gas.',
  },
  'office-cleanouts': {
    title: serviceLabels['Office Cleanouts'],
    description: 'Escritorios, sillas y cubículos, según su horario.',
  },
  'estate-cleanouts': {
    title: serviceLabels['Estate Cleanouts'],
    description: 'Una casa entera, al ritmo de la familia.',
  },
  'hot-tub-removal': {
    title: serviceLabels['Hot Tub Removal'],
    description: 'Lo cortan, lo sacan y se lo llevan.',
  },
  'storage-unit-cleanout': {
    title: serviceLabels['Storage Unit Cleanout'],
    description: 'Queda vacía, muchas veces en una visita.',
  },
  'mattress-disposal': {
    title: serviceLabels['Mattress Disposal'],
    description: 'Colchones y bases de cama, reciclados donde se puede.',
  },
  'home-cleaning': {
    title: serviceLabels['Home Cleaning'],
    description: 'Su casa limpia, con limpieza profunda o de ventanas.',
  },
} satisfies Shape<typeof english>;
