// English: d6c2cdc0f593

import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import type { words as english } from '../en/booking';
import { site } from '../facts/site';
import type { Shape } from '../shape';
import { consent } from './consent';

export const words = {
  step: (step, count) => `Paso ${step} de ${count}`,
  titles: {
    services: '¿Qué hay que llevarse?',
    address: '¿Dónde está?',
    job: 'Detalles de la recolección',
    contact: '¿Cómo pueden comunicarse con usted?',
  },
  progress: 'Avance de su solicitud',
  complete: (percent) => `${percent}% listo`,
  back: 'Atrás',
  next: 'Siguiente paso',
  submit: 'Enviar solicitud',
  sending: 'Enviando…',
  offline: 'No hay internet. Su solicitud se queda aquí y se envía en cuanto vuelva la conexión.',
  draft: 'Lo que escribe se queda solo en este teléfono o computadora hasta que lo envíe.',
  startOver: 'Empezar de nuevo',
  allOptional: 'Todo es opcional',
  optional: '(opcional)',
  services: {
    choose: 'Elija todo lo que necesite.',
    pickupIn: (place) => `Recolección en ${place}`,
    load: (load) => `${load}. Lo puede cambiar en el paso 3.`,
    groups: { things: 'Cosas', places: 'Lugares', situations: 'Situaciones', cleaning: 'Limpieza' },
    homeCleaning: 'Limpiar la casa: ¿algo en especial?',
    chooseOne: 'Elija al menos uno',
    chosen: (count) => (count === 1 ? '1 servicio elegido' : `${count} servicios elegidos`),
  },
  describe: {
    label: '¿Qué hay que llevarse?',
    note: 'Luego elija lo que más se parezca. Las empresas leerán lo que usted escriba.',
  },
  labels: {
    streetAddress: 'Calle y número',
    unitNumber: 'Unidad o apartamento',
    city: 'Ciudad',
    zipCode: 'Código postal (ZIP)',
    jobDescription: 'Descripción de la recolección',
    fullName: 'Nombre completo',
    phone: 'Teléfono',
    email: 'Correo electrónico',
  },
  address: {
    whoSees: `De esta dirección, las empresas solo ven la ciudad y el código postal. La que tome su solicitud recibirá también la calle; hasta entonces, solo la tiene el equipo de ${site.name}.`,
    outOfState:
      'Ese código postal no es de California, donde trabajan nuestras empresas. De todos modos puede enviar la solicitud, pero tal vez no encontremos a nadie.',
  },
  hints: {
    jobDescription: '¿Qué es, más o menos cuánto y dónde está? Ayuda saber si hay escaleras o puertas angostas.',
    jobDescriptionPrivacy:
      'Las empresas leen esto antes de aceptar. No ponga nombres, claves de la entrada ni datos de la alarma: eso dígalo por teléfono.',
    phone: 'La empresa le llamará a este número.',
    email: 'Para el enlace de seguimiento y los avisos de su solicitud.',
  },
  photos: {
    heading: 'Fotos',
    files: 'Archivos de fotos',
    add: 'Agregar fotos',
    why: 'Con fotos, la cotización es más exacta.',
    full: (max) => `Ya están las ${max} fotos`,
    how: 'Arrástrelas aquí o presione para elegirlas',
    limits: (max) =>
      `Hasta ${max} fotos. JPEG, PNG o WebP, 10 MB cada una. Borramos de cada foto el lugar donde se tomó.`,
    preparing: 'Preparando sus fotos…',
    protected:
      'Este navegador no deja que los sitios lean imágenes, así que no podemos agregar fotos. Envíe su solicitud sin ellas o use otro navegador.',
    added: (count, max) => `${count} de ${max} fotos agregadas`,
    remove: (name) => `Quitar ${name}`,
    photo: (position, count) => `Foto ${position} de ${count}`,
  },
  upload: {
    label: 'Envío de las fotos',
    running: (total, count) => `Enviando ${count} de ${photos(total)}…`,
    done: (total) => (total === 1 ? '1 foto enviada' : `${total} fotos enviadas`),
    failed: () => 'Algunas fotos no se subieron. Su solicitud sí se envió.',
    again: 'Enviar las fotos otra vez',
  },
  recap: {
    heading: 'Revise su solicitud',
    services: 'Servicios',
    address: 'Dirección',
    load: 'Carga',
    noLoad: 'No indicada',
    wanted: 'Para cuándo',
    notSaid: 'Sin indicar',
    job: 'Detalles',
    noDescription: 'Sin descripción',
    photos: 'Fotos',
    noPhotos: 'Ninguna',
    photosAdded: (count) => (count === 1 ? '1 agregada' : `${count} agregadas`),
    change: 'Cambiar',
  },
  consent,
  whoCalls: 'Primero buscamos una empresa que hable español. Si ninguna puede, le llamará una que habla inglés.',
  opensInNewTab: ' (se abre en otra pestaña)',
  confirmation: {
    heading: '¡Solicitud enviada!',
    call: {
      calls: 'Una empresa local le llama al',
      contacts: 'Una empresa local se comunicará con usted',
      by: (time) => `antes de ${time}`,
      correct: '¿No es su número? Corríjalo',
    },
    next: 'Lo que sigue',
    reviewed: {
      title: 'Revisan su solicitud y sus fotos.',
      text: 'Las empresas locales ven qué hay que llevarse, sus fotos, su ciudad y su código postal.',
    },
    called: {
      title: `Una empresa local se comunica con usted en menos de ${PROMISE_HOURS} horas.`,
      text: 'Se cuentan de 8\u00A0a.m. a 8\u00A0p.m., hora de Los Ángeles, todos los días.',
    },
    quoted: {
      title: 'Recibe una cotización gratis y elige el día y la hora.',
      text: (isTold) =>
        `El precio y los horarios de la empresa llegan a su página de seguimiento${isTold ? ', y nosotros le avisamos' : ''}. Elija el horario que le convenga. La empresa le dice el precio final cuando ve todo, antes de cargar.`,
    },
    done: {
      title: 'Se llevan sus cosas.',
      text: 'Un servicio rápido y confiable: se llevan lo que acordaron, y usted paga cuando está hecho.',
    },
    trackingId: 'Su número de seguimiento',
    withEmail: 'Le enviamos el enlace de seguimiento al correo que nos dio.',
    byText:
      'Guarde este enlace. También se lo mandamos por mensaje de texto al número que nos dio, si se puede, de 8\u00A0a.m. a 9\u00A0p.m.',
    unsent: 'Guarde este enlace: no tenemos cómo enviárselo. Los cambios solo se ven ahí.',
    addWay: 'Agregar correo o mensajes de texto',
    keepSecret: 'No lo comparta: quien lo tenga puede ver los datos de su solicitud.',
    track: 'Ver mi solicitud',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'No se pudo copiar el número de seguimiento',
    copyByHand: 'Selecciónelo y cópielo usted, por favor.',
    share: 'Compartir',
    sent: 'Lo que envió',
    shared: 'Mi solicitud de recolección',
    another: 'Pedir otro servicio',
  },
  toasts: {
    sent: 'Su solicitud se envió.',
    sentMore: 'Pronto se comunicarán con usted.',
    seeConfirmation: 'Ver la confirmación',
    failed: 'No se pudo enviar la solicitud',
    tooMany: () => 'En este momento nos llegan demasiadas solicitudes.',
    failedMore: 'Intente otra vez o llámenos.',
    call: (phone) => `Llamar al ${phone}`,
    inEnglish: ' (en inglés)',
  },
} satisfies Shape<typeof english>;

function photos(count: number): string {
  return count === 1 ? '1 foto' : `${count} fotos`;
}
