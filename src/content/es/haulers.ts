// English: 07b5e75ac0b2

import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import type { words as english } from '../en/haulers';
import { site } from '../facts/site';
import type { Shape } from '../shape';

const { haulerCost } = site;

export const words = {
  title: `Trabaje con ${site.name}: solicitudes cerca de usted`,
  description: `Cómo llegan las ofertas de ${site.name} a las empresas de acarreo: quién se queda con un trabajo, qué papeles pedimos, el acuerdo y cómo trabajar con nosotros.`,
  crumb: 'Para empresas de acarreo',
  heading: `Trabaje con ${site.name}`,
  lede: 'Para empresas de acarreo independientes, con camión, seguro y permisos. Le ofrecemos solicitudes cerca de usted, usted pone el precio y el cliente le paga a usted.',
  applyNow: 'Llenar el formulario',
  offers: {
    heading: 'Así llegan las ofertas',
    noPromise: 'No prometemos cuántos trabajos habrá. Puede haber semanas sin ninguno en su zona.',
    steps: [
      {
        title: 'Le llega un enlace',
        body: 'Cuando alguien cerca de usted envía una solicitud y usted hace ese servicio, le mandamos un enlace. Ahí ve el código postal (ZIP), la ciudad, los servicios, qué tan lleno queda el camión, la descripción y las fotos, y antes de qué hora espera el cliente una llamada. También les llega a otras empresas.',
      },
      {
        title: 'La primera que acepta se queda con el trabajo',
        body: 'La oferta está abierta 30 minutos, contados de 8 a.m. a 8 p.m. La primera empresa que acepta se queda con el trabajo. Si no es para usted, presione “No me interesa”.',
      },
      {
        title: 'Usted llama al cliente',
        body: `Cuando el trabajo ya es suyo, usted ve el nombre, el teléfono y la dirección del cliente. Llámele en las ${PROMISE_HOURS} horas (de 8 a.m. a 8 p.m.) que siguen a su solicitud, y presione “Ya le llamé”.`,
      },
      {
        title: 'Usted propone el precio y los horarios',
        body: 'Envíe un precio estimado y hasta tres horarios, o confirme lo que acordaron por teléfono. El precio final lo pone usted cuando ve todo, antes de cargar. El cliente le paga a usted cuando el trabajo está hecho.',
      },
      {
        title: 'Si nadie llama, el trabajo pasa a otras empresas',
        body: 'Si nadie se ha comunicado con el cliente, él puede presionar “No me han llamado”. Si usted no contesta a eso en una hora (de 8 a.m. a 8 p.m.), pierde el trabajo.',
      },
    ],
  },
  job: {
    heading: 'Así se ve un trabajo',
    text: 'Esta es una oferta en un teléfono. El nombre, el teléfono y la dirección del cliente se ven solo cuando usted acepta.',
    held: {
      heading: 'Cuando el trabajo ya es suyo',
      list: [
        'El mismo enlace le muestra el nombre, el teléfono y la dirección del cliente.',
        '“Ya le llamé” anota la llamada que le prometimos al cliente.',
        'Un formulario le envía al cliente su precio y hasta tres horarios.',
        '“Voy en camino” le avisa a qué hora llega usted.',
        '“Trabajo terminado” le pregunta a usted cuánto pagó el cliente y qué tan lleno iba el camión. Por lo general, al día siguiente le preguntamos a él si se llevaron todo.',
        '“Devolver el trabajo” es para un trabajo que usted no puede hacer. Ese pasa a otras empresas.',
      ],
    },
    sample: 'Es un ejemplo: ningún cliente lo envió.',
    picture: {
      name: 'job-offer-es',
      alt: 'Una oferta: recoger muebles viejos en Los Angeles. Llame al cliente antes de las 12:10 p.m. de hoy. Puede llamarle y mandarle mensajes de texto. Esta oferta está abierta hasta las 10:40 a.m. de hoy. Dónde: Los Angeles, 90026. En palabras del cliente: un sofá cama, en la planta baja. Sin fotos. Dos botones: Aceptar trabajo, No me interesa.',
    },
  },
  papers: {
    heading: 'Lo que pedimos',
    note: 'Revisamos todo esto antes de su primera oferta. Por favor, no mande papeles con el formulario: nosotros se los pedimos.',
    list: [
      'Una identificación oficial de quien dirige el negocio, y el registro del negocio',
      'Certificados vigentes del seguro de responsabilidad civil y del seguro del camión, y otros nuevos antes de que se venzan',
      'Su permiso de transportista, que buscamos en el DMV',
      'Los permisos de las ciudades donde trabaja, si los piden',
      'Cualquier otra licencia o registro que pida la ley, como la licencia de contratista para demoliciones',
      'A dónde lleva los desechos, los aparatos electrónicos y los electrodomésticos con refrigerante',
    ],
    notForYou:
      'No es para usted si trabaja sin seguro, si pide dinero por adelantado o si cambia el precio cuando el camión ya está cargado.',
  },
  cost: haulerCost ? { heading: 'Lo que cuesta', text: haulerCost } : undefined,
  agreement: {
    heading: 'El acuerdo',
    note: 'Antes de su primera oferta, le mandamos un enlace para leerlo y aceptarlo. Los diez puntos valen en cada trabajo.',
    version: `Versión ${AGREEMENT_VERSION}`,
  },
  leave: {
    heading: 'Hacer una pausa o darse de baja',
    pause:
      'Cada correo que le mandamos tiene un enlace para pausar las ofertas, por ejemplo en vacaciones. Los trabajos que tiene siguen siendo suyos. En la misma página puede volver a recibir ofertas, si sus papeles siguen vigentes.',
    leave: 'Si quiere darse de baja, escríbanos.',
    kept: 'De los negocios que piden trabajar con nosotros guardamos un año lo que envían; de las empresas que trabajan con nosotros, sus papeles y acuerdos, hasta cuatro años después de que dejamos de trabajar juntos.',
    contact: 'Escríbanos',
    privacy: 'Política de privacidad',
  },
  apply: {
    heading: 'Pida trabajar con nosotros',
    note: 'Una persona de nuestro equipo lee cada formulario y contesta por correo.',
  },
  form: {
    business: 'Negocio',
    phone: 'Teléfono',
    areas: 'Códigos postales (ZIP) o ciudades',
    areasHint: 'Donde trabaja, separados por comas',
    areasRequired: 'Escriba códigos postales (ZIP) o ciudades, separados por comas.',
    services: 'Servicios (si no marca ninguno: todos)',
    truck: 'Su camión, en yardas cúbicas',
    truckHint: 'Largo × ancho × alto en pies, dividido entre 27',
    messageHint: 'Sus camiones y trabajadores, cuánto tiempo lleva en esto y qué idiomas habla.',
    send: 'Enviar formulario',
    another: 'Enviar otro formulario',
  },
} satisfies Shape<typeof english>;
