import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { fillBooking, freshPhone, submit } from './support/booking';
import { addLead } from './support/leads';
import { findMail, linkIn, mailsTo, pollSender, sendAtOnce } from './support/mailbox';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';

test.beforeAll(({ baseURL }) => sendAtOnce(baseURL));

function freshAddress(): string {
  return `${randomUUID()}@example.com`;
}

/**
 * The subjects of the emails to a customer, except that no hauler was found, which depends on the haulers of other
 * tests.
 */
async function subjectsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const subjects = (await mailsTo(request, email)).map(({ subject }) => subject);
  return subjects.filter((subject) => subject !== 'We’re still looking for a hauler').sort();
}

test('a visitor books and gets the confirmation and further news by email', async ({ page, request, baseURL }) => {
  const operator = operatorOf(baseURL);
  const [phone, email] = [freshPhone(), freshAddress()];
  await page.goto('/book');
  await fillBooking(page.getByRole('main'), phone);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  await expect(page.getByText('We’ll email you the tracking link.').first()).toBeVisible();

  const arrived = await findMail(request, email, 'Your request has arrived');
  expect(JSON.stringify(arrived)).not.toContain('Maria');
  await page.goto(linkIn(arrived, 'track'));
  await expect(page.getByText('Maria Lopez')).toBeVisible();
  await findMail(request, operatorAddress, phone.slice(-4));

  const update = (change: object) => operator.from('leads').update(change).eq('phone', phone).throwOnError();
  await update({ status: 'In Progress', timeframe: 'Tomorrow between 9 and 11 AM' });
  await findMail(request, email, 'Tomorrow between 9 and 11 AM');
  await update({ status: 'Completed' });
  await findMail(request, email, 'Completed');
  expect(await subjectsTo(request, email)).toEqual([
    'Your job is completed',
    'Your job is in progress',
    'Your request has arrived',
  ]);
});

test('a report of not being contacted reaches the operator', async ({ page, request, baseURL }) => {
  const lead = await addLead(baseURL, { full_name: `Rosa ${randomUUID()}` });
  await page.goto(`/track/${lead.tracking_id}`);
  await page.getByRole('button', { name: 'I was not contacted' }).click();
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Feedback Recorded')).toBeVisible();

  await findMail(request, operatorAddress, 'Not contacted', lead.full_name);
});

test('a message from the contact page reaches the operator, who can answer it', async ({ page, request }) => {
  const email = freshAddress();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ana Diaz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').selectOption('General');
  await page.getByLabel('Message').fill('Do you haul pianos?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();

  expect(await findMail(request, operatorAddress, email)).toMatchObject({ replyTo: email });
});

test('a stranger to the request can stop the emails with a button', async ({ page, request, baseURL }) => {
  const email = freshAddress();
  const lead = await addLead(baseURL, { email });
  const arrived = await findMail(request, email, 'Your request has arrived');
  await page.goto(linkIn(arrived, 'stop-mail'));
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { name: 'stopped' })).toBeVisible();

  const operator = operatorOf(baseURL);
  await operator.from('leads').update({ status: 'In Progress' }).eq('id', lead.id).throwOnError();
  const stateOfMail = async () => {
    const ofChange = operator.from('notifications').select('state').eq('lead_id', lead.id).eq('kind', 'status-changed');
    const { data } = await ofChange.throwOnError();
    return data.map(({ state }) => state);
  };
  await pollSender(stateOfMail).toEqual(['skipped']);
  expect(await subjectsTo(request, email)).toEqual(['Your request has arrived']);
});
