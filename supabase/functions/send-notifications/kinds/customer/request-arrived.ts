import { PROMISE_HOURS } from '../../../_shared/domain/promise.ts';
import { neverTakenInASentence } from '../../../_shared/words/en/never-taken.ts';
import { nextSteps } from '../../../_shared/words/en/next-steps.ts';
import { withoutPeriod } from '../../../_shared/words/en/without-period.ts';
import { neverTaken } from '../../../_shared/words/es/never-taken.ts';
import { nextSteps as spanishNextSteps } from '../../../_shared/words/es/next-steps.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type CustomerContent, factsOf, trackButton } from '../../mails/customer-parts.ts';
import { linkIn } from '../../mails/format.ts';
import { pictures } from '../../mails/pictures.ts';
import type { LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: 'Your request has arrived',
      promise: (moment: string) =>
        `A local hauler will contact you within ${PROMISE_HOURS} hours: by ${moment}. The ${PROMISE_HOURS}-hour clock runs from 8 AM to 8 PM Los Angeles time, every day.`,
      keepTheId:
        'Keep the tracking ID to yourself: it opens the details of your request. We’ll let you know when a hauler takes your request or if we can’t find one in time, when there’s a proposal or a pickup, and whenever its status or timeframe changes.',
      next: 'What happens next',
      nextSteps: (isStillLooking: boolean) => [
        `${nextSteps.reviewed.title}. ${nextSteps.reviewed.text}`,
        isStillLooking
          ? 'The hauler who takes your request will contact you, and we’ll tell you who it is.'
          : 'A local hauler will contact you. If no one has by the time above, let us know on your tracking page.',
        `${nextSteps.quoted.title}. ${nextSteps.quoted.text(true)}`,
        'The hauler takes what you agreed on. Payment is due when the job is done.',
      ],
      prepare: 'Before your pickup',
      howToPrepare: [
        'Set aside what stays, and clear a path to what goes.',
        'Find out where a truck can park, whether you have to reserve an elevator, and what your HOA requires. Tell the hauler on the phone.',
        `Haulers can’t take ${neverTakenInASentence}.`,
      ],
      moreToPrepare: 'More on how to prepare',
    },
    text: {
      promise: (moment: string) => `We have your request. Expect a call by ${moment}.`,
      stillLooking: 'Got your request. Looking for a hauler. See:',
      furtherOn: 'We have your request. See its status:',
    },
  },
  es: {
    mail: {
      heading: 'Recibimos su solicitud',
      promise: (moment) =>
        `Una empresa local se comunicará con usted en menos de ${PROMISE_HOURS} horas: antes de ${moment}. Las ${PROMISE_HOURS} horas se cuentan de 8 a.m. a 8 p.m., hora de Los Ángeles, todos los días.`,
      keepTheId:
        'No comparta el número de seguimiento: quien lo tenga puede ver los datos de su solicitud. Le avisamos cuando una empresa la acepta o si no encontramos ninguna a tiempo, cuando hay una cotización o una cita, y cuando cambia el estado de su solicitud, o el día y la hora.',
      next: 'Lo que sigue',
      nextSteps: (isStillLooking) => {
        // Only Spanish readers need to know this before a hauler is found.
        const whoCalls =
          'Primero buscamos una empresa que hable español. Si ninguna puede, le llamará una que habla inglés.';
        return [
          `${spanishNextSteps.reviewed.title}. ${spanishNextSteps.reviewed.text}`,
          isStillLooking
            ? `La empresa que tome su solicitud se comunicará con usted, y nosotros le diremos cuál es. ${whoCalls}`
            : `Una empresa local se comunicará con usted. ${whoCalls} Si a la hora que dice arriba nadie se ha comunicado con usted, avísenos en su página de seguimiento.`,
          `${spanishNextSteps.quoted.title}. ${spanishNextSteps.quoted.text(true)}`,
          'La empresa se lleva lo que acordaron. Usted paga cuando el trabajo está hecho.',
        ];
      },
      prepare: 'Antes de su recolección',
      howToPrepare: [
        'Ponga aparte lo que se queda y deje libre el paso hasta lo que se va.',
        'Averigüe dónde se puede estacionar un camión, si hay que apartar el elevador y qué pide su asociación de dueños (HOA). Dígaselo a la empresa por teléfono.',
        `Ninguna empresa se lleva ${neverTaken.slice(0, -1).join(', ')} ni ${neverTaken.at(-1)}.`,
      ],
      moreToPrepare: 'Más sobre cómo prepararse',
    },
    text: {
      // There is no room for more. "Recibida" is the label of the status.
      promise: (moment) => `Recibida. Le llaman antes de ${withoutPeriod(moment)}.`,
      stillLooking: 'Tenemos su solicitud y buscamos una empresa. Vea:',
      furtherOn: 'Tenemos su solicitud. Vea lo que sigue:',
    },
  },
});

/** The request has arrived: how to track it, what happens next, and how to prepare. */
export function contentOf(lead: LeadOfMail, site: Site): CustomerContent {
  const { language, isStillLooking, promisedBy } = lead;
  const { momentOf, stillLooking } = wordingIn(language);
  const { heading, promise, keepTheId, next, nextSteps, prepare, howToPrepare, moreToPrepare } = words[language].mail;
  return {
    language,
    picture: pictures['request-arrived'],
    heading,
    blocks: [
      { kind: 'paragraph', text: isStillLooking ? stillLooking : promise(momentOf(promisedBy)) },
      trackButton(lead, site),
      factsOf(lead),
      { kind: 'paragraph', text: keepTheId },
      { kind: 'heading', text: next },
      { kind: 'steps', items: nextSteps(isStillLooking) },
      { kind: 'heading', text: prepare },
      { kind: 'list', items: howToPrepare },
      { kind: 'links', links: [{ label: moreToPrepare, url: linkIn(language, '/before-your-pickup', site) }] },
    ],
  };
}

/** Repeats the promise only while it still applies. */
function textOf({ language, status, isStillLooking, promisedBy }: LeadOfMail, now: Date): string {
  const { promise, stillLooking, furtherOn } = words[language].text;
  if (isStillLooking) return stillLooking;
  const isPromised = status === 'Submitted' && promisedBy > now;
  return isPromised ? promise(textWordingIn(language).momentOf(promisedBy, now)) : furtherOn;
}

export const mail = toCustomer(({ lead, site }) => contentOf(lead, site));

export const text = textToCustomer(({ lead, now }) => textOf(lead, now));
