import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBooking, submit, untilConfirmed } from '../support/booking';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, fakeBackend } from '../support/fake-backend';
import { untilToasted } from '../support/toasts';

const env = vi.hoisted(() => ({ siteAnswersSpanish: false }));

vi.mock('@/lib/env', async (original) => ({
  ...(await original<object>()),
  get siteAnswersSpanish() {
    return env.siteAnswersSpanish;
  },
}));

const WHO_CALLS = 'Primero buscamos una empresa que hable español. Si ninguna puede, le llamará una que habla inglés.';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  env.siteAnswersSpanish = false;
});

test("the caller's language is mentioned before and after sending the request", async () => {
  const { user } = await openBooking();
  expect(screen.getByText(WHO_CALLS)).toBeInTheDocument();

  await submit(user);
  await untilConfirmed();

  expect(screen.getByText(/^Es decir, antes de/)).toHaveTextContent(WHO_CALLS);
});

const tooMany: Answer = {
  status: 429,
  body: { code: 'PT429', message: 'We are receiving too many requests right now.' },
};

test.each<[string, boolean, Answer, string, string]>([
  [
    'refused, with the phone answered in English',
    false,
    { status: 400 },
    'Intente otra vez o llámenos.',
    'Llamar al +1 (213) 555-0142 (en inglés)',
  ],
  [
    'refused, with the phone answered in Spanish',
    true,
    { status: 400 },
    'Intente otra vez o llámenos.',
    'Llamar al +1 (213) 555-0142',
  ],
  [
    'over the limit, with an English server message',
    true,
    tooMany,
    'En este momento nos llegan demasiadas solicitudes. Intente otra vez o llámenos.',
    'Llamar al +1 (213) 555-0142',
  ],
])('a request %s', async (_, siteAnswersSpanish, answer, said, call) => {
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
