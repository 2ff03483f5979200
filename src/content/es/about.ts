// English: 4932f2eb42a1

import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import type { words as english } from '../en/about';
import { manyFamilyOwned, pickupFigure, pickupTime } from '../facts/claims';
import { site } from '../facts/site';
import { sentences } from '../sentences';
import type { Shape } from '../shape';

const { howPaid } = site;

export const words = {
  title: 'Quiénes somos: le buscamos quien se lo lleve',
  description: `${site.name} le pone en contacto con empresas de acarreo rápidas y a buen precio en el sur de California. Qué nos importa y cómo se pasa de la solicitud a la cita.`,
  crumb: 'Quiénes somos',
  mission: {
    heading: 'Le ponemos en contacto con empresas de acarreo rápidas y a buen precio',
    lede: `Esa es nuestra misión. Usted dice qué hay que llevarse, y una empresa local se comunica con usted y le da una cotización gratis.`,
  },
  values: {
    heading: 'Lo que nos importa',
    list: [
      {
        title: 'Rapidez',
        body: sentences(
          `Una solicitud toma unos 60 segundos, y una empresa local se comunicará con usted en menos de ${PROMISE_HOURS} horas (de 8 a.m. a 8 p.m.).`,
          pickupTime
            ? `La mayoría de las recolecciones se hacen en ${pickupTime}, muchas veces el mismo día.`
            : pickupFigure,
        ),
      },
      {
        title: 'Claridad',
        body: 'Su página de seguimiento muestra cómo va su solicitud. Si nadie se comunica con usted, ahí hay un botón para avisarnos.',
      },
      {
        title: 'Precios justos',
        body: 'Le dicen el precio final antes de cargar. Sin cargos escondidos: las empresas se comprometen con nosotros a no cobrar por la visita ni por cancelar si no le avisaron antes de venir.',
      },
    ],
  },
  steps: {
    heading: 'Tres pasos y listo',
    list: [
      {
        title: 'Envíe su solicitud',
        body: 'Elija los servicios, dé la dirección y, si quiere, agregue fotos.',
      },
      {
        title: 'Le buscamos una empresa',
        body: 'La empresa que acepte se comunicará con usted y le dará una cotización gratis con horarios. Usted elige.',
      },
      {
        title: 'Se lo llevan',
        body: 'Los trabajadores levantan, cargan y separan; primero se dona y se recicla. Usted paga cuando el trabajo está hecho.',
      },
    ],
  },
  vetting: {
    heading: 'Cómo revisamos a las empresas',
    lede: 'Revisamos los tres primeros puntos antes de que una empresa reciba una solicitud nuestra.',
    checks: [
      {
        title: 'Identidad',
        body: 'Una identificación oficial de quien dirige el negocio, y el registro del negocio.',
      },
      {
        title: 'Seguro',
        body: 'Certificados vigentes del seguro de responsabilidad civil y del camión, y otros nuevos cuando se vencen.',
      },
      {
        title: 'Licencia',
        body: 'Cualquier licencia o registro que la ley pida para el trabajo.',
      },
      {
        title: 'Quejas',
        body: 'Una persona de nuestro equipo las lee todas. La empresa que no arregla las cosas ya no recibe solicitudes.',
      },
    ],
    limits:
      'Nosotros no vigilamos el trabajo de las empresas. Usted puede pedirle a cualquiera que le enseñe los mismos documentos antes de aceptar un precio.',
  },
  marketplace: {
    statement: [`${site.name} le busca una empresa.`, 'La empresa local hace el trabajo.'],
    body: sentences(
      manyFamilyOwned
        ? 'Trabajamos con negocios locales e independientes, y muchos son familiares.'
        : 'Trabajamos con negocios locales e independientes.',
      'Ellos traen el camión, ponen el precio y responden por el trabajo. Si algo sale mal, escríbanos.',
    ),
    reviews: 'Lo que dicen los clientes de su recolección',
    howPaid: howPaid && { question: `¿Cómo gana dinero ${site.name}?`, answer: howPaid },
  },
  bookPanel: {
    heading: 'Pónganos a prueba',
    text: 'Unos 60 segundos, y la cotización es gratis.',
  },
} satisfies Shape<typeof english>;
