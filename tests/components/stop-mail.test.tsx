import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { words } from '@/words/stop-mail';
import { words as ui } from '@/words/ui';
import { expectLogged } from './support/console';
import { backendOfTests, heldAnswer, tooMany } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';

const PATH = '/stop-mail/7K3M-9Q2X-4TBV-R8ND';
const { stop, sending, failed, offline, request } = words.asking;

const backend = backendOfTests();

beforeEach(() => fakeClock());

const button = (name = stop) => screen.getByRole('button', { name });

async function untilStopped() {
  const heading = await screen.findByRole('heading', { name: words.stopped.heading });
  await waitFor(() => expect(heading).toHaveFocus());
}

// What happens to any action while it is sent is in use-actions.test.tsx.

test("opening the link changes nothing, and says which messages it doesn't stop", async () => {
  await renderApp(PATH);
  await passTime(5000);

  expect(button()).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(request.before.trim());
  expect(backend.callsTo('stopMail')).toEqual([]);
});

test('the button stops the emails, once however often it is pressed, and the page says so', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('stopMail', answer);
  const { user } = await renderApp(PATH);

  await user.dblClick(button());
  await waitFor(() => expect(button(sending)).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button(sending));
  release();

  await untilStopped();
  expect(backend.bodiesTo('stopMail')).toEqual([{ token: '7K3M9Q2X4TBVR8ND' }]);
  expect(screen.getByRole('link', { name: ui.writeToUs.asSentence })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button', { name: stop })).not.toBeInTheDocument();
});

test('a click that fails is reported and can be repeated', async () => {
  expectLogged('The emails were not stopped');
  backend.answer('stopMail', tooMany);
  const { user } = await renderApp(PATH);

  await user.click(button());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed));
  backend.answer('stopMail', 'ok');
  await user.click(button());

  await untilStopped();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('offline, the click waits, says so, and is sent when the connection is back', async () => {
  const { user } = await renderApp(PATH);
  fireEvent.offline(window);

  await user.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent(offline);
  expect(backend.callsTo('stopMail')).toEqual([]);
  fireEvent.online(window);

  await untilStopped();
  expect(backend.callsTo('stopMail')).toHaveLength(1);
});
