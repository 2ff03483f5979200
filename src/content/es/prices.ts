// English: d5a95fa58808

import type { words as english } from '../en/prices';
import type { Shape } from '../shape';

export const words = {
  crumb: 'Lo que pagó la gente',
  title: 'Precios de recolección: lo que pagó la gente',
  description:
    'Cuánto pagó la gente en el sur de California para que se llevaran sus cosas, según la carga y el servicio. Cómo contamos los precios y qué se cobra aparte.',
  heading: 'Lo que pagó la gente',
  lede: 'Las empresas nos dicen cuánto pagaron sus clientes. Nosotros lo contamos y no inventamos nada.',
  tooFew: 'Mostramos precios a partir de 20 recolecciones de al menos tres empresas.',
  tables: {
    load: 'Según la carga',
    service: 'Según el servicio',
    half: 'Lo que pagó la mitad',
    middle: 'En medio',
    pickups: 'Recolecciones',
    none: 'Aún no hay suficientes recolecciones',
  },
  sections: [
    {
      id: 'how-we-count',
      heading: 'Cómo contamos',
      parts: [
        {
          title: 'Las empresas anotan los precios',
          body: 'Después de la recolección, la empresa puede anotar cuánto pagó el cliente y qué tan lleno iba el camión. La página de seguimiento del cliente muestra las dos cosas y le pide que nos diga si algo no es correcto.',
        },
        {
          title: 'Qué recolecciones cuentan',
          body: 'Las que se terminaron en los últimos 24 meses, de una empresa que aceptó el trabajo aquí, con un precio de más de $0. No contamos las solicitudes que parecen un abuso, los precios que el cliente dice que no son correctos ni los que nuestro equipo deja fuera por una razón que anota.',
        },
        {
          title: 'La carga es lo que se llevaron',
          body: 'La carga es la que anotó la empresa después de la recolección. Lo que el cliente calculó antes no cuenta, porque nadie pagó por un cálculo.',
        },
        {
          title: 'Un servicio a la vez',
          body: 'Cuando una recolección fue de dos servicios, su precio no es el de ninguno de los dos. Por eso, cada servicio cuenta solo las recolecciones de ese servicio y de ningún otro. Todos los tipos de limpieza de casas cuentan como un solo servicio. Los números por carga y los de todas las cargas no incluyen solicitudes con limpieza de casas.',
        },
        {
          title: 'Los precios fuera de lo normal',
          body: 'Tomamos el precio de en medio de cada empresa, y luego el de en medio de todos esos. Si un precio es menos de la cuarta parte de ese, o más de cuatro veces ese, ahí no se cuenta.',
        },
        {
          title: 'Ninguna empresa decide los números',
          body: 'De cada empresa cuentan las recolecciones más nuevas, hasta la quinta parte de todas las que cuentan. Si así quedan menos de 20, hasta la tercera parte, y solo mostramos el precio de en medio.',
        },
        {
          title: 'Al menos 20 recolecciones',
          body: 'Solo mostramos números si después de todo esto quedan al menos 20 recolecciones de al menos tres empresas. El número de recolecciones se redondea hacia abajo, en múltiplos de 5.',
        },
        {
          title: 'Lo que pagó la mitad',
          body: 'Una cuarta parte de los clientes pagó el precio más bajo o menos, y otra cuarta parte pagó el más alto o más. Cada uno es un precio que alguien pagó, en múltiplos de 5 dólares: el más bajo se redondea hacia abajo, el más alto hacia arriba y el de en medio al más cercano.',
        },
        {
          title: 'Una vez al día y sin nombres',
          body: 'Contamos una vez al día. En los números no hay nombres, direcciones ni empresas. Cuando una solicitud se borra, su precio ya no está en el siguiente conteo.',
        },
      ],
    },
    {
      id: 'what-moves-a-price',
      heading: 'Qué hace subir el precio',
      parts: [
        {
          title: 'Las escaleras',
          body: 'El precio puede subir si hay escaleras. Dígale a la empresa dónde está cada cosa y cuántos escalones hay.',
        },
        {
          title: 'El peso',
          body: 'También lo pueden subir las cargas pesadas, como tierra o concreto, aunque ocupen poco espacio en el camión.',
        },
        {
          title: 'La distancia',
          body: 'También puede subir si hay que cargar un tramo largo desde la puerta hasta el camión. Ayuda que el camión se pueda estacionar cerca de la puerta.',
        },
      ],
    },
    {
      id: 'what-costs-extra',
      heading: 'Qué se cobra aparte',
      parts: [
        {
          title: 'Lo que tiene su propio cargo',
          body: 'Los colchones, las llantas y las máquinas con gas refrigerante se pueden cobrar aparte. La empresa le dice cuánto es antes de cargar.',
        },
        {
          title: 'Lo que usted agrega',
          body: 'Si durante la visita usted decide que se lleven algo más, la empresa le dice cuánto cuesta y espera su respuesta.',
        },
        {
          title: 'El cargo por la visita, si le avisaron',
          body: 'Si dice que no cuando ya llegaron, solo paga la visita si la empresa le avisó antes de venir: a eso se comprometen las empresas con nosotros.',
        },
        {
          title: 'Ningún cargo que no se pueda rechazar',
          body: 'El precio tiene que incluir todos esos cargos. Solo pueden ir aparte los impuestos y cargos que pone un gobierno: así lo manda la ley de California (SB 478). La propina la decide usted.',
        },
      ],
    },
  ],
} satisfies Shape<typeof english>;
