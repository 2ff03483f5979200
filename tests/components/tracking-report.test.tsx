import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectLogged } from './support/console';
import { type Answer, backendOfTests, heldAnswer } from './support/fake-backend';
import { expectSentOnPrivacy, goToPrivacy } from './support/other-page';
import { preload } from './support/render-app';
import { fakeClock, passTime } from './support/time';
import { untilToasted } from './support/toasts';
import { agreed, details, openDialog, openLead, show, TRACKING_ID, untilClosed } from './support/tracking';

// Reporting that no one called: unlike other actions, it is never retried by itself.

const OPEN = 'I was not contacted';
const FAILED = 'There was a problem recording your feedback. Please try again.';
const CLOSED = 'This request is completed. If that’s wrong, write to us.';
const refused: Answer = {
  status: 409,
  body: { statusCode: 409, code: 'request-closed', status: 'Completed', message: 'In words of the function.' },
};

const backend = backendOfTests();

beforeEach(() => {
  fakeClock();
  window.dataLayer = [];
});

async function openReport() {
  const user = await openLead(backend);
  return { user, dialog: await openDialog(user, OPEN, 'Report Not Being Contacted') };
}

/** Sends a report, whose answer is late, unlike the next one. */
async function sendReport() {
  const { answer, release } = heldAnswer();
  backend.answer('leadContacted', answer, 'ok');
  const { user, dialog } = await openReport();
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  await dialog.findByRole('button', { name: 'Sending…' });
  return { user, dialog, release };
}

async function untilThanked() {
  const thanks = "We've noted that you weren't contacted. Someone will reach out to you shortly.";
  await untilToasted('success', 'Feedback Recorded', thanks);
  expect(window.dataLayer).toEqual([{ event: 'lead_not_contacted', trackingId: TRACKING_ID }]);
}

const reports = () => backend.callsTo('leadContacted').length;

test('the dialog says what a hauler promised, by the channels the customer agreed to', async () => {
  await openReport();
  const within2Hours = (ways: string) => `No ${ways} from a hauler within 2 hours (8 AM–8 PM)?`;
  const noMail = { email: undefined };
  const states: [Partial<LeadDetails>, string][] = [
    [{}, within2Hours('call or email')],
    [noMail, within2Hours('call')],
    [{ agreedToMessages: true }, within2Hours('call, text or email')],
    [{ isHeld: true }, 'Has no one called or emailed you?'],
    [{ isStillLooking: true, agreedToMessages: true }, 'Has no one called, texted or emailed you?'],
    [{ status: 'In Progress', agreed }, 'Has no one called or emailed you?'],
  ];

  for (const [changes, question] of states) {
    await show(changes);
    const description = `${question} Tell us, and someone will reach out to you.`;
    expect.soft(screen.getByRole('dialog'), JSON.stringify(changes)).toHaveAccessibleDescription(description);
  }
});

test.each(['Cancel', 'Escape'])('%s closes the dialog, restores the focus and reports nothing', async (how) => {
  const { user, dialog } = await openReport();

  if (how === 'Cancel') await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  else await user.keyboard('{Escape}');

  await untilClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: OPEN })).toHaveFocus());
  expect(reports()).toBe(0);
});

test('a report is sent once, acknowledged and counted, and closes the dialog', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('leadContacted', answer);
  const { user, dialog } = await openReport();

  await user.dblClick(dialog.getByRole('button', { name: 'Submit Report' }));
  const button = await dialog.findByRole('button', { name: 'Sending…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(window.dataLayer).toEqual([]);
  release();

  await untilThanked();
  await untilClosed();
  const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(backend.bodiesTo('leadContacted')).toEqual([{ trackingId: TRACKING_ID, wasNotContacted: true, timestamp }]);
});

test('a report whose connection breaks is reported right away, not counted, and can be sent again', async () => {
  expectLogged('The report was not recorded');
  const { user, dialog, release } = await sendReport();

  fireEvent.offline(window);
  release('connection lost');
  await untilToasted('error', 'Update Error', FAILED);
  // The toast is above the dialog.
  await user.click(screen.getByRole('button', { name: 'Close toast' }));
  fireEvent.online(window);
  await passTime(10_000);
  expect(window.dataLayer).toEqual([]);
  expect(reports()).toBe(1);

  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  await untilThanked();
});

test('a report on a request closed in the meantime is refused in the dialog, and can be repeated', async () => {
  expectLogged('The report was not recorded');
  await preload('/contact');
  const { user, dialog } = await openReport();
  backend.answer('leadContacted', refused);
  backend.answer('leadDetails', details({ status: 'Completed' }));
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));

  expect(await dialog.findByText(CLOSED)).toBeInTheDocument();
  expect(dialog.getByRole('alert')).toHaveTextContent(CLOSED);
  await waitFor(() => expect(document.querySelector('[data-status]')).toHaveTextContent('Completed'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Submit Report' })).not.toBeInTheDocument();
  expect(window.dataLayer).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = await openDialog(user, OPEN);
  expect(again.queryByText(CLOSED)).not.toBeInTheDocument();
  await user.click(again.getByRole('button', { name: 'Submit Report' }));
  await again.findByText(CLOSED);
  await user.click(again.getByRole('link', { name: 'Write to us' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeInTheDocument();
});

test('a refusal is told by a toast with a link if the dialog was closed', async () => {
  expectLogged('The report was not recorded');
  const { user, release } = await sendReport();
  await user.keyboard('{Escape}');
  await untilClosed();

  release(refused);

  await untilToasted('error', 'Update Error', CLOSED);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test('while a report is sent, the dialog can be closed and the page left, and it is still sent once', async () => {
  const { user, dialog, release } = await sendReport();

  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await untilClosed();
  await user.click(screen.getByRole('button', { name: OPEN }));
  await user.click(await screen.findByRole('button', { name: 'Sending…' }));
  await user.keyboard('{Escape}');
  await untilClosed();
  await goToPrivacy(user);
  release();

  await untilThanked();
  expect(reports()).toBe(1);
  await expectSentOnPrivacy();
});

test.each([
  ['is sent once when the connection is back, however often it was pressed', false],
  ['is canceled with Cancel', true],
])('offline, a report %s', async (_, isCanceled) => {
  const { user, dialog } = await openReport();
  fireEvent.offline(window);
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  await user.dblClick(await dialog.findByRole('button', { name: 'Sending…' }));
  expect(reports()).toBe(0);

  if (isCanceled) {
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await untilClosed();
  }
  fireEvent.online(window);
  if (!isCanceled) await untilThanked();
  await passTime(10_000);

  expect(reports()).toBe(isCanceled ? 0 : 1);
});
