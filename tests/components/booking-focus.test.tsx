import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { next, openBooking, passServices, submit, untilConfirmed, untilOn } from './support/booking';
import { fakeBackend } from './support/fake-backend';
import { fakeCanvas, jpeg } from './support/photos';
import { renderApp } from './support/render-app';

beforeEach(() => {
  fakeBackend();
  fakeCanvas();
});

// Removing photos

function removeButton(name: string) {
  return screen.getByRole('button', { name: `Remove ${name}` });
}

async function openWithPhotos(...photoNames: string[]) {
  const { user } = await openBooking({ step: 3, photoNames });
  await screen.findByText(`${photoNames.length} of 5 photos added`);
  return user;
}

test('removing a photo with the keyboard moves the focus to the next photo', async () => {
  const user = await openWithPhotos('a.jpg', 'b.jpg', 'c.jpg');

  removeButton('b.jpg').focus();
  await user.keyboard('{Enter}');

  expect(screen.queryByRole('button', { name: 'Remove b.jpg' })).not.toBeInTheDocument();
  expect(removeButton('c.jpg')).toHaveFocus();
});

test('removing the last photo in the row focuses the one before it, and the last one left focuses "Add photos"', async () => {
  const user = await openWithPhotos('a.jpg', 'b.jpg');

  removeButton('b.jpg').focus();
  await user.keyboard('{Enter}');
  expect(removeButton('a.jpg')).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: /Add photos/ })).toHaveFocus();
});

test('the button that adds photos keeps the focus while photos are prepared and when there are five', async () => {
  const { user } = await openBooking({ step: 3 });
  const add = screen.getByRole('button', { name: /Add photos/ });
  add.focus();
  const files = Array.from({ length: 5 }, (_, index) => jpeg(`${index}.jpg`));
  await user.upload(screen.getByLabelText('Photo files'), files);
  await screen.findByText('5 of 5 photos added');

  expect(add).toHaveAccessibleName(/All 5 photos added/);
  expect(add).toBeEnabled();
});

// Start over

test('Start over on step 1 moves the focus to the heading, since the button disappears', async () => {
  const { user } = await renderApp('/book');
  await user.click(screen.getByRole('checkbox', { name: 'Old Appliances' }));

  await user.click(screen.getByRole('button', { name: 'Start over' }));

  await untilOn(1);
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
});

// The document's title

test('the document title is the page at first and the step later', async () => {
  const { user } = await renderApp('/book');
  await waitFor(() => expect(document.title).toMatch(/^Book Your Junk Removal/));

  await passServices(user, 'Old Appliances');
  expect(document.title).toMatch(/^Step 2 of 4: Where is it\? \| Book Your Junk Removal/);

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await untilOn(1);
  expect(document.title).toMatch(/^Step 1 of 4: What needs to go\? \| Book Your Junk Removal/);
});

test('the document title gives the step of a reopened form, and the confirmation', async () => {
  const { user } = await openBooking({ step: 3 });
  await waitFor(() => expect(document.title).toMatch(/^Step 3 of 4: Tell us about the job \| Book/));

  await next(user);
  expect(document.title).toMatch(/^Step 4 of 4: How can a hauler reach you\? \| Book/);
  await submit(user);
  await untilConfirmed();

  await waitFor(() => expect(document.title).toMatch(/^Request Submitted! \| Book Your Junk Removal/));
});
