import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The texts of a program, without its code and its comments: a text that has a value in it comes in parts. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  function visit(node: ts.Node) {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return texts.map((text) => text.replace(/\s+/g, ' '));
}

// "Partners may arrive within 2–4 hours" is another claim.
const AMOUNT = /\b(?:2|two)[ -]hours?\b/i;

test('the amount of the promise stands in no text: all take it from PROMISE_HOURS', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts']);

  const typed = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => AMOUNT.test(text))
      .map((text) => `${file}: ${text}`),
  );

  expect(files.length).toBeGreaterThan(300);
  expect(typed).toEqual([]);
});
