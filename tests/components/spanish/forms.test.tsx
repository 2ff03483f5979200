import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consentVersions } from '@/content/facts/consent';
import { openBooking, submit, untilConfirmed } from '../support/booking';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, backendOfTests } from '../support/fake-backend';
import { renderApp } from '../support/render-app';
import { skipTime } from '../support/time';
import { untilToasted } from '../support/toasts';

const env = vi.hoisted(() => ({ siteAnswersSpanish: false }));

vi.mock('@/lib/env', async (original) => ({
  ...(await original<object>()),
  get siteAnswersSpanish() {
    return env.siteAnswersSpanish;
  },
}));

const WHO_CALLS = 'Primero buscamos una empresa que hable español. Si ninguna puede, le llamará una que habla inglés.';

const backend = backendOfTests();

beforeEach(() => {
  env.siteAnswersSpanish = false;
});

test('a request is sent with its language and the Spanish consent, and the form says before and after who calls', async () => {
  const { user } = await openBooking({ values: { loadSize: 'half', email: 'ana@example.com' } });
  expect(screen.getByText(WHO_CALLS)).toBeInTheDocument();
  expectNoEnglish('Ana Diaz');

  await submit(user);
  await untilConfirmed();

  expect(screen.getByText(/^Se cuentan de 8/)).toHaveTextContent(WHO_CALLS);
  expectNoEnglish();
  expect(backend.sentLeads()).toMatchObject([
    { language: 'es', consent_version: consentVersions.es, source_page: 'http://localhost:3000/es/book' },
  ]);
});

const tooMany: Answer = {
  status: 429,
  body: { code: 'PT429', message: 'We are receiving too many requests right now.' },
};

test.each<[string, boolean, Answer, string, string]>([
  ['refused', false, { status: 400 }, 'Intente otra vez o llámenos.', 'Llamar al +1 (213) 555-0142 (en inglés)'],
  [
    'over the limit, with an English server message and a phone answered in Spanish',
    true,
    tooMany,
    'En este momento nos llegan demasiadas solicitudes. Intente otra vez o llámenos.',
    'Llamar al +1 (213) 555-0142',
  ],
])('a request %s is explained in Spanish', async (_, siteAnswersSpanish, answer, said, call) => {
  expectLogged('The request was not submitted');
  env.siteAnswersSpanish = siteAnswersSpanish;
  backend.answer('leads', answer);
  const { user } = await openBooking();

  await submit(user);

  await untilToasted('error', 'No se pudo enviar la solicitud', said);
  expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+12135550142');
  expect(screen.getByRole('button', { name: 'Cerrar el aviso' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /^Avisos/ })).toBeInTheDocument();
  expectNoEnglish('Ana Diaz');
});

test('what a message lacks is explained in Spanish in any browser, and so is a refusal', async () => {
  expectLogged('The message was not sent');
  const { user } = await renderApp('/es/contact');
  const [name, email, subject] = ['Nombre', 'Correo electrónico', 'Tema'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  const send = async (sender: UserEvent) => {
    skipTime(3000);
    await sender.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  };

  await user.type(email, 'ana');
  await send(user);
  expect(subject.validationMessage).toBe('Complete este campo');
  expect(email.validationMessage).toBe('Escriba un correo electrónico válido');
  await user.type(name, '\u3164');
  await user.type(email, '@example.com.');
  await user.selectOptions(subject, 'Problema con una solicitud');
  await user.type(screen.getByLabelText('Mensaje'), '¿Cuándo llegan?');
  await send(user);
  expect(subject.validity.valid).toBe(true);
  expect(name.validationMessage).toBe('Quite los caracteres que no son texto');
  expect(email.validationMessage).toBe('Escriba un correo electrónico válido');

  await user.type(name, '{Backspace}Ana');
  await user.type(email, '{Backspace}');
  backend.answer('contactMessages', {
    status: 429,
    body: { code: 'PT429', message: 'We are receiving too many messages right now.' },
  });
  await send(user);
  const said = 'En este momento nos llegan demasiados mensajes. No se pudo enviar el mensaje. Intente otra vez.';
  await untilToasted('error', 'Error', said);
  expectNoEnglish();
  backend.answer('contactMessages', 'ok');
  await send(user);
  expect(await screen.findByRole('heading', { name: 'Gracias' })).toBeInTheDocument();
  expect(backend.bodiesTo('contactMessages')).toMatchObject([{}, { language: 'es', message: '¿Cuándo llegan?' }]);
});
