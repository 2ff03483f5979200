// English: f416c9168150

import type { AskedFor } from '../../../_shared/domain/proposals.ts';
import type { Status } from '../../../_shared/domain/statuses.ts';
import { withoutStop } from '../../../_shared/words/en/without-stop.ts';
import type { Shape } from '../../../_shared/words/shape.ts';
import type { words as english } from './en.ts';

/** What has become of a request. That of mails has accents which texts do not have. */
const statusNews: Record<Status, string> = {
  Submitted: 'Su solicitud queda abierta otra vez',
  'Sent Proposal': 'Ya le cotizaron',
  'In Progress': 'Su solicitud ya va en proceso',
  Completed: 'Su solicitud aparece terminada',
  Canceled: 'Su solicitud queda cancelada',
};

/** The same of what a customer asks for instead of a proposal. */
const askedNews: Record<AskedFor, string> = {
  'other-time': 'El cliente pide otra hora',
  'other-price': 'El cliente pide otro precio',
  other: 'El cliente tiene una pregunta',
};

/**
 * What texts to customers and to haulers say. All characters are of GSM-7, which has neither á nor í, ó or ú: words with
 * one of them are left out. The links are three characters longer than the English ones, and how to stop is two shorter:
 * so no words to customers have more than 52 characters, to haulers 54, and the question after the pickup 51; the words
 * that no link follows may have more.
 *
 * What is put in has at most this length, and no such letter either: a moment "las 12:59 p.m. del mié", a time "las
 * 12:59 p.m.", a window "mié 25 nov, 10:00 a.m.-12:45 p.m.", its times "10:00 a.m.-12:45 p.m.", Saturday being "sab".
 */
export const words = {
  text: (brand, what, link) => `${brand}: ${what} ${link}`,
  textWithoutLink: (brand, what) => `${brand}: ${what}`,
  stop: 'STOP para parar',
  onDay: (time, day) => `${time} del ${day.slice(0, 3)}`,
  window: (dayText, times) => {
    const [weekday = '', day, , month = ''] = dayText.split(' ');
    return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}, ${times}`;
  },
  times: (timesText) => timesText.replace(/^de /, '').replace(' a ', '-'),

  // To customers.

  requestArrived: {
    // There is no room for more: "Recibida" is the label of the status.
    promise: (moment) => `Recibida. Le llaman antes de ${withoutStop(moment)}.`,
    stillLooking: 'Tenemos su solicitud y buscamos una empresa. Vea:',
    furtherOn: 'Tenemos su solicitud. Vea lo que sigue:',
  },
  matched: (phone) => `Encontramos empresa. Le llama del ${phone}.`,
  requestChanged: {
    corrected: 'Su solicitud tiene otro teléfono. Si no fue usted, conteste este mensaje.',
    canceled: 'Su solicitud queda cancelada. Si no fue usted, conteste este mensaje.',
  },
  stillLooking: 'Por ahora no hay empresa. Seguimos buscando. Vea:',
  statusChanged: {
    to: (status) => `${statusNews[status]}. Vea:`,
    canceledWhy: `${statusNews.Canceled}. Vea por qué:`,
    completed: `${statusNews.Completed}. Vea los datos:`,
  },
  timeframeChanged: {
    changed: 'Su cita tiene otro horario. Vea:',
    without: 'Su cita no tiene horario por ahora. Vea:',
  },
  proposalMade: {
    withPrice: (times) =>
      times === 1 ? 'Precio y horario para su cita. Conteste:' : 'Precio y horarios para su cita. Elija:',
    onInspection: (times) => `${times === 1 ? 'Horario' : 'Horarios'} para su cita, precio al ver todo. Vea:`,
    passed: 'Los horarios propuestos ya pasaron. Vea:',
  },
  proposalWithdrawn: 'Lo que le cotizaron ya no vale. Vea:',
  pickupBooked: (window) => `Cita confirmada: ${withoutStop(window)}.`,
  pickupReminder: (day, times) => `Su cita es ${day === 'today' ? 'hoy' : 'mañana'}: ${withoutStop(times)}.`,
  linkAgain: 'El enlace a su solicitud:',
  onMyWay: (time) => `La empresa va en camino: llega como a ${withoutStop(time)}.`,
  reviewAsked: 'su solicitud aparece terminada. ¿Se llevaron todo?',

  // To haulers.

  jobOffered: (zipCode) => `Trabajo nuevo en ${zipCode}. Es de quien acepte primero:`,
  jobAccepted: { call: 'El trabajo es suyo. Llame al cliente:', furtherOn: 'El trabajo es suyo. Vea:' },
  jobNotContacted: 'Su cliente dice que no le han llamado. Llame ahora:',
  jobCanceled: 'Trabajo cancelado por el cliente. Vea:',
  jobCorrected: 'Cambiaron los datos del cliente. Vea primero:',
  jobTakenBack: 'Le retiramos un trabajo. No hay que hacer nada. Vea:',
  jobCanceledByUs: 'Cancelamos un trabajo. No hay que hacer nada. Vea:',
  jobChanged: {
    to: (window) => `La cita ahora es: ${withoutStop(window)}.`,
    changed: 'Una cita tiene otro horario. Vea:',
    without: 'Una cita no tiene horario por ahora. Vea:',
  },
  proposalAccepted: (window, zipCode) => `Confirmada: ${window} en ${zipCode}`,
  proposalDeclined: 'El cliente no acepta lo que usted propone. Vea:',
  customerAsked: (askedFor) => `${askedNews[askedFor]}. Vea:`,
  jobReminder: (day, times, zipCode) => `${day === 'today' ? 'Hoy' : 'Mañana'}: ${times} en ${zipCode}`,
  pickupOver: '¿Ya hizo el trabajo? Avise:',
  somethingLeft: 'Su cliente dice que falta llevarse algo. Vea:',
} satisfies Shape<typeof english>;
