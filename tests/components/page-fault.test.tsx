import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openBooking, shownStep } from './support/booking';
import { expectLogged } from './support/console';
import { preload, renderApp } from './support/render-app';

const code = vi.hoisted(() => ({ tries: 0 }));

vi.mock('@/pages/about-page', () => {
  code.tries += 1;
  throw new Error('The code is gone');
});

vi.mock('@/pages/faq-page', () => ({
  FaqPage() {
    throw new Error('A slip in the page');
  },
}));

vi.mock('@/pages/stop-mail-page', () => ({
  StopMailPage() {
    throw new Error('A slip in the page');
  },
}));

test.each([
  ['that breaks', 'FAQ'],
  ['whose code is missing', 'About'],
])('a page %s keeps header, footer and draft and offers a way out', async (_, link) => {
  expectLogged('The page broke');
  // React's own error message.
  expectLogged('%o');
  const { user } = await openBooking({ step: 2 });
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));

  await user.click(navigation.getByRole('link', { name: link }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('What you filled in is still on this device.');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  await preload('/book');
  await user.click(navigation.getByRole('link', { name: 'Book a Pickup' }));
  expect(await screen.findByLabelText('Street address')).toHaveValue('742 Evergreen Terrace');
  expect(shownStep()).toBe(2);
});

test.each([
  [true, 'Something went wrong'],
  [false, 'You’re offline'],
])('a work page that breaks keeps its header and footer (online: %s)', async (isOnline, heading) => {
  expectLogged('The page broke');
  expectLogged('%o');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await renderApp('/stop-mail/x');

  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Help', 'Privacy Policy']);
});

test('missing page code is requested again only when the visitor returns to the page', async () => {
  expectLogged('The page broke');
  expectLogged('%o');
  const { user } = await openBooking({ step: 2 });
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  code.tries = 0;

  await user.click(navigation.getByRole('link', { name: 'About' }));
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
  const triesAtFirst = code.tries;
  await user.click(navigation.getByRole('link', { name: 'Book a Pickup' }));
  await screen.findByLabelText('Street address');
  await user.click(navigation.getByRole('link', { name: 'About' }));

  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
  expect(triesAtFirst).toBeGreaterThan(0);
  expect(code.tries).toBe(2 * triesAtFirst);
});
