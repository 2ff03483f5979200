import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPlaywright, runVitest } from '../../scripts/test/run-suites.ts';
import { allPassed, failedStep, type SuiteResult, summaryLines } from '../../scripts/test/suite-result.ts';

let directory: string;

beforeAll(() => {
  mkdirSync('test-results', { recursive: true });
  directory = mkdtempSync(path.resolve('test-results/runner-'));
});

afterAll(() => rmSync(directory, { recursive: true }));

/** Writes files into a new folder and returns it. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(directory, 'case-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

/** Runs the real Vitest on the given files. */
function vitestOn(files: Record<string, string>): Promise<SuiteResult> {
  const testDir = folderOf({
    'vitest.config.ts': `export default { test: { root: import.meta.dirname, include: ['*.test.ts'], pool: 'threads' } };`,
    ...files,
  });
  const environment = { VITEST: undefined, VITEST_MODE: undefined, VITEST_POOL_ID: undefined, TEST: undefined };
  return runVitest({
    testDirs: [testDir],
    config: path.join(testDir, 'vitest.config.ts'),
    report: path.join(testDir, 'report.json'),
    environment,
    isQuiet: true,
  });
}

/** Runs the real Playwright on the given files, without a browser. */
function playwrightOn(files: Record<string, string>, config = ''): Promise<SuiteResult> {
  const testDir = folderOf({
    'playwright.config.ts': `export default { testDir: '.', outputDir: 'output', ${config} };`,
    ...files,
  });
  return runPlaywright({
    testDirs: [testDir],
    config: path.join(testDir, 'playwright.config.ts'),
    report: path.join(testDir, 'report.json'),
    isQuiet: true,
  });
}

const inVitest = `import { beforeAll, afterAll, expect, test } from 'vitest';\n`;
const inPlaywright = `import { expect, test } from '@playwright/test';\n`;
const good = `test('a good one', () => { expect(1).toBe(1); });\n`;
const bad = `test('a bad one', () => { expect(1).toBe(2); });\n`;

const broken = {
  'fails a test': bad,
  'throws while it is loaded': `throw new Error('Not loaded');\n`,
  'has a forgotten .only': good.replace('test(', 'test.only('),
};

describe('a Vitest run', () => {
  test('counts passed and skipped tests', async () => {
    const skipped = good.replace('test(', 'test.skip(');

    const result = await vitestOn({ 'a.test.ts': inVitest + good + skipped, 'b.test.ts': inVitest + good });

    expect(result).toEqual({ passed: 2, failed: 0, skipped: 1, failures: [] });
  });

  test.each(
    Object.entries({
      ...broken,
      'throws before its tests': `beforeAll(() => { throw new Error('In a hook'); });\n${good}`,
      'throws after its tests': `afterAll(() => { throw new Error('In a hook'); });\n${good}`,
      'has no tests': '',
      'leaves an error behind': `${good}void Promise.reject(new Error('Unhandled'));\n`,
    }),
  )('fails when one of its files %s', async (_, content) => {
    const result = await vitestOn({ 'good.test.ts': inVitest + good, 'broken.test.ts': inVitest + content });

    expect(result.failed).toBe(1);
    expect(result.passed).toBeGreaterThanOrEqual(1);
  });

  test('fails when a file is not run', async () => {
    const result = await vitestOn({
      'good.test.ts': inVitest + good,
      'forgotten.test.tsx': inVitest + good,
    });

    expect(result).toMatchObject({ passed: 1, failed: 1 });
    expect(result.failures[0]).toContain('forgotten.test.tsx');
  });

  test('fails if only its exit code says so', async () => {
    const result = await vitestOn({
      'good.test.ts': `${inVitest}${good}`,
      'vitest.config.ts': `process.exitCode = 3;\nexport default { test: { root: import.meta.dirname } };`,
    });

    expect(result).toMatchObject({ passed: 1, failed: 1 });
  });

  test('fails if it ends without a report', async () => {
    const result = await vitestOn({ 'good.test.ts': inVitest + good, 'vitest.config.ts': 'process.exit(0);' });

    expect(result).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a Playwright run', () => {
  test('counts passed and skipped tests', async () => {
    const skipped = good.replace('test(', 'test.skip(').replace('good', 'skipped');

    const result = await playwrightOn({ 'a.spec.ts': inPlaywright + good + skipped });

    expect(result).toEqual({ passed: 1, failed: 0, skipped: 1, failures: [] });
  });

  test.each(
    Object.entries({
      ...broken,
      'throws before its tests': `test.beforeAll(() => { throw new Error('In a hook'); });\n${good}`,
      'has no tests': '',
      'passes a test that is expected to fail': good.replace('test(', 'test.fail('),
    }),
  )('fails when one of its files %s', async (_, content) => {
    const result = await playwrightOn({
      'good.spec.ts': inPlaywright + good,
      'broken.spec.ts': inPlaywright + content,
    });

    expect(result.failed).toBeGreaterThanOrEqual(1);
  });

  test('assigns tests declared by a helper to the file that calls it', async () => {
    const result = await playwrightOn({
      'helper.ts': `${inPlaywright}export function declare() { test.describe('a table', () => { ${good} }); }`,
      'a.spec.ts': `import { declare } from './helper';\ndeclare();`,
    });

    expect(result).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
  });

  test('fails when a project runs nothing', async () => {
    const result = await playwrightOn(
      { 'good.spec.ts': inPlaywright + good },
      `projects: [{ name: 'desktop' }, { name: 'phone', testMatch: /phone/ }]`,
    );

    expect(result).toMatchObject({ passed: 1, failed: 1 });
    expect(result.failures[0]).toContain('phone');
  });
});

describe('the whole run', () => {
  const fine: SuiteResult = { passed: 3000, failed: 0, skipped: 0, failures: [] };
  const faulty: SuiteResult = { passed: 399, failed: 1, skipped: 2, failures: ['start-up.spec.ts › a page\n1 passed'] };

  test.each<[string, SuiteResult[]]>([
    ['3000 passed, 0 failed', [fine]],
    ['3399 passed, 1 failed, 2 skipped', [fine, faulty]],
    ['3000 passed, 1 failed', [fine, failedStep('The byte budgets')]],
  ])('ends with the line "%s" after all failures', (line, results) => {
    const lines = summaryLines(results).split('\n');

    expect(lines.at(-1)).toBe(line);
    for (const { failures } of results) for (const failure of failures) expect(lines.join('\n')).toContain(failure);
  });

  test('succeeds only if nothing failed and every suite ran a test', () => {
    expect(allPassed([fine, fine])).toBe(true);
    expect(allPassed([fine, faulty])).toBe(false);
    expect(allPassed([fine, { ...fine, passed: 0 }])).toBe(false);
  });

  test('is the last check, so that its line is the last one', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

    expect(readFileSync('.ci/run', 'utf8').trim().split('\n').at(-1)).toBe('npm ci && npm run check');
    expect(scripts.check.split(' && ').at(-1)).toBe('npm test');
    expect(scripts.test).toBe('node scripts/test/index.ts');
  });
});
