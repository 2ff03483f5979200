import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/lib/query-client';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { fakeBackend } from '../support/fake-backend';
import { renderApp } from '../support/render-app';
import { takeTheClock } from '../support/time';

const PATH = '/es/stop-mail/7K3M-9Q2X-4TBV-R8ND';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  takeTheClock();
  queryClient.clear();
  backend = fakeBackend();
});

function text() {
  return screen.getByRole('main').textContent;
}

test('the page asks, stops the emails and says so in Spanish', async () => {
  const { user } = await renderApp(PATH);
  expect(screen.getByRole('heading', { level: 1, name: '¿No pidió nuestros correos?' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Parar nuestros correos/);
  expect(text()).toContain('Si también quiere que se borre la solicitud, escríbanos.');
  expectNoEnglish();

  await user.click(screen.getByRole('button', { name: 'Parar estos correos' }));

  expect(await screen.findByRole('heading', { name: 'Ya paramos los correos' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Escríbanos' })).toHaveAttribute('href', '/es/contact');
  expectNoEnglish();
  expect(backend.bodiesTo('stopMail')).toEqual([{ token: '7K3M9Q2X4TBVR8ND' }]);
});

test('a failure is told in Spanish', async () => {
  backend.answer('stopMail', { status: 400, body: { statusCode: 400, message: 'In words of the function.' } });
  const { user } = await renderApp(PATH);

  await user.click(screen.getByRole('button', { name: 'Parar estos correos' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo, y todavía no hemos parado los correos. Intente otra vez en un minuto.',
  );
  expectNoEnglish();
  expectLogged('The emails were not stopped');
});

test('a link that lost a part is told in Spanish', async () => {
  await renderApp('/es/stop-mail/7K3M');

  expect(screen.getByRole('heading', { level: 1, name: 'A este enlace le falta una parte' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'escríbanos' })).toHaveAttribute('href', '/es/contact');
  expectNoEnglish();
});
