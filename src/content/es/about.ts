// English: 92ffd4ea6ce3

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
    lede: `Esa es nuestra misión. ${site.name} es una plataforma en línea: usted dice qué hay que llevarse, y una empresa local se comunica con usted y le da una cotización gratis.`,
  },
  values: {
    heading: 'Lo que nos importa',
    list: [
      {
        title: 'Rapidez',
        body: sentences(
          `Una solicitud toma unos 60 segundos. Una empresa local se comunicará con usted en menos de ${PROMISE_HOURS} horas (de 8 a.m. a 8 p.m.).`,
          pickupTime
            ? `La mayoría de las recolecciones se hacen en ${pickupTime}, muchas veces el mismo día.`
            : pickupFigure,
        ),
      },
      {
        title: 'Claridad',
        body: 'Su página de seguimiento muestra a cualquier hora cómo va su solicitud. Si nadie se comunica con usted, un botón de esa página nos avisa. Si todavía no encontramos una empresa, la página lo dice.',
      },
      {
        title: 'Precios justos',
        body: 'El precio depende del espacio que ocupan sus cosas, de su peso y de qué son. La empresa lo pone cuando ve todo, antes de cargar. Sin cargos escondidos: las empresas se comprometen con nosotros a no cobrar por la visita si no le avisaron antes de venir.',
      },
    ],
  },
  steps: {
    heading: 'Tres pasos y listo',
    list: [
      {
        title: 'Envíe su solicitud',
        body: 'Elija los servicios, dé la dirección y, si quiere, agregue unas fotos. Con ellas la empresa calcula cuántas personas mandar.',
      },
      {
        title: 'Le buscamos una empresa',
        body: 'Buscamos una empresa cerca de usted. La que acepta se comunica con usted y le envía una cotización gratis con horarios. Usted elige en su página de seguimiento o por teléfono.',
      },
      {
        title: 'Se lo llevan',
        body: 'Los trabajadores levantan, cargan y separan; primero se dona y se recicla. Usted paga cuando el trabajo está hecho.',
      },
    ],
  },
  vetting: {
    heading: 'Cómo revisamos a las empresas',
    lede: 'Esto queremos decir con “empresas que ya revisamos”. Los tres primeros puntos se revisan antes de que una empresa reciba una solicitud nuestra.',
    checks: [
      {
        title: 'Identidad',
        body: 'Comparamos el nombre de quien dirige el negocio con una identificación oficial y buscamos el registro del negocio.',
      },
      {
        title: 'Seguro',
        body: 'Pedimos certificados vigentes del seguro de responsabilidad civil y del seguro del camión, y otros nuevos cuando se vencen.',
      },
      {
        title: 'Licencia',
        body: 'Donde la ley pide una licencia o un registro para el trabajo, lo buscamos y nos aseguramos de que esté vigente.',
      },
      {
        title: 'Quejas',
        body: 'Una persona de nuestro equipo lee cada queja y le pregunta a la empresa qué pasó. La empresa que no arregla las cosas ya no recibe solicitudes nuestras.',
      },
    ],
    limits:
      'Las empresas son negocios independientes y nosotros no vigilamos su trabajo. Usted puede pedir a cualquier empresa que le enseñe los mismos documentos antes de aceptar un precio.',
  },
  marketplace: {
    statement: [`${site.name} le busca una empresa.`, 'La empresa local hace el trabajo.'],
    body: sentences(
      manyFamilyOwned
        ? 'Trabajamos con negocios locales e independientes, y muchos son familiares.'
        : 'Trabajamos con negocios locales e independientes.',
      'Ellos traen el camión, ponen el precio y responden por el trabajo. Nosotros les llevamos su solicitud, y usted puede escribirnos si algo sale mal.',
    ),
    reviews: 'Lo que dicen los clientes de su recolección',
    howPaid: howPaid && { question: `¿Cómo gana dinero ${site.name}?`, answer: howPaid },
  },
  bookPanel: {
    heading: 'Pónganos a prueba',
    text: 'Cuatro pasos cortos, unos 60 segundos, y la cotización es gratis.',
  },
} satisfies Shape<typeof english>;
