// English: 2408437aca26

import { losAngelesClock } from '@functions/domain/los-angeles-clock.ts';
import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import { formatDay } from '@functions/words/es/dates.ts';
import { dayText, timeOfDayText } from '@functions/words/es/pickups.ts';
import { waysToReachReader } from '@functions/words/readers/ways-to-reach.ts';
import type { words as english } from '../en/tracking';
import type { Shape } from '../shape';

/**
 * The ways in which no one has reached a customer: "le llamó, le mandó un mensaje de texto ni le escribió un correo".
 */
const waysNotReached = waysToReachReader('ni');

/** In a sentence, `before` and `after` go around a time, such as "las 3:40 p.m. de hoy". */
export const words = {
  seo: { title: 'Ver mi solicitud', description: 'Vea cómo va su solicitud de recolección.' },
  heading: 'Cómo va su solicitud',
  loading: {
    lookingUp: 'Buscando los datos de su solicitud…',
    offline: 'No hay internet. La buscamos en cuanto vuelva la conexión.',
    stillTrying: 'Seguimos intentando…',
  },
  noTrackingId: 'Falta el número de seguimiento',
  lookupFailed: 'No pudimos mostrarle los datos de su solicitud. Intente más tarde o comuníquese con nosotros.',
  lookupErrors: {
    refused: (statusCode, reason) => `El servidor contestó ${statusCode}. ${reason}`.trim(),
    unreachable: () => 'El servidor no contestó. Intente otra vez en un momento.',
    nothingFound: 'No hay una solicitud con este número de seguimiento',
  },
  unreadable: 'Por ahora no podemos mostrarle su solicitud',
  notFound: {
    heading: 'No encontramos la solicitud',
    trackingId: 'Número de seguimiento:',
    retry: 'Intentar otra vez',
    book: 'Pedir otra recolección',
  },
  unreachable: {
    heading: 'Su solicitud está a salvo',
    text: 'En este momento no hay conexión con nuestro servidor. Eso no cambia su solicitud.',
    callUs: '¿No puede esperar? Llámenos:',
  },
  trackingIdForm: {
    heading: 'Ver mi solicitud',
    label: 'Número de seguimiento',
    hint: '16 letras y números, como 7K3M-9Q2X-4TBV-R8ND. Está en nuestro correo o mensaje de texto, y lo vio al enviar su solicitud.',
    malformed: 'Un número de seguimiento tiene 16 letras y números',
    submit: 'Ver mi solicitud',
    nothingSent: '¿Todavía no ha enviado ninguna solicitud?',
    book: 'Pedir una recolección',
  },
  sentFromThisDevice: {
    heading: 'Enviadas desde este teléfono o computadora',
    sentAt: (moment) =>
      moment
        .toLocaleString('es-US', { timeZone: 'America/Los_Angeles', dateStyle: 'medium', timeStyle: 'short' })
        // Browsers use different space characters in it.
        .replace(/\s/g, ' '),
    forget: 'Borrar esta lista',
    forgotten:
      'Ya borramos esta lista. Sus solicitudes siguen activas, y con el número de seguimiento todavía se abren.',
    undo: 'Deshacer',
  },

  stages: {
    waiting: {
      ahead: (time) => `Una empresa local se comunicará con usted antes de ${time}`,
      past: (time) => `Una empresa local tenía que comunicarse con usted antes de ${time}`,
    },
    nothingToDo: 'Hasta entonces no tiene que hacer nada.',
    addWay: 'Solo falta una cosa: cómo avisarle.',
    onlyHere: 'Mientras tanto, los cambios solo se ven en esta página.',
    held: 'Nuestro equipo revisa su solicitud antes de que la vean las empresas.',
    looking: 'Seguimos buscando una empresa',
    matched: {
      ahead: (haulerName, time) => `${haulerName} se comunicará con usted antes de ${time}`,
      past: (haulerName, time) => `${haulerName} tenía que comunicarse con usted antes de ${time}`,
    },
    taken: (haulerName) => `${haulerName} tomó su solicitud.`,
    notHeard: 'Si nadie se ha comunicado con usted, avísenos abajo.',
    told: (time) =>
      `Nos avisó a ${time} que nadie se había comunicado con usted. Alguien de nuestro equipo se comunicará con usted.`,
    called: (haulerName) => `${haulerName} le llamó`,
    callNoted: (time) =>
      `Según lo que tenemos anotado, le llamaron a ${time}. Si no recibió esa llamada, avísenos abajo.`,
    willCall: (haulerName) => `${haulerName} tiene su solicitud y le va a llamar`,
    underWay: (time) => `Su cita: ${time}`,
    today: 'Su cita es hoy',
    onTheWay: (haulerName, time) => `${haulerName} va en camino: llega como a ${time}`,
    due: (time) => `La empresa debe llegar antes de ${time}`,
    bookAnother: 'Pedir otra recolección',
    bookNew: 'Pedir otra recolección',
  },
  progress: 'Avance de su solicitud',
  photos: {
    heading: 'Sus fotos',
    whoSeesThem: 'Las empresas las ven con su solicitud.',
    see: (position, count) => `Ver la foto ${position} de ${count}`,
    photo: (position, count) => `Foto ${position} de ${count}`,
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    close: 'Cerrar',
  },
  haulerPanel: {
    sentTheQuote: 'Quién envió esta cotización',
    hasTheJob: 'Quién tiene su solicitud',
    didTheJob: 'Quién hizo el trabajo',
    vettedSince: (month) =>
      `Revisamos esta empresa en ${new Date(`${month}-15`).toLocaleDateString('es-US', { month: 'long', year: 'numeric' })}`,
    insuredUntil: (day) => `Con seguro hasta el ${formatDay(day)}`,
    completedHere: (count) =>
      `${count} ${count === 1 ? 'recolección terminada' : 'recolecciones terminadas'} con nosotros`,
    stars: (average, count) => `${average} de 5 estrellas, según ${count} clientes`,
    keepNumber: 'Guarde este número para reconocer la llamada.',
    call: (phone) => `Llamar al ${phone}`,
    understands: (haulerName) => `${haulerName} habla español.`,
    understandsNot: {
      before: (haulerName) => `${haulerName} atiende en inglés. Si no se entienden, `,
      link: 'avísenos',
      after: ' y buscamos otra empresa.',
    },
  },
  yourHauler: 'la empresa',
  estimatedPrice: 'Precio estimado:',
  proposal: {
    heading: (haulerName) => `Su cotización de ${haulerName}`,
    anotherTime: (haulerName) => `${haulerName} propone otro horario`,
    to: 'a',
    samePrice: (price) => `Mismo precio: ${price}.`,
    otherPrice: (price, before) => `${price} en vez de ${before}.`,
    staysBooked: (window) => `Su cita del ${window}, sigue en pie hasta que acepte otro horario.`,
    hasArrived: 'Esta cotización acaba de llegar.',
    asked: {
      'other-time': 'Usted pidió otra hora.',
      'other-price': 'Usted pidió otro precio.',
      other: 'Usted pidió otra cosa.',
    },
    mayStillAccept: 'Todavía puede aceptar esta cotización.',
    choose: 'Elija el horario de su cita',
    noChoice: 'Los horarios propuestos',
    timeZone: '(hora de Los Ángeles)',
    tooLate: 'Ya es tarde para aceptarlo',
    allPassed: 'Estos horarios ya pasaron.',
    allTooLate: 'Ya es tarde para aceptar estos horarios.',
    choiceRequired: 'Elija primero un horario',
    accept: 'Aceptar este horario',
    notBooked: 'Todavía no está confirmada',
    notSent: 'No se pudo enviar su respuesta.',
    tryAgain: 'Intente otra vez.',
    tryAgainOrCall: 'Intente otra vez o llame al ',
    retry: 'Intentar otra vez',
    acceptFailed: 'No se pudo aceptar la cotización. Intente otra vez.',
    offline: 'No hay internet. Su respuesta se envía en cuanto vuelva la conexión, si no la retira antes.',
    takeBack: 'Retirar mi respuesta',
    note: 'Nota de la empresa',
    ask: 'Pedir otra hora u otro precio',
    decline: 'Rechazar',
    keep: 'Quedarme con mi horario',
  },
  door: {
    heading: (haulerName, price) => `Precio final de ${haulerName}: ${price}`,
    upTo: (price) => `hasta ${price}`,
    reason: (reason) => `En palabras de la empresa: “${reason}”`,
    meaning:
      'No cargan nada hasta que usted conteste. Si dice que no, no debe nada; solo paga la visita si la empresa le avisó antes de venir.',
    yes: 'Sí, cárguenlo',
    no: 'No, gracias',
    standing: (price, isOpen) =>
      `Usted aceptó ${price} antes. ${isOpen ? 'Eso vale mientras no acepte este.' : 'Eso sigue valiendo.'}`,
    saidYes: (price, time) => `Usted aceptó ${price} a ${time}. Usted paga cuando el trabajo está hecho.`,
    declined: (price) => `Usted no aceptó ${price}`,
    canNameAnother: (haulerName) => `Ya le avisamos a ${haulerName}, que puede proponer otro precio.`,
    otherHauler: 'Pedir otra empresa',
    offered: (haulerName) => `Ofrecemos su solicitud a otras empresas. ${haulerName} ya no la tiene.`,
    noted: (haulerName, price) => `${haulerName} anotó que usted aceptó ${price} en persona`,
    notRight: 'No es cierto',
    failed: 'Todavía no se envía. Intente otra vez.',
  },
  noShow: {
    open: 'Nadie vino',
    told: (time) => `Nos avisó a ${time} que nadie vino. Lo sentimos. ¿Qué prefiere?`,
    sameHauler: 'La misma empresa, otro horario',
    otherHauler: 'Otra empresa',
    title: '¿Nadie vino?',
    whoIsTold: (haulerName) => `Le avisamos de inmediato a ${haulerName} y a nuestro equipo.`,
    submit: 'Avisar',
  },
  booked: {
    heading: 'Su cita está confirmada',
    justAccepted: (haulerName) => `Listo. Le avisamos a ${haulerName}.`,
    headingAfter: 'Su cita era el',
    nobodyCame: '¿No llegó nadie?',
    saysOnTheWay: 'Le avisan cuando vayan en camino.',
    noReminder: 'Apunte la hora: no tenemos cómo recordársela.',
    byHauler: (haulerName) => `Se acordó por teléfono con ${haulerName}. ¿No es así? Pida otra hora.`,
    byHand: '¿Necesita otra hora?',
    callHauler: 'Llame a la empresa o ',
    staysBooked: 'Su cita sigue igual hasta que acepte otra cotización.',
  },
  calendarEvent: {
    title: (haulerName) => `Recolección con ${haulerName}`,
    details:
      'La empresa le dice el precio final cuando ve todo, antes de cargar. Usted paga cuando el trabajo está hecho.',
  },
  pricePaid: {
    price: 'Precio pagado',
    load: 'Lo que se llevaron',
    before: (haulerName) => `Lo anotó ${haulerName}. ¿No es así? `,
    link: 'Díganos',
    after: '.',
  },
  leadFacts: {
    heading: 'Su solicitud',
    fullName: 'Nombre completo',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    callTime: 'Mejor hora para llamarle',
    service: 'Servicio',
    load: 'Carga',
    location: 'Lugar',
    unitNumber: 'Unidad o apartamento',
    timeframe: 'Día y hora',
    cancelReasons: (count) => (count === 1 ? 'Razón de la cancelación' : 'Razones de la cancelación'),
  },
  haulersReasons: {
    'The customer no longer needs it': 'Usted ya no lo necesita',
    'The customer chose somebody else': 'Usted eligió a alguien más',
    'The customer could not be reached': 'No fue posible comunicarse con usted',
  },
  workingOnIt: 'Estamos trabajando en su solicitud. Le avisamos si algo cambia.',
  howTold: {
    onThisPage: 'Para ver lo más reciente, vuelva a abrir esta página.',
    needsWay: 'Para eso, agregue cómo avisarle.',
    heading: 'Cómo le avisamos',
    byMail: (email) => `Los cambios llegan por correo a ${email}, a menos que usted haya pedido no recibir correos.`,
    byBoth: (email, phone) =>
      `Los cambios llegan por correo a ${email}, y lo que no puede esperar, por mensaje de texto al ${phone}, a menos que usted haya pedido no recibir correos o respondido STOP.`,
    byText: (phone) => `Los cambios llegan por mensaje de texto al ${phone}, a menos que usted haya respondido STOP.`,
    none: 'Primero necesitamos cómo avisarle. Mientras tanto, los cambios solo se ven aquí.',
    mailBounced: (email) => `Los correos a ${email} rebotan. Corrija la dirección, por favor.`,
    textBounced: (phone) => `Los mensajes de texto no llegan al ${phone}. Puede ser un teléfono fijo.`,
    addWay: 'Agregar correo o mensajes de texto',
    correctEmail: 'Corregir la dirección',
    correctPhone: 'Corregir el número',
  },
  leftOrDamaged: '¿Quedó algo o se dañó algo?',
  backToHome: 'Volver al inicio',
  statusHistory: {
    heading: 'Lo que ha pasado hasta ahora',
    moment: (moment) => {
      const clock = losAngelesClock(moment.toISOString());
      return `${dayText(moment)} de ${clock.slice(0, 4)}, ${timeOfDayText(clock.slice(11))}`;
    },
    timeZone: 'Todas las horas son de Los Ángeles.',
    finalPrice: (price) => `Precio final: ${price}`,
    yes: 'Usted aceptó',
    no: 'Usted no aceptó',
    inPerson: (haulerName) => `Acordado en persona, según ${haulerName}`,
  },

  notContacted: {
    open: 'No me han llamado',
    title: 'Avisar que no le han llamado',
    description: (customer) => {
      const reach = waysNotReached(customer, {
        call: 'le llamó',
        text: 'le mandó un mensaje de texto',
        email: 'le escribió un correo',
      });
      return `¿Ninguna empresa ${reach} en ${PROMISE_HOURS} horas (contadas de 8 a.m. a 8 p.m.)? Avísenos y alguien se comunicará con usted.`;
    },
    descriptionWithoutPromise: (customer) => {
      const reached = waysNotReached(customer, {
        call: 'le ha llamado',
        text: 'le ha mandado un mensaje de texto',
        email: 'le ha escrito un correo',
      });
      return `¿Nadie ${reached}? Avísenos y alguien se comunicará con usted.`;
    },
    close: 'Cerrar',
    submit: 'Enviar aviso',
    done: {
      title: 'Ya lo anotamos',
      description: 'Anotamos que nadie se ha comunicado con usted. Pronto alguien lo hará.',
    },
    failed: 'No se pudo guardar su aviso. Intente otra vez.',
    closed: (status = 'cerrada') => `Esta solicitud está ${status.toLowerCase()}. Si no es así, escríbanos.`,
  },

  change: {
    correct: 'Cambiar mis datos',
    cancel: 'Cancelar mi solicitud',
  },
  correctDialog: {
    title: 'Cambiar sus datos',
    description: (haulerName) => {
      const whoIsTold = haulerName ? `le avisamos a ${haulerName}` : 'lo verá la empresa que tome su solicitud';
      return `Cambie aquí lo que haga falta y ${whoIsTold}. Para cambiar la dirección o lo que hay que llevarse, dígaselo a la empresa cuando le llame.`;
    },
    descriptionOfWay: 'Para avisarle cuando algo cambie.',
    fields: {
      phone: { label: 'Teléfono' },
      email: { label: 'Correo electrónico' },
      unitNumber: { label: 'Unidad o apartamento' },
      callTime: {
        label: 'Mejor hora para llamarle',
        hint: 'Con sus palabras, por ejemplo: después de las 5 p.m., o que no sea el viernes.',
      },
    },
    language: 'Mensajes en:',
    submit: 'Guardar mis datos',
    done: {
      title: 'Datos guardados',
      description: (hasHauler) =>
        `Esta página ya los muestra, y ${hasHauler ? 'le avisamos a la empresa' : 'los verá la empresa que tome su solicitud'}.`,
    },
    failed: 'No se pudieron guardar sus datos. Intente otra vez.',
  },
  cancelDialog: {
    title: 'Cancelar su solicitud',
    description: (haulerName) => {
      const whoIsTold = haulerName
        ? `Le avisamos a ${haulerName} que usted ya no necesita la recolección.`
        : 'Ya no ofreceremos su solicitud a las empresas.';
      return `${whoIsTold} Esto no se puede deshacer. Si después necesita una recolección, pida otra.`;
    },
    why: '¿Por qué cancela?',
    ownReason: 'Otra cosa, con sus palabras',
    submit: 'Cancelar mi solicitud',
    close: 'No cancelar',
    done: {
      title: 'Solicitud cancelada',
      description: (hasHauler) => (hasHauler ? 'Le avisamos a la empresa.' : 'Ya no la ofrecemos a las empresas.'),
    },
    failed: 'No se pudo cancelar su solicitud. Intente otra vez.',
  },
  askDialog: {
    title: 'Pedir otra hora u otro precio',
    description: (haulerName) => `Le avisamos a ${haulerName}, que puede enviarle otra cotización o llamarle.`,
    askedFor: '¿Qué prefiere?',
    choices: {
      'other-time': 'Otra hora',
      'other-price': 'Otro precio',
      other: 'Otra cosa',
    },
    line: { label: 'Con sus palabras', hint: 'Por ejemplo: el jueves después de las 4 p.m.' },
    submit: 'Enviar',
    close: 'Cerrar',
    done: {
      title: 'Enviado',
      description: (haulerName) => `Le avisamos a ${haulerName}.`,
    },
    failed: 'No se pudo enviar. Intente otra vez.',
  },
  declineDialog: {
    title: 'Rechazar esta cotización',
    goesOn: 'Su solicitud pasa a otras empresas. Si ya no quiere que se lleven nada, mejor cancélela.',
    staysBooked: 'Su cita sigue en pie.',
    staysWith: (haulerName) => `Su solicitud se queda con ${haulerName}, que puede enviarle otra cotización.`,
    cancelInstead: 'Mejor cancelar mi solicitud',
    declinedFor: '¿Por qué la rechaza?',
    choices: { price: 'El precio', time: 'La hora', other: 'Otra razón' },
    submit: 'Rechazar',
    close: 'No rechazar',
    keep: {
      title: 'Quedarse con su horario',
      declinedFor: '¿Qué no le conviene del otro horario?',
      submit: 'Quedarme con mi horario',
      close: 'Volver',
      done: { title: 'Se queda con su horario' },
    },
    done: {
      title: 'Cotización rechazada',
      goesOn: 'Su solicitud pasa a otras empresas.',
    },
    failed: 'No se pudo enviar su respuesta. Intente otra vez.',
  },
  updateForm: {
    offline: 'No hay internet. Esto se envía en cuanto vuelva la conexión, si no lo cierra antes.',
    close: 'Cerrar',
  },
  sending: 'Enviando…',
  updateFailed: 'No se guardó',
  writeToUs: 'Escribirnos',
} satisfies Shape<typeof english>;
