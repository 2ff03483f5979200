import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadSizes } from '@functions/domain/load-sizes.ts';
import { everyServiceEntry, serviceNames } from '@functions/domain/services.ts';
import { serviceLabel, servicesInShort } from '@functions/words/en/services.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { words as cards } from '@/content/en/services';
import { bookingGroups } from '@/content/facts/booking-groups';
import { cities } from '@/content/facts/cities';
import { landingPages } from '@/content/facts/landing-pages';
import { loadPictures } from '@/content/facts/load-pictures';
import { pictures } from '@/content/facts/pictures';
import { popularServices } from '@/content/facts/popular-services';
import { posts } from '@/content/facts/posts';
import { serviceEmojis } from '@/content/facts/service-emojis';
import { relatedServices, serviceGroups } from '@/content/facts/service-groups';
import { services } from '@/content/facts/services';
import { pictures as mailPictures, mark } from '../../supabase/functions/send-notifications/mails/pictures.ts';

const slugsOfServices = services.map(({ slug }) => slug);

test.each<[folder: string, entries: readonly { slug: string }[]]>([
  ['en/services', services],
  ['es/services', services],
  ['en/cities', cities],
  ['en/landing-pages', landingPages],
  ['en/posts', posts],
])('%s has a file of words for each entry of the registry, and no other', (folder, entries) => {
  const files = globSync(`src/content/${folder}/*.ts`).map((file) => path.basename(file, '.ts'));

  expect(entries.map(({ slug }) => slug).sort()).toEqual(files.sort());
});

test('the services of the site are those of stored requests, in order, with links made of their titles', () => {
  expect(services.map(({ storedName }) => storedName)).toEqual(serviceNames);
  for (const slug of Object.values(popularServices).flat()) {
    expect(slug).toBe(cards[slug].title.toLowerCase().replaceAll(' ', '-').replaceAll('&', 'and'));
  }
});

test('every service has an icon, a picture, an emoji of its own, and one place in each list of groups', () => {
  const sprite = readFileSync('src/components/service-icons.svg', 'utf8');
  const listed = Object.values(serviceGroups).flatMap((group) => [...group.services]);

  expect(services.filter(({ icon }) => !sprite.includes(`<symbol id="${icon}"`))).toEqual([]);
  expect(services.filter(({ slug }) => !(slug in pictures))).toEqual([]);
  expect(new Set(Object.values(serviceEmojis)).size).toBe(services.length);
  expect(listed.toSorted()).toEqual(slugsOfServices.toSorted());
  expect(Object.values(bookingGroups).flat().toSorted()).toEqual(slugsOfServices.toSorted());
  for (const slug of slugsOfServices) {
    expect([slug, new Set(relatedServices(slug)).size]).toEqual([slug, 3]);
    expect(relatedServices(slug)).not.toContain(slug);
  }
});

test('English labels of services are the stored values, and an unknown one is its own label', () => {
  expect(everyServiceEntry().map(serviceLabel)).toEqual(everyServiceEntry());
  expect(serviceLabel('constructor')).toBe('constructor');
  expect(serviceLabel('Home Cleaning - Carpets - Rugs')).toBe('Home Cleaning - Carpets - Rugs');
  expect(servicesInShort([])).toBe('Pickup');
  expect(servicesInShort(['Home Cleaning - Deep Cleaning'])).toBe('Home Cleaning - Deep Cleaning');
  expect(servicesInShort(['Furniture Removal', 'Old Appliances', 'Garage Cleanouts'])).toBe(
    'Furniture Removal and 2 more',
  );
});

/** In bytes. */
function sizeOf(files: string[]): number {
  return files.reduce((total, file) => total + statSync(file).size, 0);
}

test('every picture has files in each width and both formats, and those of the first step are small', () => {
  const files = Object.entries(pictures).flatMap(([name, { widths }]) =>
    widths.flatMap((width) => ['avif', 'webp'].map((ending) => `public/pictures/${name}-${width}.${ending}`)),
  );

  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(sizeOf(bookingGroups.pictured.map((slug) => `public/pictures/${slug}-320.avif`))).toBeLessThanOrEqual(30_000);
});

test('every picture of emails is there, in twice the width of the card, and small, and so is the logo', async () => {
  for (const file of new Set(Object.values(mailPictures).map((name) => `public/mail/${name}`))) {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1120, height: 490 });
    expect(sizeOf([file])).toBeLessThanOrEqual(45 * 1024);
  }
  expect(await sharp(`public/mail/${mark}`).metadata()).toMatchObject({ format: 'png', width: 84, height: 84 });
  expect(sizeOf([`public/mail/${mark}`])).toBeLessThanOrEqual(2.5 * 1024);
});

test('every load has a picture of the same size, and together they stay small', async () => {
  const files = globSync('public/pictures/load-*');

  expect(files.sort()).toEqual(loadSizes.map((size) => `public/pictures/load-${size}.avif`).sort());
  for (const file of files) expect(await sharp(file).metadata()).toMatchObject(loadPictures);
  expect(sizeOf(files)).toBeLessThanOrEqual(40 * 1024);
});
