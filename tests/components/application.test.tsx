import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { site } from '@/content/facts/site';
import { agreements } from '@/words/shared/agreements';
import { expectLogged } from './support/console';
import { backendOfTests, heldAnswer } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { skipTime } from './support/time';

// The form of the contact page with more fields. How a message is sent is in contact.test.tsx.

const AREAS_REQUIRED = 'Enter ZIP codes or cities, separated by commas.';

const labels = {
  name: 'Name',
  business: 'Business',
  email: 'Email',
  phone: 'Phone',
  areas: 'ZIP codes or cities',
  message: 'Message',
};

const typed = {
  name: 'Rosa Alvarez',
  business: 'Alvarez Hauling',
  email: 'rosa@example.com',
  phone: '+1 (909) 555-0142',
  areas: '91766, Pomona, Chino',
  message: 'Two of us.\nOne truck.',
};

type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];

const backend = backendOfTests();

const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const truck = () => screen.getByLabelText<HTMLInputElement>(/^Your truck, in cubic yards/);
const service = (name: string) => screen.getByRole('checkbox', { name });
const sent = () => backend.bodiesTo('contactMessages') as { id: string }[];

async function fill(user: UserEvent, change: Partial<typeof typed> = {}) {
  for (const [name, value] of Object.entries({ ...typed, ...change })) {
    await user.clear(field(name as Name));
    await user.click(field(name as Name));
    await user.paste(value);
  }
}

/** Clicks Send application after the minimum time a person needs. */
async function send(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: 'Send application' }));
}

async function untilThanked() {
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank You' })).toHaveFocus());
}

test('an application is sent with exactly these columns, and a corrected one is new', async () => {
  expectLogged('The message was not sent');
  backend.answer('contactMessages', { status: 400 }, 'ok');
  const { user } = await renderApp('/haulers');
  await fill(user);
  await send(user);
  await screen.findByText('Failed to send message. Please try again.');
  // In the order of the list, not of the clicks.
  await user.click(service('Home Cleaning - Deep Cleaning'));
  await user.click(service('Old Appliances'));
  await user.dblClick(service('Hot Tub Removal'));
  await user.type(truck(), '15');
  await send(user);
  await untilThanked();

  const application = { business: typed.business, areas: typed.areas, phone: '19095550142' };
  const row = {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: typed.name,
    email: typed.email,
    subject: 'merchant-inquiry',
    message: typed.message,
    language: 'en',
  };
  const services = ['Old Appliances', 'Home Cleaning - Deep Cleaning'];
  expect(sent()).toEqual([
    { ...row, application: { ...application, services: [] } },
    { ...row, application: { ...application, services, truckCubicYards: 15 } },
  ]);
  expect(sent()[1]?.id).not.toBe(sent()[0]?.id);

  await user.click(screen.getByRole('button', { name: 'Send another application' }));
  for (const name of names) expect(field(name)).toHaveValue('');
});

test('every field is required, except truck and services, and takes no more than the database stores', async () => {
  const { user } = await renderApp('/haulers');
  for (const name of names) expect(field(name)).toBeRequired();
  expect(field('business')).toHaveAttribute('maxlength', '120');
  expect(field('areas')).toHaveAttribute('maxlength', '300');
  expect(truck()).not.toBeRequired();
  expect(truck()).toHaveAccessibleDescription('Length × width × height in feet, divided by 27');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeRequired();
  expect(screen.getAllByRole('checkbox')).toHaveLength(17);

  await send(user);
  expect(field('areas').validationMessage).toBe(AREAS_REQUIRED);
  expect(sent()).toEqual([]);
});

test('what is wrong stops the form, also after a reload, until it is corrected', async () => {
  const wrong: [Name, string, string][] = [
    ['phone', '909 555 0142 ask for Rosa', 'Please enter a valid phone number'],
    ['areas', ', ,', AREAS_REQUIRED],
    ['business', '\u3164', 'Please remove characters that are not text'],
    ['email', 'rosa@exämple.com', 'Please enter a valid email address'],
  ];
  const first = await renderApp('/haulers');
  await fill(first.user, Object.fromEntries(wrong));
  const expectFaults = () => {
    for (const [name, , error] of wrong) expect(field(name).validationMessage).toBe(error);
  };
  await send(first.user);
  expectFaults();
  await first.user.type(truck(), '61');
  first.unmount();

  const { user } = await renderApp('/haulers');
  await send(user);
  expectFaults();
  expect(truck()).toHaveValue('61');
  await fill(user);
  for (const name of names) expect(field(name)).toBeValid();
  await send(user);
  expect(truck().validationMessage).toMatch(/^Enter whole cubic yards/);
  await user.clear(truck());
  expect(truck()).toBeValid();
  expect(sent()).toEqual([]);
});

test('an unsent application comes back, not on the contact page, and leaves nothing once it is emptied', async () => {
  const first = await renderApp('/haulers');
  await first.user.click(service('Old Appliances'));
  expect(localStorage.getItem('application-draft')).not.toBeNull();
  await first.user.click(service('Old Appliances'));
  expect(localStorage.getItem('application-draft')).toBeNull();
  await fill(first.user);
  await first.user.click(service('Old Appliances'));
  first.unmount();

  const second = await renderApp('/haulers');
  for (const name of names) expect(field(name)).toHaveValue(typed[name]);
  expect(service('Old Appliances')).toBeChecked();
  expect(service('Hot Tub Removal')).not.toBeChecked();
  // On its way, it doesn't hold up the contact form either.
  const { answer, release } = heldAnswer();
  backend.answer('contactMessages', answer);
  await send(second.user);
  await screen.findByRole('button', { name: 'Sending...' });
  second.unmount();

  await renderApp('/contact');
  expect(field('name')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveAttribute('aria-disabled', 'false');
  release();
});

test('the page has the ten points of the agreement, no costs unless they are set, and no job posting for search engines', async () => {
  await renderApp('/haulers');

  const section = within(screen.getByRole('region', { name: 'The agreement' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    agreements[AGREEMENT_VERSION](site.name).points.map(({ title, text }) => `${title}. ${text}`),
  );
  expect(section.getByText(`Version ${AGREEMENT_VERSION}`)).toBeInTheDocument();
  expect(screen.queryByText('What it costs')).not.toBeInTheDocument();
  const data = await waitFor(() => {
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
    if (!text) throw new Error('No structured data yet');
    return JSON.parse(text)['@graph'] as { '@type': string }[];
  });
  expect(data.map((thing) => thing['@type']).sort()).toEqual(['BreadcrumbList', 'WebPage']);
});
