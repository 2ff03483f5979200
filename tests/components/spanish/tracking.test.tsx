import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { consentVersions } from '@/content/facts/consent';
import { rememberRequest } from '@/lib/recent-requests';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, fakeBackend } from '../support/fake-backend';
import { renderApp } from '../support/render-app';
import { fakeClock, passTime } from '../support/time';
import { untilToasted } from '../support/toasts';
import {
  booked,
  details,
  hauler,
  openDialog,
  openLead as openRequest,
  pickup,
  proposal,
  sent,
  TRACKING_ID,
  trackingId,
  tuesday,
  wednesday,
} from '../support/tracking';

const request: Partial<LeadDetails> = {
  language: 'es',
  agreedToMessages: true,
  updates: { by: 'both', cameBack: [] },
  history: [{ status: 'Submitted', at: '2026-11-21T23:40:00.000Z' }],
};

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  fakeClock(new Date('2026-11-23T10:00:00-08:00'));
  backend = fakeBackend();
});

const openLead = (changes: Partial<LeadDetails> = {}) => openRequest(backend, { ...request, ...changes });

/** The text of the request, with non-breaking spaces replaced. */
function text() {
  return screen.getByRole('article').textContent.replaceAll('\u00A0', ' ');
}

test.each<[string, Partial<LeadDetails>, ...string[]]>([
  [
    'received, with the promised time',
    { promisedBy: '2026-11-24T00:40:00.000Z' },
    'Recibida',
    'Una empresa local se comunicará con usted antes de las 4:40 p.m. de hoy',
    'Hasta entonces no tiene que hacer nada.',
  ],
  [
    'received, past the promised time',
    { promisedBy: '2026-11-23T00:40:00.000Z' },
    'Una empresa local tenía que comunicarse con usted antes de las 4:40 p.m. de ayer',
  ],
  ['reviewed by the team', { isHeld: true }, 'Nuestro equipo revisa su solicitud antes de que la vean las empresas.'],
  ['no hauler found', { isStillLooking: true }, 'Seguimos buscando una empresa'],
  [
    'taken',
    { hauler, promisedBy: '2026-11-24T21:05:00.000Z' },
    `${hauler.name} se comunicará con usted antes de la 1:05 p.m. de mañana`,
  ],
  ['called', { hauler, contactedAt: '2026-11-23T17:20:00.000Z' }, 'le llamaron a las 9:20 a.m. de hoy.'],
  [
    'with a proposal',
    { ...sent, proposal },
    'Cotización enviada',
    `Su cotización de ${hauler.name}`,
    'Precio estimado: $120–$180',
    'martes, 24 de noviembre de 9:00 a 11:00 a.m.',
    'Elija el horario de su cita (hora de Los Ángeles)',
  ],
  [
    'with a proposal that is too late',
    { ...sent, proposal: { ...proposal, windows: [{ ...tuesday, isOpen: false }] } },
    'Ya es tarde para aceptar estos horarios.',
  ],
  ['with a proposal withdrawn', sent, 'Por ahora no hay ninguna cotización que contestar.'],
  ['booked', booked, 'En proceso', 'Su cita está confirmada', 'martes, 24 de noviembre', 'Usted la aceptó.'],
  [
    'booked, and another time proposed',
    { ...booked, proposal: { ...proposal, windows: [wednesday] } },
    'Su cita del martes 24 de noviembre, de 9:00 a 11:00 a.m., sigue en pie hasta que acepte otro horario.',
  ],
  [
    'on the way',
    { ...booked, pickup: { ...pickup, onMyWayAt: '2026-11-24T17:00:00.000Z', arrivesAt: '2026-11-24T21:20:00.000Z' } },
    `${hauler.name} va en camino: llega como a la 1:20 p.m.`,
  ],
  [
    'booked, and that time is over',
    { ...booked, pickup: { from: '2026-11-22T17:00:00.000Z', until: '2026-11-22T19:00:00.000Z' } },
    'Su cita era',
    '¿No llegó nadie? Llame a la empresa o escríbanos.',
  ],
  [
    'completed',
    { status: 'Completed', hauler, pricePaid: 150 },
    'Terminada',
    `Precio pagado: $150, según lo anotó ${hauler.name}. ¿No es así? Díganos.`,
    'Quién hizo el trabajo',
  ],
  [
    'completed, with price and load',
    { status: 'Completed', hauler, pricePaid: 165, loadSize: 'quarter', loadSizeHauled: 'half' },
    `Precio pagado: $165 por media carga, según lo anotó ${hauler.name}. ¿No es así? Díganos.`,
    'CargaUn cuarto de camión',
  ],
  [
    'completed, with a load and no price',
    { status: 'Completed', hauler, loadSizeHauled: 'full' },
    `Lo que se llevaron: carga completa, según lo anotó ${hauler.name}. ¿No es así? Díganos.`,
  ],
  [
    'canceled',
    { status: 'Canceled', cancelReasons: ['The price was too high', 'Me mudo a otra ciudad'] },
    'Cancelada',
    'Razones de la cancelación',
    'El precio era muy altoMe mudo a otra ciudad',
  ],
  [
    'canceled, as nobody answered',
    { status: 'Canceled', cancelReasons: ['The customer could not be reached'] },
    'No pudimos comunicarnos con usted.',
    'Razón de la cancelación',
  ],
])('a request is described only in Spanish: %s', async (_, changes, ...sentences) => {
  await openLead(changes);

  for (const sentence of sentences) expect(text()).toContain(sentence);
  expectNoEnglish(hauler.name);
  expect(document.title).toMatch(/^Ver mi solicitud/);
});

describe('the facts of a request', () => {
  const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

  test('are in Spanish: services, date and history', async () => {
    await openLead();

    expect(fact('Servicio')).toHaveTextContent('Recoger muebles viejos, Recoger electrodomésticos');
    expect(fact('Día y hora')).toHaveTextContent('sábado, 21 de noviembre de 2026');
    expect(screen.getByText('sábado, 21 de noviembre de 2026, 3:40 p.m.')).toHaveAttribute('datetime');
  });

  test('show typed text as it was typed', async () => {
    await openLead({ date: 'December 1, 2026', callTime: 'after 5 PM', location: 'Beverly Hills, 90210' });

    expect(fact('Día y hora')).toHaveTextContent('December 1, 2026');
    expect(fact('Mejor hora para llamarle')).toHaveTextContent('after 5 PM');
    expect(fact('Lugar')).toHaveTextContent('Beverly Hills, 90210');
  });
});

describe('whether the hauler speaks Spanish', () => {
  const speaks = (...languages: string[]) => ({ hauler: { ...hauler, languages } });

  test.each([
    ['taken', {}],
    ['booked', booked],
    ['with a proposal', { ...sent, proposal }],
  ])('is shown: %s', async (_, state) => {
    await openLead({ ...state, ...speaks('en', 'es') });
    expect(screen.getByText('Diaz & Sons Hauling habla español.')).toBeInTheDocument();
  });

  test("is replaced by a contact link with the tracking ID if they don't", async () => {
    await openLead(speaks('en'));

    expect(text()).toContain(
      'Diaz & Sons Hauling atiende en inglés. Si no se entienden, avísenos y buscamos otra empresa.',
    );
    expect(screen.getByRole('link', { name: 'avísenos' })).toHaveAttribute('href', `/es/contact#id=${TRACKING_ID}`);
  });

  test('is not shown after the job', async () => {
    await openLead({ ...speaks('en'), status: 'Completed' });
    expect(text()).not.toMatch(/español|inglés/);
  });
});

describe('the language of messages', () => {
  test('can be changed on the Spanish page without changing anything else', async () => {
    const user = await openLead();
    const dialog = await openDialog(user, 'Cambiar mis datos', 'Cambiar sus datos');
    const choice = within(dialog.getByRole('group', { name: 'Mensajes en:' }));
    expect(choice.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
      'español',
      'English',
    ]);
    expect(choice.getByRole('radio', { name: 'español' })).toBeChecked();
    expect(choice.getByText('English')).toHaveAttribute('lang', 'en');
    backend.answer('updateLead', details({ ...request, language: 'en' }));

    await user.click(choice.getByRole('radio', { name: 'English' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar mis datos' }));

    await untilToasted(
      'success',
      'Datos guardados',
      'Esta página ya los muestra, y los verá la empresa que tome su solicitud.',
    );
    expect(backend.bodiesTo('updateLead')).toEqual([{ trackingId, action: 'correct', language: 'en' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openDialog(user, 'Cambiar mis datos', 'Cambiar sus datos');
    expect(again.getByRole('radio', { name: 'English' })).toBeChecked();
  });

  test("doesn't determine the consent: agreeing on the Spanish page stores the Spanish version", async () => {
    const user = await openLead({ agreedToMessages: false, updates: { by: 'mail', cameBack: [] } });
    const dialog = await openDialog(user, 'Cambiar mis datos', 'Cambiar sus datos');
    backend.answer('updateLead', details(request));

    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('radio', { name: 'English' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar mis datos' }));

    await waitFor(() =>
      expect(backend.bodiesTo('updateLead')).toMatchObject([
        { language: 'en', agreedToMessages: true, consentVersion: consentVersions.es },
      ]),
    );
  });
});

test.each([
  [
    'by its code',
    { statusCode: 409, code: 'request-closed', status: 'Completed', message: 'In words of the function.' },
    'Esta solicitud ya está terminada, así que ya no se puede cambiar.',
  ],
  [
    'in general without a code, since the message is in English',
    { statusCode: 409, message: 'In words of the function.' },
    'No se pudieron guardar sus datos. Intente otra vez.',
  ],
])('a refusal is explained in Spanish %s', async (_, body, sentence) => {
  const user = await openLead();
  const dialog = await openDialog(user, 'Cambiar mis datos', 'Cambiar sus datos');
  backend.answer('updateLead', { status: 409, body });

  await user.click(dialog.getByRole('button', { name: 'Guardar mis datos' }));

  await untilToasted('error', 'No se guardó', sentence);
  expectLogged('The request was not changed');
});

describe('a failed lookup is explained in Spanish', () => {
  async function openFailing(answer: Answer) {
    backend.answer('leadDetails', answer, answer, answer, answer);
    await renderApp(`/es/track/${TRACKING_ID}`);
    await passTime(60_000);
    return await screen.findByRole('alert');
  }

  test.each<[string, Answer, string]>([
    [
      'for an unknown request, whatever the function says',
      { status: 200, body: { message: 'The tracking ID provided was not found in our system.' } },
      'No hay una solicitud con este número de seguimiento',
    ],
    ['when nothing answers', 'connection lost', 'El servidor no contestó. Intente otra vez en un momento.'],
    [
      'when the function fails',
      { status: 500, body: { statusCode: 500, message: 'Something went wrong on our side.' } },
      'El servidor contestó 500.',
    ],
    [
      'after too many requests',
      { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Too many requests.' } },
      'El servidor contestó 429. Son demasiados intentos. Intente otra vez en un minuto.',
    ],
  ])('%s', async (_, answer, sentence) => {
    expect(await openFailing(answer)).toHaveTextContent(new RegExp(`^${sentence.replaceAll('.', '\\.')}$`));
    expectNoEnglish();
  });

  test('with the requests of this device and their Spanish links', async () => {
    rememberRequest({ leadId: 'a', trackingId, submittedAt: Date.parse('2026-11-21T23:40:00.000Z') });
    await openFailing({ status: 200, body: { message: 'Unknown' } });

    expect(screen.getByRole('heading', { name: 'Enviadas desde este teléfono o computadora' })).toBeInTheDocument();
    expect(screen.getByText(/^21 nov 2026, 3:40 p\. ?m\.$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: TRACKING_ID })).toHaveAttribute('href', `/es/track/${TRACKING_ID}`);
  });
});
