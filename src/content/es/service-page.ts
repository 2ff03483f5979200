// English: 8f23cea1c8f3

import type { words as english } from '../en/service-page';
import type { Shape } from '../shape';

export const words = {
  services: 'Servicios',
  quickLinks: {
    navigation: 'Enlaces de este servicio',
    book: 'Pedir recolección',
    serviceAreas: 'Zonas de servicio',
    contact: 'Escribirnos',
  },
  howItWorks: {
    heading: 'Cómo funciona',
    gettingReady: 'Cómo prepararse',
    onTheDay: 'El día de la cita',
    afterwards: 'A dónde va',
  },
  whatWeRemove: {
    heading: 'Qué se llevan',
    lede: 'Si lo suyo no está en la lista, descríbalo en su solicitud.',
  },
  questions: {
    heading: 'Preguntas y respuestas',
    others: {
      heading: '¿Otra pregunta?',
      link: 'Ver las preguntas comunes',
    },
  },
  related: 'Servicios parecidos',
  quote: {
    heading: 'Pida su recolección ahora',
    filledIn: (service) => `El servicio “${service}” ya está elegido. Agregue otros si quiere.`,
  },
} satisfies Shape<typeof english>;
