// English: f8c7d31b101c

import { serviceLabels } from '@functions/words/es/services.ts';
import type { words as english } from '../en/services';
import type { Shape } from '../shape';

/** The titles are the labels in emails and on the tracking page. */
export const words = {
  'furniture-removal': {
    title: serviceLabels['Furniture Removal'],
    description: 'Sofás, mesas, cómodas y camas. Los sacan de cualquier cuarto.',
  },
  'garage-cleanouts': {
    title: serviceLabels['Garage Cleanouts'],
    description: 'Recupere su garaje: se llevan repisas, herramientas, cajas y todo lo que hay detrás.',
  },
  'yard-waste-cleanup': {
    title: serviceLabels['Yard Waste Cleanup'],
    description: 'Ramas, pasto cortado, tierra y cosas viejas del patio: cargan todo y se lo llevan.',
  },
  'hoarder-house-cleanup': {
    title: serviceLabels['Hoarder House Cleanup'],
    description: 'Ayuda paciente y discreta para una casa que se fue llenando con el tiempo.',
  },
  'curbside-pickups': {
    title: serviceLabels['Curbside Pickups'],
    description: '¿Ya está en la entrada de carros (driveway)? Se lo llevan sin entrar a su casa.',
  },
  'construction-debris': {
    title: serviceLabels['Construction Debris'],
    description: 'Tablaroca, madera, azulejo y todo lo demás que deja una remodelación.',
  },
  'attic-basement-cleanouts': {
    title: serviceLabels['Attic & Basement Cleanouts'],
    description: 'Por la escalera, para abajo o para arriba: ellos cargan.',
  },
  'electronics-disposal': {
    title: serviceLabels['Electronics Disposal'],
    description: 'Teles, computadoras y cables. Van a centros certificados que los reciben.',
  },
  'old-appliances': {
    title: serviceLabels['Old Appliances'],
    description: 'Refrigeradores, lavadoras y estufas. Los gases refrigerantes se manejan como manda la ley.',
  },
  'office-cleanouts': {
    title: serviceLabels['Office Cleanouts'],
    description: 'Escritorios, sillas y cubículos. Los sacan según el horario de su oficina.',
  },
  'estate-cleanouts': {
    title: serviceLabels['Estate Cleanouts'],
    description: 'Vacían una casa entera con cuidado y al ritmo de la familia.',
  },
  'hot-tub-removal': {
    title: serviceLabels['Hot Tub Removal'],
    description: 'Lo cortan, lo sacan y se lo llevan. El patio queda libre.',
  },
  'storage-unit-cleanout': {
    title: serviceLabels['Storage Unit Cleanout'],
    description: 'Su bodega queda vacía, muchas veces en una visita, y usted puede entregar la llave.',
  },
  'mattress-disposal': {
    title: serviceLabels['Mattress Disposal'],
    description: 'Colchones y bases de cama. Se los llevan y, donde se puede, se reciclan.',
  },
  'home-cleaning': {
    title: serviceLabels['Home Cleaning'],
    description: 'Para empezar de nuevo cuando ya se llevaron todo: limpieza profunda o de ventanas.',
  },
} satisfies Shape<typeof english>;
