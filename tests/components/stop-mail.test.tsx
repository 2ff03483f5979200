import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { words } from '@/words/stop-mail';
import { words as ui } from '@/words/ui';
import { expectLogged } from './support/console';
import { type Answer, backendOfTests, heldAnswer, tooMany } from './support/fake-backend';
import { expectSentOnPrivacy, goToPrivacy } from './support/other-page';
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

test.each<[string, Answer, tries: number]>([
  ['is lost', 'connection lost', 3],
  ['exceeds the limit', tooMany, 1],
])('a click that %s is reported after its retries and can be repeated', async (_, answer, tries) => {
  expectLogged('The emails were not stopped');
  backend.answer('stopMail', answer);
  const { user } = await renderApp(PATH);

  await user.click(button());
  await waitFor(() => expect(backend.callsTo('stopMail')).toHaveLength(1));
  await passTime(3000);

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed));
  expect(backend.callsTo('stopMail')).toHaveLength(tries);
  backend.answer('stopMail', 'ok');
  await user.click(button());
  await untilStopped();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an unanswered call is aborted after 20 seconds and retried', async () => {
  backend.answer('stopMail', 'no answer', 'ok');
  const { user } = await renderApp(PATH);
  await user.click(button());
  await waitFor(() => expect(backend.callsTo('stopMail')).toHaveLength(1));

  await passTime(22_000);

  await untilStopped();
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

test('a visitor who leaves during the call stays on the other page, and sees its result on return', async () => {
  expectLogged('The emails were not stopped');
  const { answer, release } = heldAnswer();
  backend.answer('stopMail', answer);
  const { user, goBack } = await renderApp(PATH);
  await user.click(button());
  await waitFor(() => expect(backend.callsTo('stopMail')).toHaveLength(1));
  await goToPrivacy(user);

  await goBack();
  // It can't be sent again before there is an answer.
  await user.click(await screen.findByRole('button', { name: sending }));
  await goToPrivacy(user);
  release({ status: 400, body: { statusCode: 400, message: 'No.' } });
  await expectSentOnPrivacy();
  await goBack();
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  backend.answer('stopMail', 'ok');
  await user.click(button());

  await untilStopped();
  expect(backend.callsTo('stopMail')).toHaveLength(2);
});
