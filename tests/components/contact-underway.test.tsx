import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { fill, refill } from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, fakeBackend, heldAnswer } from './support/fake-backend';
import { expectSentOnPrivacy, followLink, goToPrivacy } from './support/other-page';
import { renderApp } from './support/render-app';
import { fakeClock, passTime, skipTime } from './support/time';
import { untilToasted } from './support/toasts';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  fakeClock();
});

const FAILED = 'Failed to send message. Please try again.';
const refusal: Answer = { status: 400, body: { code: '23514', message: 'violates check constraint' } };

const field = (name: string) => screen.getByLabelText(name);

/** Follows the link to the form from another page. */
async function openForm(user: UserEvent) {
  await followLink(user, 'Contact', '/contact', 'Contact us');
}

async function pressSend(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
}

/** Sends a message to a backend with these answers. */
async function sendTo(...answers: (Answer | Promise<Answer>)[]) {
  backend.answer('contactMessages', ...answers);
  const app = await renderApp('/privacy');
  await openForm(app.user);
  for (const [name, text] of [
    ['Name', 'Ana Diaz'],
    ['Email', 'ana@example.com'],
    ['Message', 'Nobody came.'],
  ] as const) {
    await fill(app.user, name, text);
  }
  await app.user.selectOptions(field('Subject'), 'Lead Issue');
  await pressSend(app.user);
  await waitFor(() => expect(backend.callsTo('contactMessages')).toHaveLength(1));
  return app;
}

/** Sends a message, and fails it when the connection breaks. */
async function sendAndLoseConnection() {
  const { answer, release } = heldAnswer();
  const app = await sendTo(answer, 'ok');
  fireEvent.offline(window);
  release('connection lost');
  await passTime(1000);
  expect(await screen.findByText(/^You’re offline/)).toBeInTheDocument();
  expect(backend.callsTo('contactMessages')).toHaveLength(1);
  return app;
}

async function untilThanked() {
  await screen.findByRole('heading', { name: 'Thank You' });
}

/** The message went out this often, each time the same. */
function expectSent(times: number) {
  const [first, ...others] = backend.bodiesTo('contactMessages');
  expect(first).toMatchObject({ name: 'Ana Diaz', message: 'Nobody came.' });
  expect(others).toEqual(Array.from({ length: times - 1 }, () => first));
}

test.each<[string, Answer, string]>([
  ['as malformed', refusal, FAILED],
  [
    'over the limit',
    { status: 429, body: { code: 'PT429', message: 'Too many messages with this email address.' } },
    `Too many messages with this email address. ${FAILED}`,
  ],
])('a message refused %s is reported immediately and not sent again', async (_, answer, words) => {
  expectLogged('The message was not sent');

  await sendTo(answer);

  expect(await screen.findByText(words)).toBeInTheDocument();
  await untilToasted('error', 'Error', words);
  await passTime(10_000);
  expect(backend.callsTo('contactMessages')).toHaveLength(1);
  expect(field('Message')).toHaveValue('Nobody came.');
});

test('a message refused by a failing server is sent again', async () => {
  await sendTo({ status: 503 }, 'ok');

  await passTime(1000);

  await untilThanked();
  expectSent(2);
});

test('what is typed while a message is being sent is not sent with it, not even when it is retried', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await sendTo(answer, 'ok');

  await refill(user, 'Message', 'Good bye');
  release({ status: 503 });
  await passTime(1000);

  await untilThanked();
  expectSent(2);
});

test('a message edited while it is being sent and then refused is not sent again, and the edit stays', async () => {
  expectLogged('The message was not sent');
  const { answer, release } = heldAnswer();
  const { user } = await sendTo(answer);

  await refill(user, 'Message', 'Good bye');
  release(refusal);

  await untilToasted('error', 'Error', FAILED);
  await passTime(10_000);
  expectSent(1);
  expect(field('Message')).toHaveValue('Good bye');
});

test('a message whose connection breaks says so and is sent again when it is back', async () => {
  await sendAndLoseConnection();

  fireEvent.online(window);

  await untilThanked();
  expectSent(2);
});

test('a message that arrived before a reload counts as sent when it is sent again', async () => {
  const { unmount } = await sendTo(heldAnswer().answer, {
    status: 409,
    body: { code: '23505', message: 'duplicate key value violates unique constraint "contact_messages_pkey"' },
  });
  unmount();
  queryClient.clear();

  const { user } = await renderApp('/contact');
  expect(field('Message')).toHaveValue('Nobody came.');
  await pressSend(user);

  await untilThanked();
  expectSent(2);
});

describe.each<[how: string, leave: (app: Awaited<ReturnType<typeof sendTo>>) => Promise<void>]>([
  ['a link', ({ user }) => goToPrivacy(user)],
  ['Back', ({ goBack }) => goBack()],
])('a visitor who leaves by %s while a message is being sent', (_, leave) => {
  test('stays there when it is sent, and finds an empty form later', async () => {
    const { answer, release } = heldAnswer();
    const app = await sendTo(answer);
    await leave(app);

    release();
    await expectSentOnPrivacy();
    expectSent(1);
    await openForm(app.user);

    for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(field(name)).toHaveValue('');
  });

  test('is told there that it was refused, and finds the form filled in later', async () => {
    expectLogged('The message was not sent');
    const { answer, release } = heldAnswer();
    const app = await sendTo(answer);
    await leave(app);

    release(refusal);
    await untilToasted('error', 'Error', FAILED);
    await expectSentOnPrivacy();
    expectSent(1);
    await openForm(app.user);

    expect(field('Message')).toHaveValue('Nobody came.');
  });

  test('stays there when the connection is back and it is sent', async () => {
    const app = await sendAndLoseConnection();
    await leave(app);

    fireEvent.online(window);

    await expectSentOnPrivacy();
    expectSent(2);
  });
});
