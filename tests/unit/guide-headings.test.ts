import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guide = readFileSync('docs/operating.md', 'utf8');
/** Without a step number. */
const headings = [...guide.matchAll(/^#+ (?:\d+\. )?(.+)$/gm)].map(([, heading = '']) => heading);

/** The headings that doctor, functions and other documents refer operators to. */
const places = [...globSync(['scripts/**/*.ts', 'supabase/functions/**/*.ts', 'docs/security.md', '.env.example'])]
  .map((file) => readFileSync(file, 'utf8').replace(/\n#? ?/g, ' '))
  .flatMap((text) => [...text.matchAll(/`?docs\/operating\.md`?, ([A-Z][A-Za-z ]+?)(?=[,.:;'`]| says)/g)])
  .map(([, place = '']) => place);

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

test('the code refers operators to the guide', () => {
  expect(new Set(places).size).toBeGreaterThan(5);
});

test.each([...new Set(places)])('the guide has the heading "%s" that the code refers to', (place) => {
  expect(headings).toContain(place);
});

test('each link within the guide leads to a heading', () => {
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);

  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});
