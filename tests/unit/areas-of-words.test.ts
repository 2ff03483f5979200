import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { areasOf } from '@/app/start-up/spanish-areas';
import { paths } from '@/lib/paths';
import { aroundPages } from '@/lib/words';
import { type Export, readModule, usedIn, usesOfWords, wordsBehind } from '../support/use-of-words';

const ROUTES = 'src/app/routes.ts';
/** What stands around every page is loaded with the code that loads Spanish words. */
const LOADER = readFileSync('src/app/start-up/load-spanish.ts', 'utf8');
const loadedAtOnce = [...LOADER.matchAll(/^keepSpanish\('([^']+)'/gm)].map(([, area]) => area);

const uses = globSync('src/**/*.{ts,tsx}').flatMap((file) => (file === 'src/lib/words.ts' ? [] : usesOfWords(file)));

/** The module of an area's English words, as code imports it. */
function englishOf(area: string): string {
  // What the build says of reviews, see scripts/build/reviews-plugin.ts.
  if (/^reviews\/(home|figures|all)$/.test(area)) return `virtual:${area}`;
  return area.startsWith('words/') ? `@functions/words/en/${area.slice(6)}.ts` : `src/content/en/${area}.ts`;
}

test('components and hooks that say words are found', () => {
  expect(uses.length).toBeGreaterThan(15);
});

test.each(uses)('$place names the area whose English words it gives', ({ area, english }) => {
  expect(area, 'the area is a text').toBeDefined();
  expect(english).toBe(englishOf(area ?? ''));
});

/** The rows of the route table that are in Spanish: a path of the site, and what its page is made of. */
const spanishRows: { path: string; page: Export[] }[] = [];
ts.forEachChild(readModule(ROUTES).source, function visit(node) {
  const row = rowOf(node);
  if (row) spanishRows.push({ path: pathOf(row.path), page: usedIn(ROUTES, row.load) });
  ts.forEachChild(node, visit);
});

/** `pair(path, load)`, or `{ path, load, spanish: true }`. */
function rowOf(node: ts.Node): { path: ts.Node; load: ts.Node } | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'pair') {
    const [path, load] = node.arguments;
    return path && load && { path, load };
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const entries = new Map(
    node.properties.filter(ts.isPropertyAssignment).map((each) => [each.name.getText(), each.initializer]),
  );
  const [path, load, spanish] = ['path', 'load', 'spanish'].map((name) => entries.get(name));
  return path && load && spanish?.kind === ts.SyntaxKind.TrueKeyword ? { path, load } : undefined;
}

/** The path that an expression of the route table stands for; of a family of pages, that of any. */
function pathOf(expression: ts.Node): string {
  if (ts.isStringLiteral(expression)) return expression.text;
  const name = /^paths\.(\w+)/.exec(expression.getText())?.[1] as keyof typeof paths;
  const path = paths[name] as string | ((...parts: string[]) => string);
  return typeof path === 'string' ? path : path(':any', ':any');
}

/** The areas that a page says, for each the first place. */
function areasSaid(page: readonly Export[]): Map<string, string> {
  const said = new Map<string, string>();
  for (const { area, place } of wordsBehind(page).uses) if (area) said.set(area, said.get(area) ?? place);
  return said;
}

test('the pages that are in Spanish are found in the route table', () => {
  expect(spanishRows.map(({ path }) => path)).toEqual(
    expect.arrayContaining([paths.home, paths.service(':any'), paths.terms, paths.trackAny, paths.job(':any'), '*']),
  );
  expect(spanishRows.length).toBeGreaterThan(18);
});

test.each(spanishRows)('the Spanish words of $path are those that its page says, and no others', ({ path, page }) => {
  const said = areasSaid(page);
  const named = areasOf(path);

  const missing = [...said].filter(([area]) => !aroundPages.includes(area) && !named.some((each) => each === area));
  const tooMany = named.filter((area) => !said.has(area));
  expect(missing.map(([area, place]) => `${path} says ${area}, at ${place}`)).toEqual([]);
  expect(tooMany.map((area) => `${path} never says ${area}`)).toEqual([]);
  expect(named.length, `${path} names an area twice`).toBe(new Set(named).size);
});

test('what stands around pages says words that every visit loads', () => {
  const said = [...areasSaid([{ file: 'src/app/layout.tsx', name: '*' }])];

  expect(loadedAtOnce).toEqual(aroundPages);
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter(([area]) => !aroundPages.includes(area))).toEqual([]);
});

const parts = [...spanishRows, { path: 'around every page', page: [{ file: 'src/app/layout.tsx', name: '*' }] }];

/** What Spanish pages leave out: posts, which are in English alone, and where the Spanish pages are. */
const ENGLISH_ALONE = /^src\/components\/sections\/post-card\.tsx|^src\/pages\/not-found-page\.tsx:\d+ inSpanish$/;

test.each(parts)('nothing of $path takes English words without asking for the language', ({ page }) => {
  const english = wordsBehind(page).english.filter((place) => !ENGLISH_ALONE.test(place));

  expect(english).toEqual([]);
});
