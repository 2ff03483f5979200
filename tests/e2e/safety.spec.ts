import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { fillBooking, freshPhone, next, submit } from './support/booking';
import { addLead, leadsWith } from './support/leads';
import { photoFiles } from './support/photos';
import { expect, test } from './support/test';

const MARKUP = '<img src=x onerror=alert(1)><script>alert(2)</script>';

test('a large photo is stored upright, at most 2048 px and without metadata', async ({ page, baseURL }) => {
  const phone = freshPhone();
  await page.goto('/book');
  await fillBooking(page, phone);
  await page.getByRole('button', { name: 'Change job' }).click();
  await page
    .getByLabel('Photo files')
    .setInputFiles({ name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await photoOnItsSide() });
  await expect(page.getByText('1 of 5 photos added')).toBeVisible();
  await next(page);
  await submit(page);
  await expect(page.getByText('1 photo uploaded')).toBeVisible();

  const [lead] = await leadsWith(baseURL, phone);
  const stored = Buffer.from(await (await fetch(lead?.image_urls[0] ?? '')).arrayBuffer());

  const { width, height, orientation, exif, xmp, iptc } = await sharp(stored).metadata();
  expect({ width, height, orientation, exif, xmp, iptc }).toEqual({ width: 1536, height: 2048 });
  for (const trace of ['Exif', 'GPS', 'http://ns.adobe.com/xap', 'PoppyCam'])
    expect(stored.includes(trace)).toBe(false);
  expect(await colorAt(stored, 1500, 30)).toBe('red');
  expect(await colorAt(stored, 30, 30)).toBe('other');
  expect(await colorAt(stored, 1500, 2000)).toBe('other');
});

/** A photo as large as a phone takes it, with its GPS position. Red marks the corner that is top right when upright. */
async function photoOnItsSide(): Promise<Buffer> {
  const red = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const photo = await sharp('tests/fixtures/photo-with-gps.jpg')
    .resize(4000, 3000)
    .composite([{ input: red, gravity: 'northwest' }])
    .keepMetadata()
    .jpeg()
    .toBuffer();
  const { orientation, exif } = await sharp(photo).metadata();
  expect(orientation).toBe(6);
  expect(exif?.length).toBeGreaterThan(100);
  return photo;
}

async function colorAt(image: Buffer, left: number, top: number): Promise<'red' | 'other'> {
  const [red = 0, green = 0, blue = 0] = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > 200 && green < 60 && blue < 60 ? 'red' : 'other';
}

test('a broken photo and a disguised page are silently left out, and a good photo stays', async ({ page }) => {
  await page.goto('/book');
  await fillBooking(page, freshPhone());
  await page.getByRole('button', { name: 'Change job' }).click();

  await page.getByLabel('Photo files').setInputFiles([
    {
      name: 'broken.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 'rubbish')]),
    },
    { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(`<!doctype html>${MARKUP}`) },
    ...photoFiles(1),
  ]);

  await expect(page.getByText('1 of 5 photos added')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveAccessibleName('Remove photo-of-the-sofa-1.jpg');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('markup in a request is shown as text in the form and on the tracking page', async ({ page, baseURL }) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const lead = await addLead(baseURL, {
    full_name: MARKUP,
    city: MARKUP,
    job_description: MARKUP,
    timeframe: MARKUP,
    status: 'Canceled',
    cancel_reasons: [MARKUP, `"><svg onload=alert(3)>`],
  });

  await page.goto('/book');
  await fillBooking(page, freshPhone(), MARKUP);
  await page.getByRole('button', { name: 'Change job' }).click();
  await page.getByLabel('Job description').fill(MARKUP);
  await next(page);
  await expect(page.getByText(MARKUP)).toBeVisible();
  await page.goto(`/track/${lead.tracking_id}`);

  await expect(page.getByRole('heading', { name: 'Your Request Status' })).toBeVisible();
  await expect(page.getByText(MARKUP, { exact: true })).toHaveCount(3);
  await expect(page.getByText(`${MARKUP}, ${lead.zip_code}`)).toHaveCount(1);
  await expect(page.getByText('"><svg onload=alert(3)>')).toHaveCount(1);
  await expect(page.locator('main img[src=x], main script')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test("odd addresses don't redirect to another site", async ({ baseURL }) => {
  const origin = `${baseURL}`;
  for (const address of [
    '//evil.example',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/..//evil.example/',
    '/.//evil.example//',
    '/%2e%2e//evil.example/',
    '/..//evil.example.html',
    '/..//evil.example/index.html',
    '/..\\\\evil.example/',
    '/track/..//evil.example/',
    '//',
  ]) {
    const { status, location } = await askFor(origin, address);

    expect.soft(status, address).toBeLessThan(500);
    expect.soft(new URL(location, origin).origin, address).toBe(origin);
  }
});

test('build notes are not published', () => {
  const hidden = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)\./.test(file));

  expect(hidden).toEqual([]);
});

test('the build contains no secrets', () => {
  // The client contains the prefix of secret keys to reject them in a browser.
  const secrets = new RegExp(`${embeddedKeys.jwtSecret}|sb_secret_\\w|service_role`);
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('dist', file))
    .filter((file) => statSync(file).isFile());

  const found = files.filter((file) => {
    return secrets.test(readFileSync(file, 'latin1'));
  });

  expect(found).toEqual([]);
  // The files contain the public values, so they are the right ones.
  expect(files.some((file) => readFileSync(file).includes(embeddedKeys.publishable))).toBe(true);
});

/** Requests an address unchanged, which `fetch` would normalize, without following redirects. */
function askFor(origin: string, address: string): Promise<{ status: number; location: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ hostname, port, path: address }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '/' });
    });
    asked.on('error', reject);
    asked.end();
  });
}
