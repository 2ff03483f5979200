import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { refill } from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, backendOfTests, heldAnswer } from './support/fake-backend';
import { expectSentOnPrivacy, followLink, goToPrivacy } from './support/other-page';
import { renderApp } from './support/render-app';
import { fakeClock, passTime, skipTime } from './support/time';
import { untilToasted } from './support/toasts';
import { sendForEver } from './support/under-way';

const FAILED = 'Failed to send message. Please try again.';
const OFFLINE = 'You’re offline. We’ll keep your message here and send it as soon as you’re back online.';
const message = { Name: 'Ana Diaz', Email: 'ana@example.com', Subject: 'lead-issue', Message: 'Nobody came.\nWhy?' };
const empty = { Name: '', Email: '', Subject: '', Message: '' };
const fields = ['Name', 'Email', 'Subject', 'Message'] as const;
const refusal: Answer = { status: 400, body: { code: '23514', message: 'violates check constraint' } };
const duplicate: Answer = {
  status: 409,
  body: { code: '23505', message: 'duplicate key value violates unique constraint "contact_messages_pkey"' },
};

const backend = backendOfTests();

beforeEach(() => fakeClock());

const field = (name: (typeof fields)[number]) => screen.getByLabelText<HTMLInputElement>(name);
const sent = () => backend.bodiesTo('contactMessages') as { id: string; message: string }[];

async function fillMessage(user: UserEvent) {
  for (const name of ['Name', 'Email', 'Message'] as const) {
    await user.click(field(name));
    await user.paste(message[name]);
  }
  await user.selectOptions(field('Subject'), 'Lead Issue');
}

/** Clicks Send Message after the minimum time a person needs. */
async function send(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
}

/** Fills in and sends a message to a backend with these answers, on a page reached from another. */
async function sendTo(...answers: (Answer | Promise<Answer>)[]) {
  backend.answer('contactMessages', ...answers);
  const app = await renderApp('/privacy');
  await openForm(app.user);
  await fillMessage(app.user);
  await send(app.user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  return app;
}

/** Follows the link to the form from another page. */
const openForm = (user: UserEvent) => followLink(user, 'Contact', '/contact', 'Contact us');

async function untilThanked() {
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank You' })).toHaveFocus());
}

function expectFields(values: Partial<typeof message>) {
  for (const name of fields) if (name in values) expect(field(name)).toHaveValue(values[name]);
}

/** The message went out this often, each time the same. */
function expectSent(times: number) {
  const [first, ...others] = sent();
  expect(first).toMatchObject({ name: message.Name, message: message.Message });
  expect(others).toEqual(Array.from({ length: times - 1 }, () => first));
}

test('the form requires all, and takes no more than the database stores and no odd address or hidden characters', async () => {
  const { user } = await renderApp('/contact');
  for (const name of fields) expect(field(name)).toBeRequired();
  expect(field('Name')).toHaveAttribute('maxlength', '120');
  expect(field('Email')).toHaveAttribute('maxlength', '254');
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Message')).toHaveAttribute('maxlength', '5000');
  const options = within(field('Subject')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose a subject'],
    ['general', 'General'],
    ['lead-issue', 'Lead Issue'],
    ['merchant-inquiry', 'Merchant Inquiry'],
  ]);
  expect(screen.getByRole('link', { name: 'Do you haul? See how to join' })).toHaveAttribute('href', '/haulers');
  expect(screen.getByRole('complementary')).not.toHaveTextContent(/Spanish|English|español/);

  await send(user);
  await fillMessage(user);
  for (const wrong of ['ana', 'ana@exämple.com', 'ana@example.com.', 'ana..ruiz@example.com']) {
    await user.clear(field('Email'));
    await user.type(field('Email'), wrong);
    await send(user);
    expect(field('Email')).toBeInvalid();
    const fault = wrong.includes('..') ? /^Check the dots/ : 'Please enter a valid email address';
    if (wrong !== 'ana') expect(field('Email')).toHaveProperty('validationMessage', expect.stringMatching(fault));
  }
  await user.clear(field('Email'));
  await user.type(field('Email'), message.Email);
  expect(field('Email')).toBeValid();
  await user.clear(field('Name'));
  await user.type(field('Name'), '\u3164');
  await user.type(field('Message'), '\n👩‍👩‍👧');
  await send(user);
  expect(field('Name')).toBeInvalid();
  expect(field('Message')).toBeValid();
  expect(sent()).toEqual([]);
});

test('a message is sent once with exactly these columns; then the page says thank you, and the next one is new', async () => {
  // Another pending call doesn't hold it up.
  sendForEver();
  const { answer, release } = heldAnswer();
  backend.answer('contactMessages', answer);
  const { user, unmount } = await renderApp('/contact');
  await fillMessage(user);
  skipTime(3000);
  await user.dblClick(screen.getByRole('button', { name: 'Send Message' }));
  const sending = await screen.findByRole('button', { name: 'Sending...' });
  expect(sending).toHaveAttribute('aria-disabled', 'true');
  expect(sending.closest('form')).toHaveAttribute('aria-busy', 'true');
  await user.click(sending);
  release();
  await untilThanked();

  expect(screen.getByText('We got your message. We read every one and will answer by email.')).toBeInTheDocument();
  const { Name: name, Email: email, Subject: subject, Message: text } = message;
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(sent()).toEqual([{ id, name, email, subject, message: text, language: 'en' }]);
  await user.click(screen.getByRole('button', { name: 'Send Another Message' }));
  expectFields(empty);
  await fillMessage(user);
  await send(user);
  await untilThanked();
  expect(sent()[1]?.id).not.toBe(sent()[0]?.id);
  unmount();

  await renderApp('/contact');
  expectFields(empty);
});

// Failing

test('a refusal is reported immediately with its reason, is not retried, and keeps the message', async () => {
  expectLogged('The message was not sent');
  const tooMany = 'Too many messages with this email address.';
  const { user } = await sendTo(refusal, { status: 429, body: { code: 'PT429', message: tooMany } });
  await untilToasted('error', 'Error', FAILED);
  await passTime(10_000);
  expect(sent()).toHaveLength(1);
  await send(user);

  await untilToasted('error', 'Error', `${tooMany} ${FAILED}`);
  await passTime(10_000);
  expectSent(2);
  expectFields(message);
});

test('a server that fails three times is reported without its words; the next try is the same until it is corrected', async () => {
  expectLogged('The message was not sent');
  backend.answer('contactMessages', { status: 500, body: { message: 'out of memory' } });
  const { user, unmount } = await renderApp('/contact');
  await fillMessage(user);
  for (const tries of [3, 6]) {
    await send(user);
    await waitFor(() => expect(sent()).toHaveLength(tries - 2));
    await passTime(3000);
    await waitFor(() => expect(sent()).toHaveLength(tries));
    expect((await screen.findAllByText(FAILED)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/out of memory/)).not.toBeInTheDocument();
    expectFields(message);
  }
  expectSent(6);
  unmount();

  backend.answer('contactMessages', 'ok');
  const { user: sameUser } = await renderApp('/contact');
  await sameUser.type(field('Message'), ' And a fridge.');
  await send(sameUser);
  await untilThanked();
  expect(sent().at(-1)?.message).toMatch(/ And a fridge\.$/);
  expect(sent().at(-1)?.id).not.toBe(sent()[0]?.id);
});

test('a message that arrived although its answer was lost, even before a reload, counts as sent', async () => {
  const { unmount } = await sendTo(heldAnswer().answer, 'connection lost', duplicate);
  unmount();
  queryClient.clear();

  const { user } = await renderApp('/contact');
  expectFields(message);
  await send(user);
  await waitFor(() => expect(sent()).toHaveLength(2));
  await passTime(1000);

  await untilThanked();
  expectSent(3);
});

test('what is typed while a message is sent is not sent with it, not even when it is tried again', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await sendTo(answer, 'ok');

  await refill(user, 'Message', 'Good bye');
  release({ status: 503 });
  await passTime(1000);

  await untilThanked();
  expectSent(2);
});

test("a script that fills in the hidden field sends nothing, and a person's next attempt does", async () => {
  expectLogged('The message was not sent');
  const { user } = await renderApp('/contact');
  await fillMessage(user);
  await user.type(screen.getByLabelText('Leave this empty'), 'https://spam.example');

  await send(user);
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  await passTime(10_000);
  expect(sent()).toEqual([]);

  await send(user);
  await untilThanked();
});

test('a message sent faster than a person can type waits for three seconds, even if the page is left', async () => {
  const openedAt = new Date();
  vi.setSystemTime(openedAt);
  const { user, unmount } = await renderApp('/contact');
  await fillMessage(user);
  vi.setSystemTime(openedAt);

  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await passTime(1500);
  expect(sent()).toEqual([]);
  unmount();
  await passTime(1500);

  await waitFor(() => expect(sent()).toHaveLength(1));
});

// Offline, and on another page

test('offline, the message waits, says so, and is sent when the connection is back; so is one whose connection broke', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('contactMessages', answer, 'ok');
  const app = await renderApp('/privacy');
  await openForm(app.user);
  await fillMessage(app.user);
  fireEvent.offline(window);
  await send(app.user);
  expect(await screen.findByText(OFFLINE)).toHaveRole('status');
  expect(sent()).toEqual([]);
  fireEvent.online(window);
  await waitFor(() => expect(sent()).toHaveLength(1));

  fireEvent.offline(window);
  release('connection lost');
  await passTime(1000);
  expect(await screen.findByText(OFFLINE)).toBeInTheDocument();
  await app.goBack();
  fireEvent.online(window);

  await expectSentOnPrivacy();
  expectSent(2);
});

describe('a visitor who leaves while a message is sent', () => {
  test('stays there when it has arrived, and finds an empty form later', async () => {
    const { answer, release } = heldAnswer();
    const app = await sendTo(answer);
    await app.goBack();

    release();
    await expectSentOnPrivacy();
    expectSent(1);
    await openForm(app.user);

    expectFields(empty);
  });

  test('is told there that it was refused, and finds later what was typed meanwhile', async () => {
    expectLogged('The message was not sent');
    const { answer, release } = heldAnswer();
    const app = await sendTo(answer);
    await refill(app.user, 'Message', 'Good bye');
    await goToPrivacy(app.user);

    release(refusal);
    await untilToasted('error', 'Error', FAILED);
    await expectSentOnPrivacy();
    expectSent(1);
    await openForm(app.user);

    expectFields({ ...message, Message: 'Good bye' });
  });
});

// The draft

test('an unsent message comes back, without ever being missing from the device, and leaves nothing once deleted', async () => {
  const { user, unmount } = await renderApp('/contact');
  await fillMessage(user);
  unmount();

  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  const { user: sameUser } = await renderApp('/contact');
  expectFields(message);
  expect(removed).not.toHaveBeenCalledWith('contact-draft');
  removed.mockRestore();
  for (const name of ['Name', 'Email', 'Message'] as const) await sameUser.clear(field(name));
  await sameUser.selectOptions(field('Subject'), '');
  expect(localStorage.getItem('contact-draft')).toBeNull();
});

test('text typed before the code was loaded is sent', async () => {
  const { user } = await renderApp('/contact');
  await fillMessage(user);
  const area = field('Message');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Typed early.');

  await send(user);
  await untilThanked();

  expect(sent()).toMatchObject([{ name: message.Name, message: 'Typed early.' }]);
});

describe('a link with a tracking ID', () => {
  const FIRST_LINE = 'Tracking ID: 7K3M-9Q2X-4TBV-R8ND\n\n';

  test('starts the message with the tracking ID', async () => {
    const { user } = await renderApp('/contact#id=7k3m9q2x4tbvr8nd');
    expectFields({ ...empty, Subject: 'lead-issue', Message: FIRST_LINE });
    await user.type(field('Name'), message.Name);
    await user.type(field('Email'), message.Email);
    await user.type(field('Message'), 'Nobody came.');

    await send(user);
    await untilThanked();

    expect(sent()).toMatchObject([{ subject: 'lead-issue', message: `${FIRST_LINE}Nobody came.` }]);
  });

  test('keeps a message begun before and adds the ID only once, if it is one', async () => {
    const first = await renderApp('/contact#id=7K3M-9Q2X-4TBV');
    expectFields(empty);
    await first.user.type(field('Message'), 'Who comes?');
    await first.user.selectOptions(field('Subject'), 'General');
    first.unmount();

    for (let visit = 1; visit <= 2; visit += 1) {
      const { unmount } = await renderApp('/contact#id=7K3M-9Q2X-4TBV-R8ND');
      expectFields({ Subject: 'general', Message: `${FIRST_LINE}Who comes?` });
      unmount();
    }
  });
});
