// English: f40a5b5e9f9f

import { PROMISE_HOURS } from '../../domain/promise.ts';
import { isUnreachable } from '../../domain/reasons.ts';
import type { Status } from '../../domain/statuses.ts';
import { type StatusWords, statusReader } from '../readers/statuses.ts';
import { waysToReach } from './ways-to-reach.ts';

export const statusWords: Record<Status, StatusWords> = {
  Submitted: {
    label: 'Recibida',
    meaning: 'Recibimos su solicitud, y las empresas locales ya pueden verla.',
    next: () =>
      `Una de ellas se comunicará con usted en menos de ${PROMISE_HOURS} horas, contadas de 8 a.m. a 8 p.m., hora de Los Ángeles, todos los días.`,
    mailHeading: 'Su solicitud está abierta otra vez',
  },
  'Sent Proposal': {
    label: 'Cotización enviada',
    meaning: 'Una empresa le envió una cotización.',
    next: (request) => {
      const ways = waysToReach(request, { call: 'llamadas', text: 'mensajes de texto', email: 'correos' });
      return `Revise sus ${ways} y, si le conviene, pónganse de acuerdo en el día y la hora.`;
    },
    mailHeading: 'Tiene una cotización',
  },
  'In Progress': {
    label: 'En proceso',
    meaning: 'La cita está acordada o ya están trabajando.',
    next: () => '¿Preguntas sobre el día o la hora? Hágaselas directo a la empresa.',
    mailHeading: 'Su solicitud está en proceso',
  },
  Completed: {
    label: 'Terminada',
    meaning: 'El trabajo está hecho. Disfrute el espacio libre.',
    next: () => '¿Algo no quedó bien o se dañó? Escríbanos.',
    mailHeading: 'Su recolección está terminada',
  },
  Canceled: {
    label: 'Cancelada',
    meaning: 'Esta solicitud se canceló.',
    next: ({ cancelReasons }) =>
      isUnreachable(cancelReasons)
        ? 'No pudimos comunicarnos con usted. Si todavía quiere la recolección, pídala otra vez con un número en el que conteste, o escríbanos.'
        : '¿Todavía tiene cosas que ya no quiere? Pida otra recolección cuando guste.',
    mailHeading: 'Su solicitud se canceló',
  },
};

/** The label of a stored status; an unknown one stays as stored. */
export const statusLabel = statusReader(statusWords);
