// English: a50138e428e7

import type {
  doorRefusals as englishAtDoor,
  proposalRefusalsForCustomers as englishForCustomers,
  proposalRefusalsForHaulers as englishForHaulers,
  noShowRefusals as englishOfNoShow,
} from '../en/proposal-refusals.ts';

/** Why a hauler's action on a proposal or pickup is not possible, and what to do. */
export const proposalRefusalsForHaulers: typeof englishForHaulers = {
  closed: 'Este trabajo está cerrado.',
  changed:
    'El cliente o nuestro equipo acaba de cambiar algo. Revise qué cambió y, si todavía hace falta, presione otra vez.',
  'not-yours': 'Usted ya no tiene este trabajo.',
  'call-first':
    'A este cliente no le llega nada de lo que enviamos. Llámele primero y presione “Ya le llamé”; después envíe la cotización.',
  'too-soon':
    'Para ese horario, al cliente ya no le da tiempo de contestar. Elija uno más tarde, o “Acordado por teléfono”.',
  'too-late': 'Falta mucho para esa fecha. Elija un día más cercano.',
  'too-many': 'Ya envió esto todas las veces que se puede en este trabajo. Llame al cliente.',
  'window-wrong': 'Elija horarios entre las 6 a.m. y las 9 p.m., de 30 minutos a 6 horas, que no se encimen.',
  'window-passed': 'Ese horario ya pasó. Elija otro más tarde.',
  'not-today': 'La cita no es hoy.',
};

/** Why a customer's action on a proposal is not possible, and what to do. */
export const proposalRefusalsForCustomers: typeof englishForCustomers = {
  closed: 'Esta solicitud está cerrada.',
  changed: 'Esta cotización acaba de cambiar. Revísela otra vez antes de contestar.',
  'too-many':
    'Ya rechazó tres cotizaciones y no puede rechazar más. Llame a la empresa, cancele su solicitud o escríbanos.',
  'window-passed': 'Ya es tarde para aceptar este horario. Elija otro, o pida otra hora.',
};

/** Why the customer's answer to the final price at the door is not possible. */
export const doorRefusals: typeof englishAtDoor = {
  closed: proposalRefusalsForCustomers.closed,
  changed: 'El precio o su respuesta acaba de cambiar. Revíselo antes de contestar.',
};

/** Why a report that no one came, or asking for another hauler then, is not possible. */
export const noShowRefusals: typeof englishOfNoShow = {
  closed: proposalRefusalsForCustomers.closed,
  changed: 'Esto acaba de cambiar. Revíselo y, si todavía hace falta, presione otra vez.',
  'too-soon': 'Todavía es pronto. Dijeron que llegarían más tarde.',
};
