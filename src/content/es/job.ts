// English: e6927dac988a

import type { words as english } from '../en/job';
import { site } from '../facts/site';
import type { Shape } from '../shape';

/**
 * In a sentence, `before` and `after` go around a time, such as "las 3:40 p.m. de hoy", a phone number, or the contact
 * link. The words of times and prices are in `@functions/words/es/pickups.ts`.
 */
export const words = {
  seo: { title: 'Su trabajo', description: 'Vea la recolección que le ofrecemos y acéptela.' },
  loading: {
    heading: 'Su trabajo',
    lookingUp: 'Buscando los datos del trabajo…',
    offline: 'No hay internet. Los buscamos en cuanto vuelva la conexión.',
  },
  /** Around the site's phone number. */
  noScript: {
    before: 'Esta página necesita JavaScript. Actívelo, abra el enlace en otro navegador o llámenos: ',
    inEnglish: ' (en inglés)',
    after: '.',
  },
  lookFailed: {
    heading: 'No pudimos mostrarle los datos del trabajo',
    text: 'Algo salió mal. El trabajo sigue como estaba.',
    retry: 'Intentar otra vez',
    help: { before: '¿Vuelve a pasar? ', after: '.' },
  },
  brokenLink: {
    heading: 'A este enlace le falta una parte',
    text: 'Una parte se perdió en el camino y no sabemos de qué trabajo es.',
    help: {
      before:
        'Presione otra vez el enlace de nuestro correo o mensaje de texto, o cópielo completo en la barra de direcciones. Si no sirve, ',
      after: '.',
    },
  },
  unknownJob: {
    heading: 'Aquí no hay ningún trabajo',
    text: 'No hay un trabajo con este enlace. Puede que se haya borrado después de que se lo enviamos.',
    help: { before: '¿Cree que debería estar aquí? ', after: ' y lo revisamos.' },
  },

  title: (services, place) => `${services} en ${place}`,
  callByHasPassed: (time) => `${time}: esa hora ya pasó, así que llame ahora mismo`,
  openOffer: {
    status: (haulerName) => `Un trabajo para ${haulerName}`,
    callBy: 'Llame al cliente antes de',
    paid: { before: 'Lo que pagaron los clientes', after: 'por cargas así' },
    where: 'Dónde',
    unknown: 'Sin carga, descripción ni fotos: pregunte cuando llame.',
    sees: {
      heading: 'Qué ve cada uno',
      text: 'Si usted acepta, verá el nombre, el teléfono y la dirección del cliente, y el cliente verá el nombre de su negocio y su teléfono.',
    },
    truck: {
      holds: (cubicYards) => `Su camión: ${cubicYards} ${cubicYards === 1 ? 'yarda cúbica' : 'yardas cúbicas'}`,
      known: 'Las cargas más grandes se le ofrecen al último. Lo puede cambiar en la página de un trabajo que tenga.',
      unknown: 'No sabemos cuánto le cabe. Nos lo puede decir en la página de un trabajo que tenga.',
    },
    openUntil: {
      before: 'La primera empresa que acepta se queda con el trabajo. Se puede aceptar hasta ',
      after: '.',
    },
    accept: 'Aceptar trabajo',
    decline: 'No me interesa',
  },
  jobFacts: {
    heading: 'El trabajo',
    load: 'Carga',
    wanted: 'Para cuándo',
    description: 'En palabras del cliente',
    noPhotos: 'El cliente no envió fotos.',
    photo: (position, count) => `Foto ${position} de ${count} que envió el cliente`,
    brokenPhoto: (position) => `No se puede mostrar la foto ${position}`,
  },

  endedOffer: {
    taken: {
      heading: 'Otra empresa tiene este trabajo',
      text: 'Otra empresa lo aceptó primero, o nosotros se lo asignamos a alguien.',
    },
    declined: {
      heading: 'Usted dejó pasar este trabajo',
      text: 'Gracias por avisarnos. El trabajo pasa a otras empresas.',
    },
    returned: {
      heading: 'Este trabajo ya no es suyo',
      text: 'Se devolvió, el cliente rechazó la cotización o pidió otra empresa, o nosotros lo retiramos. El trabajo pasa a otras empresas.',
    },
    closed: { heading: 'Este trabajo está cerrado', text: 'Ya no hace falta una empresa.' },
    expired: {
      heading: 'Esta oferta ya venció',
      ranOut: (time) => `El plazo para aceptarla terminó a ${time}.`,
      withdrawn: 'Tuvimos que retirarla.',
    },
    help: {
      before: 'Aquí ya no queda nada por hacer. Le avisamos cuando haya otro trabajo para usted. ¿Preguntas? ',
      after: '.',
    },
  },

  runningJob: {
    status: 'Este trabajo es suyo',
    saved: {
      called: 'Guardado: usted ya llamó al cliente.',
      propose: 'Enviada: el cliente ya ve su cotización.',
      agreed: 'Guardado: la cita está confirmada.',
      withdraw: 'Retirada: el cliente ya no la puede aceptar.',
      'on-my-way': 'Guardado: el cliente ve a qué hora llega usted.',
    },
    keepLink: 'No comparta este enlace: quien lo tenga puede ver los datos del cliente y actuar en nombre de usted.',
  },
  closedJob: {
    completed: (paid) => (paid ? `${paid} · terminado` : 'Terminado'),
    canceled: 'Este trabajo se canceló',
    canceledByCustomer: 'El cliente canceló este trabajo',
    thanks: 'Gracias por su trabajo.',
    nothingToDo: 'Ya no queda nada por hacer.',
    detailsKept: 'Usted puede ver los datos del cliente durante 30 días desde el día en que se cerró el trabajo.',
    whyCanceled: 'Por qué se canceló',
  },
  leftBehind: {
    heading: 'El cliente dice que quedó algo',
    ask: { before: 'Llámele al ', after: '.' },
  },
  publishedReview: 'La opinión del cliente en el sitio',
  customer: {
    callTime: 'Prefiere que le llamen:',
    speaks: (language) => `El cliente habla ${language}`,
    call: { before: 'Llamar al ', after: '' },
    openMap: 'Abrir el mapa',
  },
  history: {
    heading: 'Cómo va el trabajo',
    status: 'Estado de la solicitud',
    pickup: 'Cita',
    noPickup: 'Sin fecha',
    contacted: 'Contacto con el cliente',
    contactedAt: (time) => `a ${time}`,
    notContacted: 'Todavía no',
    loadHauled: 'Qué tan lleno iba el camión',
  },

  /** The bar at the bottom of the screen. */
  bar: {
    name: 'Siguiente',
    call: 'Llamar',
    map: 'Mapa',
    back: { label: 'Volver', name: 'Volver, sin enviar' },
  },
  callStep: {
    call: {
      title: 'Lo que sigue: llamar al cliente',
      promised: { before: 'Al cliente se le prometió una llamada antes de ', after: '.' },
      action: 'Ya le llamé',
    },
    callAtOnce: {
      title: 'Llame ahora al cliente',
      reported: 'El cliente dice que nadie le ha llamado ni escrito',
      since: (time) => `(lo dijo a ${time}).`,
      otherwise: 'Si todo sigue igual, el trabajo pasa a otras empresas.',
    },
  },
  proposalStep: {
    title: {
      next: 'Lo que sigue: enviar su cotización',
      early: 'Enviar una cotización',
      open: 'El cliente tiene su cotización',
      byPhone: 'Avise al cliente por teléfono',
      passed: 'Sus horarios ya no se pueden aceptar',
      change: 'Cambiar su cotización',
      agreed: 'Confirmar lo que acordaron',
      anotherTime: 'Proponer otro horario',
    },
    noneOpen: 'Por ahora el cliente no tiene ninguna cotización que contestar.',
    byPhone:
      'Al cliente no le llega nada de lo que enviamos. La cotización está en la página de seguimiento del cliente: llámele y pónganse de acuerdo en la hora.',
    passed: 'Envíe otros.',
    asked: (time) => `Lo pidió a ${time}.`,
    stands: 'Mientras usted no envíe otra, el cliente puede aceptar esta:',
    standsUntilBooked: 'Mientras usted no confirme un horario, el cliente puede aceptar esta cotización:',
    bookedStands: 'El horario confirmado sigue en pie hasta que el cliente acepte otro.',
    estimate: 'Precio estimado',
    times: 'Sus horarios',
    passedTime: 'ya pasó',
    closedTime: 'ya es tarde para aceptarlo',
    note: 'Su nota',
    sent: (time) => `Enviada a ${time}.`,
    change: 'Cambiar la cotización',
    agreed: 'Nos pusimos de acuerdo por teléfono',
    withdraw: 'Retirar la cotización',
  },
  proposalForm: {
    howAgreed: {
      legend: '¿Quién elige el horario?',
      customer: 'El cliente elige',
      agreed: 'Acordado por teléfono',
    },
    price: {
      from: 'Precio en dólares',
      paid: (range) => `Por cargas así, los clientes pagaron ${range}.`,
      to: 'Hasta',
      onInspection: 'Precio en el lugar',
      hint: 'Es solo un precio estimado: el final lo pone usted antes de cargar.',
    },
    days: {
      legend: 'Días',
      today: 'Hoy',
      tomorrow: 'Mañana',
      /** From a day such as "jueves, 26 de noviembre". */
      short: (day) => day.replace(/^(\S{3})\S*, (\d+) de (\S{3}).*/, '$1, $2 $3'),
    },
    times: {
      /** With "de hoy", "de mañana" or "del 26 de noviembre". */
      legend: (day) => `Horarios ${day}, hasta tres en total`,
      legendAgreed: (day) => `El horario ${day}`,
      noDay: 'Horarios: primero elija un día',
      hours: ['8–10 a.m.', '10 a.m.–12 p.m.', '12–2 p.m.', '2–4 p.m.', '4–6 p.m.'],
      chosen: 'Horarios elegidos',
      remove: (time) => `Quitar ${time}`,
      afterWanted: 'Todos sus horarios son después del día que pidió el cliente.',
      bookedElsewhere: 'Ya tiene otra recolección a esta hora.',
    },
    otherTime: 'Otro día u otras horas',
    day: 'Día',
    from: 'Desde',
    until: 'Hasta',
    add: 'Agregar este horario',
    note: { label: 'Una nota', hint: 'El cliente la lee en su página de seguimiento.' },
    write: 'Escribir la cotización',
    send: 'Enviar la cotización',
    book: 'Confirmar este horario',
    faults: {
      priceRequired: 'Escriba un precio o elija “Precio en el lugar”',
      timeRequired: 'Elija un horario',
      dayRequired: 'Elija un día',
      notAdded: 'Presione “Agregar este horario” o borre el día',
      twice: 'Este horario está dos veces. Cámbielo o quítelo.',
      overlaps: 'Este horario se encima con otro. Cámbielo o quítelo.',
    },
  },
  withdrawDialog: {
    title: '¿Retirar su cotización?',
    description: 'El cliente ya no la podrá aceptar. Si ya le habíamos avisado de ella, también le avisaremos de esto.',
    submit: 'Retirar la cotización',
  },
  pickupStep: {
    title: {
      wait: 'Lo que sigue: la recolección',
      'set-out': 'Lo que sigue: avisar que va en camino',
      price: 'Lo que sigue: acordar el precio final',
      haul: 'Lo que sigue: llevarse todo',
      later: 'La cita',
    },
    acceptedBy: {
      customer: 'El cliente aceptó este horario.',
      hauler: 'Usted y el cliente lo acordaron por teléfono.',
    },
    estimate: 'Precio estimado:',
    // The time ends with the period of "p.m."
    onMyWay: (time) => `Usted va en camino: llega como a ${time}`,
    noReminder:
      'Al cliente no le llega nada de lo que enviamos, y un recordatorio tampoco le llegará. Llámele un día antes.',
    haul: 'Cuando ya se haya llevado todo, avise aquí.',
    complete: 'Trabajo terminado',
    anotherTime: 'Proponer otro horario',
    eventTitle: (place) => `Recolección en ${place}`,
  },
  setOutForm: {
    legend: '¿En cuántos minutos llega?',
    submit: (minutes) => `Voy en camino · ${minutes} min`,
    again: 'Dar otra hora de llegada',
    timePassed: 'No se envió: esa hora ya pasó. Elija otra vez.',
  },
  doorPrice: {
    title: 'Precio final',
    price: 'Precio final en dólares',
    reason: '¿Por qué es más? El cliente lo lee.',
    ask: 'Preguntar al cliente',
    agreed: 'Ya aceptó en persona',
    another: 'Proponer otro precio',
    open: (price) => `El cliente ya ve ${price}. Espere a que acepte antes de cargar.`,
    unreached:
      'A este cliente no le llegan nuestros mensajes. Acuérdenlo en persona, o pídale que abra su página de seguimiento.',
    // One period after "a.m.", too.
    yes: (price, time) => `${`El cliente aceptó ${price} a ${time}`.replace(/\.?$/, '.')} Puede cargar.`,
    no: (price) => `El cliente no aceptó ${price}.`,
    loadNothing: 'No cargue nada. Puede proponer otro precio o cancelar el trabajo.',
    standing: (price) => `Sigue en pie lo que aceptó antes: ${price}. Cargue solo lo de ese precio.`,
    noted: (price) => `Usted anotó: acordado en persona, ${price}. El cliente lo ve y puede decir que no es cierto.`,
    offline: 'El cliente no lo puede ver ahora. Acuérdenlo en persona.',
    timePassed: 'No se envió: ya pasó una hora. Escríbalo otra vez.',
  },
  noShow: {
    reported: (time) => `El cliente dice que nadie vino (a ${time}).`,
    toDo: 'Llámele ahora y después proponga otro horario.',
  },
  reportedAgain: {
    reported: 'El cliente dice otra vez que nadie le ha llamado ni escrito.',
    consequence: 'El trabajo pasa a otras empresas, anote usted lo que anote aquí. De todos modos, llame al cliente.',
  },
  otherActions: {
    heading: 'Otros pasos',
    maySkip: '¿Ya va más adelante? Puede saltarse pasos.',
    complete: 'El trabajo está terminado',
    giveBack: 'Devolver el trabajo',
    cancel: 'Cancelar el trabajo',
  },
  textsSwitch: {
    heading: 'Trabajos por mensaje de texto',
    turnOn: { before: 'Recibir trabajos nuevos por mensaje de texto al ', after: '' },
    /** The English file explains what the text must say. */
    consent: `Al presionar este botón, usted acepta mensajes de texto de ${site.name} sobre trabajos que le ofrecen y trabajos que tiene. La cantidad varía. Su compañía de teléfono puede cobrarle por mensajes y datos. Responda STOP para no recibir más mensajes, AYUDA (o HELP) para pedir ayuda. Aceptar no es un requisito para recibir trabajos.`,
    isOn: {
      before: 'Los trabajos nuevos llegan por mensaje de texto al ',
      after: ', a menos que usted haya respondido STOP.',
    },
    turnOff: 'No recibir mensajes de texto',
    isOff: 'Guardado: ya no le mandaremos mensajes de texto.',
  },
  truckForm: {
    heading: 'Su camión',
    cubicYards: 'Yardas cúbicas',
    hint: 'Largo × ancho × alto en pies, dividido entre 27',
    save: 'Guardar',
    saved: 'Guardado: vale para todos sus trabajos.',
  },
  actionDialog: { close: 'Volver' },
  waitingNotice: { offline: 'Deje esta página abierta.', takeBack: 'No enviar' },
  acceptNotice: {
    offline: 'Todavía no es suyo: otra empresa puede aceptarlo antes. Deje esta página abierta.',
    takeBack: 'No enviar',
  },

  completeDialog: {
    title: '¿El trabajo está terminado?',
    description: 'Le avisamos al cliente que está terminado. Desde aquí no se puede volver a abrir.',
    pricePaid: '¿Cuánto pagó el cliente?',
    hint: 'En dólares, sin centavos. El cliente lo ve en su página de seguimiento.',
    hintWithEstimate: (estimate) =>
      `En dólares, sin centavos. El cliente lo ve en su página de seguimiento. Usted estimó: ${estimate}.`,
    loadSize: '¿Qué tan lleno iba el camión?',
    both: 'Puede dejar en blanco las dos respuestas. Sin nombres, cuentan para “Lo que pagó la gente”.',
    onlyPrice: 'Puede dejar en blanco la respuesta. Sin nombres, cuenta para “Lo que pagó la gente”.',
    submit: 'Sí, está terminado',
  },
  declineDialog: {
    title: '¿No le interesa?',
    description: 'El trabajo pasa a otras empresas. Si nos dice por qué, nos ayuda a ofrecerle mejores trabajos.',
    submit: 'Enviar',
  },
  giveBackDialog: {
    title: '¿Devolver este trabajo?',
    description:
      'Lo ofreceremos a otras empresas. Ya no se lo volveremos a ofrecer a usted, y dejará de ver los datos del cliente.',
    whileBooked: 'Si lo devuelve, la cita deja de estar confirmada: primero llame al cliente.',
    submit: 'Devolver el trabajo',
  },
  reasonChoice: {
    legend: '¿Por qué?',
    optional: '(opcional)',
    none: 'Prefiero no decirlo',
  },
  cancelDialog: {
    title: '¿Cancelar este trabajo?',
    description:
      'Con esto el trabajo se cierra para todos, y le decimos al cliente por qué. Si otra empresa puede hacerlo, mejor devuélvalo.',
    legend: '¿Por qué?',
    ownWords: {
      label: 'Con sus palabras',
      hint: 'El cliente lo ve en su página de seguimiento. No se lo mandamos por correo ni por mensaje de texto.',
    },
    reasonRequired: 'Elija una razón o escriba una',
    submit: 'Cancelar el trabajo',
  },
} satisfies Shape<typeof english>;
