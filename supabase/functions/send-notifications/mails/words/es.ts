// English: 229e571d26f6

import { PROMISE_HOURS } from '../../../_shared/domain/promise.ts';
import type { DeclinedFor } from '../../../_shared/domain/proposals.ts';
import { withoutStop } from '../../../_shared/words/en/without-stop.ts';
import { neverTaken } from '../../../_shared/words/es/never-taken.ts';
import { nextSteps } from '../../../_shared/words/es/next-steps.ts';
import type { Shape } from '../../../_shared/words/shape.ts';
import type { DayOfPickup } from '../format.ts';
import type { words as english } from './en.ts';

const LOS_ANGELES_TIME = '(hora de Los Ángeles)';

const DAYS: Record<DayOfPickup, string> = { today: 'hoy', tomorrow: 'mañana' };

/** What only who reads Spanish has to know before a hauler is found. */
const WHO_CALLS = 'Primero buscamos una empresa que hable español. Si ninguna puede, le llama una que habla inglés.';

/**
 * What mails to customers and to haulers say. What is put in is as it is to be read: a time has its article ("las 10:00
 * a.m."), a day and a window have none ("martes, 24 de noviembre, de 9:00 a 11:00 a.m.").
 */
export const words = {
  // Of all mails.

  subject: (what, about) => (what.endsWith('?') ? `${what} ${about}` : `${what}: ${about}`),
  servicesIn: (services, place) => `${services} en ${place}`,
  moment: (time, day) => `${time} del ${day}`,
  inLosAngeles: (moment) => `${moment} ${LOS_ANGELES_TIME}`,
  call: (whom) => `Llamar a ${whom}`,
  setOnInspection: 'Al ver todo',
  terms: {
    acceptBy: 'Acepte antes de',
    callTheCustomer: 'Llame al cliente',
    callsOrTexts: 'Llamadas o mensajes de texto',
    estimate: 'Precio estimado',
    haulerPhone: 'Teléfono de la empresa',
    language: 'Idioma',
    pickup: 'Cita',
    place: 'Lugar',
    pricePaid: 'Precio pagado',
    requestSentAt: 'Hora en que se envió su solicitud',
    services: 'Servicios',
    status: 'Estado',
    timeframe: 'Día y hora',
    trackingId: 'Número de seguimiento',
    yourHauler: 'La empresa',
    zipCode: 'Código postal (ZIP)',
  },

  // To customers.

  toCustomers: {
    track: 'Ver mi solicitud',
    seePickup: 'Ver o cambiar la cita',
    why: (site) =>
      `Este correo le llega porque alguien pidió una cotización en ${site} con esta dirección de correo. Si no fue usted, aquí puede parar estos correos:`,
    stop: 'Yo no pedí esto',
  },
  requestArrived: {
    heading: 'Ya llegó su solicitud',
    promise: (moment) =>
      `Una empresa local se comunica con usted en ${PROMISE_HOURS} horas: antes de ${moment}. Las ${PROMISE_HOURS} horas se cuentan de 8 a.m. a 8 p.m., hora de Los Ángeles, todos los días.`,
    keepTheId:
      'No comparta el número de seguimiento: quien lo tiene ve los datos de su solicitud. Le avisamos cuando una empresa la acepta o si no encontramos ninguna a tiempo, cuando hay una cotización o una cita, y cuando cambia el estado de su solicitud, o el día y la hora.',
    next: 'Lo que sigue',
    nextSteps: (isStillLooking) => [
      `${nextSteps.reviewed.title}. ${nextSteps.reviewed.text}`,
      isStillLooking
        ? `La empresa que toma su solicitud se comunica con usted, y nosotros le decimos cuál es. ${WHO_CALLS}`
        : `Una empresa local se comunica con usted. ${WHO_CALLS} Si a la hora que dice arriba nadie se ha comunicado con usted, avísenos en su página de seguimiento.`,
      `${nextSteps.quoted.title}. ${nextSteps.quoted.text(true)}`,
      'La empresa se lleva lo que acordaron. Usted paga cuando el trabajo está hecho.',
    ],
    prepare: 'Antes de la cita',
    howToPrepare: [
      'Ponga aparte lo que se queda y deje libre el paso hasta lo que se va.',
      'Averigüe dónde se puede estacionar un camión, si hay que apartar el elevador y qué pide su asociación de dueños (HOA). Dígaselo por teléfono a la empresa.',
      `Ninguna empresa se lleva ${neverTaken.slice(0, -1).join(', ')} ni ${neverTaken.at(-1)}.`,
    ],
    moreToPrepare: 'Más sobre cómo prepararse (en inglés)',
  },
  matched: {
    heading: 'Encontramos una empresa para usted',
    taken: (hauler) => `${hauler} tomó su solicitud.`,
    theyCallBy: (moment) =>
      `Se comunican con usted antes de ${moment}. Si no lo hacen, avísenos en su página de seguimiento.`,
    theyCallAtOnce: 'Ya les pedimos que se comuniquen con usted de inmediato.',
    furtherOn: 'Las preguntas sobre el día o la hora van directo a la empresa.',
    speaks: (hauler) => `${hauler} habla español.`,
    answersInAnother: (hauler) => `${hauler} atiende en inglés. Si no se entienden, avísenos y buscamos otra empresa.`,
    writeToUs: 'Escribirnos',
    theirProposal: 'El precio y los horarios de la empresa llegan a su página de seguimiento, y nosotros le avisamos.',
    theirNumber: (phone) =>
      `Lo normal es que le llamen del ${phone}. Pónganse de acuerdo en el precio antes de que carguen y no pague nada por adelantado.`,
  },
  statusChanged: {
    openAgain:
      'La tienen las empresas locales, y una de ellas se comunica con usted. Si nadie lo hace, avísenos en su página de seguimiento.',
    openAgainUnfound:
      'Otra vez le estamos buscando una empresa. Si ya no necesita la recolección, puede cancelarla en su página de seguimiento.',
    cancelReasons: (amount) => (amount === 1 ? 'Razón de la cancelación' : 'Razones de la cancelación'),
    onThePage: 'Su página de seguimiento dice por qué, en palabras de la empresa.',
    bookAgain: 'Pedir otra recolección',
    writeToUs: 'Escribirnos',
    notRight: '¿Algo no quedó bien o se dañó? Conteste este correo.',
  },
  stillLooking: {
    heading: 'Seguimos buscando una empresa',
    howToCancel: 'Para cancelar, abra su página de seguimiento y presione “Cancelar mi solicitud”.',
  },
  timeframeChanged: {
    heading: 'Su solicitud tiene nuevo día y hora',
    planned: (timeframe) => `La recolección está planeada para: ${timeframe}`,
    noLongerHolds: (window) => `La cita que estaba planeada para el ${window}, ya no sigue en pie.`,
    headingWithout: 'Por ahora su solicitud no tiene día ni hora',
    earlier: 'El día y la hora de antes ya no siguen en pie.',
    untilNew: 'Le avisamos cuando haya nuevo día y hora.',
    headingByHauler: 'Cambió el horario de su cita',
    onThePage: 'La empresa puso otro horario. Su página de seguimiento lo muestra.',
  },
  proposalMade: {
    heading: (price) => `Su cotización: ${price}`,
    headingAtNoCost: 'Su cotización: sin costo',
    headingWithoutPrice: 'Su cotización: precio al ver todo',
    sent: (hauler) => `${hauler} le envió una cotización.`,
    hasNote: 'En su página de seguimiento está lo que le escribieron.',
    times: (amount) => `${amount === 1 ? 'Horario de la cita' : 'Horarios para elegir'} ${LOS_ANGELES_TIME}`,
    howToAnswer:
      '¿Le conviene? Acepte un horario en su página de seguimiento. Ahí también puede pedir otra hora u otro precio, o no aceptar.',
    passed:
      'Ya es tarde para aceptar los horarios de la cotización. En su página de seguimiento puede pedir otra hora.',
    staysBooked: (window) => `Su cita del ${window}, sigue en pie hasta que acepte otro horario.`,
    see: 'Ver la cotización',
  },
  proposalWithdrawn: {
    heading: 'La cotización ya no es válida',
    withdrawn: (hauler) => `${hauler} la retiró: usted no tiene que contestar.`,
    theyGoOn: 'Le llaman o le envían otra.',
    staysBooked: (window) => `Su cita sigue igual: ${window}.`,
  },
  pickupBooked: {
    heading: (window) => `Su cita está confirmada: ${window}`,
    comes: (hauler) => `${hauler} llega en ese horario.`,
    accepted: 'El horario se aceptó en su página de seguimiento.',
    byPhone: (hauler) =>
      `La cita se acordó por teléfono con ${hauler}. ¿No es así? Pida otra hora en su página de seguimiento.`,
    onThePage: 'Ahí puede agregar la cita al calendario, pedir otra hora o cancelar.',
  },
  pickupReminder: {
    heading: (day, times) => `Su cita es ${DAYS[day]}: ${times}`,
    comes: (hauler) => `${hauler} llega en ese horario.`,
    nothingToDo: '¿Todo sigue bien? Entonces no hay nada que hacer.',
    toChange: 'Si no, su página de seguimiento dice cómo cambiar o cancelar la cita.',
  },
  onMyWay: {
    heading: (time) => `La empresa va en camino: llega como a ${time}`,
    arrives: (hauler, moment) => `${hauler} llega como a ${moment}.`,
  },
  requestChanged: {
    corrected: {
      heading: 'Su solicitud cambió',
      text: (moment) =>
        `A ${moment}, alguien con el enlace de seguimiento, o nuestro equipo, cambió sus datos de contacto.`,
      ifItWasYou: 'Si fue usted, o usted nos lo pidió, todo está bien.',
    },
    canceled: {
      heading: 'Su solicitud se canceló',
      text: (moment) => `A ${moment}, alguien con el enlace de seguimiento canceló su solicitud.`,
      ifItWasYou: 'Si fue usted, todo está bien.',
    },
    wasItNotYou: '¿No fue usted?',
    weHelp: 'Escríbanos desde esta dirección de correo y lo arreglamos.',
    writeToUs: 'Escribirnos',
  },
  linkAgain: {
    heading: 'Su enlace de seguimiento',
    text: 'Aquí está otra vez el enlace a su solicitud. Muestra cómo va.',
    whileOpen: 'Ahí también puede corregir sus datos de contacto, o cancelar.',
    keepIt: 'No comparta el enlace: quien lo tiene ve los datos de su solicitud.',
  },

  reviewAsked: {
    heading: '¿Se llevaron todo?',
    completed: (day) => `Su recolección se marcó como terminada el ${day}.`,
    completedBy: (hauler, day) => `Su recolección con ${hauler} se marcó como terminada el ${day}.`,
    tellUs: 'Si quedó algo, avísenos: nuestro equipo se entera de inmediato.',
    tellUsAndThem: 'Si quedó algo, avísenos: la empresa y nuestro equipo se enteran de inmediato.',
    answer: 'Decir si se llevaron todo',
    orStars: 'O empiece con las estrellas. Abren la misma página: no se envía nada hasta que usted lo envíe desde ahí.',
    starsLabel: (stars) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
    starsShown: (stars) => `${stars} ★`,
    once: 'A cada cliente le preguntamos una sola vez. No comparta el enlace: quien lo tiene puede contestar por usted.',
  },

  // To haulers.

  toHaulers: {
    openJob: 'Abrir el trabajo',
    why: (site) =>
      `Este correo le llega porque usted toma trabajos de ${site}. Para hacer una pausa, conteste este correo.`,
  },
  jobOffered: {
    what: 'Trabajo disponible',
    heading: 'Le ofrecemos un trabajo',
    acceptBy: (moment) =>
      `Acéptelo antes de ${moment}. Puede que también se ofrezca a otras empresas: la primera que acepta se queda con él.`,
    seeJob: 'Ver el trabajo',
    speaks: (language) => `El cliente habla ${language}`,
    inAnother: (subject, language) => `${subject} · ${language}`,
    callBy: (moment) => `Antes de ${moment}`,
    callAtOnce: 'Ahora mismo',
    link: 'El enlace muestra lo que escribió el cliente y sus fotos. Cuando el trabajo es de usted, también muestra a quién llamar y a dónde ir. Es solo para usted: no lo comparta.',
  },
  jobAccepted: {
    heading: 'El trabajo es suyo',
    callBy: (moment) => `Llame al cliente antes de ${moment}.`,
    callAtOnce: 'Llame ahora mismo al cliente: se le prometió una llamada, y ya pasó la hora.',
    furtherOn: (status) => `Ahora el estado es: ${status}.`,
    link: 'El enlace muestra el nombre, el teléfono y la dirección del cliente. Dígalo ahí cuando ya le haya llamado, y desde ahí envíe su precio y sus horarios. Si no puede hacer el trabajo, devuélvalo ahí.',
  },
  jobNotContacted: {
    what: 'Llame ahora',
    heading: 'Un cliente espera su llamada',
    reported: (moment) =>
      `A ${moment}, el cliente dijo que nadie le había llamado ni escrito. Llámele ahora y después diga en la página del trabajo que ya le llamó.`,
    otherwise: 'Si ahí no pasa nada, podemos retirarle el trabajo y ofrecerlo a otras empresas.',
  },
  jobCanceled: {
    what: 'Trabajo cancelado',
    heading: 'El cliente canceló',
    text: 'En este trabajo ya no queda nada por hacer. La página del trabajo muestra las razones del cliente.',
  },
  jobCorrected: {
    what: 'Datos corregidos',
    heading: 'Cambiaron los datos del cliente',
    text: 'Vea la página del trabajo antes de llamar o de salir. Ahí están el nombre, el teléfono, el correo electrónico y la dirección del cliente, cuándo prefiere que le llamen y si usted puede mandarle mensajes de texto.',
  },
  jobTakenBack: {
    what: 'Trabajo retirado',
    heading: 'Le retiramos un trabajo',
    text: 'Este trabajo ya no es suyo. Usted no tiene que hacer nada más: por favor, no llame al cliente ni vaya ahí.',
    more: '¿Es un error? Conteste este correo.',
  },
  jobCanceledByUs: {
    what: 'Trabajo cancelado',
    heading: 'Un trabajo se canceló',
    text: 'Cancelamos este trabajo. Usted no tiene que hacer nada más: por favor, no vaya ahí.',
    more: '¿Es un error? Conteste este correo.',
  },
  jobChanged: {
    what: 'Cambio de horario',
    heading: 'Cambió el horario de una cita',
    now: (when) => `Nosotros pusimos este horario: ${withoutStop(when)}.`,
    onThePage: 'La página del trabajo muestra el horario.',
    headingWithout: 'Por ahora una cita no tiene horario',
    without: 'El de antes ya no sigue en pie. Póngase de acuerdo en otro con el cliente.',
    more: '¿No puede ir en ese horario? Llame al cliente, o proponga otro en la página del trabajo.',
  },

  proposalAccepted: {
    what: 'Cita confirmada',
    heading: 'La cita está confirmada',
    text: (window) => `El cliente aceptó su cotización: ${window}.`,
    more: 'La página del trabajo muestra la dirección y tiene “Agregar al calendario”. El día de la cita, presione ahí “Voy en camino” cuando salga.',
  },
  proposalDeclined: {
    what: 'Cotización no aceptada',
    heading: 'El cliente no aceptó su cotización',
    because: {
      price: 'No le convino el precio.',
      time: 'No le convino la hora.',
      other: 'La razón no fue el precio ni la hora.',
    } satisfies Record<DeclinedFor, string>,
    gone: 'El trabajo pasa a otras empresas: usted no tiene que hacer nada más.',
    staysBooked: (window) => `La cita sigue igual: ${window}.`,
    staysYours: 'El trabajo sigue siendo suyo. Llame al cliente o envíe otra cotización.',
  },
  customerAsked: {
    text: 'La página del trabajo muestra lo que pide. Conteste ahí con otra cotización, o llámele.',
    staysBooked: (window) => `La cita del ${window}, sigue igual hasta que el cliente acepte otro horario.`,
  },
  jobReminder: {
    what: { today: 'Hoy', tomorrow: 'Mañana' },
    heading: (day, times) => `Su cita de ${DAYS[day]}: ${times}`,
    text: 'La página del trabajo muestra la dirección y las fotos. Si no puede ir, proponga ahí otro horario ahora.',
    more: 'Cuando salga, presione “Voy en camino” en esa página: así el cliente ve a qué hora llega usted.',
  },
  pickupOver: {
    what: '¿Ya está hecho?',
    text: (window) =>
      `La cita estaba planeada para el ${window}. Si usted ya se llevó todo, dígalo en la página del trabajo, con lo que pagó el cliente.`,
    otherwise: 'Si no, proponga otro horario en la página del trabajo o llame al cliente.',
  },

  somethingLeft: {
    what: 'Quedó algo',
    heading: 'Su cliente dice que quedó algo',
    text: 'La página del trabajo muestra lo que dice el cliente y su teléfono. Llámele y pónganse de acuerdo en cómo llevarse lo que quedó.',
    more: '¿Ya se llevó todo, o lo que quedó no era parte del trabajo? Conteste este correo.',
  },
} satisfies Shape<typeof english>;
