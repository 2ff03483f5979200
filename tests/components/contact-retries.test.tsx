import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectLogged } from './support/console';
import { type Answer, fakeBackend } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { fakeClock, passTime, skipTime } from './support/time';
import { untilToasted } from './support/toasts';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  fakeClock();
});

/** Sends a message to a backend with these answers. */
async function sendTo(...answers: Answer[]) {
  backend.answer('contactMessages', ...answers);
  const { user } = await renderApp('/contact');
  await user.type(screen.getByLabelText('Name'), 'Ana Diaz');
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.selectOptions(screen.getByLabelText('Subject'), 'Lead Issue');
  await user.type(screen.getByLabelText('Message'), 'Nobody came.');
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(backend.callsTo('contactMessages')).toHaveLength(1));
}

test.each<[string, Answer, string]>([
  [
    'as malformed',
    { status: 400, body: { code: '23514', message: 'violates check constraint "email is an address"' } },
    'Failed to send message. Please try again.',
  ],
  [
    'over the limit',
    { status: 429, body: { code: 'PT429', message: 'Too many messages with this email address.' } },
    'Too many messages with this email address. Failed to send message. Please try again.',
  ],
])('a message refused %s is reported immediately and not sent again', async (_, refusal, words) => {
  expectLogged('The message was not sent');

  await sendTo(refusal);

  expect(await screen.findByText(words)).toBeInTheDocument();
  await untilToasted('error', 'Error', words);
  await passTime(10_000);
  expect(backend.callsTo('contactMessages')).toHaveLength(1);
  expect(screen.getByLabelText('Message')).toHaveValue('Nobody came.');
});

test('a message refused by a failing server is sent again', async () => {
  await sendTo({ status: 503 }, 'ok');

  await passTime(1000);

  expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeInTheDocument();
  expect(backend.callsTo('contactMessages')).toHaveLength(2);
});
