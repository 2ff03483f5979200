import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { addressIn, language } from '@/lib/language';
import { words as contact } from '@/words/contact';
import { words } from '@/words/stop-mail';
import { words as ui } from '@/words/ui';
import { expectLogged } from '../support/console';
import { type Answer, fakeBackend, heldAnswer } from '../support/fake-backend';
import { expectSentOnPrivacy, goToPrivacy } from '../support/other-page';
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

test('a click whose connection breaks waits, says so, and is sent again when it is back', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('stopMail', answer, 'ok');
  const { user } = await renderApp(PATH);
  await user.click(button());
  await waitFor(() => expect(backend.callsTo('stopMail')).toHaveLength(1));

  fireEvent.offline(window);
  release('connection lost');
  await passTime(1000);
  expect(await screen.findByRole('status')).toHaveTextContent(offline);
  fireEvent.online(window);

  await untilStopped();
  expect(backend.callsTo('stopMail')).toHaveLength(2);
});

describe('a visitor who leaves during the call', () => {
  /** Clicks the button and goes to another page before the answer. */
  async function clickAndLeave() {
    const { answer, release } = heldAnswer();
    backend.answer('stopMail', answer);
    const app = await renderApp(PATH);
    await app.user.click(button());
    await waitFor(() => expect(backend.callsTo('stopMail')).toHaveLength(1));
    await goToPrivacy(app.user);
    return { ...app, release };
  }

  test('stays on the other page and sees its result on return', async () => {
    const { goBack, release } = await clickAndLeave();
    release();
    await expectSentOnPrivacy();

    await goBack();

    await untilStopped();
    expect(backend.callsTo('stopMail')).toHaveLength(1);
  });

  test('stays there if it is refused, and on return sees that and can click again', async () => {
    expectLogged('The emails were not stopped');
    const { user, goBack, release } = await clickAndLeave();
    release({ status: 400, body: { statusCode: 400, message: 'No.' } });
    await expectSentOnPrivacy();

    await goBack();
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    backend.answer('stopMail', 'ok');
    await user.click(button());

    await untilStopped();
    expect(backend.callsTo('stopMail')).toHaveLength(2);
  });

  test('cannot send it again on return before there is an answer', async () => {
    const { user, goBack, release } = await clickAndLeave();

    await goBack();
    await user.click(await screen.findByRole('button', { name: sending }));
    release();

    await untilStopped();
    expect(backend.callsTo('stopMail')).toHaveLength(1);
  });

  test('stays there if the connection breaks, and it is sent when the connection is back', async () => {
    const { goBack, release } = await clickAndLeave();
    fireEvent.offline(window);
    release('connection lost');
    await passTime(1000);
    expect(backend.callsTo('stopMail')).toHaveLength(1);
    backend.answer('stopMail', 'ok');

    fireEvent.online(window);
    await expectSentOnPrivacy();
    expect(backend.callsTo('stopMail')).toHaveLength(2);
    await goBack();

    await untilStopped();
  });
});

test('after a reload during the call, the page claims nothing, and the button works again', async () => {
  backend.answer('stopMail', heldAnswer().answer, 'ok');
  const { user, unmount } = await renderApp(PATH);
  await user.click(button());
  await waitFor(() => expect(backend.callsTo('stopMail')).toHaveLength(1));
  unmount();
  queryClient.clear();

  const { user: sameUser } = await renderApp(PATH);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await sameUser.click(button());

  await untilStopped();
  const [first, second] = backend.bodiesTo('stopMail');
  expect(second).toEqual(first);
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
