import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { wantedDays } from '@functions/domain/wanted.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { consent } from '@/content/en/consent';
import { consentVersions } from '@/content/facts/consent';
import { fill, refill } from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, backendOfTests, heldAnswer } from './support/fake-backend';
import { goToPrivacy } from './support/other-page';
import { fakeClock, passTime } from './support/time';
import { untilToasted } from './support/toasts';
import {
  details,
  hauler,
  openDialog,
  openLead as openRequest,
  sentence,
  show,
  trackingId,
  untilClosed,
} from './support/tracking';
import { sendForEver } from './support/under-way';

// Correcting and canceling a request. What happens to any action while it is sent is in use-actions.test.tsx.

const CORRECT_FAILED = 'There was a problem saving your details. Please try again.';
const CANCEL_FAILED = 'There was a problem canceling your request. Please try again.';
const malformed: Answer = { status: 400, body: { statusCode: 400, message: 'The request is malformed.' } };
const correction = { trackingId, action: 'correct' };

const backend = backendOfTests();

beforeEach(() => fakeClock());

const openLead = (changes: Partial<LeadDetails> = {}) => openRequest(backend, changes);
const openCorrection = (user: UserEvent) => openDialog(user, 'Correct my details', 'Correct your details');
const openCancel = (user: UserEvent) => openDialog(user, 'Cancel my request', 'Cancel your request');
const dialog = () => within(screen.getByRole('dialog'));
const sent = () => backend.bodiesTo('updateLead');
const phone = () => screen.getByLabelText('Phone');
const callTime = () => screen.getByLabelText(/^Best time to call/);
const fact = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling;

function press(user: UserEvent, name: string) {
  return user.click(dialog().getByRole('button', { name }));
}

/** Saves the details, which are then these. */
async function save(user: UserEvent, changes: Partial<LeadDetails> = {}) {
  backend.answer('updateLead', details(changes));
  await press(user, 'Save my details');
  await untilClosed();
}

/** Waits for the dialog to say that its change was not stored. */
async function untilSaid(words: string) {
  await screen.findByText(words);
  return within(dialog().getByRole('alert'));
}

test('a request can be changed unless it is closed', async () => {
  await openLead();
  for (const status of ['Submitted', 'On Hold', 'Completed', 'Canceled']) {
    await show({ status });
    const buttons = within(screen.getByRole('region', { name: 'Your request' })).queryAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      ['Completed', 'Canceled'].includes(status) ? [] : ['Correct my details', 'Cancel my request'],
    );
  }
});

// Correcting

test('a correction starts with the current values and sends only edited ones, which the page then shows', async () => {
  // A pending change of another request is neither filled in nor waited for.
  const other = { trackingId: '0'.repeat(16), action: 'correct', callTime: 'Evenings' };
  sendForEver(['update-lead', '0000-0000-0000-0000'], other);
  const user = await openLead({ unitNumber: '4B', callTime: 'Mornings' });
  await openCorrection(user);
  expect(phone()).toHaveValue('(213) 555-0142');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ana@example.com');
  expect(screen.getByLabelText(/^Unit/)).toHaveValue('4B');
  expect(callTime()).toHaveValue('Mornings');
  await refill(user, 'Phone', '213.555.0199');
  await refill(user, /^Best time to call/, '');

  await save(user, { phone: '2135550199', unitNumber: '4B' });

  await untilToasted('success', 'Details saved', 'This page shows them now, and whoever takes the job will see them.');
  expect(sent()).toEqual([{ ...correction, phone: '213.555.0199', callTime: '' }]);
  expect(fact('Phone')).toHaveTextContent('(213) 555-0199');
  expect(fact('Unit / Apt #')).toHaveTextContent('4B');
  expect(backend.callsTo('leadDetails')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Correct my details' })).toHaveFocus());
});

test('the hauler with the job is told of a correction and of the cancellation, and the page says so', async () => {
  const user = await openLead({ hauler });
  await openCorrection(user);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /^Change it here, and we’ll tell Diaz & Sons Hauling\./,
  );
  await save(user, { hauler });
  await untilToasted('success', 'Details saved', 'This page shows them now, and we’ll tell your hauler.');

  await openCancel(user);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /^We’ll let Diaz & Sons Hauling know you don’t need the pickup anymore\. This can’t be undone/,
  );
  backend.answer('updateLead', details({ hauler, status: 'Canceled' }));
  await user.click(screen.getByLabelText('I no longer need it'));
  await press(user, 'Cancel my request');
  await untilToasted('success', 'Request canceled', 'We’ll tell your hauler.');
});

test('wrong details are listed in the order of the fields and sent nowhere until they are edited', async () => {
  const user = await openLead();
  await openCorrection(user);
  const wrong = [
    ['Phone', '555-0142', 'Please enter a valid phone number'],
    [/^Email/, 'ana@example.com,victim@example.com', 'Please enter a valid email address'],
    [/^Unit/, 'x'.repeat(41), 'Please use 40 characters or fewer'],
    [/^Best time to call/, 'x'.repeat(101), 'Please use 100 characters or fewer'],
  ] as const;
  for (const [label, text] of wrong.toReversed()) await refill(user, label, text);

  await press(user, 'Save my details');

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(wrong.map(([, , message]) => message));
  for (const [index, [label, , message]] of wrong.entries()) {
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(new RegExp(`Error: ?${message}$`));
    await user.click(links[index] as HTMLElement);
    expect(field).toHaveFocus();
  }
  for (const [label] of wrong) await fill(user, label, '1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await refill(user, 'Phone', '');
  await press(user, 'Save my details');
  expect(await screen.findByRole('alert')).toHaveTextContent('Phone number is required');
  expect(sent()).toEqual([]);
});

test('the load can be corrected and taken away, and is not kept if the dialog is closed', async () => {
  const user = await openLead({ loadSize: 'quarter', callTime: '18:00' });
  const choose = async (size: string) => user.click(await dialog().findByLabelText(size));
  await openCorrection(user);
  expect(await dialog().findByLabelText('A quarter of a truck')).toBeChecked();
  await choose('A full truck or more');
  await refill(user, 'Phone', '1');
  await press(user, 'Close');
  await untilClosed();

  await openCorrection(user);
  expect(phone()).toHaveValue('(213) 555-0142');
  expect(await dialog().findByLabelText('A quarter of a truck')).toBeChecked();
  await choose('A full truck or more');
  await save(user, { loadSize: 'full' });
  expect(fact('Load')).toHaveTextContent('A full truck or more');
  await openCorrection(user);
  await user.click(await dialog().findByRole('button', { name: 'Clear my choice' }));
  await save(user);

  expect(fact('Load')).toBeUndefined();
  expect(sent()).toEqual([
    { ...correction, loadSize: 'full' },
    { ...correction, loadSize: '' },
  ]);
  await show({ services: ['Home Cleaning'] });
  await openCorrection(user);
  await passTime(1000);
  expect(dialog().queryByRole('radio', { name: 'Half a truck' })).not.toBeInTheDocument();
});

test('the day can be corrected, also for cleaning; one that has passed stays unless it is changed', async () => {
  const user = await openLead({ services: ['Home Cleaning'], wanted: '2020-02-02' });
  const { last } = wantedDays();
  await openCorrection(user);
  const day = await dialog().findByLabelText('Gone by');
  expect(day).toHaveValue('2020-02-02');
  await refill(user, /^Unit/, '4B');
  await save(user, { unitNumber: '4B' });
  await openCorrection(user);
  await refill(user, 'Gone by', '2020-02-03');
  await press(user, 'Save my details');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a day within the next 60 days');
  await refill(user, 'Gone by', last);
  await save(user, { wanted: last });
  await openCorrection(user);
  await user.click(await dialog().findByRole('button', { name: 'Clear my choice' }));
  await save(user, { wanted: undefined });
  expect(sent().slice(1)).toEqual([
    { ...correction, wanted: last },
    { ...correction, wanted: '' },
  ]);
});

test('messages can be had in the other language; that of the page comes first', async () => {
  const user = await openLead({ language: 'es' });
  await openCorrection(user);
  const choice = within(dialog().getByRole('group', { name: 'Messages in:' }));
  expect(choice.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
    'English',
    'español',
  ]);
  expect(choice.getByText('español')).toHaveAttribute('lang', 'es');
  expect(choice.getByRole('radio', { name: 'español' })).toBeChecked();

  await user.click(choice.getByRole('radio', { name: 'English' }));
  await save(user);

  expect(sent()).toEqual([{ ...correction, language: 'en' }]);
});

test('each way to correct how the customer is reached opens at its field, and adding one keeps the focus', async () => {
  const user = await openLead();
  for (const [button, field, changes] of [
    ['Correct the address', /^Email/, { updates: { by: 'text', bounced: ['mail'] } }],
    ['Correct the number', 'Phone', { updates: { by: 'mail', bounced: ['text'] } }],
    ['Correct my details', 'Phone', {}],
    ['Add a way to reach me', /^Email/, { email: undefined, updates: { by: 'none', bounced: [] } }],
  ] satisfies [string, RegExp | string, Partial<LeadDetails>][]) {
    await show(changes);
    const addsWay = button === 'Add a way to reach me';
    await openDialog(user, button, addsWay ? button : 'Correct your details');
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(dialog().getAllByRole('textbox')).toHaveLength(addsWay ? 1 : 4);
    expect(dialog().getByRole('checkbox')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toHaveFocus());
  }

  await openDialog(user, 'Add a way to reach me');
  await fill(user, /^Email/, 'ana@example.com');
  await save(user);
  expect(screen.queryByRole('button', { name: 'Add a way to reach me' })).not.toBeInTheDocument();
  await waitFor(() => expect(sentence()).toHaveFocus());
});

describe('the consent to messages', () => {
  const box = () => screen.getByLabelText(/by phone or text message at the number I gave, or by email/);
  const agreed = { agreedToMessages: true };
  const given = { ...agreed, consentVersion: consentVersions.en };

  test('is shown in the words of the form, and sent with its version only if it changes', async () => {
    const user = await openLead();
    await openCorrection(user);
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleName(`${consent.messages} (optional)`);
    expect(box()).toHaveAccessibleDescription(consent.withoutMessages);
    await user.click(box());
    await save(user, agreed);

    await openCorrection(user);
    expect(box()).toBeChecked();
    await user.dblClick(box());
    await save(user, agreed);

    await openCorrection(user);
    await user.click(box());
    await save(user);

    expect(sent()).toEqual([{ ...correction, ...given }, correction, { ...correction, agreedToMessages: false }]);
  });

  test('is for one number: another takes it away, however often it changes, and the same in another format does not', async () => {
    const user = await openLead(agreed);
    await openCorrection(user);
    await refill(user, 'Phone', '+1 213.555.0142');
    expect(box()).toBeChecked();
    await refill(user, 'Phone', '(310) 555-0188');
    expect(box()).not.toBeChecked();
    await user.click(box());
    await refill(user, 'Phone', '(310) 555-0199');
    expect(box()).not.toBeChecked();
    await user.click(box());
    await save(user, { ...agreed, phone: '3105550199' });

    await openCorrection(user);
    await refill(user, 'Phone', '(310) 555-0177');
    await save(user, { phone: '3105550177' });

    expect(sent()).toEqual([
      { ...correction, phone: '(310) 555-0199', ...given },
      { ...correction, phone: '(310) 555-0177' },
    ]);
  });

  test('that could not be saved, like a load and words, is filled in again after leaving the page', async () => {
    expectLogged('The request was not changed');
    const { answer, release } = heldAnswer();
    backend.answer('updateLead', answer);
    const user = await openLead({ loadSize: 'quarter' });
    await openCorrection(user);
    await user.click(box());
    await user.click(await dialog().findByLabelText('A full truck or more'));
    await refill(user, /^Best time to call/, 'After 5 PM');
    await press(user, 'Save my details');
    await user.keyboard('{Escape}');
    await goToPrivacy(user);
    release(malformed);
    await untilToasted('error', 'Update Error', CORRECT_FAILED);

    cleanup();
    const userBack = await openLead({ loadSize: 'quarter' });
    await openCorrection(userBack);
    expect(box()).toBeChecked();
    expect(await dialog().findByLabelText('A full truck or more')).toBeChecked();
    expect(callTime()).toHaveValue('After 5 PM');
    await userBack.click(box());
    await save(userBack);
    expect(sent().at(-1)).toEqual({ ...correction, loadSize: 'full', callTime: 'After 5 PM' });
  });
});

// Canceling

test('a request is canceled with the checked and typed reasons, and the page shows it immediately', async () => {
  const user = await openLead();
  await openCancel(user);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'We’ll stop offering your request to haulers. This can’t be undone. If you need a pickup later, book a new one.',
  );
  const reasons = ['I found another solution', 'The price was too high', 'My cousin took it'];
  backend.answer('updateLead', details({ status: 'Canceled', cancelReasons: reasons }));

  await user.click(screen.getByLabelText('The price was too high'));
  await user.dblClick(screen.getByLabelText('No one contacted me'));
  await user.click(screen.getByLabelText('I found another solution'));
  await fill(user, /^Something else/, ' My cousin took it ');
  await press(user, 'Cancel my request');

  await untilToasted('success', 'Request canceled', 'We’ve stopped offering it to haulers.');
  await untilClosed();
  expect(sent()).toEqual([{ trackingId, action: 'cancel', reasons }]);
  expect(document.querySelector('[data-status]')).toHaveTextContent('Canceled');
  await waitFor(() => expect(sentence()).toHaveFocus());
});

test('a cancellation needs one to five reasons of limited length; Keep it discards them and sends nothing', async () => {
  const user = await openLead();
  await openCancel(user);
  await fill(user, /^Something else/, '   ');
  const why = () => screen.getByRole('group', { name: 'Why are you canceling?' });

  await press(user, 'Cancel my request');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(why()).toHaveAccessibleDescription(/^Error: ?Choose at least one reason$/);
  expect(screen.getByLabelText(/^Something else/)).toBeValid();
  await user.click(within(summary).getByRole('link', { name: 'Choose at least one reason' }));
  expect(screen.getByLabelText('I no longer need it')).toHaveFocus();

  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await press(user, 'Cancel my request');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please give five reasons or fewer');
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
  await fill(user, /^Something else/, 'x'.repeat(201));
  await press(user, 'Cancel my request');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please use 200 characters or fewer');
  expect(screen.getByLabelText(/^Something else/)).toBeInvalid();
  expect(why()).not.toHaveAccessibleDescription();

  await press(user, 'Keep it');
  await untilClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel my request' })).toHaveFocus());
  expect(sent()).toEqual([]);
  await openCancel(user);
  expect(screen.getByLabelText('I no longer need it')).not.toBeChecked();
});

// In both dialogs

// The request gets a hauler in the meantime, which moves the dialog's button on the page.
test('during a correction, the dialog to cancel can be filled in, and sends once that is saved', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('updateLead', answer, 'ok');
  const user = await openLead({ isStillLooking: true });
  await openCorrection(user);
  await refill(user, /^Best time to call/, 'After 5 PM');
  await press(user, 'Save my details');
  await user.keyboard('{Escape}');
  await openCancel(user);
  await user.click(screen.getByLabelText('No one contacted me'));
  await press(user, 'Sending…');

  release();
  expect(await screen.findByText('Details saved')).toBeInTheDocument();
  expect(screen.getByLabelText('No one contacted me')).toBeChecked();
  await press(user, 'Cancel my request');
  expect(await screen.findByText('Request canceled')).toBeInTheDocument();
  expect(sent()).toEqual([
    { ...correction, callTime: 'After 5 PM' },
    { trackingId, action: 'cancel', reasons: ['Nobody contacted me'] },
  ]);
});

test('the reason of each refusal is told, nothing is lost, and it is sent only once', async () => {
  expectLogged('The request was not changed');
  const user = await openLead();
  await openCorrection(user);
  await refill(user, 'Phone', '213.555.0199');
  const conflict = (reason: object): Answer => ({ status: 409, body: { statusCode: 409, ...reason } });
  const message = 'This request is already completed, so it can no longer be changed.';
  const refusals: [Answer, string][] = [
    [malformed, CORRECT_FAILED],
    [{ status: 429, body: { statusCode: 429, message: 'Too many requests.' } }, `Too many requests. ${CORRECT_FAILED}`],
    [conflict({ code: 'request-closed', status: 'Completed' }), message],
    [
      conflict({ code: 'too-many', status: 'Submitted' }),
      'These details have been changed too often. Please try again tomorrow, or write to us.',
    ],
  ];

  for (const [index, [answer, words]] of refusals.entries()) {
    backend.answer('updateLead', answer);
    await press(user, 'Save my details');
    const notice = await untilSaid(words);
    expect(notice.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      words.includes('write to us') ? ['/contact'] : [],
    );
    expect(phone()).toHaveValue('213.555.0199');
    expect(sent()).toHaveLength(index + 1);
  }
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

describe('a dialog', () => {
  /** The label of the button that closes the dialog without acting. */
  function wayOutNow() {
    const buttons = dialog().getAllByRole<HTMLButtonElement>('button');
    return buttons.find(({ type, textContent }) => type === 'button' && textContent)?.textContent;
  }

  async function fillIn(user: UserEvent) {
    await openCancel(user);
    await user.click(screen.getByLabelText('No one contacted me'));
    await fill(user, /^Something else/, 'I waited two days');
  }

  const sentBody = { trackingId, action: 'cancel', reasons: ['Nobody contacted me', 'I waited two days'] };

  /** Sends it, with an answer that is late, unlike the next one, and edits it meanwhile. */
  async function sendAndEdit() {
    const { answer, release } = heldAnswer();
    backend.answer('updateLead', answer, 'ok');
    const user = await openLead();
    await fillIn(user);
    expect(wayOutNow()).toBe('Keep it');
    await user.dblClick(dialog().getByRole('button', { name: 'Cancel my request' }));
    expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    expect(wayOutNow()).toBe('Close');
    await user.click(screen.getByLabelText('I no longer need it'));
    return { user, release };
  }

  test('edited while it is sent does not send that, not even with Enter or by a retry', async () => {
    const { user, release } = await sendAndEdit();

    await user.type(dialog().getByRole('textbox'), '{Enter}');
    release('connection lost');
    await passTime(1000);

    expect(await screen.findByText('Request canceled')).toBeInTheDocument();
    expect(sent()).toEqual([sentBody, sentBody]);
  });

  test('edited while it is sent keeps that after a refusal, also if it was closed', async () => {
    expectLogged('The request was not changed');
    const { user, release } = await sendAndEdit();

    await press(user, 'Close');
    await untilClosed();
    release(malformed);
    await untilToasted('error', 'Update Error', CANCEL_FAILED);
    await openCancel(user);
    expect(screen.getByLabelText('I no longer need it')).toBeChecked();
    await press(user, 'Cancel my request');

    expect(await screen.findByText('Request canceled')).toBeInTheDocument();
    expect(sent()).toHaveLength(2);
  });

  test('offline waits and says so, and closing it cancels that', async () => {
    const user = await openLead();
    await fillIn(user);
    fireEvent.offline(window);
    await press(user, 'Cancel my request');
    expect(await screen.findByText(/^You’re offline\. We’ll send this as soon as you’re back/)).toHaveRole('status');
    expect(wayOutNow()).toBe('Keep it');

    await user.keyboard('{Escape}');
    await untilClosed();
    fireEvent.online(window);
    await passTime(10_000);
    expect(sent()).toEqual([]);
  });
});

test('if the request was closed in the meantime, the page shows that, and the focus is on what happens now', async () => {
  expectLogged('The request was not changed');
  const user = await openLead();
  await openCancel(user);
  await user.click(screen.getByLabelText('I no longer need it'));
  backend.answer('updateLead', { status: 409, body: { statusCode: 409, code: 'request-closed', status: 'Completed' } });
  backend.answer('leadDetails', details({ status: 'Completed' }));

  await press(user, 'Cancel my request');

  await untilClosed();
  await untilToasted('error', 'Update Error', 'This request is already completed, so it can no longer be changed.');
  expect(document.querySelector('[data-status]')).toHaveTextContent('Completed');
  await waitFor(() => expect(sentence()).toHaveFocus());
});

test('if the request cannot be loaded after a refusal, page and form stay; if it was deleted, it is not found', async () => {
  expectLogged('The request was not changed');
  const message = 'The tracking ID provided was not found in our system.';
  const user = await openLead();
  await openCorrection(user);
  await refill(user, /^Best time to call/, 'After 5 PM');
  backend.answer('updateLead', { status: 409, body: { statusCode: 409, code: 'request-changed' } });
  backend.answer('leadDetails', 'connection lost');
  await press(user, 'Save my details');
  await passTime(8000);
  await untilSaid('This request just changed. Please try again.');
  expect(callTime()).toHaveValue('After 5 PM');
  expect(screen.getByText('Timeframe')).toBeInTheDocument();

  backend.answer('updateLead', { status: 200, body: { message } });
  backend.answer('leadDetails', { status: 200, body: { message } });
  await press(user, 'Save my details');
  expect(await screen.findByRole('heading', { name: 'Request Not Found' })).toBeInTheDocument();
});
