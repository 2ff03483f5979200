import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fill, refill } from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, fakeBackend, heldAnswer, leadDetails } from './support/fake-backend';
import { expectSentOnPrivacy, goToPrivacy } from './support/other-page';
import { preload } from './support/render-app';
import { fakeClock, passTime } from './support/time';
import { untilToasted } from './support/toasts';
import { hauler, openDialog, openLead as openRequest, sentence, trackingId, untilClosed } from './support/tracking';
import { sendForEver } from './support/under-way';

const closed = 'This request is already completed, so it can no longer be changed.';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  fakeClock();
  backend = fakeBackend();
});

const openLead = (changes: Partial<LeadDetails> = {}) => openRequest(backend, changes);

/** How the backend answers the next changes. */
function answerWith(...answers: (Answer | Partial<LeadDetails>)[]) {
  backend.answer(
    'updateLead',
    ...answers.map(
      (answer): Answer =>
        typeof answer === 'string' || 'body' in answer || typeof answer.status === 'number'
          ? (answer as Answer)
          : { status: 200, body: { ...leadDetails, ...answer } },
    ),
  );
}

function problem(status: number, message: string): Answer {
  return { status, body: { statusCode: status, message } };
}

const openCorrection = (user: UserEvent) => openDialog(user, 'Correct my details', 'Correct your details');
const openCancel = (user: UserEvent) => openDialog(user, 'Cancel my request', 'Cancel your request');

function press(user: UserEvent, name: string) {
  return user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
}

/** The label of the button that closes the dialog without acting. */
function wayOutOf() {
  const buttons = within(screen.getByRole('dialog')).getAllByRole<HTMLButtonElement>('button');
  return buttons.find(({ type, textContent }) => type === 'button' && textContent)?.textContent;
}

function fact(term: string) {
  return screen.getByText(term, { selector: 'dt' }).nextElementSibling;
}

// Correcting

test('the form has the current values, and only edited ones are sent', async () => {
  const user = await openLead({ unitNumber: '4B', callTime: 'Mornings' });
  await openCorrection(user);
  expect(screen.getByLabelText('Phone')).toHaveValue('(213) 555-0142');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ana@example.com');
  expect(screen.getByLabelText(/^Unit/)).toHaveValue('4B');
  expect(screen.getByLabelText(/^Best time to call/)).toHaveValue('Mornings');
  answerWith({ phone: '2135550199', unitNumber: '4B' });

  await refill(user, 'Phone', '213.555.0199');
  await refill(user, /^Best time to call/, '');
  await press(user, 'Save my details');

  await untilToasted('success', 'Details saved', 'This page shows them now, and whoever takes the job will see them.');
  await untilClosed();
  expect(backend.bodiesTo('updateLead')).toEqual([
    { trackingId: trackingId, action: 'correct', phone: '213.555.0199', callTime: '' },
  ]);
  expect(fact('Phone')).toHaveTextContent('(213) 555-0199');
  expect(fact('Unit / Apt #')).toHaveTextContent('4B');
  expect(backend.callsTo('leadDetails')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Correct my details' })).toHaveFocus());
});

test('the page says that the hauler with the job will be told', async () => {
  const user = await openLead({ hauler });
  expect(screen.getByText(/Change it here, and we’ll tell Diaz & Sons Hauling\.$/)).toBeInTheDocument();
  await openCorrection(user);
  answerWith({ hauler });

  await press(user, 'Save my details');

  await untilToasted('success', 'Details saved', 'This page shows them now, and we’ll tell your hauler.');
});

test.each([
  ['Phone', '', 'Phone number is required'],
  ['Phone', '555-0142', 'Please enter a valid phone number'],
  [/^Email/, 'ana', 'Please enter a valid email address'],
  [/^Email/, 'ana@example.com,victim@example.com', 'Please enter a valid email address'],
  [/^Unit/, 'x'.repeat(41), 'Please use 40 characters or fewer'],
  [/^Best time to call/, 'x'.repeat(101), 'Please use 100 characters or fewer'],
])('%s can\'t be "%s": the error is that of the booking form, and nothing is sent', async (label, text, message) => {
  const user = await openLead();
  await openCorrection(user);
  await refill(user, label, text);

  await press(user, 'Save my details');

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(message);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`Error: ?${message}$`));
  await user.click(within(summary).getByRole('link', { name: message }));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(backend.callsTo('updateLead')).toEqual([]);

  await fill(user, label, '1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('two errors are shown together, in the order of the fields', async () => {
  const user = await openLead();
  await openCorrection(user);
  await refill(user, /^Email/, 'ana');
  await refill(user, 'Phone', '');

  await press(user, 'Save my details');

  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Phone number is required', 'Please enter a valid email address']);
});

test('closing the dialog discards what was typed', async () => {
  const user = await openLead();
  await openCorrection(user);
  await refill(user, 'Phone', '1');

  await press(user, 'Close');
  await untilClosed();
  await openCorrection(user);

  expect(screen.getByLabelText('Phone')).toHaveValue('(213) 555-0142');
});

test('a visitor who left the page gets the result there and finds what they typed on return', async () => {
  expectLogged('The request was not changed');
  const { answer, release } = heldAnswer();
  backend.answer('updateLead', answer);
  const user = await openLead();
  await openCorrection(user);
  await refill(user, /^Best time to call/, 'After 5 PM');
  await press(user, 'Save my details');
  await user.keyboard('{Escape}');
  await goToPrivacy(user);

  release(problem(400, 'The request is malformed.'));

  await untilToasted('error', 'Update Error', 'There was a problem saving your details. Please try again.');

  cleanup();
  await openCorrection(await openLead());
  expect(screen.getByLabelText(/^Best time to call/)).toHaveValue('After 5 PM');
});

test('a pending change of another request is neither filled in nor waited for', async () => {
  sendForEver(['update-lead', '0000-0000-0000-0000'], {
    trackingId: '0'.repeat(16),
    action: 'correct',
    callTime: 'Mornings',
  });
  const user = await openLead();

  await openCorrection(user);
  expect(screen.getByLabelText(/^Best time to call/)).toHaveValue('');
  expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument();
  await press(user, 'Save my details');

  expect(await screen.findByText('Details saved')).toBeInTheDocument();
});

test.each<[string, Partial<LeadDetails>]>([
  ['a request', {}],
  ['a request that gets a hauler in the meantime', { isStillLooking: true }],
])('saving a correction of %s leaves another open dialog open', async (_, before) => {
  const { answer, release } = heldAnswer();
  backend.answer('updateLead', answer);
  const user = await openLead(before);
  await openCorrection(user);
  await press(user, 'Save my details');
  await user.keyboard('{Escape}');
  await openCancel(user);
  await user.click(screen.getByLabelText('No one contacted me'));

  release({ status: 200, body: leadDetails });

  expect(await screen.findByText('Details saved')).toBeInTheDocument();
  expect(screen.getByLabelText('No one contacted me')).toBeChecked();
});

test('after too many changes the dialog keeps the details and gives advice, also when that is tapped', async () => {
  expectLogged('The request was not changed');
  const user = await openLead();
  await openCorrection(user);
  await refill(user, 'Phone', '213.555.0199');
  answerWith({
    status: 409,
    body: { statusCode: 409, code: 'too-many', status: 'Submitted', message: 'In words of the function.' },
  });

  await press(user, 'Save my details');

  await untilToasted(
    'error',
    'Update Error',
    'These details have been changed too often. Please try again tomorrow, or write to us.',
  );
  expect(screen.getByText('Write to us', { selector: 'a' })).toHaveAttribute('href', '/contact');
  await user.click(screen.getByText('Update Error'));
  expect(screen.getByLabelText('Phone')).toHaveValue('213.555.0199');
  expect(backend.callsTo('updateLead')).toHaveLength(1);
});

test("during a correction, the request can't be canceled, and it can be afterward", async () => {
  const { answer, release } = heldAnswer();
  backend.answer('updateLead', answer, 'ok');
  const user = await openLead();
  await openCorrection(user);
  await refill(user, /^Best time to call/, 'After 5 PM');
  await press(user, 'Save my details');
  await user.keyboard('{Escape}');
  await openCancel(user);
  await user.click(screen.getByLabelText('No one contacted me'));

  await press(user, 'Sending…');
  release();
  expect(await screen.findByText('Details saved')).toBeInTheDocument();
  expect(backend.bodiesTo('updateLead')).toMatchObject([{ action: 'correct' }]);

  await press(user, 'Cancel my request');
  expect(await screen.findByText('Request canceled')).toBeInTheDocument();
  expect(backend.bodiesTo('updateLead')).toMatchObject([
    { action: 'correct', callTime: 'After 5 PM' },
    { action: 'cancel', reasons: ['Nobody contacted me'] },
  ]);
});

// Canceling

test('before and after canceling the page says that the hauler is told', async () => {
  const user = await openLead({ hauler });
  await openCancel(user);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /^We’ll let Diaz & Sons Hauling know you don’t need the pickup anymore\. This can’t be undone/,
  );
  answerWith({ hauler, status: 'Canceled' });

  await user.click(screen.getByLabelText('I no longer need it'));
  await press(user, 'Cancel my request');

  await untilToasted('success', 'Request canceled', 'We’ll tell your hauler.');
  await untilClosed();
  expect(document.querySelector('[data-status]')).toHaveTextContent('Canceled');
});

test('more than five reasons are too many, and reasons are limited in length', async () => {
  const user = await openLead();
  await openCancel(user);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await press(user, 'Cancel my request');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please give five reasons or fewer');

  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await fill(user, /^Something else/, 'x'.repeat(201));
  await press(user, 'Cancel my request');

  expect(await screen.findByRole('alert')).toHaveTextContent('Please use 200 characters or fewer');
  expect(screen.getByLabelText(/^Something else/)).toBeInvalid();
  expect(screen.getByRole('group', { name: 'Why are you canceling?' })).not.toHaveAccessibleDescription();
  expect(backend.callsTo('updateLead')).toEqual([]);
});

test('Keep it closes the dialog, sends nothing and restores the focus', async () => {
  const user = await openLead();
  await openCancel(user);
  await user.click(screen.getByLabelText('I no longer need it'));
  await fill(user, /^Something else/, 'My cousin took it');

  await press(user, 'Keep it');

  await untilClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel my request' })).toHaveFocus());
  expect(backend.callsTo('updateLead')).toEqual([]);
  await openCancel(user);
  expect(screen.getByLabelText('I no longer need it')).not.toBeChecked();
  expect(screen.getByLabelText(/^Something else/)).toHaveValue('');
});

test.each(['Completed', 'Canceled'])("a request that is %s can't be corrected or canceled", async (status) => {
  await openLead({ status });

  expect(screen.queryByText('Change or cancel')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /my details|my request/ })).not.toBeInTheDocument();
});

test.each(['Submitted', 'Sent Proposal', 'In Progress', 'On Hold'])(
  'a request that is %s can be corrected and canceled',
  async (status) => {
    await openLead({ status });

    const section = within(screen.getByRole('region', { name: 'Change or cancel' }));
    expect(section.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Correct my details',
      'Cancel my request',
    ]);
  },
);

// Both dialogs

describe.each([
  {
    act: 'a correction',
    button: 'Save my details',
    wayOut: 'Close',
    failure: 'There was a problem saving your details. Please try again.',
    done: 'Details saved',
    async fillIn(user: UserEvent) {
      await openCorrection(user);
      await refill(user, /^Best time to call/, 'After 5 PM');
    },
    expectKept: () => expect(screen.getByLabelText(/^Best time to call/)).toHaveValue('After 5 PM'),
    sentBody: { action: 'correct', callTime: 'After 5 PM' },
    edit: (user: UserEvent) => refill(user, /^Best time to call/, 'Mornings'),
    expectEdited: () => expect(screen.getByLabelText(/^Best time to call/)).toHaveValue('Mornings'),
  },
  {
    act: 'canceling',
    button: 'Cancel my request',
    wayOut: 'Keep it',
    failure: 'There was a problem canceling your request. Please try again.',
    done: 'Request canceled',
    async fillIn(user: UserEvent) {
      await openCancel(user);
      await user.click(screen.getByLabelText('No one contacted me'));
      await fill(user, /^Something else/, 'I waited two days');
    },
    expectKept() {
      expect(screen.getByLabelText('No one contacted me')).toBeChecked();
      expect(screen.getByLabelText(/^Something else/)).toHaveValue('I waited two days');
    },
    sentBody: { action: 'cancel', reasons: ['Nobody contacted me', 'I waited two days'] },
    edit: (user: UserEvent) => user.click(screen.getByLabelText('I no longer need it')),
    expectEdited: () => expect(screen.getByLabelText('I no longer need it')).toBeChecked(),
  },
])('$act', ({ button, wayOut, failure, done, fillIn, sentBody, expectKept, edit, expectEdited }) => {
  async function send() {
    const user = await openLead();
    await fillIn(user);
    await press(user, button);
    return user;
  }

  /** Sends it, with an answer that is late, unlike the next one. */
  async function startSending() {
    const { answer, release } = heldAnswer();
    backend.answer('updateLead', answer, 'ok');
    const user = await send();
    await screen.findByRole('button', { name: 'Sending…' });
    return { user, release };
  }

  test('a double click and Enter send once', async () => {
    const { answer, release } = heldAnswer();
    backend.answer('updateLead', answer);
    const user = await openLead();
    await fillIn(user);

    await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: button }));
    expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(within(screen.getByRole('dialog')).getAllByRole('textbox')[0] ?? document.body, '{Enter}');
    release();

    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(backend.callsTo('updateLead')).toHaveLength(1);
  });

  test("once sent, it can't be canceled, and only the dialog can be closed", async () => {
    const { answer, release } = heldAnswer();
    backend.answer('updateLead', answer);
    const user = await openLead();
    await fillIn(user);
    expect(wayOutOf()).toBe(wayOut);

    await press(user, button);
    await screen.findByRole('button', { name: 'Sending…' });
    expect(wayOutOf()).toBe('Close');
    await press(user, 'Close');
    await untilClosed();
    release();

    await screen.findByText(done);
    expect(backend.callsTo('updateLead')).toHaveLength(1);
  });

  test('an edit during sending is not sent, not even by a retry', async () => {
    const { user, release } = await startSending();

    await edit(user);
    release('connection lost');
    await passTime(1000);

    expect(await screen.findByText(done)).toBeInTheDocument();
    const [first, second] = backend.bodiesTo('updateLead');
    expect(first).toMatchObject(sentBody);
    expect(second).toEqual(first);
  });

  test('an edit during sending is still there after a refusal and can be sent', async () => {
    expectLogged('The request was not changed');
    const { user, release } = await startSending();

    await edit(user);
    release(problem(400, 'The request is malformed.'));

    await untilToasted('error', 'Update Error', failure);
    expectEdited();
    expect(backend.callsTo('updateLead')).toHaveLength(1);
    await press(user, button);
    expect(await screen.findByText(done)).toBeInTheDocument();
  });

  test('a visitor who left the page gets the result there', async () => {
    const { user, release } = await startSending();

    await user.keyboard('{Escape}');
    await goToPrivacy(user);
    release();

    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(backend.callsTo('updateLead')).toHaveLength(1);
    await expectSentOnPrivacy();
  });

  test.each<[string, Answer, string]>([
    ['malformed', problem(400, 'The request is malformed.'), failure],
    ['one too many', problem(429, 'Too many requests.'), `Too many requests. ${failure}`],
  ])('refused as %s, it is not retried, nothing is lost, and it can be sent again', async (_, answer, words) => {
    expectLogged('The request was not changed');
    answerWith(answer);
    const user = await send();

    await untilToasted('error', 'Update Error', words);
    await passTime(10_000);
    expect(backend.callsTo('updateLead')).toHaveLength(1);
    expectKept();

    backend.answer('updateLead', 'ok');
    await press(user, button);
    expect(await screen.findByText(done)).toBeInTheDocument();
  });

  test.each<[string, Answer]>([
    ['lost', 'connection lost'],
    ['failing', problem(500, 'Something went wrong on our side.')],
    ['unknown', { status: 200, body: {} }],
  ])('with an answer that is %s, it is retried twice and then reported, and nothing is lost', async (_, answer) => {
    expectLogged('The request was not changed');
    answerWith(answer);
    await send();
    await passTime(4000);

    await untilToasted('error', 'Update Error', failure);
    expect(backend.callsTo('updateLead')).toHaveLength(3);
    expectKept();
  });

  test('if the request was closed in the meantime, the reason is shown and the page reloads the request', async () => {
    expectLogged('The request was not changed');
    answerWith(problem(409, closed));
    const user = await openLead();
    await fillIn(user);
    backend.answer('leadDetails', { status: 200, body: { ...leadDetails, status: 'Completed' } });

    await press(user, button);

    await untilClosed();
    await untilToasted('error', 'Update Error', closed);
    expect(document.querySelector('[data-status]')).toHaveTextContent('Completed');
    expect(screen.queryByText('Change or cancel')).not.toBeInTheDocument();
    expect(backend.callsTo('updateLead')).toHaveLength(1);
    await waitFor(() => expect(sentence()).toHaveFocus());
  });

  test('if reloading fails, the page and the form stay as they are', async () => {
    expectLogged('The request was not changed');
    answerWith(problem(409, 'This request just changed. Please try again.'));
    const user = await openLead();
    await fillIn(user);
    backend.answer('leadDetails', 'connection lost');

    await press(user, button);
    await untilToasted('error', 'Update Error', 'This request just changed. Please try again.');
    await passTime(8000);

    expectKept();
    expect(screen.getByText('Timeframe')).toBeInTheDocument();
  });

  test.each([
    [{ code: 'request-closed', status: 'Completed' }, closed],
    [{ code: 'request-changed', status: 'Submitted' }, 'This request just changed. Please try again.'],
    [{ code: 'moon-is-full', status: 'Submitted' }, failure],
  ])('a refusal with %j has its own message', async (reason, words) => {
    expectLogged('The request was not changed');
    answerWith({ status: 409, body: { statusCode: 409, message: 'In words of the function.', ...reason } });

    await send();

    await untilToasted('error', 'Update Error', words);
  });

  test('a deleted request is not found', async () => {
    expectLogged('The request was not changed');
    const message = 'The tracking ID provided was not found in our system.';
    answerWith({ status: 200, body: { message } });
    const user = await openLead();
    await fillIn(user);
    backend.answer('leadDetails', { status: 200, body: { message } });

    await press(user, button);

    expect(await screen.findByRole('heading', { name: 'Request Not Found' })).toBeInTheDocument();
  });

  test('offline, it waits, says so, and is sent when the connection is back', async () => {
    const user = await openLead();
    await fillIn(user);
    fireEvent.offline(window);

    await press(user, button);
    expect(await screen.findByText(/^You’re offline\. We’ll send this as soon as you’re back online/)).toHaveRole(
      'status',
    );
    expect(backend.callsTo('updateLead')).toEqual([]);
    fireEvent.online(window);

    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(backend.callsTo('updateLead')).toHaveLength(1);
  });

  test('if the connection breaks during sending, it is sent again when the connection is back', async () => {
    const { release } = await startSending();

    fireEvent.offline(window);
    release('connection lost');
    await passTime(1000);
    await screen.findByText(/^You’re offline\. We’ll send this/);
    await passTime(10_000);
    expect(backend.callsTo('updateLead')).toHaveLength(1);
    fireEvent.online(window);

    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(backend.callsTo('updateLead')).toHaveLength(2);
  });

  test('offline, it is still sent if the visitor leaves the page', async () => {
    const user = await openLead();
    await preload('/privacy');
    await fillIn(user);
    fireEvent.offline(window);
    await press(user, button);
    await screen.findByText(/^You’re offline\. We’ll send this/);

    // Not a click beside the dialog, which would close it, but a move like that of the browser's Back.
    const footer = within(screen.getByRole('contentinfo', { hidden: true }));
    fireEvent.click(footer.getByRole('link', { name: 'Privacy Policy', hidden: true }));
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    fireEvent.online(window);

    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(backend.callsTo('updateLead')).toHaveLength(1);
  });

  test.each<[string, (user: UserEvent) => Promise<void>]>([
    ['its button', (user) => press(user, wayOut)],
    ['Escape', (user) => user.keyboard('{Escape}')],
  ])('offline, closing the dialog with %s cancels it', async (_, close) => {
    const user = await openLead();
    await fillIn(user);
    fireEvent.offline(window);
    await press(user, button);
    await screen.findByText(/^You’re offline\. We’ll send this/);
    expect(wayOutOf()).toBe(wayOut);

    await close(user);
    await untilClosed();
    fireEvent.online(window);
    await passTime(10_000);

    expect(backend.callsTo('updateLead')).toEqual([]);
    await fillIn(user);
    await press(user, button);
    expect(await screen.findByText(done)).toBeInTheDocument();
  });

  test('if it fails after the dialog was closed, that is reported, and nothing is lost', async () => {
    expectLogged('The request was not changed');
    const { answer, release } = heldAnswer();
    backend.answer('updateLead', answer);
    const user = await send();
    await user.keyboard('{Escape}');
    await untilClosed();

    release(problem(400, 'The request is malformed.'));

    await untilToasted('error', 'Update Error', failure);
    await user.click(screen.getByRole('button', { name: button.replace('Save', 'Correct') }));
    await screen.findByRole('dialog');
    expectKept();
  });
});
