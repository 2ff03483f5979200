import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { consentVersions } from '@/content/facts/consent';
import { getLeadDetails } from '@/features/tracking/api';
import { rememberRequest } from '@/lib/recent-requests';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, backendOfTests } from '../support/fake-backend';
import { renderApp } from '../support/render-app';
import { fakeClock } from '../support/time';
import { untilToasted } from '../support/toasts';
import {
  booked,
  details,
  FIRST,
  hauler,
  openDialog,
  openLead as openRequest,
  pickup,
  proposal,
  sent,
  show,
  TRACKING_ID,
  trackingId,
  wednesday,
} from '../support/tracking';

const request: Partial<LeadDetails> = {
  language: 'es',
  agreedToMessages: true,
  updates: { by: 'both', bounced: [] },
  history: [{ status: 'Submitted', at: '2026-11-21T23:40:00.000Z' }],
};

const backend = backendOfTests();

beforeEach(() => fakeClock(new Date('2026-11-23T10:00:00-08:00')));

const openLead = (changes: Partial<LeadDetails> = {}) => openRequest(backend, { ...request, ...changes });
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

test('each state of a request is told in Spanish, with the times and articles of Spanish', async () => {
  const answeredAt = '2026-11-22T21:05:00.000Z';
  const door = { id: FIRST, state: 'open', price: 240, estimate: 200, madeAt: answeredAt } as const;
  const over = { from: '2026-11-22T17:00:00.000Z', until: '2026-11-22T19:00:00.000Z', noShowFrom: answeredAt };
  const states: [Partial<LeadDetails>, ...string[]][] = [
    [{ promisedBy: '2026-11-23T00:40:00.000Z' }, 'antes de las 4:40 p.m. de ayer'],
    [{ hauler, promisedBy: '2026-11-24T21:05:00.000Z' }, 'antes de la 1:05 p.m. de mañana', 'Hauling habla español.'],
    [{ hauler, contactedAt: '2026-11-23T17:20:00.000Z' }, 'le llamaron a las 9:20 a.m. de hoy.'],
    [{ ...sent, proposal }, 'martes, 24 de noviembre, de 9:00 a 11:00 a.m.'],
    [booked, 'En proceso', 'martes, 24 de noviembre'],
    [
      { ...booked, proposal: { ...proposal, windows: [wednesday] } },
      'Su cita del martes 24 de noviembre, de 9:00 a 11:00 a.m., sigue en pie hasta que acepte otro horario.',
    ],
    [{ ...booked, pickup: { ...pickup, arrivesAt: '2026-11-24T21:20:00.000Z' } }, 'llega como a la 1:20 p.m.'],
    [{ ...booked, door }, 'Precio final de Diaz & Sons Hauling: $240Precio estimado: hasta $200', 'Precio final: $240'],
    [{ ...booked, door: { ...door, state: 'accepted', answeredAt } }, 'Usted aceptó $240 a la 1:05 p.m. de ayer.'],
    [
      { ...booked, door: { ...door, state: 'declined', answeredAt }, pickup: over },
      'Usted no aceptó $240',
      'Nadie vino',
    ],
    [
      { ...booked, pickup: { ...over, noShowAt: answeredAt } },
      'Nos avisó a la 1:05 p.m. de ayer que nadie vino. Lo sentimos. ¿Qué prefiere?',
    ],
    [
      { status: 'Completed', hauler, pricePaid: 165, loadSize: 'quarter', loadSizeHauled: 'half' },
      'Precio pagado$165Medio camión',
      'CargaUn cuarto de camión',
    ],
    [
      { status: 'Canceled', cancelReasons: ['The price was too high', 'Me mudo a otra ciudad'] },
      'El precio era muy altoMe mudo a otra ciudad',
    ],
  ];
  await openLead();
  expect(document.title).toMatch(/^Ver mi solicitud/);
  expect(fact('Servicio')).toHaveTextContent('Recoger muebles viejos, Recoger electrodomésticos');
  expect(fact('Día y hora')).toHaveTextContent('Sin fecha todavía');
  expect(screen.getByText('sábado, 21 de noviembre de 2026, 3:40 p.m.')).toHaveAttribute('datetime');

  for (const [changes, ...sentences] of states) {
    await show({ ...request, ...changes });
    const text = screen.getByRole('article').textContent.replaceAll('\u00A0', ' ');
    for (const sentence of sentences) expect.soft(text).toContain(sentence);
    expectNoEnglish(hauler.name);
  }
  // What was typed stays as it was typed, even a date.
  await show({ ...request, timeframe: 'December 1, 2026' });
  expect(fact('Día y hora')).toHaveTextContent('December 1, 2026');
  await show({ ...request, hauler: { ...hauler, languages: ['en'] } });
  expect(screen.getByRole('article')).toHaveTextContent(
    'Diaz & Sons Hauling atiende en inglés. Si no se entienden, avísenos y buscamos otra empresa.',
  );
  expect(screen.getByRole('link', { name: 'avísenos' })).toHaveAttribute('href', `/es/contact#id=${TRACKING_ID}`);
  await show({ ...request, hauler: { ...hauler, languages: ['en'] }, status: 'Completed' });
  expect(screen.getByRole('article')).not.toHaveTextContent(/español|inglés/);
});

test('messages can be had in English, and consent given here is to the Spanish words', async () => {
  const user = await openLead({ agreedToMessages: false, updates: { by: 'mail', bounced: [] } });
  const dialog = await openDialog(user, 'Cambiar mis datos', 'Cambiar sus datos');
  const choice = within(dialog.getByRole('group', { name: 'Mensajes en:' }));
  expect(choice.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
    'español',
    'English',
  ]);
  expect(choice.getByRole('radio', { name: 'español' })).toBeChecked();
  expect(choice.getByText('English')).toHaveAttribute('lang', 'en');
  expectNoEnglish();
  backend.answer('updateLead', details(request));

  await user.click(choice.getByRole('radio', { name: 'English' }));
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Guardar mis datos' }));

  await untilToasted(
    'success',
    'Datos guardados',
    'Esta página ya los muestra, y los verá la empresa que tome su solicitud.',
  );
  const consent = { agreedToMessages: true, consentVersion: consentVersions.es };
  expect(backend.bodiesTo('updateLead')).toEqual([{ trackingId, action: 'correct', language: 'en', ...consent }]);
});

test('a refusal is explained in Spanish, in general if its only words are in English', async () => {
  expectLogged('The request was not changed');
  const user = await openLead();
  const dialog = await openDialog(user, 'Cambiar mis datos', 'Cambiar sus datos');
  backend.answer('updateLead', { status: 409, body: { statusCode: 409, message: 'In words of the function.' } });

  await user.click(dialog.getByRole('button', { name: 'Guardar mis datos' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('No se pudieron guardar sus datos. Intente otra vez.');
});

test.each<[string, Answer, string]>([
  [
    'for an unknown request, whatever the function says',
    { status: 200, body: { message: 'The tracking ID provided was not found in our system.' } },
    'No hay una solicitud con este número de seguimiento',
  ],
  [
    'after too many requests',
    { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Too many requests.' } },
    'El servidor contestó 429. Son demasiados intentos. Intente otra vez en un minuto.',
  ],
])('a failed lookup is explained in Spanish %s', async (_, answer, sentence) => {
  backend.answer('leadDetails', answer);

  await expect(getLeadDetails(trackingId)).rejects.toThrow(sentence);
});

test('the requests of this device have Spanish links and dates', async () => {
  rememberRequest({ leadId: 'a', trackingId, submittedAt: Date.parse('2026-11-21T23:40:00.000Z') });
  await renderApp('/es/track');

  expect(screen.getByRole('heading', { name: 'Enviadas desde este teléfono o computadora' })).toBeInTheDocument();
  expect(screen.getByText(/^21 nov 2026, 3:40 p\. ?m\.$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: TRACKING_ID })).toHaveAttribute('href', `/es/track/${TRACKING_ID}`);
});
