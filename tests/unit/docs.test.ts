import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '../../supabase/functions/send-notifications/kinds/index.ts';
import { words as texts } from '../../supabase/functions/send-notifications/texts/words/en.ts';

// What documents say about the code, by what can be looked up: files, commands, headings, links, variables.

const documents = globSync(['*.md', 'docs/**/*.md']);
const FOLDERS = ['.github/', 'docs/', 'public/', 'scripts/', 'src/', 'supabase/', 'tests/'];
/** Created on each machine. */
const MADE_LATER = 'supabase/.temp/';

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** What matches in these files, each with its file, or its first group if there is one. */
function foundIn(files: string[], pattern: RegExp): { file: string; found: string }[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([whole, group]) => ({ file, found: group ?? whole })),
  );
}

test('every file that a document names exists, and every test that proves something about security', () => {
  const text = documents.flatMap((file) =>
    [
      ...read(file)
        .replace(/```.*?```/gs, '')
        .matchAll(/`([^`\s]+)`/g),
    ].map(([, found = '']) => ({ file, found })),
  );
  const named = text.flatMap(({ file, found }) => {
    if (FOLDERS.some((folder) => found.startsWith(folder)) && !found.startsWith(MADE_LATER)) return { file, found };
    return /\.(test|spec)\.tsx?$/.test(found) ? { file, found: `tests/**/${found}` } : [];
  });

  expect(named.length).toBeGreaterThan(160);
  // `<slug>` stands for any name.
  expect(named.filter(({ found }) => globSync(found.replace(/<\w+>/g, '*')).length === 0)).toEqual([]);
});

test('every npm command that a document or the code names exists', () => {
  const files = [
    ...documents,
    ...globSync(['scripts/**/*.ts', 'supabase/**/*.ts', '.env.example', '.github/**/*.yml']),
  ];
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const named = foundIn(files, /npm run ([a-z][\w:-]*)/g);

  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ found }) => !(found in scripts))).toEqual([]);
});

test('the guide has the headings that doctor, functions and other documents refer operators to', () => {
  const headings = foundIn(['docs/operating.md'], /^#+ (?:\d+\. )?(.+)$/gm).map(({ found }) => found);
  const files = globSync(['scripts/**/*.ts', 'supabase/functions/**/*.ts', 'docs/security.md', '.env.example']);
  const places = files.flatMap((file) => [
    ...read(file)
      .replace(/\n#? ?/g, ' ')
      .matchAll(/`?docs\/operating\.md`?, ([A-Z][A-Za-z ]+?)(?=[,.:;'`]| says)/g),
  ]);

  expect(places.length).toBeGreaterThan(10);
  expect(places.filter(([, place = '']) => !headings.includes(place))).toEqual([]);
});

test('every link of a document leads to a file and to a heading in it', () => {
  const links = foundIn(documents, /\]\(([^)\s]+)\)/g).filter(({ found }) => !/^(?:https?|mailto):/.test(found));
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-');

  const dead = links.filter(({ file, found }) => {
    const [target, anchor] = found.split('#');
    const linked = target ? path.join(path.dirname(file), target) : file;
    if (!existsSync(linked)) return true;
    return anchor && !foundIn([linked], /^#+ (.+)$/gm).some((heading) => anchorOf(heading.found) === anchor);
  });

  expect(links.length).toBeGreaterThan(60);
  expect(dead).toEqual([]);
});

test('README and guide explain every variable of the functions, and .env.example also those of the build', () => {
  const files = [...globSync('supabase/functions/*/index.ts'), 'supabase/functions/_shared/server/environment.ts'];
  const ofFunctions = foundIn(files, /'([A-Z]+(?:_[A-Z]+)+)'/g).map(({ found }) => found);
  const ofBuild = foundIn(['src/vite-env.d.ts'], /readonly (VITE_\w+)/g).map(({ found }) => found);
  const missingIn = (file: string, names: string[]) =>
    names.filter((name) => !read(file).includes(name)).map((name) => `${name} in ${file}`);

  expect(ofFunctions).toEqual(expect.arrayContaining(['SENDER_KEY', 'MAIL_FROM', 'ALLOWED_ORIGINS']));
  expect(ofBuild).toEqual(expect.arrayContaining(['VITE_SUPABASE_URL', 'VITE_SITE_NAME']));
  expect([
    ...['README.md', 'docs/operating.md'].flatMap((file) => missingIn(file, [...ofFunctions, ...ofBuild])),
    ...['README.md', 'docs/operating.md'].flatMap((file) => missingIn(file, ['REVIEWS_FROM', 'BUILD_HOOK_URL'])),
    ...missingIn('.env.example', [...ofBuild, 'REVIEWS_FROM', 'BUILD_HOOK_URL']),
  ]).toEqual([]);
});

test('the sample texts for carriers are texts that we send', () => {
  const link = (page: 'track' | 'job') => `https://www.example.com/${page}/7K3M-9Q2X-4TBV-R8ND`;
  const { 'request-arrived': arrived, matched, 'pickup-reminder': reminder } = kinds.customer;

  expect(foundIn(['docs/operating.md'], /^ +(PoppyHaul: .+)$/gm).map(({ found }) => found)).toEqual([
    `${texts.text('PoppyHaul', arrived.words.en.text.promise('10:00 AM Mon'), link('track'))} ${texts.stop}`,
    texts.text('PoppyHaul', matched.words.en.text('(213) 555-0142'), link('track')),
    texts.text('PoppyHaul', reminder.words.en.text('tomorrow', '9:00-11:00 AM'), link('track')),
    texts.text('PoppyHaul', kinds.hauler['job-offered'].words.en.text('91101'), link('job')),
  ]);
});
