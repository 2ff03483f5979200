// English: 40e8e11cff11

import { contactSubjectLabels } from '@functions/words/es/contact-subjects.ts';
import { fieldErrors } from '@functions/words/es/errors.ts';
import type { words as english } from '../en/contact';
import { site } from '../facts/site';
import type { Shape } from '../shape';

export const words = {
  title: 'Contacto: preguntas sobre una recolección',
  description: `Escriba a ${site.name} sobre una solicitud o una empresa, o si la suya quiere trabajar con nosotros. Para una cotización gratis, lo más rápido es el formulario.`,
  crumb: 'Contacto',
  heading: 'Contacto',
  lede: '¿Tiene una pregunta o un problema con una solicitud? ¿Quiere trabajar con nosotros? Escríbanos. Abajo elija el tema.',
  aside: {
    heading: '¿Necesita que se lleven algo?',
    text: 'El formulario de recolección llega a las empresas. Los mensajes de aquí llegan a nuestro equipo.',
    book: 'Pedir recolección',
    write: 'O escriba a ',
    call: ' o llame al ',
    languages: 'Escríbanos en español. Por teléfono atendemos en inglés.',
    haulers: '¿Tiene una empresa de acarreo? Vea cómo trabajar con nosotros',
  },
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Tema',
  chooseSubject: 'Elija un tema',
  subjects: contactSubjectLabels,
  message: 'Mensaje',
  aboutRequest: (trackingId) => `Número de seguimiento: ${trackingId}`,
  required: 'Complete este campo',
  notText: fieldErrors['not-text'],
  emailInvalid: fieldErrors['email-invalid'],
  offline: 'No hay internet. Su mensaje se queda aquí y se envía en cuanto vuelva la conexión.',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  failed: 'Error',
  tooMany: () => 'En este momento nos llegan demasiados mensajes.',
  failedMore: 'No se pudo enviar el mensaje. Intente otra vez.',
  thanks: {
    heading: 'Gracias',
    text: 'Recibimos su mensaje. Leemos todos y le contestamos por correo.',
    another: 'Enviar otro mensaje',
  },
} satisfies Shape<typeof english>;
