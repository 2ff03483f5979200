import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { fakeBackend } from '../support/fake-backend';
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

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  env.siteAnswersSpanish = false;
});

async function fillMessage(user: UserEvent) {
  await user.type(screen.getByLabelText('Nombre'), 'Ana');
  await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
  await user.selectOptions(screen.getByLabelText('Tema'), 'Problema con una solicitud');
  await user.type(screen.getByLabelText('Mensaje'), '¿Cuándo llegan?');
}

async function send(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
}

test('missing or invalid input is explained in Spanish in any browser until it is fixed', async () => {
  const { user } = await renderApp('/es/contact');
  const email = screen.getByLabelText<HTMLInputElement>('Correo electrónico');
  const subject = screen.getByLabelText<HTMLSelectElement>('Tema');

  await user.type(email, 'ana');
  await send(user);
  expect(subject.validationMessage).toBe('Complete este campo');
  expect(email.validationMessage).toBe('Escriba un correo electrónico válido');
  await user.clear(email);
  await fillMessage(user);
  expect([subject.validity.valid, email.validity.valid]).toEqual([true, true]);

  await send(user);

  expect(await screen.findByRole('heading', { name: 'Gracias' })).toBeInTheDocument();
});

test('field errors and the result of sending are in Spanish', async () => {
  expectLogged('The message was not sent');
  backend.answer('contactMessages', {
    status: 429,
    body: { code: 'PT429', message: 'We are receiving too many messages right now.' },
  });
  const { user } = await renderApp('/es/contact');
  await fillMessage(user);
  await user.type(screen.getByLabelText('Correo electrónico'), '.');
  await user.type(screen.getByLabelText('Nombre'), '\u202E');
  await send(user);
  const [name, email] = ['Nombre', 'Correo electrónico'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  expect(name?.validationMessage).toBe('Quite los caracteres que no son texto');
  expect(email?.validationMessage).toBe('Escriba un correo electrónico válido');

  await user.type(name as HTMLElement, '{Backspace}');
  await user.type(email as HTMLElement, '{Backspace}');
  await send(user);

  const said = 'En este momento nos llegan demasiados mensajes. No se pudo enviar el mensaje. Intente otra vez.';
  await untilToasted('error', 'Error', said);
  expectNoEnglish();
});

test.each([
  [false, 1],
  [true, 0],
])('the page says that the phone is answered in English, if it is: %s', async (siteAnswersSpanish, count) => {
  env.siteAnswersSpanish = siteAnswersSpanish;

  await renderApp('/es/contact');

  expect(screen.queryAllByText('Escríbanos en español. Por teléfono atendemos en inglés.')).toHaveLength(count);
});
