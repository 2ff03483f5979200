import type { Page } from '@playwright/test';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { fillBooking, freshPhone } from './support/booking';
import { addDeskLead, choiceOf, holderOf, listLink, openDesk } from './support/desk';
import { acceptedByHauler, addHauler } from './support/haulers';
import { isAlive } from './support/is-alive';
import { addJob } from './support/jobs';
import { tabTo } from './support/keyboard';
import { addLead, leadsWith } from './support/leads';
import { findMail, linkIn } from './support/mailbox';
import { operatorOf } from './support/operator';
import { propose } from './support/proposals';
import { addAskedLead, openQuestion, reviewOf } from './support/reviews';
import { expect, test } from './support/test';

// Each journey with the keyboard alone, as far as the focus leads.

// The browser's message about prefetched code of other pages.
test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a visitor books', async ({ page, baseURL }) => {
  const phone = freshPhone();
  const { keyboard } = page;
  await page.goto('/book');
  await page.getByRole('checkbox', { name: 'Old Appliances' }).focus();
  await keyboard.press('Space');
  await expect(button(page, 'Next Step')).toBeEnabled();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('1 Main St');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('Pomona');
  await keyboard.press('Tab');
  await keyboard.type('91766');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tell us about the job' })).toBeFocused();
  await tabTo(page, button(page, 'Next Step'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How can a hauler reach you?' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Ana Diaz');
  await keyboard.press('Tab');
  await keyboard.type(phone);
  await tabTo(page, page.getByRole('checkbox', { name: /Terms of Service/ }));
  await keyboard.press('Space');
  await tabTo(page, button(page, 'Submit Request'));
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  expect(await leadsWith(baseURL, phone)).toMatchObject([{ full_name: 'Ana Diaz', city: 'Pomona' }]);
});

test('a visitor whom nothing reaches learns it after booking, and adds an address', async ({ page, baseURL }) => {
  const phone = freshPhone();
  const email = `${phone}@example.com`;
  const confirmed = page.getByRole('region', { name: 'Your tracking ID' });
  const howTold = page.locator('details', { hasText: 'How you’ll hear from us' });
  await page.goto('/book');
  await fillBooking(page, phone);
  await button(page, 'Submit Request').press('Enter');
  await expect(confirmed).toContainText('We have no way to send it to you, and updates appear only there.');
  await expect(page.getByRole('heading', { name: /^A local hauler will call \(/ })).toBeVisible();
  await page.reload();
  // The device keeps no phone number.
  await expect(page.getByRole('heading', { name: 'A local hauler will contact you by ' })).toBeVisible();

  await page.getByRole('link', { name: 'Add a way to reach me' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');

  await expect(howTold).toContainText(`We’ll email updates to ${email}`);
  await expect(howTold.getByRole('button')).toHaveCount(0);
  expect(await leadsWith(baseURL, phone)).toMatchObject([{ email, agreed_to_messages: false }]);
  await page.reload();
  await expect(howTold).toContainText(`We’ll email updates to ${email}`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a customer corrects their details, and cancels', async ({ page, baseURL }) => {
  const phone = freshPhone();
  const lead = await addLead(baseURL, { ...maximalLeadRow(), email: `${phone}@example.com` });
  const field = page.getByRole('textbox', { name: 'Phone' });
  const { keyboard } = page;
  await page.goto(`/track/${lead.tracking_id}`);

  await button(page, 'Correct my details').press('Enter');
  await expect(field).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('555');
  await keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(field).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(phone);
  for (let presses = 0; presses < 3; presses++) await keyboard.press('Tab');
  await keyboard.type('After 5 PM');
  await keyboard.press('Enter');
  await expect(page.getByText('Details saved')).toBeVisible();
  await expect(button(page, 'Correct my details')).toBeFocused();
  await expect(page.getByText('After 5 PM')).toBeVisible();
  expect(await leadsWith(baseURL, phone)).toMatchObject([
    { id: lead.id, email: lead.email, unit_number: lead.unit_number, call_time: 'After 5 PM' },
  ]);

  await button(page, 'Cancel my request').press('Enter');
  await expect(page.getByRole('checkbox', { name: 'I no longer need it' })).toBeFocused();
  await keyboard.press('Space');
  await tabTo(page, page.getByLabel('Something else, in your own words'));
  await keyboard.type('My cousin took the sofa');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.locator('[data-part=moment]').getByRole('heading')).toBeFocused();
  await expect(page.locator('[data-status]')).toHaveText('Canceled');
  await expect(button(page, 'Correct my details')).toHaveCount(0);
  expect(await leadsWith(baseURL, phone)).toMatchObject([
    { status: 'Canceled', cancel_reasons: ['I no longer need it', 'My cousin took the sofa'] },
  ]);
});

/** A day as the page shows it: "Tuesday, November 24". */
function inWords(day: string): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return new Date(`${day}T12:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...parts });
}

test('a customer accepts a time, asks for another and declines it', async ({ page, baseURL }) => {
  const days = [dayInLosAngeles(2), dayInLosAngeles(3), dayInLosAngeles(5)] as const;
  const windows = days.map((day) => ({ day, from: '09:00', until: '11:00' }));
  const phone = freshPhone();
  const lead = await addLead(baseURL, { ...maximalLeadRow(), phone, email: `${phone}@example.com` });
  const token = await acceptedByHauler(baseURL, lead);
  const first = await propose(baseURL, token, { note: 'Two of us come.', windows: windows.slice(0, 2) });
  const proposed = page.getByRole('region', { name: 'Your quote from Diaz & Sons Hauling' });
  const booked = page.getByRole('region', { name: 'Your pickup is booked' });
  const another = page.getByRole('region', { name: 'Diaz & Sons Hauling has proposed another time' });
  const times = page.getByRole('radio', { name: /9:00–11:00 AM/ });
  const ask = button(page, 'Ask for another time or price');
  const { keyboard } = page;
  await page.goto(`/track/${lead.tracking_id}`);
  await expect(proposed).toContainText('Estimated price: $120–$180');
  await expect(proposed).toContainText('Two of us come.');

  await times.first().focus();
  await keyboard.press('ArrowDown');
  await expect(times.nth(1)).toBeChecked();
  await keyboard.press('Tab');
  await expect(button(page, 'Accept this time')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeFocused();
  await expect(booked).toContainText(inWords(days[1]));
  await expect(page.locator('[data-status]')).toHaveText('In Progress');
  expect(await leadsWith(baseURL, phone)).toMatchObject([{ status: 'In Progress', pickup_from: expect.any(String) }]);

  await ask.press('Enter');
  await expect(page.getByRole('radio', { name: 'Another time' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Thursday after 4 PM');
  await keyboard.press('Enter');
  await expect(booked).toContainText('You asked for another time. Your pickup stays as booked');
  await expect(ask).toBeFocused();

  await propose(baseURL, token, { windows: windows.slice(2), basedOn: { id: first, state: 'accepted' } });
  await page.reload();
  await expect(another).toContainText(`Your pickup on ${inWords(days[1])}, 9:00–11:00 AM, stays booked`);
  await expect(another).toContainText(inWords(days[2]));
  await button(page, 'Keep my time').press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Your pickup stays as booked.');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeFocused();
  await expect(another).toHaveCount(0);
  await expect(booked).toContainText(inWords(days[1]));
});

test('a customer answers every question about their pickup, changes the answer and unpublishes it', async ({
  page,
  baseURL,
}) => {
  const { lead, path } = await addAskedLead(baseURL);
  const question = await openQuestion(page, path);
  const { keyboard } = page;

  await tabTo(page, question.send);
  await keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Tell us if it’s all gone' }).first()).toBeVisible();
  await tabTo(page, question.gone('Everything is gone'));
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(question.gone('Something is left')).toBeChecked();
  await tabTo(page, question.leftBehind);
  await keyboard.type('A lamp');
  await tabTo(page, question.price('Yes'));
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(question.price('I paid less')).toBeChecked();
  await tabTo(page, question.amountPaid);
  await keyboard.type('90');
  await tabTo(page, question.stars('1 star'));
  await keyboard.press('Space');
  for (let presses = 0; presses < 2; presses++) await keyboard.press('ArrowRight');
  await expect(question.stars('3 stars')).toBeChecked();
  await tabTo(page, question.words);
  await keyboard.type('Friendly, but in a hurry.');
  await tabTo(page, question.mayPublish);
  await keyboard.press('Space');
  await tabTo(page, question.shownName);
  await expect(question.shownName).toHaveValue('Ana');
  await keyboard.press('End');
  await keyboard.type(' D.');
  await expect(page.getByText('“Ana D., Torrance”')).toBeVisible();
  await tabTo(page, question.send);
  await keyboard.press('Enter');
  await expect(question.heading).toHaveText('Thank you.');
  await expect(question.heading).toBeFocused();
  const answers = {
    stars: 3,
    words: 'Friendly, but in a hurry.',
    price: 'lower',
    amount_paid: 90,
    shown_name: 'Ana D.',
  };
  expect(await reviewOf(baseURL, lead)).toMatchObject({ ...answers, gone: 'partly', left_behind: 'A lamp' });

  await tabTo(page, question.change);
  await keyboard.press('Enter');
  await expect(question.gone('Something is left')).toBeChecked();
  await tabTo(page, question.gone('Something is left'));
  await keyboard.press('ArrowLeft');
  await tabTo(page, question.send);
  await keyboard.press('Enter');
  await expect(question.heading).toBeFocused();
  await tabTo(page, question.unpublish);
  await keyboard.press('Enter');
  await expect(question.takenBack).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On the site' })).toBeFocused();
  expect(await reviewOf(baseURL, lead)).toMatchObject({ gone: 'yes', left_behind: null, may_publish: false });
});

test('a hauler accepts a job, and cancels it', async ({ page, baseURL }) => {
  const { lead, path } = await addJob(baseURL);
  const dialog = page.getByRole('dialog', { name: 'Cancel this job?' });
  await page.goto(path);
  await button(page, 'Accept this job').press('Enter');
  await expect(page.getByRole('heading', { name: 'This job is yours' })).toBeFocused();

  await tabTo(page, page.locator('summary', { hasText: 'Other steps' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Cancel the job', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('In your own words')).toBeFocused();
  await page.keyboard.type('The street is closed');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'This job was canceled' })).toBeFocused();
  expect(await leadsWith(baseURL, lead.phone)).toMatchObject([
    { status: 'Canceled', cancel_reasons: ['The street is closed'] },
  ]);
});

test('a hauler accepts the agreement', async ({ page, request, baseURL }) => {
  const hauler = await addHauler(baseURL, { active: false, agreement_version: null, agreement_accepted_at: null });
  const asked = await findMail(request, hauler.email, 'Please read and accept our agreement');
  const until = dayInLosAngeles(365);
  const [year, month, day] = until.split('-');
  const agreed = page.getByLabel('I have read the ten points');
  const { keyboard } = page;
  await page.goto(linkIn(asked, 'agreement'));

  await tabTo(page, page.getByLabel('Your name'));
  await keyboard.type('Ana Ruiz');
  await tabTo(page, page.getByLabel('My business is registered'));
  await keyboard.press('Space');
  for (const insurance of ['Liability insurance runs until', 'Truck insurance runs until']) {
    await tabTo(page, page.getByLabel(insurance));
    await keyboard.type(`${month}${day}${year}`);
  }
  await tabTo(page, page.getByLabel('Motor carrier permit'));
  await keyboard.type('CA 0123456');
  await tabTo(page, page.getByLabel('I work alone'));
  await keyboard.press('Space');
  await tabTo(page, agreed);
  await keyboard.press('Space');
  await tabTo(page, button(page, 'Accept the agreement'));
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${hauler.name} accepted this agreement on`);
  const rows = operatorOf(baseURL).from('hauler_agreements').select('attested').eq('hauler_id', hauler.id);
  expect((await rows.throwOnError()).data).toMatchObject([
    { attested: { liabilityUntil: until, truckUntil: until, crew: 'alone' } },
  ]);
});

test('a hauler applies, across a reload and without a connection', async ({ page, context, baseURL }) => {
  const phone = freshPhone();
  const email = `${phone}@example.com`;
  const { keyboard } = page;
  await page.goto('/haulers');
  await isAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'Apply' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Apply' })).toBeInViewport();
  await keyboard.press('Tab');
  await expect(page.getByLabel('Name')).toBeFocused();
  for (const text of ['Rosa Alvarez', 'Alvarez Hauling', email, phone, '91766, Pomona']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(page.getByRole('checkbox', { name: 'Furniture Removal' })).toBeFocused();
  await keyboard.press('Space');
  await page.reload();
  await isAlive(page);
  await expect(page.getByLabel('Business')).toHaveValue('Alvarez Hauling');
  await expect(page.getByRole('checkbox', { name: 'Furniture Removal' })).toBeChecked();

  await context.setOffline(true);
  await page.getByLabel('Message').focus();
  await keyboard.type('Two of us and a truck.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText(/You’re offline\. We’ll keep your message here/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();

  const sent = operatorOf(baseURL).from('contact_messages').select().eq('email', email);
  expect((await sent.throwOnError()).data).toMatchObject([
    {
      ...{ name: 'Rosa Alvarez', subject: 'merchant-inquiry', message: 'Two of us and a truck.', hauler_id: null },
      application: { business: 'Alvarez Hauling', areas: '91766, Pomona', phone, services: ['Furniture Removal'] },
    },
  ]);
  await page.reload();
  await isAlive(page);
  await expect(page.getByLabel('Business')).toHaveValue('');
});

test('the operator finds a request, assigns it and writes a note', async ({ page, request, baseURL }) => {
  const lead = await addDeskLead(baseURL);
  const hauler = await addHauler(baseURL);
  const { keyboard } = page;
  await openDesk(page, await listLink(request, baseURL));
  await keyboard.press('/');
  await expect(page.getByLabel('Find a request, message or hauler')).toBeFocused();
  await keyboard.type(lead.full_name);
  await keyboard.press('Enter');
  await page.getByRole('link', { name: lead.full_name }).press('Enter');

  await button(page, 'Assign…').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Assign this request' })).toBeVisible();
  await (await choiceOf(page, hauler.name)).focus();
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${hauler.name} has to call` })).toBeFocused();
  expect(await holderOf(baseURL, lead)).toBe(hauler.id);

  await button(page, 'Write a note…').press('Enter');
  await keyboard.type('The gate code is 12');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save the note' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Note saved. No one was told.')).toBeVisible();
  expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ desk_note: 'The gate code is 12' }]);
});
