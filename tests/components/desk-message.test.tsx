import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deskApplication, messageView } from '../fixtures/desk-list';
import { button, deskOfTests, shows, TOKEN } from './support/desk';
import { passTime } from './support/time';

const desk = deskOfTests();

const answered = { answeredAt: '2026-11-22T21:30:00.000Z' };

async function expectHeading(name: string) {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${name}: From Lee Park`));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
}

test('the page shows what the sender wrote and how long the link works', async () => {
  await desk.open(messageView({ language: 'es', subject: 'merchant-inquiry' }));

  expect(screen.getByRole('heading', { name: 'Merchant Inquiry' })).toBeInTheDocument();
  expect(screen.getByText(/^Do you take pianos/)).toHaveTextContent('Do you take pianos? It is an upright one.');
  expect(screen.getByText('10:05 AM today')).toBeInTheDocument();
  expect(screen.getByText('Spanish').parentElement).toHaveTextContent('What you type is shown as you typed it');
  expect(screen.getByText(/^This link opens only this message, and works until 10:05 AM on Dec/)).toBeInTheDocument();
  // Before a click, it says who is told.
  expect(screen.getByText(/No one is told that you answered\. Spam shows up in the team’s next email/)).toBeVisible();
});

test('an application can be added only from the list, and the answer reveals nothing about the link', async () => {
  const { application } = deskApplication();
  await desk.open(messageView({ application, language: 'en', email: 'a&b+c@example.com', subject: 'lead-issue' }));

  expect(screen.getByText('Vega Hauling')).toBeInTheDocument();
  expect(screen.getByText('To add them as a hauler, open the list.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add as a hauler' })).not.toBeInTheDocument();
  expect(screen.queryByText('Language')).not.toBeInTheDocument();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Answer' });
  expect(href).toBe('mailto:a%26b%2Bc@example.com?subject=Your%20message%20to%20PoppyHaul%3A%20Lead%20Issue');
  expect(href).not.toContain(TOKEN);
});

test.each([
  ['that waits', {}, '10:05 AM today, Los Angeles time'],
  ['that is answered', answered, '1:30 PM today, Los Angeles time'],
])('on a device in another time zone, the first moment of a message %s names its clock', async (_, message, moment) => {
  vi.stubEnv('TZ', 'America/New_York');
  await desk.open(messageView(message));

  expect(screen.getByRole('main')).toHaveTextContent(moment);
  expect(screen.getByRole('main').textContent.split('Los Angeles time')).toHaveLength(2);
});

test('the message is marked as answered and as spam, and unmarked, but not by the second of two clicks', async () => {
  const spam = messageView({ flaggedBecause: 'Spam' });
  const waits = shows(messageView());
  const { user } = await desk.open(messageView(), shows(messageView(answered)), waits, shows(spam), waits);

  await user.click(button('I answered'));
  await expectHeading('You marked it as answered at 1:30 PM today');
  fireEvent.click(button('Undo “I answered”'), { detail: 2 });
  await passTime(1000);
  expect(desk.sent()).toHaveLength(1);
  await user.click(button('Undo “I answered”'));
  await expectHeading('A message is waiting for your answer');

  await user.click(button('Mark as spam'));
  await expectHeading('This message is flagged');
  expect(screen.getByText('Flagged: Spam.')).toBeInTheDocument();
  expect(screen.getByText(/it goes out once you press “Not spam”\.$/)).toBeInTheDocument();
  await user.click(button('Not spam'));
  await expectHeading('A message is waiting for your answer');
  expect(desk.sent()).toEqual([
    { action: 'answered', answered: true },
    { action: 'answered', answered: false },
    { action: 'flag', reason: 'Spam' },
    { action: 'flag', reason: '' },
  ]);
});
