import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { skipTime } from './time';

/** Presses Next Step. */
export async function pressNext(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
}

/** Presses Next Step, and waits until the next step has the focus. */
export async function next(user: UserEvent) {
  const step = shownStep();
  await pressNext(user);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(`Step ${step + 1} of 4`));
}

/** The number of the step that is shown. */
export function shownStep(): number {
  return Number(/\d/.exec(screen.getByText(/^Step \d of 4$/).textContent)?.[0]);
}

export async function back(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Back' }));
}

/** Presses Submit Request, as long after the form appeared as a person takes at least. */
export async function submit(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: 'Submit Request' }));
}

/** Puts text into a field at once, as from the clipboard. */
export async function fill(user: UserEvent, label: string | RegExp, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

/** From step 1 to step 2. */
export async function passServices(user: UserEvent, ...titles: string[]) {
  for (const title of titles.length > 0 ? titles : ['Furniture Removal']) {
    await user.click(screen.getByRole('checkbox', { name: title }));
  }
  await next(user);
}

/** From step 2 to step 3. */
export async function passAddress(user: UserEvent) {
  await fill(user, 'Street address', '742 Evergreen Terrace');
  await fill(user, 'ZIP code', '90210');
  await screen.findByDisplayValue('Beverly Hills');
  await next(user);
}

/** From step 1 to an empty step 4. */
export async function reachContact(user: UserEvent) {
  await passServices(user);
  await passAddress(user);
  await next(user);
}

/** Fills in step 4. */
export async function fillContact(user: UserEvent) {
  await fill(user, 'Full name', 'Ana Diaz');
  await fill(user, 'Phone', '2135550142');
  await user.click(screen.getByRole('checkbox', { name: /Terms of Service/ }));
}

/** From step 1 to a filled-in step 4. */
export async function fillBooking(user: UserEvent) {
  await reachContact(user);
  await fillContact(user);
}
