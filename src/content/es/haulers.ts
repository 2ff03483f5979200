// English: e01075912128

import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import type { words as english } from '../en/haulers';
import { site } from '../facts/site';
import type { Shape } from '../shape';

const { haulerCost } = site;

export const words = {
  title: `Trabaje con ${site.name}: solicitudes cerca de usted`,
  description: `Cómo llegan los trabajos de ${site.name} a las empresas de acarreo: quién se queda con un trabajo, qué documentos pedimos, el acuerdo y cómo trabajar con nosotros.`,
  crumb: 'Para empresas de acarreo',
  heading: `Trabaje con ${site.name}`,
  lede: 'Para empresas de acarreo independientes, con camión, seguro y permisos. Le ofrecemos solicitudes cerca de usted, usted pone el precio y el cliente le paga a usted.',
  applyNow: 'Llenar el formulario',
  offers: {
    heading: 'Así llegan los trabajos',
    noPromise: 'No prometemos cuántos trabajos habrá. Puede haber semanas sin ninguno.',
    steps: [
      {
        title: 'Le llega un enlace',
        body: 'Cuando alguien cerca de usted pide un servicio que usted hace, le mandamos un enlace, a usted y a otras empresas: el código postal (ZIP), los servicios, las fotos, la carga y antes de qué hora espera el cliente una llamada.',
      },
      {
        title: 'La primera que acepta se queda con el trabajo',
        body: 'Hay 30 minutos para aceptar, contados de 8 a.m. a 8 p.m. Si no es para usted, presione “No me interesa”.',
      },
      {
        title: 'Usted llama al cliente',
        body: `Ahora ve el nombre, el teléfono y la dirección. Llame en las ${PROMISE_HOURS} horas (de 8 a.m. a 8 p.m.) que siguen a la solicitud, y presione “Ya le llamé”.`,
      },
      {
        title: 'Usted envía una cotización',
        body: 'Envíe un precio estimado y hasta tres horarios, o confirme lo que acordaron por teléfono. El precio final lo pone usted cuando ve todo, antes de cargar. El cliente le paga a usted cuando el trabajo está hecho.',
      },
      {
        title: 'Si nadie llama, el trabajo pasa a otras empresas',
        body: 'El cliente puede presionar “No me han llamado”. Llámele y presione “Ya le llamé”: si en una hora (de 8 a.m. a 8 p.m.) no marca nada en la página del trabajo, lo pierde. También puede devolverlo.',
      },
    ],
  },
  job: {
    heading: 'Así se ve un trabajo',
    text: 'Cuando usted acepta, el mismo enlace tiene un botón para cada paso, desde “Ya le llamé” hasta “Trabajo terminado”.',
    sample: 'Es un ejemplo: ningún cliente lo envió.',
    picture: {
      name: 'job-offer-es',
      alt: 'Una oferta: recoger muebles viejos en Los Angeles. Llame al cliente antes de las 12:10 p.m. de hoy. Puede llamarle y mandarle mensajes de texto. Esta oferta está abierta hasta las 10:40 a.m. de hoy. Dónde: Los Angeles, 90026. En palabras del cliente: un sofá cama, en la planta baja. Sin fotos. Dos botones: Aceptar trabajo, No me interesa.',
    },
  },
  papers: {
    heading: 'Lo que pedimos',
    note: 'Revisamos todo esto antes de ofrecerle el primer trabajo. Por favor, no mande documentos con el formulario.',
    list: [
      'Su identificación oficial y el registro del negocio',
      'Certificados vigentes del seguro de responsabilidad civil y del seguro del camión',
      'Su número USDOT y su permiso de transportista, que nosotros verificamos',
      'Los permisos de las ciudades donde trabaja, si los piden',
      'Cualquier otra licencia que pida la ley, como la licencia de contratista para demoliciones',
      'A dónde lleva los desechos, los aparatos electrónicos y los electrodomésticos con refrigerante',
    ],
    notForYou:
      'No es para usted si trabaja sin seguro, si pide dinero por adelantado o si cambia el precio cuando el camión ya está cargado.',
  },
  cost: haulerCost ? { heading: 'Lo que cuesta', text: haulerCost } : undefined,
  agreement: {
    heading: 'El acuerdo',
    note: 'Antes de ofrecerle el primer trabajo, le mandaremos un enlace para aceptarlo. Los diez puntos valen en cada trabajo.',
    version: `Versión ${AGREEMENT_VERSION}`,
  },
  leave: {
    heading: 'Hacer una pausa o darse de baja',
    pause:
      'Cada correo que le mandamos tiene un enlace para pausar los trabajos nuevos, y para volver a recibirlos si sus documentos siguen vigentes. Los que ya tiene siguen siendo suyos.',
    leave: 'Si quiere darse de baja, escríbanos.',
    kept: 'Guardamos los formularios un año, y los documentos y acuerdos de las empresas que trabajan con nosotros, hasta cuatro años después de que dejamos de trabajar juntos.',
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
