// English: a5841ed68340

import type { Shape } from '../../../_shared/words/shape.ts';
import type { DayOfPickup } from '../format.ts';
import type { words as english } from './en.ts';

export const DAYS: Record<DayOfPickup, string> = { today: 'hoy', tomorrow: 'mañana' };

/**
 * Words that several kinds of emails share. Inserted values, here and in each kind, are already formatted: a time has
 * its article ("las 10:00 a.m."), a day and a window have none: "martes, 24 de noviembre, de 9:00 a 11:00 a.m." by
 * itself, "martes 24 de noviembre, …" after "el" or "del".
 */
export const words = {
  // For all emails.

  subject: (what, about) => (what.endsWith('?') ? `${what} ${about}` : `${what}: ${about}`),
  inPlace: (what, place) => `${what} en ${place}`,
  moment: (time, day) => `${time} del ${day}`,
  today: (time) => `${time} de hoy`,
  inLosAngeles: (moment) => `${moment} (hora de Los Ángeles)`,
  call: (whom) => `Llamar a ${whom}`,
  callNumber: (phone) => `Llame al ${phone}`,
  buttonFails: '¿No funciona el botón?',
  setOnInspection: 'Se pone al ver todo',
  terms: {
    estimate: 'Precio estimado',
    haulerPhone: 'Teléfono de la empresa',
    load: 'Carga',
    pickup: 'Cita',
    services: 'Servicios',
    status: 'Cómo va',
    trackingId: 'Número de seguimiento',
    wanted: 'Para cuándo',
    yourHauler: 'La empresa',
    zipCode: 'Código postal (ZIP)',
  },

  // For customers.

  toCustomers: {
    track: 'Ver mi solicitud',
    seePickup: 'Ver mi cita',
    why: (site) =>
      `Este correo le llega porque alguien pidió una cotización en ${site} con esta dirección de correo. Si no fue usted, aquí puede pedir que ya no le lleguen:`,
    stop: 'Yo no pedí esto',
  },

  // For haulers.

  toHaulers: {
    openJob: 'Abrir el trabajo',
    why: (site) => `Este correo le llega porque usted toma trabajos de ${site}.`,
    pause: 'Pausar los trabajos nuevos',
  },
} satisfies Shape<typeof english>;
