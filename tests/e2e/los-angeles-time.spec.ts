import { timeText } from '@functions/words/en/pickups.ts';
import { promisedBy } from '@/lib/promised-by';
import { fillBooking, freshPhone, submit } from './support/booking';
import { addHauler, freshZipCode } from './support/haulers';
import { leadsWith } from './support/leads';
import { findMail, linkIn } from './support/mailbox';
import { expect, test } from './support/test';

test.use({ timezoneId: 'America/New_York' });

test('in New York, each page says once that its times are those of Los Angeles', async ({ page, request, baseURL }) => {
  const zipCode = await freshZipCode(baseURL);
  const hauler = await addHauler(baseURL, { zip_prefixes: [zipCode] });
  const phone = freshPhone();
  await page.goto('/book');
  await fillBooking(page.getByRole('main'), phone, 'Maria Lopez', zipCode);
  await submit(page);

  await expect(page.getByRole('heading', { name: /^A local hauler will call/ })).toContainText(
    /by \d+:\d\d [AP]M (?:today|tomorrow), Los Angeles time/,
  );

  const [lead] = await leadsWith(baseURL, phone);
  const promised = timeText(promisedBy(new Date(lead?.created_at ?? '')));
  // "Today" once midnight has passed.
  const promise = new RegExp(`${promised} (?:today|tomorrow), Los Angeles time`);
  await page.getByRole('main').getByRole('link', { name: 'Track my request' }).click();
  await expect(page.getByRole('heading', { name: promise })).toBeVisible();
  await expect(page.getByRole('main').getByText('Los Angeles time').filter({ visible: true })).toHaveCount(1);

  const offer = await findMail(request, hauler.email, 'Job offer: ');
  await page.goto(linkIn(offer, 'job'));
  // Its hours have a no-break space.
  const inOffer = new RegExp(promise.source.replace(/ (?=[AP]M)/, '\\s'));
  await expect(page.getByText('Call the customer by').locator('+ dd')).toContainText(inOffer);
  await expect(page.getByText('Los Angeles time')).toHaveCount(1);

  await page.getByRole('button', { name: 'Accept this job' }).click();
  await expect(page.getByText('The customer was promised a call by').locator('..')).toHaveText(
    new RegExp(`by ${inOffer.source}\\.$`),
  );
  await expect(page.getByText('Los Angeles time')).toHaveCount(1);
});
