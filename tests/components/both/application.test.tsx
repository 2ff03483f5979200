import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { site } from '@/content/facts/site';
import { addressIn, language } from '@/lib/language';
import { words as contact } from '@/words/contact';
import { words } from '@/words/haulers';
import { agreements } from '@/words/shared/agreements';
import { fieldErrors } from '@/words/shared/errors';
import { serviceLabel } from '@/words/shared/services';
import { words as ui } from '@/words/ui';
import { expectLogged } from '../support/console';
import { fakeBackend, heldAnswer } from '../support/fake-backend';
import { renderApp } from '../support/render-app';
import { fakeClock, skipTime } from '../support/time';

const PATH = addressIn(language, '/haulers');
const { form } = words;

const labels = {
  name: contact.name,
  business: form.business,
  email: contact.email,
  phone: form.phone,
  areas: form.areas,
  message: contact.message,
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

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});

function field(name: Name) {
  return screen.getByLabelText<HTMLInputElement>(labels[name]);
}

function truck() {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${form.truck}`));
}

function service(entry: string) {
  return screen.getByRole('checkbox', { name: serviceLabel(entry) });
}

async function fill(user: UserEvent, change: Partial<typeof typed> = {}) {
  for (const [name, value] of Object.entries({ ...typed, ...change })) {
    await user.clear(field(name as Name));
    await user.click(field(name as Name));
    await user.paste(value);
  }
}

/** Clicks Send Application after the minimum time a person needs. */
async function send(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: form.send }));
}

async function untilThanked() {
  const heading = await screen.findByRole('heading', { name: contact.thanks.heading });
  await waitFor(() => expect(heading).toHaveFocus());
}

test('an application is sent with exactly these columns, and the page says thank you', async () => {
  const { user } = await renderApp(PATH);
  await fill(user);
  // In the order of the list, not of the clicks.
  await user.click(service('Home Cleaning - Deep Cleaning'));
  await user.click(service('Old Appliances'));
  await user.click(service('Hot Tub Removal'));
  await user.click(service('Hot Tub Removal'));

  await send(user);
  await untilThanked();

  expect(screen.getByText(contact.thanks.text)).toBeInTheDocument();
  expect(backend.bodiesTo('contactMessages')).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: typed.name,
      email: typed.email,
      subject: 'merchant-inquiry',
      message: typed.message,
      application: {
        business: typed.business,
        areas: typed.areas,
        phone: '19095550142',
        services: ['Old Appliances', 'Home Cleaning - Deep Cleaning'],
      },
      language,
    },
  ]);

  await user.click(screen.getByRole('button', { name: form.another }));
  for (const name of names) expect(field(name)).toHaveValue('');
});

test('every field is required, except truck and services', async () => {
  const { user } = await renderApp(PATH);
  for (const name of names) expect(field(name)).toBeRequired();
  expect(truck()).not.toBeRequired();
  expect(truck()).toHaveAccessibleDescription(form.truckHint);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeRequired();
  expect(screen.getAllByRole('checkbox')).toHaveLength(17);

  await send(user);
  expect(field('areas').validationMessage).toBe(form.areasRequired);
  await fill(user);
  await send(user);
  await untilThanked();

  expect(backend.bodiesTo('contactMessages')).toMatchObject([{ application: { services: [] } }]);
});

test('what the truck holds is sent as a number', async () => {
  const { user } = await renderApp(PATH);
  await fill(user);
  await user.type(truck(), '15');

  await send(user);
  await untilThanked();

  expect(backend.bodiesTo('contactMessages')).toMatchObject([{ application: { truckCubicYards: 15 } }]);
});

test.each(['0', '61', '12.5', 'two'])(
  'a truck of %s cubic yards stops the form, also after a reload, until it is corrected',
  async (value) => {
    const first = await renderApp(PATH);
    await fill(first.user);
    await first.user.type(truck(), value);
    await send(first.user);
    expect(truck().validationMessage).toBe(fieldErrors['truck-invalid']);
    first.unmount();

    const { user } = await renderApp(PATH);
    await send(user);
    expect(truck()).toHaveValue(value);
    expect(truck().validationMessage).toBe(fieldErrors['truck-invalid']);
    expect(backend.callsTo('contactMessages')).toEqual([]);

    await user.clear(truck());
    expect(truck()).toBeValid();
  },
);

test.each<[string, Name, string, string]>([
  ['a phone number that is too short', 'phone', '555-0142', fieldErrors['phone-invalid']],
  ['a phone number with words', 'phone', '909 555 0142 ask for Rosa', fieldErrors['phone-invalid']],
  ['areas without any name or number', 'areas', ', ,', form.areasRequired],
  ['hidden characters in the business', 'business', 'Haul\u202E', fieldErrors['not-text']],
  ['an odd email address', 'email', 'rosa@exämple.com', fieldErrors['email-invalid']],
])('%s stops the form, also after a reload, until it is corrected', async (_, name, value, error) => {
  const first = await renderApp(PATH);
  await fill(first.user, { [name]: value });
  await send(first.user);
  expect(field(name).validationMessage).toBe(error);
  first.unmount();

  const { user } = await renderApp(PATH);
  await send(user);
  expect(field(name).validationMessage).toBe(error);
  expect(backend.callsTo('contactMessages')).toEqual([]);

  await fill(user);
  expect(field(name)).toBeValid();
});

test('fields accept no more than the database stores', async () => {
  await renderApp(PATH);

  expect(field('business')).toHaveAttribute('maxlength', '120');
  expect(field('areas')).toHaveAttribute('maxlength', '300');
});

test('an unsent application comes back when the page is reopened, and not on the contact page', async () => {
  const { user, unmount } = await renderApp(PATH);
  await fill(user);
  await user.click(service('Old Appliances'));
  unmount();

  const second = await renderApp(PATH);
  for (const name of names) expect(field(name)).toHaveValue(typed[name]);
  expect(service('Old Appliances')).toBeChecked();
  expect(service('Hot Tub Removal')).not.toBeChecked();
  second.unmount();

  await renderApp(addressIn(language, '/contact'));
  expect(field('name')).toHaveValue('');
});

test('an application that was filled in and emptied leaves nothing on the device', async () => {
  const { user } = await renderApp(PATH);
  await user.click(service('Old Appliances'));
  expect(localStorage.getItem('application-draft')).not.toBeNull();

  await user.click(service('Old Appliances'));

  expect(localStorage.getItem('application-draft')).toBeNull();
});

test('a corrected application is a new one', async () => {
  expectLogged('The message was not sent');
  backend.answer('contactMessages', { status: 400 }, 'ok');
  const { user } = await renderApp(PATH);
  await fill(user);
  await send(user);
  await screen.findByText(contact.failedMore);

  await user.click(service('Old Appliances'));
  await send(user);
  await untilThanked();

  const [first, second] = backend.bodiesTo('contactMessages') as { id: string }[];
  expect(second?.id).not.toBe(first?.id);
});

test('offline, the application waits, says so, and is sent once when the connection is back', async () => {
  const { user } = await renderApp(PATH);
  await fill(user);
  fireEvent.offline(window);

  await send(user);
  expect(await screen.findByText(contact.offline)).toHaveAttribute('role', 'status');
  expect(backend.callsTo('contactMessages')).toEqual([]);
  fireEvent.online(window);

  await untilThanked();
  expect(backend.callsTo('contactMessages')).toHaveLength(1);
});

test("an application on its way doesn't hold up the contact form", async () => {
  const { answer, release } = heldAnswer();
  backend.answer('contactMessages', answer);
  const { user, unmount } = await renderApp(PATH);
  await fill(user);
  await send(user);
  await screen.findByRole('button', { name: contact.sending });
  unmount();

  await renderApp(addressIn(language, '/contact'));

  expect(screen.getByRole('button', { name: contact.send })).toHaveAttribute('aria-disabled', 'false');
  release();
});

test('a script that fills in the hidden field sends nothing', async () => {
  expectLogged('The message was not sent');
  fakeClock();
  const { user } = await renderApp(PATH);
  await fill(user);
  await user.type(screen.getByLabelText(ui.honeypot), 'https://spam.example');

  await send(user);

  expect(await screen.findByText(contact.failedMore)).toBeInTheDocument();
  expect(backend.callsTo('contactMessages')).toEqual([]);
});

test('the page has its sections in order, and no costs unless they are set', async () => {
  await renderApp(PATH);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.heading);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    [words.offers, words.job, words.papers, words.agreement, words.leave, words.apply].map(({ heading }) => heading),
  );
});

test('the page shows the ten points of the agreement, its version, and a described picture of a job', async () => {
  await renderApp(PATH);

  const { points } = agreements[AGREEMENT_VERSION](site.name);
  const section = within(screen.getByRole('region', { name: words.agreement.heading }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    points.map(({ title, text }) => `${title}. ${text}`),
  );
  expect(section.getByText(words.agreement.version)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: words.job.picture.alt })).toBeInTheDocument();
});

test('search engines read a breadcrumb and a web page, and no job posting', async () => {
  await renderApp(PATH);

  const data = await waitFor(() => {
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
    if (!text) throw new Error('No structured data yet');
    return JSON.parse(text)['@graph'] as { '@type': string }[];
  });
  expect(data.map((thing) => thing['@type']).sort()).toEqual(['BreadcrumbList', 'WebPage']);
});
