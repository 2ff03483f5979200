import { PROMISE_HOURS } from '../../../_shared/domain/promise.ts';
import { withoutPeriod } from '../../../_shared/words/en/without-period.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type CustomerContent, factsOf, trackButton } from '../../mails/customer-parts.ts';
import { linkIn } from '../../mails/format.ts';
import { pictures } from '../../mails/pictures.ts';
import type { LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth } from '../kind.ts';

/** Only Spanish readers need to know this before a hauler is found. */
const whoCalls = 'Primero buscamos una empresa que hable español. Si ninguna puede, le llamará una que habla inglés.';

export const words = inBoth({
  en: {
    mail: {
      heading: 'We got your request',
      promise: (moment: string) =>
        `A local hauler will contact you by ${moment}. That’s within ${PROMISE_HOURS} hours, counted from 8 AM to 8 PM. If no one has, tell us on your tracking page.`,
      keepTheId: 'Keep the tracking ID to yourself: it opens the details of your request.',
      next: 'What happens next',
      nextSteps: (isStillLooking: boolean) => [
        ...(isStillLooking ? ['The hauler who takes your request will contact you. We’ll tell you who it is.'] : []),
        'You get a free quote on your tracking page, and choose a pickup time.',
        'The hauler sets the final price on inspection, before loading. You pay when the job is done.',
      ],
      prepare: 'Before your pickup',
      howToPrepare: [
        'Set aside what stays, clear a path to what goes, and find out where a truck can park.',
        'Haulers can’t take paint, chemicals, fuel, batteries, propane tanks, asbestos, needles or weapons.',
      ],
      moreToPrepare: 'See the whole list',
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
        `Una empresa local se comunicará con usted antes de ${moment}. Es decir, en menos de ${PROMISE_HOURS} horas, contadas de 8 a.m. a 8 p.m. Si nadie se comunica, avísenos en su página de seguimiento. ${whoCalls}`,
      keepTheId: 'No comparta el número de seguimiento: quien lo tenga puede ver los datos de su solicitud.',
      next: 'Lo que sigue',
      nextSteps: (isStillLooking) => [
        ...(isStillLooking
          ? [`La empresa que tome su solicitud se comunicará con usted. Le diremos cuál es. ${whoCalls}`]
          : []),
        'Recibe una cotización gratis en su página de seguimiento y elige el día y la hora.',
        'La empresa le dice el precio final cuando ve todo, antes de cargar. Usted paga cuando el trabajo está hecho.',
      ],
      prepare: 'Antes de su recolección',
      howToPrepare: [
        'Ponga aparte lo que se queda, deje libre el paso hasta lo que se va y averigüe dónde se puede estacionar un camión.',
        'Ninguna empresa se lleva pintura, productos químicos, combustible, baterías, tanques de gas propano, asbesto, agujas ni armas.',
      ],
      moreToPrepare: 'Ver la lista completa',
    },
    text: {
      // There is no room for "las" and "del".
      promise: (moment) =>
        `Solicitud recibida. Llaman antes de ${withoutPeriod(moment)
          .replace(/^las? /, '')
          .replace(' del ', ' ')}.`,
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
