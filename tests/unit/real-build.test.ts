import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samples } from '@/content/en/testimonials';

type Server = typeof import('../../src/app/entry-server.tsx');

mkdirSync('test-results', { recursive: true });
const directory = path.resolve(mkdtempSync('test-results/real-build-'));

/** Runs Vite's build for a project of Supabase's own: two or three seconds, more on a busy machine. */
function build(...args: string[]) {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_SUPABASE_URL: 'https://abcd.supabase.co',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    },
  });
}

beforeAll(() => {
  build('--outDir', path.join(directory, 'client'));
  build('--outDir', path.join(directory, 'server'), '--ssr', 'src/app/entry-server.tsx');
}, 120_000);

afterAll(() => rmSync(directory, { recursive: true }));

/** What stands on a demo alone. */
const texts = [
  'Samples: nobody has said these',
  'Trusted by thousands',
  ...samples.flatMap(({ quote, author }) => [quote, author]),
];

/** The files of the build that a visitor can fetch, as text. */
function publishedFiles(): string[] {
  return globSync('client/**/*.{js,css,html,json,webmanifest,txt,xml}', { cwd: directory });
}

test('no file of a build for a real project holds a sample', () => {
  const files = publishedFiles();

  const holding = files.filter((file) => {
    const text = readFileSync(path.join(directory, file), 'utf8');
    return texts.some((each) => text.includes(each));
  });

  expect(files.length).toBeGreaterThan(100);
  expect(holding).toEqual([]);
});

test('a build that was not told of texts does not say that its pages speak of them', async () => {
  const server: Server = await import(path.join(directory, 'server/entry-server.js'));

  const page = await server.render('/track');

  expect(page).toContain('name="format-detection"');
  expect(page).not.toContain('name="texts"');
});

test.each(['/', '/locations/california/los-angeles'])('a real project shows no samples on %s', async (address) => {
  const server: Server = await import(path.join(directory, 'server/entry-server.js'));

  const page = await server.render(address);

  expect(page).toContain('</h1>');
  expect(texts.filter((text) => page.includes(text))).toEqual([]);
});
