// English: 0173eef3d43e

import type { words as english } from '../en/services-page';
import type { Shape } from '../shape';

export const words = {
  title: 'Servicios de recolección en el sur de California',
  description:
    'Desde un colchón hasta una casa entera: 15 tipos de recolección con empresas locales. Elija y pida en línea su cotización gratis en unos 60 segundos.',
  crumb: 'Servicios',
  heading: 'Recolección de basura y muebles viejos',
  lede: 'Quince tipos de recolección, una sola solicitud corta. Las empresas locales levantan, cargan y separan.',
  onThisPage: 'En esta página',
  groups: {
    items: {
      chip: 'Cosas',
      heading: 'Una cosa o unas cuantas',
      lede: 'Lo que pesa o estorba demasiado para llevarlo en su carro.',
    },
    spaces: {
      chip: 'Espacios enteros',
      heading: 'Un espacio entero de una vez',
      lede: 'Garajes, bodegas, oficinas y casas. Usted dice qué se queda y los trabajadores sacan lo demás.',
    },
    outside: {
      chip: 'Afuera',
      heading: 'Patio, remodelación y limpieza',
      lede: 'Cosas en la entrada de carros (driveway), desechos de jardín, escombros de una remodelación, y la limpieza de la casa cuando ya se llevaron todo.',
    },
  },
  bookPanel: {
    heading: 'Puede pedir varias cosas juntas',
    text: 'Elija todos los servicios que necesite. Sigue siendo una sola solicitud, y una empresa local se lleva todo lo que pueda.',
    bookLabel: 'Pedir recolección',
  },
} satisfies Shape<typeof english>;
