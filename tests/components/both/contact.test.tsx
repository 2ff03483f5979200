import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addressIn, language } from '@/lib/language';
import { words } from '@/words/contact';
import { fieldErrors } from '@/words/shared/errors';
import { words as ui } from '@/words/ui';
import { expectLogged } from '../support/console';
import { type Answer, fakeBackend, heldAnswer } from '../support/fake-backend';
import { renderApp } from '../support/render-app';
import { fakeClock, passTime, skipTime } from '../support/time';
import { untilToasted } from '../support/toasts';
import { sendForEver } from '../support/under-way';

const failure: Answer = { status: 500 };
const PATH = addressIn(language, '/contact');
const message = { name: 'Ana Diaz', email: 'ana@example.com', subject: 'lead-issue', message: 'Nobody came.\nWhy?' };
const empty = { name: '', email: '', subject: '', message: '' };
const fields = ['name', 'email', 'subject', 'message'] as const;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});

function field<Control extends HTMLInputElement>(name: (typeof fields)[number]) {
  return screen.getByLabelText<Control>(words[name]);
}

async function fillMessage(user: UserEvent) {
  for (const name of ['name', 'email', 'message'] as const) {
    await user.click(field(name));
    await user.paste(message[name]);
  }
  await user.selectOptions(field('subject'), words.subjects['lead-issue']);
}

/** Clicks Send Message after the minimum time a person needs. */
async function send(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: words.send }));
}

async function untilThanked() {
  await screen.findByRole('heading', { name: words.thanks.heading });
}

function expectFields(values: Partial<typeof message>) {
  for (const name of fields) if (name in values) expect(field(name)).toHaveValue(values[name]);
}

test('every field is required, and an invalid email stops the form', async () => {
  const { user } = await renderApp(PATH);
  for (const name of fields) expect(field(name)).toBeRequired();
  expect(field('email')).toHaveAttribute('type', 'email');

  await send(user);
  await fillMessage(user);
  await user.clear(field('email'));
  await user.type(field('email'), 'ana');
  await send(user);

  expect(field('email')).toBeInvalid();
  expect(screen.getByRole('button', { name: words.send })).toBeInTheDocument();
  expect(backend.callsTo('contactMessages')).toEqual([]);
});

test('hidden or reversing characters stop the form', async () => {
  const { user } = await renderApp(PATH);
  await fillMessage(user);
  await user.type(field('name'), '\u202E');
  await user.type(field('message'), '\n👩‍👩‍👧');

  await send(user);

  expect(field('name')).toBeInvalid();
  expect(field('message')).toBeValid();
  expect(backend.callsTo('contactMessages')).toEqual([]);
});

test.each(['ana@exämple.com', 'ana@ｅｘａｍｐｌｅ.com', 'ana@example.com.'])(
  'a domain with odd letters or a final dot stops the form until it is corrected: %s',
  async (email) => {
    const { user } = await renderApp(PATH);
    await fillMessage(user);
    const input = field('email');
    await user.clear(input);
    await user.type(input, email);

    await send(user);
    expect(input.validationMessage).toBe(fieldErrors['email-invalid']);
    expect(backend.callsTo('contactMessages')).toEqual([]);

    await user.clear(input);
    await user.type(input, 'ana@example.com');
    expect(input).toBeValid();
  },
);

test('there are three subjects', async () => {
  await renderApp(PATH);

  const options = within(field('subject')).getAllByRole<HTMLOptionElement>('option');

  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['', words.chooseSubject],
    ...Object.entries(words.subjects),
  ]);
});

test('haulers find the page that is for them', async () => {
  await renderApp(PATH);

  const link = screen.getByRole('link', { name: words.aside.haulers });
  expect(link).toHaveAttribute('href', addressIn(language, '/haulers'));
});

test('a message is sent with exactly these columns, and the page says thank you', async () => {
  const { user } = await renderApp(PATH);
  await fillMessage(user);

  await send(user);
  await untilThanked();

  expect(screen.getByText(words.thanks.text)).toBeInTheDocument();
  const thanks = screen.getByRole('heading', { name: words.thanks.heading });
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(thanks, 'only a script can put the focus here').toHaveAttribute('tabindex', '-1');
  expect(backend.bodiesTo('contactMessages')).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
      language,
    },
  ]);
});

test('while sending, the button says so and another click does nothing', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('contactMessages', answer);
  const { user } = await renderApp(PATH);
  await fillMessage(user);

  const idle = screen.getByRole('button', { name: words.send });
  expect(idle).toHaveAttribute('aria-disabled', 'false');
  expect(idle.closest('form')).toHaveAttribute('aria-busy', 'false');

  await send(user);
  const button = await screen.findByRole('button', { name: words.sending });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button.closest('form')).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  release();
  await untilThanked();

  expect(backend.callsTo('contactMessages')).toHaveLength(1);
});

test('a double click sends once', async () => {
  const { user } = await renderApp(PATH);
  await fillMessage(user);
  skipTime(3000);

  await user.dblClick(screen.getByRole('button', { name: words.send }));
  await untilThanked();

  expect(backend.callsTo('contactMessages')).toHaveLength(1);
});

test('Send Another Message returns to an empty form, and the next message is new', async () => {
  const { user } = await renderApp(PATH);
  await fillMessage(user);
  await send(user);
  await untilThanked();

  await user.click(screen.getByRole('button', { name: words.thanks.another }));
  expectFields(empty);
  await fillMessage(user);
  await send(user);
  await untilThanked();

  const [first, second] = backend.bodiesTo('contactMessages') as { id: string }[];
  expect(second?.id).not.toBe(first?.id);
});

test('a failed message shows its toast and stays in the form, and the next attempt is the same message', async () => {
  expectLogged('The message was not sent');
  fakeClock();
  backend.answer('contactMessages', failure, failure, failure, 'ok');
  const { user } = await renderApp(PATH);
  await fillMessage(user);

  await send(user);
  await waitFor(() => expect(backend.callsTo('contactMessages')).toHaveLength(1));
  await passTime(3000);

  await untilToasted('error', words.failed, words.failedMore);
  expectFields(message);
  expect(backend.callsTo('contactMessages')).toHaveLength(3);

  await send(user);
  await untilThanked();
  const [first, ...others] = backend.bodiesTo('contactMessages');
  expect(others).toEqual([first, first, first]);
});

test('a failed message becomes a new one after a correction, even after a reload', async () => {
  expectLogged('The message was not sent');
  fakeClock();
  backend.answer('contactMessages', failure, failure, failure, 'ok');
  const { user, unmount } = await renderApp(PATH);
  await fillMessage(user);
  await send(user);
  await waitFor(() => expect(backend.callsTo('contactMessages')).toHaveLength(1));
  await passTime(3000);
  await untilToasted('error', words.failed, words.failedMore);
  unmount();

  const { user: sameUser } = await renderApp(PATH);
  await sameUser.type(field('message'), ' And a fridge.');
  await send(sameUser);
  await untilThanked();

  const messages = backend.bodiesTo('contactMessages') as { id: string; message: string }[];
  expect(messages.at(-1)?.message).toMatch(/ And a fridge\.$/);
  expect(messages.at(-1)?.id).not.toBe(messages[0]?.id);
});

test('a lost answer after the message was stored is a success', async () => {
  fakeClock();
  backend.answer('contactMessages', 'connection lost', {
    status: 409,
    body: { code: '23505', message: 'duplicate key value violates unique constraint "contact_messages_pkey"' },
  });
  const { user } = await renderApp(PATH);
  await fillMessage(user);

  await send(user);
  await waitFor(() => expect(backend.callsTo('contactMessages')).toHaveLength(1));
  await passTime(1000);

  await untilThanked();
  expect(backend.callsTo('contactMessages')).toHaveLength(2);
});

test('the error message of a failing server is not shown', async () => {
  expectLogged('The message was not sent');
  fakeClock();
  const failures = Array.from({ length: 3 }, (): Answer => ({ status: 500, body: { message: 'out of memory' } }));
  backend.answer('contactMessages', ...failures);
  const { user } = await renderApp(PATH);
  await fillMessage(user);

  await send(user);
  await waitFor(() => expect(backend.callsTo('contactMessages')).toHaveLength(1));
  await passTime(3000);

  await untilToasted('error', words.failed, words.failedMore);
  expect(screen.queryByText(/out of memory/)).not.toBeInTheDocument();
});

test('a message is sent even if the page is left within three seconds', async () => {
  const openedAt = new Date();
  fakeClock(openedAt);
  const { user, unmount } = await renderApp(PATH);
  await fillMessage(user);
  vi.setSystemTime(openedAt);

  await user.click(screen.getByRole('button', { name: words.send }));
  unmount();
  await passTime(3000);

  await waitFor(() => expect(backend.callsTo('contactMessages')).toHaveLength(1));
});

test("another pending call doesn't hold up a message", async () => {
  sendForEver();
  const { user } = await renderApp(PATH);
  await fillMessage(user);

  await send(user);

  await untilThanked();
});

test('text typed before the code was loaded is sent', async () => {
  const { user } = await renderApp(PATH);
  await fillMessage(user);
  const area = field('message');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Typed early.');

  await send(user);
  await untilThanked();

  expect(backend.bodiesTo('contactMessages')).toMatchObject([{ name: message.name, message: 'Typed early.' }]);
});

test('an unsent message comes back when the page is reopened', async () => {
  const { user, unmount } = await renderApp(PATH);
  await fillMessage(user);
  unmount();

  await renderApp(PATH);

  expectFields(message);
});

test("a sent message doesn't come back", async () => {
  const { user, unmount } = await renderApp(PATH);
  await fillMessage(user);
  await send(user);
  await untilThanked();
  unmount();

  await renderApp(PATH);

  expectFields(empty);
});

test("a script that fills in the hidden field sends nothing, and a person's next attempt does", async () => {
  expectLogged('The message was not sent');
  fakeClock();
  const { user } = await renderApp(PATH);
  await fillMessage(user);
  await user.type(screen.getByLabelText(ui.honeypot), 'https://spam.example');

  await send(user);
  expect(await screen.findByText(words.failedMore)).toBeInTheDocument();
  await passTime(10_000);
  expect(backend.callsTo('contactMessages')).toEqual([]);

  await send(user);
  await untilThanked();
});

test('a message sent faster than a person can type waits until three seconds have passed', async () => {
  const openedAt = new Date();
  fakeClock(openedAt);
  const { user } = await renderApp(PATH);
  await fillMessage(user);
  vi.setSystemTime(openedAt);

  await user.click(screen.getByRole('button', { name: words.send }));
  await passTime(1500);
  expect(backend.callsTo('contactMessages')).toEqual([]);
  await passTime(1500);

  await untilThanked();
});

test('offline, the message waits, says so, and is sent once when the connection is back', async () => {
  const { user } = await renderApp(PATH);
  await fillMessage(user);
  expect(screen.queryByText(words.offline)).not.toBeInTheDocument();
  fireEvent.offline(window);

  await send(user);
  expect(await screen.findByText(words.offline)).toHaveAttribute('role', 'status');
  expect(backend.callsTo('contactMessages')).toEqual([]);
  fireEvent.online(window);

  await untilThanked();
  expect(backend.callsTo('contactMessages')).toHaveLength(1);
});

test('fields accept no more than the database stores', async () => {
  await renderApp(PATH);

  expect(field('name')).toHaveAttribute('maxlength', '120');
  expect(field('email')).toHaveAttribute('maxlength', '254');
  expect(field('message')).toHaveAttribute('maxlength', '5000');
});

test('a message that was typed and deleted leaves nothing on the device', async () => {
  const { user } = await renderApp(PATH);
  await user.type(field('name'), 'A');
  expect(localStorage.getItem('contact-draft')).not.toBeNull();

  await user.clear(field('name'));

  expect(localStorage.getItem('contact-draft')).toBeNull();
});

describe('a message stored on the device', () => {
  const WEEK_MS = 7 * 24 * 3_600_000;
  const kept = { id: 'b0a9cf5e-4b3e-4d5c-8f6a-0d2a3c4b5e6f', name: 'Ana', email: '', subject: '', message: '' };

  async function openWith(stored: object) {
    localStorage.setItem('contact-draft', JSON.stringify(stored));
    await renderApp(PATH);
    return field('name');
  }

  test('comes back until the last minute of seven days and is never missing from the device', async () => {
    fakeClock();
    const removed = vi.spyOn(Storage.prototype, 'removeItem');

    expect(await openWith({ ...kept, savedAt: Date.now() - WEEK_MS + 60_000 })).toHaveValue('Ana');
    expect(removed).not.toHaveBeenCalledWith('contact-draft');
    removed.mockRestore();
  });

  test('is forgotten after seven days', async () => {
    fakeClock();

    expect(await openWith({ ...kept, savedAt: Date.now() - WEEK_MS - 1000 })).toHaveValue('');
    expect(localStorage.getItem('contact-draft')).toBeNull();
  });

  test('is ignored without a date', async () => {
    expect(await openWith(kept)).toHaveValue('');
  });
});

describe('a link with a tracking ID', () => {
  const trackingId = '7K3M-9Q2X-4TBV-R8ND';

  test.each(['7K3M9Q2X4TBVR8ND', '7k3m-9q2x-4tbv-r8nd'])('starts the message with the tracking ID: %s', async (id) => {
    const { user } = await renderApp(`${PATH}#id=${id}`);
    expect(field('message')).toHaveValue(`${words.aboutRequest(trackingId)}\n\n`);
    expectFields({ subject: 'lead-issue', name: '', email: '' });
    await user.type(field('name'), message.name);
    await user.type(field('email'), message.email);
    await user.type(field('message'), 'Nobody came.');

    await send(user);
    await untilThanked();

    expect(backend.bodiesTo('contactMessages')).toMatchObject([
      { subject: 'lead-issue', message: `${words.aboutRequest(trackingId)}\n\nNobody came.` },
    ]);
  });

  test('keeps a message begun before and adds the ID only once', async () => {
    const { user, unmount } = await renderApp(PATH);
    await user.type(field('message'), 'Who comes?');
    await user.selectOptions(field('subject'), words.subjects.general);
    unmount();

    const first = await renderApp(`${PATH}#id=${trackingId}`);
    expect(field('message')).toHaveValue(`${words.aboutRequest(trackingId)}\n\nWho comes?`);
    first.unmount();
    await renderApp(`${PATH}#id=${trackingId}`);

    expect(field('message')).toHaveValue(`${words.aboutRequest(trackingId)}\n\nWho comes?`);
    expect(field('subject')).toHaveValue('general');
  });

  test.each(['', 'x', '7K3M-9Q2X-4TBV'])('changes nothing without a valid ID: "%s"', async (id) => {
    await renderApp(`${PATH}#id=${id}`);

    expectFields({ subject: '', message: '' });
  });
});
