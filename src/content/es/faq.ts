// English: f1b8107021ce

import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import { serviceLabels } from '@functions/words/es/services.ts';
import type { words as english } from '../en/faq';
import { arrivalTime, manyFamilyOwned, pickupFigure, pickupTime } from '../facts/claims';
import { site } from '../facts/site';
import { sentences } from '../sentences';
import type { Shape } from '../shape';
import type { Faq } from '../shapes/faq';
import { link, prose } from '../shapes/prose';
import { contactLink, emailLink, phoneLink, privacyLink, termsLink, trackingLink } from './links';

const { howPaid } = site;

/** Omitted unless the operator has set it. */
const aboutMoney: readonly Faq[] = howPaid ? [{ question: `¿Cómo gana dinero ${site.name}?`, answer: howPaid }] : [];

const sections: Shape<typeof english>['sections'] = [
  {
    id: 'booking',
    heading: 'Pedir una recolección',
    faqs: [
      {
        question: '¿Cómo pido una recolección?',
        answer: prose`Abra el ${link('formulario', '/book')} y siga cuatro pasos cortos: servicios, dirección, una descripción con fotos y cómo se comunican con usted. Toma unos 60 segundos. Elija todos los servicios que necesite: un refrigerador que ya no sirve y un montón de ramas caben en una sola solicitud.`,
      },
      {
        question: `¿${site.name} es una empresa de acarreo?`,
        answer: sentences(
          'No, es una plataforma en línea. Para su solicitud buscamos empresas de acarreo locales e independientes, y ellas levantan, cargan y manejan.',
          manyFamilyOwned && 'Muchas son negocios familiares.',
          'El precio, la hora y el trabajo los acuerda usted directo con la empresa.',
        ),
      },
      ...aboutMoney,
      {
        question: '¿Cuándo se comunica conmigo una empresa?',
        answer: prose`En menos de ${String(PROMISE_HOURS)} horas, que se cuentan de 8 a.m. a 8 p.m., todos los días. Si envía su solicitud en la noche, empiezan a contar a las 8 de la mañana. La llamada puede venir de un número que usted no conoce. Si nadie le llama a tiempo, presione “No me han llamado” en su ${trackingLink}. Si no encontramos una empresa, esa página lo dice, y usted puede cancelar sin costo.`,
      },
      {
        question: '¿Me atienden en español?',
        answer:
          'Sí, si envía su solicitud desde una página en español: primero buscamos una empresa que hable español. Si ninguna puede, le llamará una que habla inglés.',
      },
      {
        question: '¿Pueden venir el mismo día?',
        answer: sentences(
          'Muchas veces el mismo día o al día siguiente: cuando le llama, la empresa le propone hasta tres horarios.',
          pickupTime ? `La mayoría de las recolecciones se hacen en ${pickupTime}.` : pickupFigure,
          arrivalTime &&
            `Las empresas que trabajan con nosotros pueden llegar de ${arrivalTime} después de su solicitud, si ese día tienen lugar.`,
          'Es más probable si la envía en la mañana. Si tiene una fecha límite, como el fin de un contrato de renta, conteste en el formulario “¿Para cuándo se lo deben llevar?”: las empresas lo ven antes de aceptar.',
        ),
      },
      {
        question: '¿Cómo cambio o cancelo una solicitud?',
        answer: prose`En su ${trackingLink}. Ahí puede cancelar, corregir sus datos, decir a qué hora prefiere que le llamen o pedir otro horario. Cualquier otra cosa, háblela con la empresa o escríbanos por la ${contactLink}. Nosotros no cobramos por cancelar; la empresa solo puede hacerlo si se lo avisó antes de venir.`,
      },
    ],
  },
  {
    id: 'haulers',
    heading: 'Las empresas',
    faqs: [
      {
        question: '¿Cómo revisan a las empresas?',
        answer: prose`Antes de que una empresa reciba una solicitud, revisamos quién dirige el negocio, vemos un certificado de seguro vigente y buscamos la licencia, donde la ley la pide. Cuando el certificado se vence, pedimos uno nuevo. Una persona de nuestro equipo lee cada queja, y la empresa que no arregla las cosas ya no recibe solicitudes. Hay más en ${link('Quiénes somos', '/about')}.`,
      },
      {
        question: '¿Cuántas empresas me van a llamar?',
        answer: prose`Por lo general, una. Su nombre y su teléfono le llegan a la empresa que acepta su solicitud, no a una lista de gente que llama, y su ${trackingLink} dice cuál es. Si no llega a un acuerdo con ella, rechace ahí la cotización, y preguntaremos a otras.`,
      },
      {
        question: '¿Cómo sé quién está en mi puerta?',
        answer: prose`En la primera llamada, pregunte el nombre del negocio, quién va a venir y a qué hora. En la puerta puede pedir el certificado del seguro. No pague nada por adelantado. Si algo no coincide, no abra. Llame a la empresa, o a nosotros al ${phoneLink}.`,
      },
      {
        question: '¿Quién responde si algo se daña?',
        answer: prose`La empresa. Enséñeles el daño a los trabajadores, tome fotos antes de que se vayan y pregunte qué aseguradora tienen. Después escríbanos por la ${contactLink}: revisamos las quejas. Los ${termsLink} dicen hasta dónde respondemos nosotros.`,
      },
      {
        question: '¿Sirve también para negocios y dueños de propiedades?',
        answer:
          'Sí, para vaciar un lugar una sola vez. En algunas ciudades, solo la compañía de basura del propio edificio puede llevarse cosas de los negocios y de los edificios grandes de apartamentos: pregunte a su administrador. Díganos en qué horas se permite cargar y qué papel del seguro quiere ver el edificio. Lo que es de un inquilino solo se puede llevar si él está de acuerdo o si la ley de California lo permite.',
      },
    ],
  },
  {
    id: 'pricing',
    heading: 'Precios',
    faqs: [
      {
        question: '¿Cómo nos ponemos de acuerdo en el precio y la hora?',
        answer: prose`La empresa envía una cotización a su ${trackingLink}: un precio, o una nota de que lo pondrá cuando vea todo, y hasta tres horarios. Acepte un horario, pida otra hora u otro precio, o rechace la cotización. Al aceptar, la cita queda confirmada. Todavía no paga nada.`,
      },
      {
        question: '¿El precio que me dicen ya es todo?',
        answer: prose`La cotización en su ${trackingLink} es un precio estimado. El precio final, que le dicen antes de cargar, es el precio completo: tiene que incluir todos los cargos que usted no puede rechazar, menos los impuestos y cargos del gobierno. Así lo manda la ${link('ley de California', 'https://oag.ca.gov/hiddenfees')}. Después no se agrega nada, a menos que usted agregue algo. La empresa lo puede poner en la misma página, y no se carga nada hasta que usted acepte. Preguntar es gratis. Si dice que no, no debe nada, salvo la visita, si la empresa le avisó antes de venir que la cobra.`,
      },
      {
        question: '¿Puedo arrepentirme después de aceptar?',
        answer: prose`Sí, mientras no empiecen a cargar. Además, si acuerda un precio en su casa, la ${link('ley de California', 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1689.6.')} puede darle tres días hábiles para cancelar, o cinco si tiene 65 años o más. Pídale a la empresa el aviso por escrito.`,
      },
      {
        question: '¿De qué depende el precio?',
        answer: prose`Del espacio que ocupan sus cosas, de su peso y de qué son. La mayoría ve qué parte del camión llena usted, con un mínimo para las cargas chicas. Puede subir por escaleras, por cargar un tramo largo o por cosas pesadas, como tierra o concreto. Los colchones, las llantas y las máquinas con gas refrigerante pueden tener su propio cargo. Vea ${link('lo que pagó la gente', '/prices')}.`,
      },
      {
        question: '¿Qué pregunto sobre el precio en la primera llamada?',
        answer:
          '¿Qué parte del camión va a llenar mi carga? ¿Cuál es el mínimo? ¿Ya incluye la mano de obra, el viaje y deshacerse de todo? ¿Cuánto más cobran por escaleras, por cosas pesadas o por pieza? ¿Cobran la visita si digo que no cuando ya llegaron? ¿Cómo puedo pagar?',
      },
      {
        question: '¿Cómo y cuándo pago?',
        answer:
          'Cuando el trabajo está hecho. Usted le paga a la empresa, no a nosotros: en la primera llamada, pregunte cómo. La propina la decide usted. Vea el espacio vacío antes de pagar. Si quedó algo, dígaselo a la empresa, o a nosotros cuando le preguntemos después.',
      },
      {
        question: '¿Y si al final la empresa no puede venir?',
        answer: prose`Le propone otra hora, y la cita sigue en pie hasta que usted acepte la otra. O devuelve el trabajo, y su solicitud pasa a otras empresas. Su ${trackingLink} lo muestra, y le escribimos si dio un correo electrónico.`,
      },
    ],
  },
  {
    id: 'what-haulers-take',
    heading: 'Qué se llevan y qué no',
    faqs: [
      {
        question: '¿Qué tipo de cosas se pueden llevar?',
        answer: prose`La mayoría de las cosas de una casa o de una oficina: muebles, colchones, electrodomésticos, aparatos electrónicos, ropa, juguetes, ramas, tablaroca, alfombra, jacuzzis. Si no es peligroso y se puede mover sin riesgo, pídalo. Aquí están ${link('todos los servicios', '/services')}.`,
      },
      {
        question: '¿Qué no puede ir en el camión?',
        answer: prose`Nada peligroso, como pintura, químicos, combustible, pilas y baterías, tanques de propano (ni siquiera vacíos), asbesto, agujas y medicinas, ni armas. Aquí está ${link('la lista completa, y a dónde llevar todo', '/faq#hazardous-waste')}. Tampoco se llevan lo que nadie sabe qué es, lo que es de otra persona ni lo que sigue conectado al gas, al agua o a la luz. Si tiene árboles de cítricos, pregunte antes de poner ramas o frutas en la carga: su zona puede estar en cuarentena por una plaga.`,
      },
      {
        question: '¿Se llevan llantas viejas?',
        answer:
          'Por lo general sí, unas cuantas. En California, quien transporta diez o más llantas usadas a la vez tiene que estar registrado con el estado para llevar llantas, así que diga cuántas tiene. Muchas llanteras se quedan con las viejas cuando ponen las nuevas.',
      },
      {
        question: '¿Puede esperar afuera un refrigerador o una lavadora?',
        answer: prose`No donde los niños puedan llegar. Un niño puede quedar atrapado adentro, y la ${link('ley de California', 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=402b.')} prohíbe dejar ahí, con la puerta puesta, un refrigerador, una lavadora u otro electrodoméstico grande que alguien desechó. Déjelo adentro o detrás de una reja con llave hasta que llegue la empresa, o quítele la puerta.`,
      },
      {
        question: '¿Pueden recoger las cosas adentro?',
        answer: prose`Sí, en cualquier cuarto o piso. Diga dónde está cada cosa y cuántos escalones hay. Si prefiere que nadie entre, elija “${link(serviceLabels['Curbside Pickups'], '/services/curbside-pickups')}” y ponga todo en su propia entrada de carros (driveway) o detrás de la reja. En la banqueta (acera), en la franja de pasto junto a la calle (parkway) y en la calle no es legal, ni con una recolección privada.`,
      },
    ],
  },
  {
    id: 'donation-and-recycling',
    heading: 'Donación y reciclaje',
    faqs: [
      {
        question: '¿Qué pasa después con mis cosas?',
        answer:
          'Primero se dona y se recicla. De lo demás, las empresas se comprometen con nosotros a deshacerse como manda la ley. Se dona más fácil lo que está limpio y completo y funciona: mesas firmes, trastes, bicicletas, libros, abrigos, electrodomésticos chicos y recientes. Por lo general rechazan lo que huele fuerte, no tiene todas sus piezas o se retiró por seguridad (recall).',
      },
      {
        question: '¿Me dan un recibo de donación?',
        answer:
          'Pregunte a la empresa en la primera llamada. Lo da la organización que recibe las cosas, y no todas dan uno. Guarde una lista y fotos. Si lo necesita para sus impuestos, lo más seguro es llevar esas cosas por su cuenta.',
      },
      {
        question: '¿Qué se hace con teles, computadoras y refrigeradores?',
        answer:
          'Van aparte. Las empresas llevan los aparatos electrónicos a centros certificados, y los refrigeradores y aires acondicionados a centros certificados que sacan el gas refrigerante. Póngalos en su solicitud, para que les guarden lugar.',
      },
      {
        question: '¿Puedo tirar (botar) mis cosas gratis?',
        answer: prose`Muchas veces, si puede esperar y cargarlas usted. En la ciudad de Los Ángeles, pida en ${link('MyLA311', 'https://myla311.lacity.gov/')} que recojan gratis sus cosas grandes (bulky items), o llame al ${link('311', 'tel:311')} o al ${link('(800) 773-2489', 'tel:+18007732489')}. En otro lugar, pregunte a su ciudad. ${link('Bye Bye Mattress', 'https://byebyemattress.com/')} tiene lugares que reciben gratis los colchones.`,
      },
    ],
  },
  {
    id: 'hazardous-waste',
    heading: 'Desechos peligrosos',
    faqs: [
      {
        question: '¿A dónde llevo lo que las empresas no se pueden llevar?',
        answer: prose`Si la etiqueta dice “danger” (peligro), “warning” (advertencia), “poison” (veneno), “flammable” (inflamable) o “corrosive” (corrosivo), una empresa no lo puede cargar. Déjelo en su envase original y nunca mezcle dos productos. Si gotea, echa humo o huele, aléjese y llame al ${link('911', 'tel:911')}.`,
        rows: [
          {
            item: 'Pintura, tinte para madera, barniz',
            where: prose`A un lugar de ${link('PaintCare', 'https://www.paintcare.org/')}, gratis. La mayoría son tiendas de pintura y ferreterías.`,
          },
          {
            item: 'Solventes, pesticidas, químicos de alberca (piscina), combustible, aceite de motor, tubos fluorescentes, termómetros y termostatos con mercurio',
            where: prose`Al programa de desechos peligrosos del hogar de su condado. En el condado de Los Ángeles, llame al ${link('888-CLEAN-LA', 'tel:+18882532652')} o vea ${link('cleanla.com', 'https://cleanla.lacounty.gov/hhw/collection-centers/')}. Los ${link('centros S.A.F.E.', 'https://sanitation.lacity.gov/san/faces/wcnav_externalId/s-lsh-wwd-s-c-hw-safemc')} de la ciudad de Los Ángeles reciben a todos los que viven en el condado.`,
          },
          {
            item: 'Baterías de carro y de equipos de respaldo de luz (UPS)',
            where: 'A una tienda que vende baterías de carro.',
          },
          {
            item: 'Pilas y baterías sueltas',
            where:
              'A un lugar que las recibe, con las puntas tapadas con cinta. Si una está hinchada o gotea, no la toque: pregunte al programa de su condado.',
          },
          {
            item: 'Tanques de propano, llenos o vacíos',
            where: 'A una tienda que cambia o llena tanques, o al programa de su condado.',
          },
          {
            item: 'Agujas',
            where:
              'En un recipiente aprobado para ellas (“sharps”), nunca en la basura. Su farmacia o su condado le dice dónde entregarlo.',
          },
          {
            item: 'Baterías de bicicletas eléctricas, de patinetas o de la casa; detectores de humo',
            where: 'Pregunte al programa de su condado.',
          },
          { item: 'Medicinas', where: 'Al buzón de muchas farmacias y estaciones de policía.' },
          {
            item: 'Armas de fuego, municiones, fuegos artificiales',
            where: 'No los toque. Llame a la policía o al sheriff.',
          },
          { item: 'Asbesto', where: 'Con un contratista que tiene licencia para asbesto.' },
          { item: 'Escombros y ceniza de un edificio quemado', where: 'Pregunte a su condado cómo se limpia.' },
        ],
      },
    ],
  },
  { id: 'preparation', heading: 'Cómo prepararse', faqs: [] },
  {
    id: 'tracking',
    heading: 'Seguimiento de su solicitud',
    faqs: [
      {
        question: '¿Cómo veo mi solicitud?',
        answer: prose`Cuando la envía, la confirmación muestra un número de seguimiento de 16 letras y números, y un enlace a su ${trackingLink}. Guarde el enlace, o dé un correo electrónico: ahí se lo enviamos y le avisamos de cada paso. No hay contraseña: cualquiera que tenga el enlace puede ver su nombre, su teléfono y su solicitud, y cambiarla o cancelarla.`,
      },
      {
        question: 'Nadie se ha comunicado conmigo. ¿Cómo aviso?',
        answer: prose`Presione “No me han llamado” en su ${trackingLink}. Le avisamos a nuestro equipo, y también a la empresa si una ya tiene el trabajo. Si esa empresa no hace nada, el trabajo pasa a otras. Revise primero sus llamadas perdidas y su correo no deseado (spam).`,
      },
      {
        question: '¿Y si nadie viene a la cita?',
        answer: prose`Llame primero a la empresa. Media hora después del horario de la cita, o un poco más tarde si ya viene en camino, presione “Nadie vino” en su ${trackingLink}. Le avisamos de inmediato a la empresa y a nuestro equipo, y usted puede pedir otro horario u otra empresa.`,
      },
      {
        question: 'Perdí mi número de seguimiento. ¿Dónde lo encuentro?',
        answer: prose`En el teléfono o la computadora donde pidió la recolección, y con el mismo navegador, abra ${link('Ver mi solicitud', '/track')}: ahí están sus últimas solicitudes. Si no, escríbanos por la ${contactLink} con su nombre, su teléfono y el día en que la pidió.`,
      },
    ],
  },
  {
    id: 'privacy',
    heading: 'Privacidad',
    faqs: [
      {
        question: '¿Quién ve mis datos y mis fotos?',
        answer: prose`Antes de que una empresa acepte, las empresas ven su código postal, su ciudad, los servicios, qué tan lleno queda un camión, para cuándo se lo deben llevar, la descripción y las fotos. La que acepta recibe también su nombre, su teléfono, su calle y número y, si lo dio, su correo. No vendemos nada de eso. Cualquiera que tenga la dirección de una foto puede abrirla, así que no deje que salgan caras, placas ni documentos. Vea la ${privacyLink}.`,
      },
      {
        question: '¿Tengo que aceptar mensajes?',
        answer: prose`No. La casilla de los mensajes es opcional. Aunque no la marque, una empresa o nuestro equipo puede llamarle por su solicitud, pero nosotros no le mandamos mensajes de texto, y las empresas se han comprometido a no hacerlo. Solo hay que aceptar los ${termsLink} y la ${privacyLink}.`,
      },
      {
        question: 'Me llegó un correo, pero yo no pedí nada. ¿Por qué?',
        answer:
          'Alguien escribió su correo en nuestro formulario, quizás por error. Abra el enlace “Yo no pedí esto” de ese correo y presione el botón de la página. Ya no le enviaremos correos sobre ninguna solicitud. Para no recibir más mensajes de texto, responda STOP.',
      },
      {
        question: '¿Pueden borrar mis datos?',
        answer: prose`Sí. Escríbanos por la ${contactLink} o a ${emailLink}. Su nombre, su teléfono y su número de seguimiento nos ayudan a encontrar los datos correctos. Una empresa que ya se comunicó con usted guarda sus propios registros, así que pídaselo también a ella.`,
      },
    ],
  },
];

export const words = {
  title: 'Recolección de basura y muebles: preguntas comunes',
  description:
    'Cómo pedir una recolección, cómo ponen el precio las empresas, qué se llevan y qué no, donación y reciclaje, seguimiento de su solicitud y privacidad.',
  crumb: 'Preguntas comunes',
  heading: 'Preguntas comunes',
  lede: 'Cómo funciona una recolección, cuánto cuesta y qué pasa con sus cosas y sus datos.',
  topics: 'Temas',
  beforeYourPickup: 'Antes de su recolección: la lista completa',
  haulers: 'Para empresas de acarreo: cómo trabajar con nosotros',
  sections,
  bookPanel: {
    heading: 'Pregúntenos, o pregunte a la empresa',
    text: 'Escriba a nuestro equipo, o ponga su pregunta en una solicitud. La empresa que le llame se la puede contestar según lo que hay que llevarse.',
  },
} satisfies Shape<typeof english>;
