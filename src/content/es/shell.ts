// English: 7ca12a10fae4

import type { words as english } from '../en/shell';
import { site } from '../facts/site';
import type { Shape } from '../shape';

export const words = {
  pages: {
    home: 'Inicio',
    services: 'Servicios',
    blog: 'Blog (en inglés)',
    serviceAreas: 'Zonas de servicio',
    about: 'Quiénes somos',
    contact: 'Contacto',
    faq: 'Preguntas',
    beforeYourPickup: 'Antes de su recolección',
    haulers: 'Para empresas de acarreo',
    book: 'Pedir recolección',
    trackAny: 'Ver mi solicitud',
    prices: 'Lo que pagó la gente',
    terms: 'Términos del servicio',
    privacy: 'Política de privacidad',
    accessibility: 'Accesibilidad',
  },
  inEnglish: ' (en inglés)',
  skipToContent: 'Ir al contenido',
  header: {
    home: `${site.name}, inicio`,
    navigation: 'Principal',
    mobileNavigation: 'Menú para teléfono',
    menu: 'Menú',
  },
  footer: {
    book: 'Pedir en línea',
    quickLinks: 'Enlaces',
    about: 'Quiénes somos',
    help: 'Ayuda',
    marketplace: `${site.name} le pone en contacto con empresas de acarreo locales e independientes. Ellas hacen el trabajo y ponen el precio.`,
  },
  floatingButton: 'Pedir cotización',
  breadcrumbs: 'Dónde está esta página',
  fault: {
    title: 'Algo salió mal',
    description: 'No pudimos mostrar esta página.',
    heading: 'Algo salió mal',
    body: 'No pudimos mostrar esta página. Lo que escribió sigue en este teléfono o computadora. Por lo general se arregla al abrir la página otra vez.',
    offline: {
      heading: 'No hay internet',
      body: 'No pudimos mostrar esta página. Lo que escribió sigue en este teléfono o computadora.',
    },
    reload: 'Abrir la página otra vez',
    backToHome: 'Volver al inicio',
  },
} satisfies Shape<typeof english>;
