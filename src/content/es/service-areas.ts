// English: 99c5c657cc25

import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import type { words as english } from '../en/service-areas';
import type { RegionName } from '../facts/regions';
import type { Shape } from '../shape';

const notes: Record<RegionName, string> = {
  'Los Angeles County': 'Del puerto a los cerros, en apartamentos y en casas.',
  'Orange County': 'Casas de los suburbios, casitas de playa y de todo un poco.',
  'San Fernando Valley': 'Barrios de la ciudad de Los Ángeles, al norte de los cerros.',
  'Inland Empire': 'Los condados de Riverside y San Bernardino, con garajes grandes y casi siempre llenos.',
  'Ventura County': 'La costa, el valle de Conejo y los pueblos con huertas.',
};

export const words = {
  title: 'Zonas de servicio en el sur de California',
  description:
    'Recolección de basura y muebles en 50 lugares de los condados de Los Ángeles, Orange y Ventura, el valle de San Fernando y el Inland Empire. Busque su ciudad.',
  crumb: 'Zonas de servicio',
  heading: 'Zonas de servicio',
  lede: 'Cinco regiones y 50 lugares, del valle de Ojai a los cerros de San Bernardino. Cada uno tiene su página.',
  book: 'Pedir recolección',
  call: (phone) => `Llamar al ${phone}`,
  inEnglish: ' (en inglés)',
  map: {
    navigation: 'Mapa de nuestras zonas de servicio',
    city: (name) => `Recolección en ${name}`,
  },
  regionNames: {
    'Los Angeles County': ['Condado de', 'Los Ángeles'],
    'Orange County': ['Condado de', 'Orange'],
    'San Fernando Valley': ['Valle de', 'San Fernando'],
    'Inland Empire': ['Inland', 'Empire'],
    'Ventura County': ['Condado de', 'Ventura'],
  },
  regions: {
    heading: 'Busque su ciudad',
    inEnglish: 'Las páginas de las ciudades están en inglés.',
    notes,
  },
  morePlaces: {
    heading: '¿Tiene prisa?',
    lede: 'Estas páginas cortas (también están solo en inglés) son para pedir hoy mismo, desde la solicitud hasta que la entrada de carros (driveway) queda vacía.',
    elsewhere: '¿En otra parte de California?',
    largestCities: 'Ver las ciudades más grandes (en inglés)',
  },
  bookPanel: {
    heading: '¿No sabe si hay una empresa cerca?',
    text: `Envíe una solicitud con su código postal y buscamos una empresa cerca de usted. La que la acepte se comunicará con usted en menos de ${PROMISE_HOURS} horas (de 8 a.m. a 8 p.m.).`,
  },
  structuredData: {
    name: 'Recolección de basura y muebles viejos en el sur de California',
    serviceType: 'Recolección de basura y muebles viejos',
  },
} satisfies Shape<typeof english>;
