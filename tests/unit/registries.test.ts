import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadSizes } from '@functions/domain/load-sizes.ts';
import { serviceNames } from '@functions/domain/services.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { words as cards } from '@/content/en/services';
import { cities } from '@/content/facts/cities';
import { landingPages } from '@/content/facts/landing-pages';
import { loadPictures } from '@/content/facts/load-pictures';
import { pictures } from '@/content/facts/pictures';
import { popularServices } from '@/content/facts/popular-services';
import { posts } from '@/content/facts/posts';
import { serviceEmojis } from '@/content/facts/service-emojis';
import { services } from '@/content/facts/services';
import { pictures as mailPictures } from '../../supabase/functions/send-notifications/mails/pictures.ts';

const registries = [
  { folder: 'services', entries: services, files: import.meta.glob('../../src/content/en/services/*.ts') },
  {
    folder: 'services',
    language: 'es',
    entries: services,
    files: import.meta.glob('../../src/content/es/services/*.ts'),
  },
  { folder: 'cities', entries: cities, files: import.meta.glob('../../src/content/en/cities/*.ts') },
  {
    folder: 'landing-pages',
    entries: landingPages,
    files: import.meta.glob('../../src/content/en/landing-pages/*.ts'),
  },
  { folder: 'posts', entries: posts, files: import.meta.glob('../../src/content/en/posts/*.ts') },
];

describe.each(registries)('the registry of $folder', ({ folder, language = 'en', entries, files }) => {
  const slugs: string[] = entries.map(({ slug }) => slug);
  const written = Object.keys(files).map((file) => path.basename(file, '.ts'));

  test('has no duplicate slug', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('has a content file for each entry', () => {
    const missing = slugs.filter((slug) => !written.includes(slug));
    expect(missing.map((slug) => `src/content/${language}/${folder}/${slug}.ts is missing`)).toEqual([]);
  });

  test('has an entry for each content file', () => {
    const unlisted = written.filter((name) => !slugs.includes(name));
    expect(unlisted.map((name) => `src/content/facts/${folder}.ts has no entry ${name}`)).toEqual([]);
  });
});

test('the first services on city pages are linked by their titles', () => {
  for (const slug of Object.values(popularServices).flat()) {
    expect(slug).toBe(cards[slug].title.toLowerCase().replaceAll(' ', '-').replaceAll('&', 'and'));
  }
});

test('the services of the site match the stored services in order', () => {
  expect(services.map(({ storedName }) => storedName)).toEqual(serviceNames);
});

test('every service has its own emoji', () => {
  expect(new Set(services.map(({ slug }) => serviceEmojis[slug])).size).toBe(services.length);
});

test('every service has its own picture', () => {
  const missing = services.filter(({ slug }) => !(slug in pictures));
  expect(missing.map(({ slug }) => `src/content/facts/pictures.ts has no picture ${slug}`)).toEqual([]);
});

test('every service icon is in the icon sprite', () => {
  const sprite = readFileSync(path.resolve(import.meta.dirname, '../../src/components/service-icons.svg'), 'utf8');
  const missing = services.filter(({ icon }) => !sprite.includes(`<symbol id="${icon}"`));
  expect(missing.map(({ icon }) => `npm run icons would add ${icon}`)).toEqual([]);
});

test('every picture has files in each width and both formats', () => {
  const files = Object.entries(pictures).flatMap(([name, { widths }]) =>
    widths.flatMap((width) => ['avif', 'webp'].map((ending) => `public/pictures/${name}-${width}.${ending}`)),
  );
  expect(files.filter((file) => !existsSync(file)).map((file) => `${file} is missing`)).toEqual([]);
});

test('every picture of emails is there, in twice the width of the card, and small', async () => {
  const files = [...new Set(Object.values(mailPictures))].map((name) => `public/mail/${name}`);
  expect(files.filter((file) => !existsSync(file)).map((file) => `${file} is missing`)).toEqual([]);
  for (const file of files) {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1120, height: 490 });
    expect(statSync(file).size).toBeLessThanOrEqual(45 * 1024);
  }
});

test('every load has a picture of the same size, and together they stay small', async () => {
  const files = readdirSync('public/pictures').filter((file) => file.startsWith('load-'));
  expect(files.sort()).toEqual(loadSizes.map((size) => `load-${size}.avif`).sort());
  for (const file of files) expect(await sharp(`public/pictures/${file}`).metadata()).toMatchObject(loadPictures);
  const bytes = files.reduce((total, file) => total + statSync(`public/pictures/${file}`).size, 0);
  expect(bytes).toBeLessThanOrEqual(40 * 1024);
});
