import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { addressIn, language } from '@/lib/language';
import { words as contact } from '@/words/contact';
import { words } from '@/words/stop-mail';
import { words as ui } from '@/words/ui';
import { expectLogged } from '../support/console';
import { type Answer, fakeBackend, heldAnswer } from '../support/fake-backend';
import { preload, renderApp } from '../support/render-app';
import { fakeClock, passTime } from '../support/time';

const PATH = addressIn(language, '/stop-mail/7K3M-9Q2X-4TBV-R8ND');
const { stop, sending, failed, offline, request } = words.asking;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  fakeClock();
  queryClient.clear();
  backend = fakeBackend();
});

const button = (name = stop) => screen.getByRole('button', { name });

async function untilStopped() {
  const heading = await screen.findByRole('heading', { name: words.stopped.heading });
  await waitFor(() => expect(heading).toHaveFocus());
}

test('opening the link changes nothing', async () => {
  await renderApp(PATH);
  await passTime(5000);

  expect(button()).toBeInTheDocument();
  expect(backend.callsTo('stopMail')).toEqual([]);
});

test("the page says which messages it doesn't stop", async () => {
  await renderApp(PATH);

  expect(screen.getByRole('main')).toHaveTextContent(request.before.trim());
});

test('the button stops the emails, and the page says so and links to the contact page', async () => {
  const { user } = await renderApp(PATH);

  await user.click(button());

  await untilStopped();
  expect(backend.bodiesTo('stopMail')).toEqual([{ token: '7K3M9Q2X4TBVR8ND' }]);
  expect(screen.getByRole('link', { name: ui.writeToUs.asSentence })).toHaveAttribute(
    'href',
    addressIn(language, '/contact'),
  );
  expect(screen.queryByRole('button', { name: stop })).not.toBeInTheDocument();
});

test('clicking twice sends once', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('stopMail', answer);
  const { user } = await renderApp(PATH);

  await user.dblClick(button());
  await waitFor(() => expect(button(sending)).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button(sending));
  release();

  await untilStopped();
  expect(backend.callsTo('stopMail')).toHaveLength(1);
});

test.each<[string, Answer, number]>([
  ['is lost', 'connection lost', 3],
  ['gets a server error', { status: 500, body: { statusCode: 500, message: 'Our side.' } }, 3],
  ['exceeds the limit', { status: 429, body: { statusCode: 429, message: 'Too many requests.' } }, 1],
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

test('a visitor who leaves during the call sees its result on return', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('stopMail', answer);
  const { user, unmount } = await renderApp(PATH);
  await user.click(button());
  await screen.findByRole('button', { name: sending });
  unmount();
  release();

  await renderApp(PATH);

  await untilStopped();
  expect(backend.callsTo('stopMail')).toHaveLength(1);
});

test.each(['/stop-mail', '/stop-mail/7K3M-9Q2X', '/stop-mail/nonsense', '/stop-mail/%20'])(
  'the incomplete link %s is reported without a button',
  async (path) => {
    await preload(addressIn(language, '/contact'));
    const { user } = await renderApp(addressIn(language, path));

    expect(await screen.findByRole('heading', { name: words.brokenLink.heading })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: stop })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: ui.writeToUs.withinSentence }));

    expect(await screen.findByLabelText(contact.message)).toBeInTheDocument();
    expect(backend.callsTo('stopMail')).toEqual([]);
  },
);

test('the page is not for search engines and sends no referrer', async () => {
  await renderApp(PATH);

  await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
  expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});
